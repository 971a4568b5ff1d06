import Foundation

extension String {
    public var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

    public func matches(_ query: String) -> Bool {
        query.trimmed.isEmpty || lowercased().contains(query.trimmed.lowercased())
    }
}

extension Optional where Wrapped == String {
    public var orEmpty: String { self ?? "" }
}

extension Optional where Wrapped: Collection {
    public var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}

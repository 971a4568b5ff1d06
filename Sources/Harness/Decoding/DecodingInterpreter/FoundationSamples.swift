package import DecodingPrograms
internal import Foundation

/// Values as Foundation's own encoder writes them.
package final class FoundationSamples {
    /// The text in the place of a value of which it is not known how it is written.
    package static let unknown = "\u{E000} not known"

    /// Returns the text in the place of a value that only its own type decodes.
    package static func text(ofOpaque type: DecodedType) -> String { UnknownValue.text(ofOpaque: type.name, mark: unknown) }

    private let values: Values
    private let encoder = JSONEncoder()
    private let hasDates: Bool
    private let hasData: Bool
    private var keys: [String: String] = [:]

    /// - Parameters:
    ///   - settings: The settings of a decoder that reads what the encoder writes.
    ///   - values: The values of types that do not restrict them.
    package init(settings: DecoderSettings, values: Values) {
        self.values = values
        if settings.keys == .convertFromSnakeCase { encoder.keyEncodingStrategy = .convertToSnakeCase }
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        switch settings.dates {
        case .deferredToDate: hasDates = true
        case .iso8601: (hasDates, encoder.dateEncodingStrategy) = (true, .iso8601)
        case .secondsSince1970: (hasDates, encoder.dateEncodingStrategy) = (true, .secondsSince1970)
        case .millisecondsSince1970: (hasDates, encoder.dateEncodingStrategy) = (true, .millisecondsSince1970)
        case .formatted(let format), .formattedInLocalZone(let format):
            (hasDates, encoder.dateEncodingStrategy) = (true, .formatted(DateTextFormat.dateFormatter(format)))
        case .custom, .unread: hasDates = false
        }
        switch settings.data {
        case .base64: hasData = true
        case .deferredToData: (hasData, encoder.dataEncodingStrategy) = (true, .deferredToData)
        case .unread: hasData = false
        }
    }

    /// Returns a value of a type as JSON; nil if it is not known how the encoder writes it.
    package func json(of leaf: Leaf) -> String? {
        switch leaf {
        case .bool: "\(values.bool)"
        case .string: encoded(values.text)
        case .integer(let width): "\(Self.held(values.integer, by: width))"
        case .double, .float, .decimal: encoded(values.double)
        case .date: hasDates ? encoded(Date(timeIntervalSinceReferenceDate: 800_000_000.25)) : nil
        case .data: hasData ? encoded(Data([1, 2, 3])) : nil
        case .url: URL(string: "https://example.com/a").flatMap { encoded($0) }
        case .uuid: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F").flatMap { encoded($0) }
        case .foundation("DateInterval") where !hasDates: nil
        case .foundation(let name): Self.others[name].flatMap { encoded($0) }
        }
    }

    /// Returns a number, or the bound of a type that does not hold it.
    private static func held(_ number: Int, by width: IntegerWidth) -> Int { min(max(number, width.bounds[0]), width.bounds[1]) }

    /// The values of other types of Foundation, by their names.
    private static var others: [String: any Encodable] {
        let all: [String: (any Encodable)?] = [
            "CGFloat": CGFloat(1.5), "CGPoint": CGPoint(x: 1.5, y: 2.5), "CGSize": CGSize(width: 1.5, height: 2.5),
            "CGRect": CGRect(x: 1.5, y: 2.5, width: 3.5, height: 4.5), "Calendar": Calendar(identifier: .gregorian),
            "DateComponents": DateComponents(year: 2026, month: 11, day: 25),
            "DateInterval": DateInterval(start: Date(timeIntervalSinceReferenceDate: 800_000_000), duration: 60),
            "IndexPath": IndexPath(indexes: [0, 1]), "IndexSet": IndexSet([1, 2]), "Locale": Locale(identifier: "en_US"),
            "TimeZone": TimeZone(secondsFromGMT: 0),
        ]
        return all.compactMapValues { $0 }
    }

    /// Returns a key as the encoder writes it; nil if that is not known.
    package func key(_ key: String) -> String? {
        guard case .convertToSnakeCase = encoder.keyEncodingStrategy else { return key }
        if let known = keys[key] { return known }
        let text = encoded(OneKey(key: AnyKey(stringValue: key)))
        // `{"key":1}`
        let found = text.flatMap { try? JSONDecoder().decode([String: Int].self, from: Data($0.utf8)) }?.keys.first
        keys[key] = found
        return found
    }

    private func encoded(_ value: some Encodable) -> String? {
        (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private struct OneKey: Encodable {
        let key: AnyKey

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: AnyKey.self)
            try container.encode(1, forKey: key)
        }
    }
}

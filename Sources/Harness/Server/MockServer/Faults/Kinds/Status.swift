internal import HTTPMessages

extension Fault {
    /// Answers with another status, without a body.
    /// - Parameters:
    ///   - status: The status code.
    ///   - retryAfter: The seconds of a `Retry-After` field; nil for no such field.
    public static func status(_ status: Int, retryAfter: Int? = nil) -> Fault {
        let headers: HeaderFields = retryAfter.map { ["Retry-After": "\($0)"] } ?? [:]
        return Fault("status=\(status)" + (retryAfter.map { "/\($0)" } ?? "")) { plan in
            plan.replace(with: MockResponse(status: status, headers: headers))
        }
    }
}

extension FaultKind {
    static let status = FaultKind(".status(_:retryAfter:)", "status=CODE or status=CODE/SECONDS") { text in
        let values = text.values(after: "status", 1) ?? text.values(after: "status", 2) ?? []
        guard let status = values.first.flatMap(FaultText.number), (200...599).contains(status) else { return nil }
        guard values.count == 2 else { return .status(status) }
        return FaultText.number(values[1]).map { .status(status, retryAfter: $0) }
    }
}

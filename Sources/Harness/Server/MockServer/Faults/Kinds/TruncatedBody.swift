extension Fault {
    /// Closes the connection after the beginning of the body, although more bytes were announced.
    public static func truncatedBody(after count: Int) -> Fault {
        Fault("truncate=\(count)") { $0.send(.body(prefix: max(count, 0)), then: .close) }
    }
}

extension FaultKind {
    static let truncatedBody = FaultKind(".truncatedBody(after:)", "truncate=BYTES") { text in
        text.number(after: "truncate").map { .truncatedBody(after: $0) }
    }
}

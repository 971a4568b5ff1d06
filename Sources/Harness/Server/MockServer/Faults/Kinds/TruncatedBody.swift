extension Fault {
    /// The connection is closed after so many bytes of the body, though more were announced.
    public static func truncatedBody(after count: Int) -> Fault {
        Fault("truncate=\(count)") { $0.send(.body(prefix: max(count, 0)), then: .close) }
    }
}

extension FaultKind {
    static let truncatedBody = FaultKind(".truncatedBody(after:)", "truncate=BYTES") { text in
        text.number(after: "truncate").map { .truncatedBody(after: $0) }
    }
}

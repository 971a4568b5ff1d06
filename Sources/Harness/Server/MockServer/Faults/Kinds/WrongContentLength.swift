extension Fault {
    /// So many bytes are announced, and the whole body is sent; then the connection is closed.
    public static func wrongContentLength(_ length: Int) -> Fault {
        Fault("content-length=\(length)") { $0.send(.whole, announcing: length, then: .endOfAnswer) }
    }
}

extension FaultKind {
    static let wrongContentLength = FaultKind(".wrongContentLength(_:)", "content-length=BYTES") { text in
        text.number(after: "content-length").map { .wrongContentLength($0) }
    }
}

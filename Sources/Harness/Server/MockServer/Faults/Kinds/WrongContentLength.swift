extension Fault {
    /// Announces a wrong number of bytes, sends the whole body, and closes the connection.
    public static func wrongContentLength(_ length: Int) -> Fault {
        Fault("content-length=\(length)") { $0.send(.whole, announcing: length, then: .endOfAnswer) }
    }
}

extension FaultKind {
    static let wrongContentLength = FaultKind(".wrongContentLength(_:)", "content-length=BYTES") { text in
        text.number(after: "content-length").map { .wrongContentLength($0) }
    }
}

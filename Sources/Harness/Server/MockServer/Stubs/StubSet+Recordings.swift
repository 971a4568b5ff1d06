extension StubSet {
    /// Adds the recordings and contracts of served content.
    mutating func add(_ served: ServedContent.Stubs) {
        // Of equal stubs the newest answers, so that the first recording is added last.
        for (pattern, item) in served.recordings.reversed() {
            add(pattern, item.responses.map { Stub.Step(.fixed(PreparedResponse($0)), []) }, host: item.host, origin: .recording(item.name))
        }
        contracts += served.allowed
        hide(secretNames: served.secretNames)
    }
}

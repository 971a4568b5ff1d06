extension StubSet {
    /// Adds recordings and contracts that have been read.
    mutating func add(_ served: ServedContent.Stubs) {
        // The newest stub answers.
        for (pattern, item) in served.recordings.reversed() {
            add(pattern, item.responses.map { Stub.Step(.fixed(PreparedResponse($0)), []) }, origin: .stock(recording: item.name))
        }
        contracts += served.allowed
        hide(secretNames: served.secretNames)
    }
}

/// How a test prints a server: with a placeholder for each secret that it received, and without what it keeps to itself.
extension MockServer: CustomStringConvertible, CustomReflectable {
    /// Where it listens: `mock server at http://127.0.0.1:40213`.
    public var description: String { "mock server at \(baseURL)" }

    /// The address, and what was received, a line each.
    public var customMirror: Mirror {
        Mirror(self, children: ["baseURL": baseURL, "stubCount": stubCount, "journal": journalLines], displayStyle: .class)
    }
}

internal import Foundation

/// The text of a server in a test's output, with a placeholder for each received secret and without internal state.
extension MockServer: CustomStringConvertible, CustomReflectable {
    /// The address: `mock server at http://127.0.0.1:40213`.
    public var description: String { "mock server at \(baseURL)" }

    /// The address, the number of stubs, and the journal.
    public var customMirror: Mirror {
        Mirror(
            self, children: ["baseURL": baseURL.absoluteString, "stubCount": stubCount, "journal": journal.map(\.description)],
            displayStyle: .class)
    }
}

/// A text that must not be seen: whatever prints it, or what it is in, prints three dots.
package struct Secret: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The text itself.
    package let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Three dots.
    package var description: String { "..." }
    /// Three dots.
    package var debugDescription: String { "..." }
    /// Nothing to look into.
    package var customMirror: Mirror { Mirror(self, children: []) }
}

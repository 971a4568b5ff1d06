/// A secret text.
///
/// Printing it, or a value that contains it, prints three dots.
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
    /// A mirror without children, so that printing reveals nothing.
    package var customMirror: Mirror { Mirror(self, children: []) }
}

/// A folder or file of the sources that cannot be read, and the reason.
package struct UnreadableSource: Error {
    /// The path, relative to the root.
    package let path: String
    package let reason: String

    package init(path: String, reason: String) {
        (self.path, self.reason) = (path, reason)
    }
}

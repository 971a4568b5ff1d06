/// A link to a folder whose files are listed under another name.
package struct LinkedFolder: Hashable, Sendable {
    /// The path of the link, relative to the root.
    let link: String
    /// The path of the folder, relative to the root.
    let folder: String

    /// Returns nil if the folder contains the link, and so itself.
    ///
    /// - Parameter folder: The path of the folder; `.` for the root.
    package init?(_ link: String, to folder: String) {
        guard folder != ".", !RelativePath.isAt(link.utf8, folder) else { return nil }
        (self.link, self.folder) = (link, folder)
    }

    /// Returns the path through the link of a file in the folder.
    func path(of file: String) -> String { link + file.dropFirst(folder.count) }
}

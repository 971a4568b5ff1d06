package import VerificationModel

/// Writes files so that a kill at any moment leaves the old one or the new one, never a part.
///
/// The new content goes to a file beside the old one, is synced, and is renamed over it; then the folder is synced.
package struct FileReplacement: ~Copyable {
    /// The file that will be replaced, links followed.
    package let path: String
    private let besidePath: String
    private let file: OpenFile
    private var isCommitted = false

    /// Begins the new content of a file, which need not exist yet.
    ///
    /// Its folder must.
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - isPrivate: Whether only its owner may read and write the file. Otherwise it is as any other program would make it.
    /// - Throws: ``FileError`` where the folder is missing or not writable, or the path names a folder.
    package init(of path: String, isPrivate: Bool = false) throws(FileError) {
        let target = try Self.target(of: path)
        let (realFolder, realName) = Self.split(target)
        let beside = try createUniqueFile("\(realFolder)/.\(realName)\(Self.mark)", permissions: isPrivate ? 0o600 : 0o666)
        self.path = target
        self.besidePath = beside.path
        self.file = OpenFile(descriptor: beside.descriptor)
    }

    deinit {
        if !isCommitted { removeFile(besidePath) }
    }

    /// The file that holds the new content until ``commit()``; a caller may read it before.
    package var temporaryPath: String { besidePath }

    /// Where a writer of another language puts the new content.
    ///
    /// It stays open until ``commit()`` and is not the writer's to close.
    package var descriptor: Int32 { file.descriptor }

    /// Adds bytes to the new content.
    package mutating func write(_ bytes: [UInt8]) throws(FileError) {
        try file.write(bytes)
    }

    /// Puts the new content in the place of the old.
    ///
    /// Without it everything written is dropped.
    package mutating func commit() throws(FileError) {
        try file.synchronize()
        try renameFile(besidePath, to: path)
        isCommitted = true
        try OpenFile(reading: Self.split(path).folder).synchronize()
    }

    /// Replaces a file's content in one call.
    ///
    /// A device or a pipe, which has none, is written to.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        if PathLookup.exists(path), !PathLookup.isLinkToNothing(path), try FileKind(of: path, followingLinks: true) == .other {
            try RepositoryBoundary.check(path)
            return try OpenFile(writing: path).write(bytes)
        }
        var replacement = try FileReplacement(of: path)
        try replacement.write(bytes)
        try replacement.commit()
    }

    /// The prefix of a temporary name, before the six characters that make it unique.
    private static let mark = ".plumbline-"

    /// Returns the temporary files that a killed program left behind when it wrote these files.
    /// - Throws: ``FileError`` where the folder cannot be read.
    package static func leftovers(of names: Set<String>, in folder: String, _ known: inout FolderNames) throws(FileError) -> [String] {
        try known.hidden(in: folder).filter { entry in
            let stem = entry.dropLast(6)
            return stem.hasSuffix(mark) && names.contains(String(stem.dropFirst().dropLast(mark.count)))
        }
    }

    /// Takes away what writing these files left behind where it was killed.
    ///
    /// Only the program that writes the files may remove them: it would also remove files that another program is writing.
    /// - Throws: ``FileError`` where the folder cannot be read.
    package static func removeLeftovers(of names: Set<String>, in folder: String, _ known: inout FolderNames) throws(FileError) {
        for entry in try leftovers(of: names, in: folder, &known) {
            removeFile("\(folder)/\(entry)")
            known.remove("\(folder)/\(entry)")
        }
    }

    /// Where the content goes, links followed.
    private static func target(of path: String) throws(FileError) -> String {
        try RepositoryBoundary.check(path)
        guard PathLookup.exists(path) else {
            let (folder, name) = split(path)
            guard PathLookup.exists(folder) else { throw .noFolder }
            return "\(try realPath(folder))/\(name)"
        }
        guard !PathLookup.isLinkToNothing(path) else { throw .system("it is a link to a missing file") }
        // Devices and pipes cannot be replaced.
        guard try FileKind(of: path, followingLinks: true) == .file else { throw .notAFile }
        return try realPath(path)
    }

    static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path) }
        let folder = slash == path.startIndex ? "/" : String(path[..<slash])
        return (folder, String(path[path.index(after: slash)...]))
    }
}

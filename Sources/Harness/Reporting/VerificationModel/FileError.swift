/// Why a file could not be read, listed or written.
public enum FileError: Error, Hashable, Sendable {
    /// Nothing has this name.
    case missing
    /// It is a folder, a socket or a device.
    case notAFile
    /// It is not a folder.
    case notAFolder
    /// The folder that it should be in does not exist.
    case noFolder
    /// It is larger than the reader accepts.
    case tooLarge(limit: Int)
    /// The name is absolute, climbs out with `..`, or leads out through a link.
    case leavesFolder
    /// Another file is there, whose name differs only in case or in Unicode's form.
    case alike(String)
    /// The system refused, with its own words.
    case system(String)
}

extension FileError: CustomStringConvertible {
    /// The problem as the end of a sentence that begins with the file's name.
    public var description: String {
        switch self {
        case .missing: "does not exist"
        case .notAFile: "is not a regular file"
        case .notAFolder: "is not a folder"
        case .noFolder: "would be in a folder that does not exist"
        case .tooLarge(let limit): "is larger than \(limit) bytes"
        case .leavesFolder: "leads out of its folder"
        case .alike(let name): "differs only in case or in Unicode form from \(name), which is there already"
        case .system(let reason): "cannot be used: \(reason)"
        }
    }
}

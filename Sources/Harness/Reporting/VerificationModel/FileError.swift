/// Why a file could not be read, listed or written.
public struct FileError: Error, Hashable, Sendable {
    /// The kinds of errors.
    ///
    /// Code outside the package cannot switch over the kinds, so that a new one breaks no code.
    package enum Kind: Hashable, Sendable {
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
        /// A link leads out of the repository, or out of the working folder: the folder.
        case leavesRepository(String)
        /// Another file is there, whose name differs only in case or in Unicode's form.
        case alike(String)
        /// The folder in which something would be written is on a read-only file system.
        case readOnly(folder: String)
        /// The system refused, with its own words.
        case system(String)
    }

    package let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    package static let missing = Self(.missing)
    package static let notAFile = Self(.notAFile)
    package static let notAFolder = Self(.notAFolder)
    package static let noFolder = Self(.noFolder)
    package static func tooLarge(limit: Int) -> Self { Self(.tooLarge(limit: limit)) }
    package static let leavesFolder = Self(.leavesFolder)
    package static func leavesRepository(_ folder: String) -> Self { Self(.leavesRepository(folder)) }
    package static func alike(_ name: String) -> Self { Self(.alike(name)) }
    package static func readOnly(folder: String) -> Self { Self(.readOnly(folder: folder)) }
    package static func system(_ reason: String) -> Self { Self(.system(reason)) }
}

extension FileError {
    /// The largest accepted size in bytes, if the file is larger.
    package var limit: Int? { if case .tooLarge(let limit) = kind { limit } else { nil } }
}

extension FileError: CustomStringConvertible {
    /// The problem as the end of a sentence that begins with the file's name.
    public var description: String {
        switch kind {
        case .missing: "does not exist"
        case .notAFile: "is not a regular file"
        case .notAFolder: "is not a folder"
        case .noFolder: "would be in a folder that does not exist"
        case .tooLarge(let limit): "is larger than \(limit) bytes"
        case .leavesFolder: "leads out of its folder"
        case .leavesRepository(let folder): "is behind a link that leads out of \(folder)"
        case .alike(let name): "differs only in case or in Unicode form from \(name), which is there already"
        case .readOnly(let folder): "cannot be written: the folder \(folder) is on a read-only file system"
        case .system(let reason): "cannot be used: \(reason)"
        }
    }
}

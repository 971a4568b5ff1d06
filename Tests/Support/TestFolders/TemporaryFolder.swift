internal import Foundation

/// A folder of one test's own, removed with it.
public final class TemporaryFolder: Sendable {
    /// The folder's path, with no links in it.
    public let path: String

    /// Creates an empty folder.
    public init() throws {
        let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        path = "\(parent)/plumbline-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            print("the temporary folder \(path) is left behind: \(error)")
        }
    }

    /// Writes a file, and the folders that it needs.
    public func write(_ name: String, _ text: String) throws {
        try write(name, Array(text.utf8))
    }

    /// Writes a file, and the folders that it needs.
    public func write(_ name: String, _ bytes: [UInt8]) throws {
        let file = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// Makes a link.
    public func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }

    /// Copies a file or folder of the package into this one, and makes the folders that it needs.
    public func copy(_ source: String, to name: String) throws {
        let target = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: source, toPath: target.path)
    }

    /// Removes a file or folder.
    public func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }

    /// A file's text.
    public func text(_ name: String) throws -> String {
        try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    }

    /// The paths of all files below a folder of this one, relative to it and sorted; none where it is absent.
    public func files(below name: String) -> [String] {
        let root = "\(path)/\(name)"
        var isFolder: ObjCBool = false
        return (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []).sorted().filter {
            FileManager.default.fileExists(atPath: "\(root)/\($0)", isDirectory: &isFolder) && !isFolder.boolValue
        }
    }

    /// A file's bytes.
    public func bytes(_ name: String) throws -> [UInt8] {
        try Array(Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
    }

    /// The names in the folder, hidden ones too, sorted.
    public func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }
}

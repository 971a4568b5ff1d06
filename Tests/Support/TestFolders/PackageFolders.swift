internal import Foundation

/// Folders that tests read.
public enum PackageFolders {
    /// This package's own.
    public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().standardizedFileURL.path

    /// Returns the text of a file of this package, such as a page of its documentation.
    /// - Parameter path: The path from ``root``.
    public static func text(_ path: String) throws -> String { try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) }

    /// Outside test suites and answers of real APIs, where they lie beside the package.
    ///
    /// They do not belong to it. Tests that need them are skipped without them, with the reason.
    public static let shared = URL(fileURLWithPath: root).deletingLastPathComponent().path + "/shared"

    /// Whether a folder or file below ``shared`` is there.
    public static func hasShared(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(shared)/\(name)")
    }
}

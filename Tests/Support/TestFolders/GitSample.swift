import Foundation

/// A git repository that a test makes in a folder, without the settings of the user.
package struct GitSample {
    private let folder: TemporaryFolder
    private let path: String

    /// Creates an empty repository.
    /// - Parameter name: The name of its folder in the folder; nil for the folder itself.
    package init(in folder: TemporaryFolder, below name: String? = nil) throws {
        self.folder = folder
        path = name.map { "\(folder.path)/\($0)" } ?? folder.path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try run("init", "--quiet", "--initial-branch", "main")
    }

    /// Commits all files of the folder, and tags the commit.
    package func commit(_ tag: String) throws {
        try run("add", "--all")
        try run("commit", "--quiet", "--message", tag)
        try run("tag", tag)
    }

    /// Runs git in the folder.
    /// - Throws: If git fails.
    package func run(_ arguments: String...) throws { _ = try output(arguments, input: "") }

    /// Runs git in the folder, and returns what it prints, without the line feed at the end.
    /// - Throws: If git fails.
    package func output(of arguments: String..., input: String = "") throws -> String { try output(arguments, input: input) }

    private func output(_ arguments: [String], input: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"]
        process.arguments = ["git", "-C", path] + identity + arguments
        process.environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null",
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z", "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
        ]
        let (standardInput, output) = (Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw GitFailure(arguments: arguments) }
        return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
}

/// A run of git that failed.
struct GitFailure: Error {
    let arguments: [String]
}

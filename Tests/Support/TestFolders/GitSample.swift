import Foundation

/// A git repository that a test makes in a folder, without the settings of the user.
package struct GitSample {
    private let folder: TemporaryFolder

    /// Creates an empty repository.
    package init(in folder: TemporaryFolder) throws {
        self.folder = folder
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
    package func run(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"]
        process.arguments = ["git", "-C", folder.path] + identity + arguments
        process.environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null",
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z", "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw GitFailure(arguments: arguments) }
    }
}

/// A run of git that failed.
struct GitFailure: Error {
    let arguments: [String]
}

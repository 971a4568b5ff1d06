import Foundation
import TestFolders
import Testing

/// The built `verify`, started as a user starts it.
enum BuiltProgram {
    struct Run {
        let status: Int32
        let output: String
        let errors: String
    }

    /// Beside the test's own bundle, in the folder of the build.
    private static let path: String = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            let folder = bundle?.bundleURL.deletingLastPathComponent().path ?? ""
        #else
            let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
        #endif
        return "\(folder)/verify"
    }()

    /// Runs it to its end.
    /// - Parameters:
    ///   - arguments: The command line.
    ///   - folder: The current folder; output passes through files in it.
    ///   - environment: Added to a clean one, in which the time stands still.
    static func run(_ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]) throws -> Run {
        let streams = try TemporaryFolder()
        for name in ["output", "errors"] { try streams.write(name, "") }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.environment = ["SOURCE_DATE_EPOCH": "1763717400", "PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(streams.path)/output"))
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(streams.path)/errors"))
        try process.run()
        process.waitUntilExit()
        return Run(status: process.terminationStatus, output: try streams.text("output"), errors: try streams.text("errors"))
    }
}

/// A copy of this package's own contracts, recordings and sources, to break in one place.
struct PackageCopy {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["Contracts", "Fixtures", "Sources", "Package.swift"] { try folder.copy("\(PackageFolders.root)/\(name)", to: name) }
    }

    /// Replaces a text that must be there.
    func replace(_ old: String, with new: String, in file: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let text = try folder.text(file)
        #expect(text.contains(old), "\(file) has changed", sourceLocation: sourceLocation)
        try folder.write(file, text.replacing(old, with: new))
    }

    func verify(_ more: String..., environment: [String: String] = [:]) throws -> BuiltProgram.Run {
        try BuiltProgram.run(["--contracts", "Contracts/"] + more, in: folder, environment: environment)
    }
}

import Foundation
import Subprocess
import TestFolders
import Testing

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// The package that README.md describes, in a fresh folder, with no other text than that of its blocks.
struct NewcomerPackage {
    let folder: TemporaryFolder
    /// README.md.
    let page: String

    /// Creates a folder with each file of README's blocks.
    init() throws {
        folder = try TemporaryFolder()
        page = try PackageFolders.text("README.md")
        for file in Self.files(of: page) { try folder.write(file.path, file.text) }
    }

    /// Returns the files of a page: a line such as `// App/Film.swift` begins each of them, and the manifest begins with its version.
    static func files(of page: String) -> [(path: String, text: String)] {
        var files: [(path: String, text: String)] = []
        for block in page.matches(of: /```(?:swift|yaml|http)\n([^`]*)```/) {
            for line in block.1.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
                if line.hasPrefix("// swift-tools-version") {
                    files.append(("Package.swift", ""))
                } else if let path = line.wholeMatch(of: /(?:\/\/|#) (\S+\/\S+\.\w+)/)?.1 {
                    files.append((String(path), ""))
                    continue
                }
                if !files.isEmpty { files[files.count - 1].text += "\(line)\n" }
            }
        }
        return files
    }

    /// Replaces a text, which the file must contain.
    func replace(_ old: String, with new: String, in file: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let text = try folder.text(file)
        #expect(text.contains(old), "\(file) has changed", sourceLocation: sourceLocation)
        try folder.write(file, text.replacing(old, with: new))
    }

    /// The names of the Swift files below a folder, from the root of the file system, as the package manager passes them.
    private func sources(_ name: String) -> [String] {
        folder.files(below: name).filter { $0.hasSuffix(".swift") }.map { "\(folder.path)/\(name)/\($0)" }
    }

    // MARK: A build with the modules of this build

    /// Compiles the app, for programs that are linked with the object files of this build.
    ///
    /// This takes seconds. The package manager would build every dependency again.
    func buildApp() async throws {
        try folder.write("build/objects", try Self.objects().joined(separator: "\n") + "\n")
        let module = ["-module-name", "App", "-emit-module", "-emit-module-path", "\(folder.path)/build/App.swiftmodule"]
        try await compile(["-parse-as-library", "-wmo", "-c"] + module + sources("App") + ["-o", "\(folder.path)/build/App.o"])
    }

    /// Links `verify`.
    ///
    /// The module has another name than in the package, because the object files of this build contain a module `verify`.
    func buildVerify() async throws { try await link("verify", module: "own_verify", sources("Sources/verify")) }

    /// Links the tests as a program that runs them all.
    func buildTests() async throws {
        try folder.write("build/tests/main.swift", "import Testing\n\nawait Testing.__swiftPMEntryPoint() as Never\n")
        try await link("AppTests", module: "AppTests", sources("Tests/AppTests") + ["\(folder.path)/build/tests/main.swift"])
    }

    private func link(_ program: String, module: String, _ sources: [String]) async throws {
        let libraries = ["xml2", "z", "sqlite3", Self.cxxLibrary].map { "-l\($0)" }
        try await compile(
            ["-module-name", module, "-I", "\(folder.path)/build"] + sources
                + ["\(folder.path)/build/App.o", "@\(folder.path)/build/objects", "-o", "\(folder.path)/build/\(program)"] + libraries)
    }

    private func compile(_ arguments: [String]) async throws {
        // The object files of a build with the thread sanitizer need its runtime.
        let sanitizer = ProcessInfo.processInfo.environment["TSAN_OPTIONS"] == nil ? [] : ["-sanitize=thread"]
        let common = ["-swift-version", "6", "-Onone", "-I", "\(BuiltProgram.folder)/Modules"] + sanitizer
        let run = try await BuiltProgram.runTool(.name("swiftc"), common + (try BuiltProgram.moduleMaps()) + arguments, in: folder)
        try #require(run.status == 0, "\(run.errors)\(run.output)")
    }

    /// The object files of all modules but those of the tests.
    private static func objects() throws -> [String] {
        let list = "\(BuiltProgram.folder)/plumblinePackageTests.product/Objects.LinkFileList"
        let objects = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").map(String.init)
        return objects.filter { $0.firstMatch(of: /\/plumblinePackage\w*\.build\/|Tests\.build\/|Tests\.derived\//) == nil }
    }

    #if canImport(Darwin)
        private static let cxxLibrary = "c++"
    #else
        private static let cxxLibrary = "stdc++"
    #endif

    // MARK: Runs

    /// Runs the built `verify`.
    func verify(_ arguments: String...) async throws -> BuiltProgram.Run {
        try await BuiltProgram.runTool(
            .path(FilePath("\(folder.path)/build/verify")), arguments, in: folder)
    }

    /// Runs the built tests, and returns the lines of their issues without colours.
    func test() async throws -> BuiltProgram.Run {
        let program = Executable.path(FilePath("\(folder.path)/build/AppTests"))
        return try await BuiltProgram.runTool(program, ["--testing-library", "swift-testing"], in: folder)
    }
}

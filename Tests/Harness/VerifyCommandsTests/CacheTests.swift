import Foundation
import TestFolders
import Testing
import VerifyRunning

/// Checks what commands keep from one run to the next.
@Suite("The cache of commands")
struct CacheTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "Contracts/layers.yml",
            "sources: [App]\nlayers:\n  Domain: { paths: [App/Domain/**] }\n  Data: { paths: [App/Data/**], uses: [Domain] }\n")
        try folder.write("App/Domain/Film.swift", "struct Film {\n    let store: FilmStore? = nil\n}\n")
        try folder.write("App/Data/FilmStore.swift", "final class FilmStore {\n    let films: [Film] = []\n}\n")
    }

    private func run(_ arguments: String..., cache: String? = "Cache", home: String? = nil) async -> VerifyRun {
        var environment: [String: String] = [:]
        environment["PLUMBLINE_CACHE"] = cache.map { "\(folder.path)/\($0)" }
        environment["HOME"] = home
        return await VerifyRun.run(arguments, in: folder, environment: environment)
    }

    private func files(in cache: String = "Cache") -> [String] {
        (FileManager.default.subpaths(atPath: "\(folder.path)/\(cache)") ?? []).filter { $0.hasSuffix(".graph") }.sorted()
    }

    @Test(arguments: [
        ["--contracts", "@/Contracts/", "--only", "layers", "--reports", "@/Reports", "--quiet"],
        ["graph", "--root", "@/", "--explain"], ["where", "Film", "--root", "@/"],
        ["why", "App/Domain/Film.swift", "App/Data/FilmStore.swift", "--root", "@/"],
        ["baseline", "--contracts", "@/Contracts/", "--shrink"],
    ])
    func findTheSameWithACache(_ arguments: [String]) async throws {
        let plain = await VerifyRun.run(arguments + ["--no-cache"], in: folder)
        for _ in 0..<2 {
            let cached = await VerifyRun.run(arguments, in: folder, environment: ["PLUMBLINE_CACHE": "\(folder.path)/Cache"])
            #expect(cached.snapshot == plain.snapshot)
        }
        // `--shrink` without a baseline reads no source.
        #expect(files().count == (arguments[0] == "baseline" ? 0 : 1))
    }

    @Test func seeWhatHasChanged() async throws {
        let check = ["--contracts", "@/Contracts/", "--only", "layers", "--reports", "@/Reports", "--quiet"]
        let environment = ["PLUMBLINE_CACHE": "\(folder.path)/Cache"]
        let first = await VerifyRun.run(check, in: folder, environment: environment)
        #expect(first.output.contains("App/Domain/Film.swift:2:16: broken\n  uses FilmStore"))
        try folder.write("App/Domain/Film.swift", "struct Film {\n\n    let store: FilmStore? = nil\n}\n")
        let moved = await VerifyRun.run(check, in: folder, environment: environment)
        #expect(moved.output.contains("App/Domain/Film.swift:3:16: broken\n  uses FilmStore"))
        try folder.write("App/Data/FilmStore.swift", "final class FilmStorage {\n    let films: [Film] = []\n}\n")
        #expect(await VerifyRun.run(check, in: folder, environment: environment).status == 0)
        #expect(files().count == 1)
    }

    @Test func keepNothingWithoutACache() async {
        _ = await run("graph", "--root", "@/", "--no-cache")
        #expect(files() == [])
        // An environment without a home names no folder.
        #expect(await run("graph", "--root", "@/", cache: nil).status == 0)
    }

    @Test func keepTheCacheInTheFolderOfTheUser() async throws {
        _ = await run("graph", "--root", "@/", cache: nil, home: "\(folder.path)/Home")
        #if canImport(Darwin)
            #expect(files(in: "Home/Library/Caches/plumbline").count == 1)
        #else
            #expect(files(in: "Home/.cache/plumbline").count == 1)
        #endif
    }

    /// A home that is not an absolute path names no folder.
    @Test(arguments: ["", "Home"]) func ignoreARelativeHome(_ home: String) async {
        let plain = await run("graph", "--root", "@/", "--no-cache")
        let found = await run("graph", "--root", "@/", cache: nil, home: home)
        #expect(found.snapshot == plain.snapshot)
    }

    @Test func warnWhereTheCacheCannotBeWritten() async throws {
        try folder.write("Cache", "a file")
        let plain = await run("graph", "--root", "@/", "--no-cache")
        let found = await run("graph", "--root", "@/")
        #expect(found.output == plain.output && found.status == 0)
        #expect(found.errors.hasPrefix("warning: @/Cache/") && found.errors.contains(": the cache cannot be written: it "))
        let next = "; the next run parses all files again; set PLUMBLINE_CACHE to another folder, or add --no-cache\n"
        #expect(found.errors.hasSuffix(next), "\(found.errors)")
    }

    @Test func readADamagedCacheAsNone() async throws {
        let plain = await run("graph", "--root", "@/")
        let name = try #require(files().first)
        for text in ["", "plumbline graph cache 1\n", "something else"] {
            try folder.write("Cache/\(name)", text)
            let found = await run("graph", "--root", "@/")
            #expect(found.snapshot == plain.snapshot)
        }
        let kept = await run("graph", "--root", "@/")
        #expect(kept.snapshot == plain.snapshot)
    }

    /// A relative folder could be one of a repository.
    @Test func ignoreARelativeFolder() async throws {
        let environment = ["PLUMBLINE_CACHE": "Cache"]
        #expect(await VerifyRun.run(["graph", "--root", "@/"], in: folder, environment: environment).status == 0)
        #expect(!FileManager.default.fileExists(atPath: "Cache") && files() == [])
    }

    /// A cache that another user may have written is not read, and is replaced by one that only its owner writes.
    @Test(arguments: [0o660, 0o606, 0o666]) func readNoCacheOfAnotherUser(_ permissions: Int) async throws {
        let plain = await run("graph", "--root", "@/")
        let path = "\(folder.path)/Cache/\(try #require(files().first))"
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
        #expect(await run("graph", "--root", "@/").snapshot == plain.snapshot)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    }

    /// Runs that write the same file at the same time find the same, and leave a file that the next run can use.
    @Test func runAtTheSameTime() async throws {
        let plain = await run("graph", "--root", "@/", "--no-cache")
        let found = await withTaskGroup(of: String.self) { group in
            for _ in 0..<8 { group.addTask { await run("graph", "--root", "@/").snapshot } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(found == Array(repeating: plain.snapshot, count: 8))
        #expect(files().count == 1)
        let written = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/Cache/\(files()[0])")[.modificationDate] as? Date
        #expect(await run("graph", "--root", "@/").snapshot == plain.snapshot)
        let later = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/Cache/\(files()[0])")[.modificationDate] as? Date
        #expect(written == later)
    }
}

import Foundation
@testable import SafeFiles
import TestFolders
import Testing
import VerificationModel

@Suite("Reading files")
struct FileReadingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func problem(_ name: String, limit: Int = 10) -> FileError? {
        do {
            _ = try FileReading.bytes(of: "\(folder.path)/\(name)", limit: limit)
            return nil
        } catch { return error }
    }

    @Test(arguments: [0, 1, 9, 10])
    func readsUpToTheLimit(_ count: Int) throws {
        let bytes = (0..<count).map { UInt8($0) }
        try folder.write("file", bytes)
        #expect(try FileReading.bytes(of: "\(folder.path)/file", limit: 10) == bytes)
    }

    @Test func refusesWhatIsTooLarge() throws {
        try folder.write("file", [UInt8](repeating: 0, count: 11))
        #expect(problem("file") == .tooLarge(limit: 10))
    }

    @Test func refusesFoldersAndMissingFiles() throws {
        try folder.write("inner/file", "")
        #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
        #expect(problem("inner") == .notAFile)
        // Opening a pipe without a writer must not wait for one.
        #expect(problem("pipe") == .notAFile)
        #expect(problem("absent") == .missing)
        #expect(problem("inner/file/x") == .notAFolder)
    }

    @Test func listsFilesSortedWithoutHiddenOnes() throws {
        for name in ["b.swift", "a/z.swift", "a/b.txt", ".build/c.swift", "a/.hidden.swift"] { try folder.write(name, "") }
        try folder.link("circle", to: ".")
        try folder.link("linked.swift", to: "b.swift")
        #expect(try FolderListing.files(below: folder.path, where: { $0.hasSuffix(".swift") }) == ["a/z.swift", "b.swift", "linked.swift"])
        #expect(try FolderListing.files(below: folder.path) == ["a/b.txt", "a/z.swift", "b.swift", "linked.swift"])
    }

    /// Whichever comes first in the folder, and in the alphabet.
    @Test func listsAFolderOnceUnderItsOwnName() throws {
        for name in ["m/a.swift", "m/inner/b.swift"] { try folder.write(name, "") }
        for link in ["a", "z"] { try folder.link(link, to: "m") }
        try folder.link("deep", to: "m/inner")
        #expect(try FolderListing.files(below: folder.path) == ["m/a.swift", "m/inner/b.swift"])
    }

    @Test func listsAFolderFromElsewhereUnderItsFirstLink() throws {
        let elsewhere = try TemporaryFolder()
        try elsewhere.write("inner/b.swift", "")
        for link in ["z", "m", "b"] { try folder.link(link, to: elsewhere.path) }
        try folder.link("n", to: "\(elsewhere.path)/inner")
        #expect(try FolderListing.files(below: folder.path) == ["b/inner/b.swift"])
    }

    @Test func listingNamesAMissingFolder() {
        #expect(throws: FileError.missing) { try FolderListing.files(below: "\(folder.path)/absent") }
    }

    /// A folder that goes while the others are listed is left out, and the rest is listed.
    @Test func listsTheRestWhenAFolderGoes() throws {
        for name in ["x/x.swift", "y/y.swift"] { try folder.write(name, "") }
        let path = folder.path
        let listed = try FolderListing.files(below: path) { name in
            _ = Result { try FileManager.default.removeItem(atPath: "\(path)/\(name == "x.swift" ? "y" : "x")") }
            return true
        }
        #expect(listed == ["x/x.swift"] || listed == ["y/y.swift"])
    }

    /// A problem with a folder inside is not one of the whole.
    @Test func namesTheFolderInsideThatCannotBeRead() throws {
        #expect(throws: FileError.system("link/x in it cannot be used: Permission denied")) {
            try FolderListing.ofInner("link/x") { () throws(FileError) -> String in throw .system("Permission denied") }
        }
        #expect(try FolderListing.ofInner("link/x") { () throws(FileError) -> String in throw .missing } == nil)
        #expect(try FolderListing.ofInner("link/x") { () throws(FileError) in "a" } == "a")
    }

    @Test func followsLinksOutOnlyIfAsked() throws {
        let elsewhere = try TemporaryFolder()
        try elsewhere.write("b.swift", "")
        for name in ["own/a.swift", "own/c.swift"] { try folder.write(name, "") }
        try folder.link("out", to: elsewhere.path)
        try folder.link("own/root", to: "/")
        try folder.link("again", to: "own")
        try folder.link("deep", to: "out")
        #expect(try FolderListing.files(below: folder.path, followsLinksOut: false) == ["own/a.swift", "own/c.swift"])
    }
}

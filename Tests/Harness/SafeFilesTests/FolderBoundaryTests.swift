import Foundation
import SafeFiles
import TestFolders
import Testing
import VerificationModel

@Suite("A folder's boundary")
struct FolderBoundaryTests {
    private let folder: TemporaryFolder
    private let boundary: FolderBoundary

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("fixtures/a/file", "")
        try folder.write("fixtures-evil/file", "")
        try folder.write("outside", "")
        try folder.link("fixtures/inward", to: "a/file")
        try folder.link("fixtures/outward", to: "../outside")
        try folder.link("fixtures/evil", to: "../fixtures-evil")
        boundary = try FolderBoundary("\(folder.path)/fixtures")
    }

    @Test(arguments: ["a/file", "inward"])
    func letsInsideThrough(_ name: String) throws {
        #expect(try boundary.path(of: name) == "\(folder.path)/fixtures/a/file")
    }

    @Test(arguments: ["", "/etc/passwd", "..", "../outside", "a/../../outside", "a/./file", "a//file", "outward", "evil/file", "a\0b"])
    func refusesToLeave(_ name: String) {
        #expect(throws: FileError.leavesFolder) { try boundary.path(of: name) }
    }

    /// Two folders whose names are equal to Unicode, but not to the file system.
    @Test func comparesBytes() throws {
        try folder.write("e\u{301}/secret", "")
        try folder.write("\u{E9}/file", "")
        guard try folder.names().filter({ $0.unicodeScalars.count <= 2 }).count == 2 else { return }
        try folder.link("\u{E9}/link", to: "../e\u{301}/secret")
        let boundary = try FolderBoundary("\(folder.path)/\u{E9}")
        #expect(throws: FileError.leavesFolder) { try boundary.path(of: "link") }
    }

    @Test func namesWhatIsMissing() {
        #expect(throws: FileError.missing) { try boundary.path(of: "a/absent") }
        #expect(throws: FileError.missing) { try FolderBoundary("\(folder.path)/absent") }
        #expect(throws: FileError.notAFolder) { try FolderBoundary("\(folder.path)/outside") }
    }

    @Test func showsPathsBelowTheRoot() {
        #expect(DisplayPath.of("\(folder.path)/fixtures/a", below: "\(folder.path)/fixtures/..") == "fixtures/a")
        #expect(DisplayPath.of("\(folder.path)/fixtures-evil", below: "\(folder.path)/fixtures") == "\(folder.path)/fixtures-evil")
        #expect(DisplayPath.of(folder.path, below: folder.path) == ".")
        #expect(DisplayPath.of("absent/x", below: folder.path) == "absent/x")
    }

    @Test(arguments: [
        ("Contracts/../Fixtures", "Fixtures"), ("a/b/../../c", "c"), ("a/..", "."), ("/a/..", "/"), ("/a/../b", "/b"), ("../a", "../a"),
        ("a/../../b", "../b"), ("./..", "./.."), ("a//../b", "a//../b"), ("", "."),
    ])
    func shortensPaths(_ path: String, _ shortened: String) {
        #expect(DisplayPath.shortened(path) == shortened)
    }

    /// The folder around a link is not the one around its target.
    @Test func keepsTheFolderAroundALink() throws {
        try folder.write("far/away/file", "")
        try folder.link("near", to: "far/away")
        #expect(DisplayPath.shortened("\(folder.path)/near/../file") == "\(folder.path)/near/../file")
        #expect(DisplayPath.shortened("\(folder.path)/far/../file") == "\(folder.path)/file")
        #expect(
            DisplayPath.of("absent", below: "..")
                == FileManager.default.currentDirectoryPath.split(separator: "/").last.map { "\($0)/absent" })
        #expect(DisplayPath.of("\(folder.path)/absent/", below: folder.path) == "absent")
        #expect(DisplayPath.relative("\(folder.path)/fixtures-evil", to: "\(folder.path)/fixtures") == nil)
        #expect(DisplayPath.of("\(folder.path)/fixtures/../absent", below: folder.path) == "absent")
        #expect(DisplayPath.of("\(folder.path)/fixtures/absent/x", below: folder.path) == "fixtures/absent/x")
    }
}

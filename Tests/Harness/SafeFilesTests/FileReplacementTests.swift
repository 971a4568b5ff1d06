import Foundation
@testable import SafeFiles
import TestFolders
import Testing
import VerificationModel

@Suite("Replacing files")
struct FileReplacementTests {
    private let folder: TemporaryFolder
    private var file: String { "\(folder.path)/report" }

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func writesNewFilesThatOthersCanRead() throws {
        try FileReplacement.write(Array("new".utf8), to: file)
        #expect(try folder.text("report") == "new")
        #expect(try folder.names() == ["report"])
        // As wide as any other file that this process makes.
        try folder.write("ordinary", "")
        #expect(try permissions("report") == permissions("ordinary"))
    }

    @Test func keepsPrivateFilesToTheirOwner() throws {
        var replacement = try FileReplacement(of: file, isPrivate: true)
        try replacement.write(Array("new".utf8))
        try replacement.commit()
        #expect(try permissions("report") == 0o600)
    }

    /// The mask of permissions belongs to the process, so that a thread that changes it changes the files of all others.
    @Test func writesFilesAtTheSameTimeWithTheSamePermissions() throws {
        try folder.write("ordinary", "")
        let folder = folder.path
        DispatchQueue.concurrentPerform(iterations: 200) { number in
            #expect(throws: Never.self) { try FileReplacement.write([], to: "\(folder)/\(number)") }
        }
        let all = try (0..<200).map { try permissions("\($0)") }
        #expect(try Set(all) == [permissions("ordinary")])
    }

    private func permissions(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")[.posixPermissions] as? Int
    }

    @Test func keepsTheOldFileUntilTheNewOneIsWhole() throws {
        try folder.write("report", "old")
        var replacement = try FileReplacement(of: file)
        try replacement.write(Array("half".utf8))
        #expect(try folder.text("report") == "old")
        try replacement.commit()
        #expect(try folder.text("report") == "half")
        #expect(try folder.names() == ["report"])
    }

    @Test func leavesNothingWhenItIsGivenUp() throws {
        try folder.write("report", "old")
        func giveUp() throws {
            var replacement = try FileReplacement(of: file)
            try replacement.write(Array("half".utf8))
        }
        try giveUp()
        #expect(try folder.text("report") == "old")
        #expect(try folder.names() == ["report"])
    }

    @Test func writesThroughALink() throws {
        try folder.write("target", "old")
        try folder.link("report", to: "target")
        try FileReplacement.write(Array("new".utf8), to: file)
        #expect(try folder.text("target") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file) == "target")
    }

    @Test func refusesFoldersAndMissingFolders() throws {
        try folder.write("report/file", "")
        #expect(throws: FileError.notAFile) { try FileReplacement.write([], to: file) }
        #expect(throws: FileError.noFolder) { try FileReplacement.write([], to: "\(folder.path)/absent/report") }
    }

    @Test func writesIntoPipesAndLeavesThemThere() throws {
        #expect(mkfifo(file, 0o600) == 0)
        let reader = open(file, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        try FileReplacement.write(Array("new".utf8), to: file)
        var bytes = [UInt8](repeating: 0, count: 8)
        #expect(read(reader, &bytes, bytes.count) == 3)
        #expect(bytes.prefix(3) == [110, 101, 119])
        #expect(throws: FileError.notAFile) { _ = try FileReplacement(of: file) }
    }

    @Test func namesABrokenLink() throws {
        try folder.link("report", to: "absent")
        #expect(throws: FileError.system("it is a link to a missing file")) { try FileReplacement.write([], to: file) }
    }

    /// Only a call that writes has a folder to name.
    @Test func namesTheFolderOfAReadOnlyFileSystem() {
        let problem = systemProblem(EROFS, writingInto: "/fixtures/shop")
        #expect(problem == .readOnly(folder: "/fixtures/shop"))
        #expect(problem.description == "cannot be written: the folder /fixtures/shop is on a read-only file system")
        #expect(systemProblem(EROFS).description == "cannot be used: Read-only file system")
        #expect(systemProblem(ENOSPC, writingInto: "/fixtures").description == "cannot be used: No space left on device")
        #expect(systemProblem(ENOENT, writingInto: "/fixtures") == .missing)
    }
}

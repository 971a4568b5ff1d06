import SafeFiles
import TestFolders
import Testing

@Suite("Folders above a file")
struct FolderSearchTests {
    @Test func findsTheNearestFolder() throws {
        #expect(FolderSearch.nearest("Fixtures", above: #filePath) == "\(PackageFolders.root)/Fixtures")
        let folder = try TemporaryFolder()
        #expect(FolderSearch.nearest("Fixtures", above: "\(folder.path)/a/Tests.swift") == nil)
        try folder.write("a/Fixtures/x.http", "")
        try folder.write("Fixtures", "not a folder")
        #expect(FolderSearch.nearest("Fixtures", above: "\(folder.path)/a/b/Tests.swift") == "\(folder.path)/a/Fixtures")
        #expect(FolderSearch.nearest("Fixtures", above: "\(folder.path)/c/Tests.swift") == nil)
        #expect(FolderSearch.nearest("a/Fixtures", above: "\(folder.path)/c/Tests.swift") == "\(folder.path)/a/Fixtures")
    }
}

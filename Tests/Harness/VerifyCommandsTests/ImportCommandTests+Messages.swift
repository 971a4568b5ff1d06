import TestFolders
import Testing
import VerifyRunning

extension ImportCommandTests {
    /// Each message has the place, the problem, the allowed content, the reason and the advice.
    @Test(arguments: [
        (
            "empty.har", "", [],
            "@/empty.har: failed\n  the file is empty\n  allowed: a HAR file, the output of curl -is, or WireMock mappings\n  because: nothing of it was written\n  next: export it again\n  code: import.empty\n"
        ),
        (
            "a.har", "\u{1F}\u{0}", [],
            "@/a.har:1:1: failed\n  the file is UTF-16, or not text\n  allowed: text in UTF-8, not packed\n  because: nothing of it was written\n  next: save it as UTF-8, or export it again\n  code: import.encoding\n"
        ),
        (
            "a.saz", "PK\u{3}\u{4}", [],
            "@/a.saz:1:1: failed\n  the file is a zip archive\n  allowed: text in UTF-8, not packed\n  because: nothing of it was written\n  next: unpack it, and import its content\n  code: import.encoding\n"
        ),
        (
            "a.txt", "HTTP/1.1 200 OK\n\n", ["--from", "har"],
            "@/a.txt:1:1: failed\n  the file has 'H' where a value should be\n  allowed: JSON in UTF-8\n  because: nothing of it was written\n  next: export the file again, because it may be cut off; if it is not JSON, name its format with --from\n  code: import.syntax\n"
        ),
        (
            "folder/README.md", "", [],
            "@/folder: failed\n  this folder contains no folder mappings\n  allowed: a file, or WireMock's folder with mappings/ and __files/ in it\n  because: nothing of it was written\n  next: name the files in it one by one, or the folder that contains mappings/\n  code: import.folder\n"
        ),
        (
            "folder/README.md", "", ["--from", "har"],
            "@/folder: failed\n  this folder contains no folder mappings\n  allowed: a file, or WireMock's folder with mappings/ and __files/ in it\n  because: nothing of it was written\n  next: name the files in it one by one, or the folder that contains mappings/\n  code: import.folder\n"
        ),
    ])
    func reportsFilesThatCannotBeImported(_ name: String, _ text: String, _ more: [String], _ expected: String) async throws {
        try folder.write(name, text)
        let path = name.split(separator: "/").first.map(String.init) ?? name
        let run = await run(["import", "@/\(path)", "--contracts", "@/Contracts"] + more, environment: [:])
        #expect(run.output == expected + "0 recordings: 1 failed; 0 notes\n")
        #expect(run.status == 2)
    }

    @Test func reportsFoldersThatCannotBeUsed() async throws {
        try folder.write("shop.har", Self.har)
        try folder.write("Fixtures/file", "")
        try folder.write("out/README.md", "")
        try folder.link("Fixtures/link", to: "../out")
        let deep = await run("import", "@/shop.har", "--contracts", "@/Contracts", "--fixtures", "@/none/deep")
        #expect(
            deep.errors == "verify: the fixtures folder @/none/deep would be in a folder that does not exist; name it with --fixtures\n")
        let out = await run("import", "@/shop.har", "--contracts", "@/Contracts", "--into", "link")
        #expect(
            out.output.hasPrefix(
                "@/shop.har:2:1: failed\n  Fixtures/link/get-items.http leads out of its folder\n  allowed: a folder inside the fixtures folder\n  because: nothing of it was written\n  next: name another folder with --into, or remove the link\n"
            ))
        let file = await run("import", "@/shop.har", "--contracts", "@/Contracts", "--into", "file")
        #expect(
            file.output.hasPrefix(
                "@/shop.har:2:1: failed\n  Fixtures/file/get-items.http is not a folder\n  allowed: a folder for the recordings\n  because: nothing of it was written\n  next: name another folder with --into\n"
            ))
        #expect([deep.status, out.status, file.status] == [2, 2, 2])
    }
}

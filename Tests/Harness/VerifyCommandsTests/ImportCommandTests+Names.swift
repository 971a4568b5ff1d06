import TestFolders
import Testing
import VerifyRunning

extension ImportCommandTests {
    /// The names of files are made of requests, and no two recordings may share a file.
    @Test(arguments: [false, true])
    func givesHeadsAndBodiesDifferentNames(isReversed: Bool) async throws {
        func entry(_ method: String, _ path: String, _ body: String, sent: String = "") -> String {
            #"{"request":{"method":"\#(method)","url":"https://a.example/\#(path)","headers":[{"name":"Content-Type","value":"application/json"}],"postData":{"text":"\#(sent)"}},"response":{"status":200,"headers":[{"name":"Content-Type","value":"application/json"}],"content":{"text":"\#(body)"}}}"#
        }
        let entries = [
            entry("GET", "b", "one"), entry("GET", "b", "two"), entry("GET", "b/exchange/2", "three"), entry("GET", "b-exchange-2", "four"),
            entry("POST", "a", "five", sent: #"c\r\nd"#), entry("POST", "a/request", "six"), entry("GET", "B", "seven"),
        ]
        try folder.write("a.har", "{\"log\":{\"entries\":[\((isReversed ? entries.reversed() : entries).joined(separator: ","))]}}")
        let first = await run("import", "@/a.har", "--contracts", "@/Contracts")
        #expect(first.status == 0, "\(first.output)")
        let bodies = try files().filter { $0.hasSuffix(".json") }.map { try folder.text("Fixtures/\($0)") }
        #expect(bodies.sorted() == ["c\r\nd", "five", "four", "one", "seven", "six", "three", "two"])
        #expect(Set(files().map { $0.lowercased() }).count == files().count)
        #expect(await run("export", "@/out.har", "--contracts", "@/Contracts").output == "7 exchanges in @/out.har\n")
        let again = await run("import", "@/a.har", "--contracts", "@/Contracts", "--replace")
        #expect(again.output == first.output.replacing("new     ", with: "replaced").replacing(" 6 new", with: " 6 replaced"))
    }

    /// Two exchanges that shared a body have different bodies now.
    @Test func removesABodyThatExchangesShared() async throws {
        let entries = ["one", "two"].map { entry("items", #""text":"\#($0)""#) }
        try folder.write("a.har", "{\"log\":{\"entries\":[\(entries.joined(separator: ","))]}}")
        let exchange = "GET /items\n\nHTTP/1.1 200 OK\n\n<> shared.bin\n"
        try folder.write("Fixtures/get-items.http", "\(exchange)\n###\n\(exchange)")
        try folder.write("Fixtures/shared.bin", "old")
        let run = await run("import", "@/a.har", "--contracts", "@/Contracts", "--replace")
        #expect(run.output == "replaced get-items  6 bytes\n1 recording: 1 replaced; 0 notes\n")
        #expect(files() == ["get-items-exchange-2.bin", "get-items.bin", "get-items.http"])
    }

    /// A file system that ignores case would overwrite the file.
    ///
    /// A refused import leaves no files.
    @Test func refusesANameThatDiffersOnlyInCase() async throws {
        try folder.write("a.har", "{\"log\":{\"entries\":[\(entry("items", #""text":"new""#))]}}")
        try folder.write("Fixtures/Get-Items.http", "GET /items\n\nHTTP/1.1 200 OK\n")
        let run = await run("import", "@/a.har", "--contracts", "@/Contracts", "--replace")
        #expect(
            run.output == """
                @/a.har:1:20: failed
                  Fixtures/get-items.http differs only in case or in Unicode form from Get-Items.http, which is there already
                  allowed: a name that differs in more than case
                  because: nothing of it was written
                  next: rename what is there, or import into a folder of its own with --into
                  code: import.write
                0 recordings: 1 failed; 0 notes

                """)
        #expect(files() == ["Get-Items.http"])
    }
}

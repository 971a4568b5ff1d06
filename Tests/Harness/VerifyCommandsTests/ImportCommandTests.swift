import Foundation
import TestFolders
import Testing
import VerifyRunning

/// Tests of `verify import` and `verify export` with the whole program.
@Suite("Import and export")
struct ImportCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "Contracts/apis.yml",
            """
            shop:
              base: https://api.example.com
              secrets:
                query: { shop_id: SHOP_KEY }
              harmless: [{ name: guest_token, because: all guests share it }]

            """)
    }

    func run(_ arguments: String...) async -> VerifyRun { await run(arguments, environment: [:]) }

    func run(_ arguments: [String], environment: [String: String]) async -> VerifyRun {
        await VerifyRun.run(arguments, in: folder, environment: environment)
    }

    /// Returns the paths of all files below the fixtures.
    func files(below name: String = "Fixtures") -> [String] { folder.files(below: name) }

    static let har = """
        {"log":{"version":"1.2","entries":[
        {"startedDateTime":"2026-11-20T21:04:11Z","request":{"method":"GET","url":"https://api.example.com/items?page=1"},"response":{"status":200,"statusText":"OK","headers":[{"name":"Content-Type","value":"application/json"}],"content":{"size":9,"text":"{\\"page\\":1}"}}},
        {"startedDateTime":"2026-11-20T21:04:12Z","request":{"method":"GET","url":"https://api.example.com/items?page=2"},"response":{"status":404,"statusText":"Not Found"}},
        {"startedDateTime":"2026-11-20T21:04:13Z","request":{"method":"GET","url":"https://api.example.com/items?page=1"},"response":{"status":304,"statusText":"Not Modified"}},
        {"startedDateTime":"2026-11-20T21:04:14Z","request":{"method":"GET","url":"https://api.example.com/blocked"},"response":{"status":0}}
        ]}}

        """

    // MARK: Import

    @Test func makesRecordingsFromAHARFile() async throws {
        try folder.write("shop.har", Self.har)
        let run = await run("import", "@/shop.har", "--contracts", "@/Contracts", "--into", "shop/web/")
        #expect(
            run.output == """
                new      shop/web/get-items  10 bytes
                new      shop/web/get-items-2  0 bytes
                note     @/shop.har:5:121  the entry has no response: status 0
                2 recordings: 2 new; 1 note

                """)
        #expect("\(run.status)\(run.errors)" == "0")
        #expect(files() == ["shop/web/get-items-2.http", "shop/web/get-items.http", "shop/web/get-items.json"])
        #expect(
            try folder.text("Fixtures/shop/web/get-items.http") == """
                # Recorded 2026-11-20T21:04:11Z from shop.har by verify import
                # Body sha256 70fb0185588d2e765454a7927f2792ae2b6faa2516781deb69864246e0803d05
                GET https://api.example.com/items?page=1

                HTTP/1.1 200 OK
                Content-Type: application/json

                <> get-items.json

                ###
                # Recorded 2026-11-20T21:04:13Z from shop.har by verify import
                GET https://api.example.com/items?page=1

                HTTP/1.1 304 Not Modified

                """)
    }

    @Test func replacesRecordingsOnlyOnRequest() async throws {
        try folder.write("shop.har", Self.har)
        try folder.write("Fixtures/get-items.http", "GET /items\n\nHTTP/1.1 200 OK\n\n<> own.txt\n")
        try folder.write("Fixtures/own.txt", "old")
        try folder.write("Fixtures/get-items-2.http", "# Made because it never happens\nGET /items\n\nHTTP/1.1 200 OK\n")
        let kept = await run("import", "@/shop.har", "--contracts", "@/Contracts")
        #expect(
            kept.output == """
                @/shop.har:2:1: failed
                  the recording get-items already exists
                  allowed: an unused name
                  because: nothing of it was written
                  next: replace it with --replace, or import into a folder of its own with --into
                  code: import.exists
                @/shop.har:3:1: failed
                  the recording get-items-2 already exists
                  allowed: an unused name
                  because: nothing of it was written
                  next: replace it with --replace, or import into a folder of its own with --into
                  code: import.exists
                note     @/shop.har:5:121  the entry has no response: status 0
                0 recordings: 2 failed; 1 note

                """)
        #expect(kept.status == 2)
        #expect(try folder.text("Fixtures/own.txt") == "old")
        let replaced = await run("import", "@/shop.har", "--contracts", "@/Contracts", "--replace")
        #expect(replaced.status == 2)
        #expect(
            replaced.output.hasPrefix("replaced get-items  10 bytes\n@/shop.har:3:1: failed\n  the recording get-items-2 was made by hand"))
        #expect(try folder.text("Fixtures/own.txt") == #"{"page":1}"#)
        #expect(try folder.text("Fixtures/get-items-2.http").hasPrefix("# Made"))
        #expect(files() == ["get-items-2.http", "get-items.http", "own.txt"])
    }

    @Test func importsTheOtherFilesIfOneIsBad() async throws {
        try folder.write("bad.har", "{\"log\":")
        try folder.write("answer.txt", "HTTP/1.1 200 OK\n\nhello")
        try folder.write("empty.har", "{\"log\":{\"entries\":[]}}")
        try folder.write("mock/mappings/a.json", #"{"request":{"url":"/a"},"response":{"body":"x"}}"#)
        let run = await run(
            "import", "@/bad.har", "@/answer.txt", "@/mock", "@/none", "@/empty.har", "--contracts", "@/Contracts", "--fixtures", "@/New",
            "--request", "POST https://api.example.com/greeting")
        #expect(run.status == 2)
        #expect(
            run.output.split(separator: "\n").filter { !$0.hasPrefix("  ") } == [
                "@/bad.har:1:8: failed", "@/none: failed", "@/empty.har: failed", "new      post-greeting  5 bytes",
                "new      get-a  1 bytes",
                "note     @/mock/mappings/a.json:1:12  the request has no method and matches any; the recording has GET",
                "2 recordings: 2 new, 3 failed; 1 note",
            ])
        #expect(files(below: "New") == ["get-a.bin", "get-a.http", "post-greeting.bin", "post-greeting.http"])
        #expect(try folder.text("New/get-a.http").hasPrefix("# Imported from a.json by verify import\n"))
    }

    /// A file that no recording names may belong to the user.
    @Test func leavesFilesWithoutARecordingUnchanged() async throws {
        try folder.write("shop.har", Self.har)
        try folder.write("Fixtures/get-items.json", "the user's own")
        let run = await run("import", "@/shop.har", "--contracts", "@/Contracts")
        #expect(run.status == 2)
        #expect(run.output.hasPrefix("@/shop.har:2:1: failed\n  Fixtures/get-items.json cannot be used: it is there already"))
        #expect(run.output.hasSuffix("1 recording: 1 new, 1 failed; 1 note\n"))
        #expect(try folder.text("Fixtures/get-items.json") == "the user's own")
        #expect(files() == ["get-items-2.http", "get-items.json"])
    }

    // MARK: Secrets

    /// The secrets in every format, recognized by header, cookie, parameter, member, variable and shape.
    private static let planted = [
        "tok-bearer-4711-abcd", "cookie-4711-efgh", "query-4711-ijkl", "json-4711-mnop", "shop-4711-qrst", "environment-4711-uvwx",
    ]
    private static let answer =
        #"{\"access_token\":\"json-4711-mnop\",\"next\":\"https:\\/\\/a\\/?api_key=query%2D4711%2Dijkl\",\"plain\":\"environment-4711-uvwx\",\"guest_token\":\"everybody-has-it\"}"#

    private static let formats: [(name: String, text: String, more: [String])] = [
        (
            "a.har",
            #"{"log":{"entries":[{"request":{"method":"GET","url":"https://api.example.com/json-4711-mnop/x?api_key=query-4711-ijkl&shop_id=shop-4711-qrst#access_token=json-4711-mnop","headers":[{"name":"Authorization","value":"Bearer tok-bearer-4711-abcd"}],"cookies":[{"name":"sid","value":"cookie-4711-efgh"}],"queryString":[{"name":"api_key","value":"query-4711-ijkl"}]},"response":{"status":200,"statusText":"OK","headers":[{"name":"Set-Cookie","value":"sid=cookie-4711-efgh; Path=/\nother=tok-bearer-4711-abcd"}],"content":{"text":"\#(answer)"}}},{"request":{"method":"GET","url":"https://api.example.com/y"},"response":{"status":200,"content":{"encoding":"base64","text":"anNvbi00NzExLW1ub3A="}}}]}}"#,
            []
        ),
        (
            "a.txt",
            "HTTP/1.1 200 OK\r\nAuthorization: Bearer tok-bearer-4711-abcd\r\nSet-Cookie: sid=cookie-4711-efgh\r\n\r\n"
                + answer.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\"),
            ["--request", "GET https://api.example.com/json-4711-mnop/x?api_key=query-4711-ijkl&shop_id=shop-4711-qrst"]
        ),
        (
            "a.json",
            #"{"request":{"url":"/json-4711-mnop/x?api_key=query-4711-ijkl&shop_id=shop-4711-qrst","headers":{"Authorization":{"equalTo":"Bearer tok-bearer-4711-abcd"}}},"response":{"headers":{"Set-Cookie":["sid=cookie-4711-efgh"]},"body":"\#(answer)","fault-environment-4711-uvwx":1}}"#,
            []
        ),
    ]

    @Test(arguments: formats.indices)
    func writesNoSecret(_ index: Int) async throws {
        let format = Self.formats[index]
        try folder.write(format.name, format.text)
        for secret in Self.planted {
            #expect(format.text.contains(secret) || format.more.joined().contains(secret), "\(secret) is planted")
        }
        let console = await run(
            ["import", "@/\(format.name)", "--contracts", "@/Contracts"] + format.more, environment: ["SHOP_KEY": "environment-4711-uvwx"])
        #expect(console.status == 0, "\(console.output)\(console.errors)")
        let names = files()
        #expect(names.contains { $0.hasPrefix("get-") && $0.hasSuffix("-x.http") }, "\(names)")
        var written = console.output + console.errors + names.joined(separator: "\n")
        for name in names { written += try folder.text("Fixtures/\(name)") }
        for secret in Self.planted { #expect(!written.contains(secret) && !written.contains(secret.lowercased()), "\(secret)") }
        #expect(!written.contains("4711"), "\(written)")
        #expect(written.contains("{{API_KEY}}") && written.contains("Bearer {{AUTHORIZATION}}") && written.contains("{{SHOP_KEY"))
        #expect(written.contains("everybody-has-it"))
        let scan = await run("secrets", "--contracts", "@/Contracts", "--quiet")
        #expect("\(scan.status)\(scan.output)" == "0")
    }

    func entry(_ path: String, _ answer: String) -> String {
        #"{"request":{"method":"GET","url":"https://a.example/\#(path)"},"response":{"status":200,"content":{\#(answer)}}}"#
    }

    /// The member that identifies the value as a secret comes last, in another recording.
    @Test func redactsEarlierUsesOfALaterSecret() async throws {
        let token = "zq4711-wxyz-kkkk-0815"
        let entries = [entry("before/\(token)", #""text":"\#(token)""#), entry("after", #""text":"{\"access_token\":\"\#(token)\"}""#)]
        try folder.write("a.har", "{\"log\":{\"entries\":[\(entries.joined(separator: ","))]}}")
        let run = await run("import", "@/a.har", "--contracts", "@/Contracts")
        #expect(
            run.output == """
                new      get-before-access-token  16 bytes
                new      get-after  35 bytes
                2 recordings: 2 new; 0 notes

                """)
        #expect(try folder.text("Fixtures/get-before-access-token.bin") == "{{ACCESS_TOKEN}}")
    }

    /// The comment and the name of a recording are also searched for secrets.
    @Test func refusesASecretInTheNameOfAFile() async throws {
        try folder.write("environment-4711-uvwx.har", Self.har)
        let run = await run(
            ["import", "@/environment-4711-uvwx.har", "--contracts", "@/Contracts"], environment: ["SHOP_KEY": "environment-4711-uvwx"])
        #expect(run.status == 2)
        #expect(run.output.contains("the head would still contain the secret SHOP_KEY; nothing was written."))
        #expect(files() == [])
    }

    /// A problem is reported without the secret in the file's name.
    @Test func redactsSecretsInMessages() async throws {
        try folder.write("m.json", #"{"request":{"url":"/b"},"response":{"bodyFileName":"environment-4711-uvwx.json"}}"#)
        let run = await run(["import", "@/m.json", "--contracts", "@/Contracts"], environment: ["SHOP_KEY": "environment-4711-uvwx"])
        #expect(run.status == 2)
        #expect(run.output.contains("the body {{SHOP_KEY}}.json does not exist"), "\(run.output)")
        #expect(!run.output.contains("4711"))
    }

    /// A secret in compressed bytes cannot be replaced.
    ///
    /// Only that recording is refused.
    @Test func refusesASecretThatCannotBeRedacted() async throws {
        let gzip = "H4sIAAAAAAACA6tWSkxOTi0uji/Jz07NU7JSAtK6JuaGhrqJSckpqWnpGUq1AHVXbjkkAAAA"
        let entries = [("zipped", gzip), ("plain", "eA==")].map { entry($0, #""encoding":"base64","text":"\#($1)""#) }
        try folder.write("a.har", "{\"log\":{\"entries\":[\n\(entries.joined(separator: ",\n"))]}}")
        let run = await run(["import", "@/a.har", "--contracts", "@/Contracts"], environment: ["SHOP_KEY": "environment-4711-uvwx"])
        #expect(run.status == 2)
        #expect(
            run.output.hasPrefix(
                "@/a.har:2:1: failed\n  the response's body contains the secret ACCESS_TOKEN in gzip, and it cannot be replaced there;"))
        #expect(files() == ["get-plain.bin", "get-plain.http"])
    }

    /// A body with too many nested encodings may contain a secret.
    @Test func refusesABodyThatCannotBeSearched() async throws {
        var text = Data("{\"token\":\"tok-4711-aaaa\"}".utf8)
        for _ in 0..<20 { text = Data(("+%2B\\u0041&amp;" + text.base64EncodedString()).utf8) }
        let entry = entry("nested", #""encoding":"base64","text":"\#(text.base64EncodedString())""#)
        try folder.write("a.har", "{\"log\":{\"entries\":[\n\(entry)]}}")
        let run = await run("import", "@/a.har", "--contracts", "@/Contracts")
        #expect(run.status == 2)
        #expect(
            run.output.hasPrefix(
                "@/a.har:2:1: failed\n  the response's body has more nested encodings than can be searched, and may contain a secret;"
            ))
        #expect(files() == [])
    }

    // MARK: Wrong usage

    @Test func importsNothingWithoutRulesForSecrets() async throws {
        try folder.write("shop.har", Self.har)
        try folder.write("Other/movies.yml", "")
        let none = await run("import", "@/shop.har", "--contracts", "@/Other")
        #expect(
            none.errors
                == "verify: the folder @/Other has no apis.yml, which defines the APIs and their secrets; name the folder that contains it with --contracts, or write one\n"
        )
        let short = await run(["import", "@/shop.har", "--contracts", "@/Contracts"], environment: ["SHOP_KEY": "short"])
        #expect(short.errors.hasPrefix("verify: the secret SHOP_KEY has fewer than 8 bytes"))
        let missing = await run("import", "@/shop.har", "--contracts", "@/None")
        #expect(
            missing.errors
                == "verify: the contracts folder @/None does not exist; name the folder of apis.yml or layers.yml with --contracts\n")
        try folder.write("Contracts/apis.yml", "shop: { base: 5, colour: red }\n")
        let bad = await run("import", "@/shop.har", "--contracts", "@/Contracts")
        #expect(bad.errors.contains("Contracts/apis.yml:1:"))
        #expect([none.status, short.status, missing.status, bad.status] == [2, 2, 2, 2])
        #expect(files() == [])
    }

    @Test(arguments: [
        ["--into", "../x"], ["--into", ".hidden"], ["--into", "a//b"], ["--into", "/a"], ["--into", ""], ["--from", "saz"],
        ["--request", "GET /x"], ["--fixtures", ""],
    ])
    func refusesWrongUsage(_ arguments: [String]) async throws {
        try folder.write("shop.har", Self.har)
        #expect(await run(["import", "@/shop.har", "--contracts", "@/Contracts"] + arguments, environment: [:]).status == 64)
        #expect(files() == [])
    }

    // MARK: Export

    @Test func exportsRecordingsThatCanBeImportedAgain() async throws {
        try folder.write("Fixtures/shop/items.http", "GET https://a.example/items\n\nHTTP/1.1 200 OK\n\n<> items.bin\n")
        try folder.write("Fixtures/shop/items.bin", Array(0...255))
        let run = await run("export", "@/out.har", "--contracts", "@/Contracts")
        #expect(run.snapshot == "0\n1 exchange in @/out.har\n")
        #expect(await self.run("export", "@/again.har", "--fixtures", "@/Fixtures").status == 0)
        #expect(try folder.text("again.har") == folder.text("out.har"))
        #expect(await self.run("import", "@/out.har", "--contracts", "@/Contracts", "--into", "back").status == 0)
        #expect(try folder.bytes("Fixtures/back/get-items.bin") == Array(0...255))
    }

    @Test func keepsTheOldExportIfARecordingCannotBeRead() async throws {
        try folder.write("out.har", "old")
        try folder.write("Fixtures/a.http", "GET /a\n\nHTTP/1.1 200 OK\n")
        try folder.write("Fixtures/b.http", "GET /b\n\nHTTP/1.1 200 OK\n\n<> none.json\n")
        let run = await run("export", "@/out.har", "--contracts", "@/Contracts")
        #expect(run.status == 2)
        #expect(run.output.hasPrefix("Fixtures/b.http:5:1: failed\n  the body none.json does not exist\n"))
        #expect(run.errors == "verify: nothing was written to @/out.har: fix the recordings first\n")
        #expect(try folder.text("out.har") == "old")
    }

    @Test func exportNeedsRecordingsAndAFolder() async throws {
        try folder.write("Fixtures/README.md", "")
        #expect(
            await run("export", "@/out.har", "--fixtures", "@/Fixtures").errors
                == "verify: nothing to export: there is no recording in @/Fixtures\n")
        #expect(
            await run("export", "@/out.har", "--fixtures", "@/None").errors
                == "verify: the fixtures folder @/None does not exist; name it with --fixtures\n")
        try folder.write("Fixtures/a.http", "GET /a\n\nHTTP/1.1 200 OK\n")
        let nowhere = await run("export", "@/none/out.har", "--fixtures", "@/Fixtures")
        #expect(nowhere.errors == "verify: the file @/none/out.har would be in a folder that does not exist; name another one\n")
        #expect(nowhere.status == 2)
        #expect(
            await run("export", "@/out.har", "--root", "@/none").snapshot
                == "2\n--\nverify: the root @/none does not exist; name the folder of the repository with --root, or name recordings with --fixtures\n"
        )
        #expect(await run("export", "@/Contracts/apis.yml", "--fixtures", "@/Fixtures").status == 64)
    }
}

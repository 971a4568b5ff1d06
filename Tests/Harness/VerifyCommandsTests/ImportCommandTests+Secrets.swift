import TestFolders
import Testing
import VerifyRunning

extension ImportCommandTests {
    /// In a form, `#` and `?` are data, and only `&` ends a password.
    @Test func takesTheWholePasswordOutOfAForm() async throws {
        let sent = #"{"mimeType":"application/x-www-form-urlencoded","text":"password=ab#word-4711&y=1"}"#
        let request =
            #""method":"POST","url":"https://a.example/b","headers":[{"name":"Content-Type","value":"application/x-www-form-urlencoded"}]"#
        try folder.write("a.har", "{\"log\":{\"entries\":[{\"request\":{\(request),\"postData\":\(sent)},\"response\":{\"status\":200}}]}}")
        let imported = await run("import", "@/a.har", "--contracts", "@/Contracts")
        #expect(imported.status == 0, "\(imported.output)")
        let texts = try files().map { try folder.text("Fixtures/\($0)") }
        #expect(texts.contains { $0.contains("password={{PASSWORD}}&y=1") }, "\(texts)")
        #expect(!texts.contains { $0.contains("word-4711") })
    }

    /// An earlier version did not redact the part after `#`.
    @Test func findsTheRestOfAPasswordInAForm() async throws {
        try folder.write("Fixtures/post-b.txt", "password={{PASSWORD}}#word-4711&y=1")
        let run = await run("secrets", "--contracts", "@/Contracts")
        #expect(run.status == 1, "\(run.output)")
        #expect(run.output.contains(#"the value of "password" looks like a secret"#), "\(run.output)")
    }

    /// A file's name is made of the request's path, which may begin with the user info of an address without a scheme.
    @Test func keepsUserInfoOutOfNames() async throws {
        let request = #"{"method":"GET","url":"https://a.example//u:word4711@h/x"}"#
        try folder.write("a.har", "{\"log\":{\"entries\":[{\"request\":\(request),\"response\":{\"status\":200}}]}}")
        let imported = await run("import", "@/a.har", "--contracts", "@/Contracts")
        #expect(imported.status == 0, "\(imported.output)")
        #expect(files() == ["get-user-info-h-x.http"])
        #expect(try folder.text("Fixtures/get-user-info-h-x.http").contains("https://a.example//{{USER_INFO}}@h/x"))
    }
}

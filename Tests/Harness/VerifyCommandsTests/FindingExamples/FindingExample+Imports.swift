import TestFolders

extension FindingExample {
    /// A HAR file with one exchange.
    private static let har = har(#"{"size":2,"text":"{}"}"#)

    /// Returns a HAR file with one exchange, whose answer has this content.
    private static func har(_ content: String) -> String {
        let request = #"{"method":"GET","url":"https://api.example.com/items"}"#
        let response = #"{"status":200,"statusText":"OK","headers":[],"content":\#(content)}"#
        return entries(#"{"startedDateTime":"2026-11-20T21:04:11Z","request":\#(request),"response":\#(response)}"#)
    }

    /// Returns a HAR file with entries.
    private static func entries(_ text: String) -> String { "{\"log\":{\"version\":\"1.2\",\"entries\":[\(text)]}}" }

    /// Returns an example of an import.
    private static func imported(
        _ code: String, of file: String = "a.har", _ files: [String: String], more: [String] = [], environment: [String: String] = [:]
    ) -> FindingExample {
        FindingExample(
            code: code, files: files.merging(["Contracts/apis.yml": api, "Fixtures/README.md": ""]) { $1 },
            arguments: ["import", "@/\(file)", "--contracts", "@/Contracts"] + more, environment: environment)
    }

    private static let mapping =
        #"{"request":{"method":"GET","url":"/items"},"response":{"status":200,"bodyFileName": "gone.json"}}"#

    /// `{"access_token":...}`, compressed.
    private static let gzip = "H4sIAAAAAAACA6tWSkxOTi0uji/Jz07NU7JSAtK6JuaGhrqJSckpqWnpGUq1AHVXbjkkAAAA"

    static let imports: [FindingExample] = [
        imported("import.file", [:]),
        imported("import.empty", ["a.har": ""]),
        imported("import.folder", of: "exports", ["exports/a.har": har]),
        FindingExample(
            code: "import.encoding", files: ["Contracts/apis.yml": api, "Fixtures/README.md": ""],
            prepare: { try $0.write("a.har", [0x1F, 0x8B, 8, 0, 0, 0, 0, 0]) },
            arguments: ["import", "@/a.har", "--contracts", "@/Contracts"]),
        imported("import.unknown-format", of: "notes.txt", ["notes.txt": "Some text.\n"]),
        imported("import.syntax", ["a.har": String(har.prefix(90))]),
        imported("import.shape", ["a.har": "{\"log\": {}}"]),
        imported("import.command", of: "a.txt", ["a.txt": "curl 'https://api.example.com/items' --compressed\n"]),
        imported(
            "import.status-line", of: "a.txt", ["a.txt": "{\"items\": []}\n"],
            more: ["--from", "curl", "--request", "GET https://api.example.com/items"]),
        imported("import.request", of: "a.txt", ["a.txt": "HTTP/1.1 200 OK\nContent-Type: application/json\n\n{}"]),
        imported("import.nothing", ["a.har": entries("")]),
        imported("import.body", of: "mock", ["mock/mappings/items.json": mapping, "mock/__files/README.md": ""]),
        imported(
            "import.choice", of: "mock",
            ["any", "open"].reduce(into: [:]) { files, word in
                let query = #""queryParameters":{"status":{"matches": "\#(word).*"}}"#
                files["mock/mappings/\(word).json"] =
                    #"{"request":{"method":"GET","urlPath":"/orders",\#(query)},"response":{"body":"\#(word)"}}"#
            }),
        imported("import.exists", ["a.har": har, "Fixtures/get-items.http": exchange("{}")]),
        imported(
            "import.made", ["a.har": har, "Fixtures/get-items.http": "# Made by hand: for a test.\n\(exchange("{}"))"], more: ["--replace"]),
        suppressed(imported("import.secret", ["a.har": har(#"{"encoding":"base64","text":"\#(gzip)"}"#)])),
        keeping(imported("import.undecided", ["a.har": har(#"{"text":"{\"ref\":\"\#(undecided)\"}"}"#)])),
        imported("import.write", ["a.har": har, "Fixtures/file": ""], more: ["--into", "file"]),
    ]

    /// A random text, which is not secret.
    static let undecided = ["q7RkX2mV9b", "T4wLz8Pc1N", "s6YdGf3hJ5", "vA"].joined()

    /// Returns an example with a rule that keeps values that look random.
    static func keeping(_ example: FindingExample) -> FindingExample {
        var example = example
        example.suppression = .replacing(
            api, with: "shop: { base: https://api.example.com, unknown: keep }\n", in: "Contracts/apis.yml")
        return example
    }

    /// Returns an example with an entry that allows its secret.
    private static func suppressed(_ example: FindingExample) -> FindingExample {
        var example = example
        let allowed =
            "shop: { base: https://api.example.com, harmless: [{ name: access_token, because: every visitor gets the same one }] }\n"
        example.suppression = .replacing(api, with: allowed, in: "Contracts/apis.yml")
        return example
    }
}

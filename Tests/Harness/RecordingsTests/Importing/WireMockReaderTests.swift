@testable import RecordingInterchange
import TestFolders
import Testing

@testable import Recordings

/// A mapping of WireMock, and what becomes of it.
struct WireMockCase: CustomTestStringConvertible {
    let testDescription: String
    let mapping: String
    let expected: String

    static let all =
        [
            WireMockCase(
                testDescription: "a status in quotes",
                mapping: #"{"request":{"method":"GET","url":"/a"},"response":{"status":"404"}}"#,
                expected: """
                    mappings/a.json:1:1: Imported from a.json by verify import
                    > GET /a
                    < 404 
                    """),
            WireMockCase(
                testDescription: "a url, a JSON body as it stands, fields with one value and with several",
                mapping:
                    #"{"id":"1","request":{"method":"PUT","url":"/a?b=1","headers":{"Accept":{"equalTo":"*/*"}},"bodyPatterns":[{"equalToJson":{"x": 275.0}}]},"response":{"status":201,"statusMessage":"Made","headers":{"X":["1","2"],"Content-Type":"application/json","Content-Length":"5"},"jsonBody":{"p": 275.0, "u":"a\/b"}}}"#,
                expected: """
                    mappings/a.json:1:1: Imported from a.json by verify import
                    > PUT /a?b=1
                    > Accept: */*
                    > body {"x": 275.0}
                    < 201 Made
                    < X: 1
                    < X: 2
                    < Content-Type: application/json
                    < body {"p": 275.0, "u":"a\\/b"}
                    """),
            WireMockCase(
                testDescription: "a path with parameters, a file's body",
                mapping:
                    #"{"request":{"urlPath":"/a","queryParameters":{"q":{"equalTo":"ü &"},"r":{"matches":"x+"}}},"response":{"bodyFileName":"in/b.txt"}}"#,
                expected: """
                    mappings/a.json:1:1: Imported from a.json by verify import
                    > GET /a?q=%C3%BC%20%26
                    < 200 
                    < body from a file
                    note mappings/a.json:1:74: the request matcher matches has no counterpart
                    note mappings/a.json:1:12: no method is named, and any is answered; the recording has GET
                    """),
            WireMockCase(
                testDescription: "a template with a value, base64, matchers, delays, scenarios, a response template",
                mapping: """
                    {"priority": 1, "scenarioName": "s",
                    "request":{"method":"ANY","urlPathTemplate":"/a/{id}","pathParameters":{"id":{"equalTo":"7"}},
                    "cookies":{"s":{"matches":".*"}},
                    "bodyPatterns":[{"matchesJsonPath":"$.a"}]},
                    "response":{"base64Body":"/w==",
                    "fixedDelayMilliseconds":5,
                    "transformers":["response-template","mine"]}}
                    """,
                expected: """
                    mappings/a.json:1:1: Imported from a.json by verify import
                    > GET /a/7
                    < 200 
                    < body base64 /w==
                    note mappings/a.json:1:14: priority has no counterpart in a recording
                    note mappings/a.json:1:33: scenarioName has no counterpart in a recording
                    note mappings/a.json:2:21: any method is answered; the recording has GET
                    note mappings/a.json:3:11: the request matcher cookies has no counterpart
                    note mappings/a.json:4:36: the request matcher matchesJsonPath has no counterpart
                    note mappings/a.json:6:26: fixedDelayMilliseconds has no counterpart in a recording
                    note mappings/a.json:7:37: the transformer mine is not run
                    note mappings/a.json:7:17: the WireMock response template is not evaluated
                    """),
            WireMockCase(
                testDescription: "patterns, one of which is none; a fault; a proxy",
                mapping: """
                    {"mappings":[
                    {"request":{"urlPattern":"/a/[0-9]+"},"response":{}},
                    {"request":{"urlPathPattern":"/a\\\\.json"},"response":{}},
                    {"request":{"url":"/f"},"response":{"fault":"EMPTY_RESPONSE"}},
                    {"request":{"url":"/p"},"response":{"proxyBaseUrl":"http://b.example"}},
                    {"request":{"urlPathTemplate":"/a/{id}"},"response":{}},
                    {"request":{"method":"GET"},"response":{}},
                    {"request":{"url":"/t"},"response":{"body":"{{request.path}}"}}
                    ]}
                    """,
                expected: """
                    mappings/a.json:3:1: Imported from a.json by verify import
                    > GET /a.json
                    < 200 
                    mappings/a.json:8:1: Imported from a.json by verify import
                    > GET /t
                    < 200 
                    < body {{request.path}}
                    note mappings/a.json:2:26: the request's urlPattern is a pattern, no URL; left out
                    note mappings/a.json:3:12: no method is named, and any is answered; the recording has GET
                    note mappings/a.json:4:45: fault EMPTY_RESPONSE; left out
                    note mappings/a.json:5:52: the answer is fetched from another server; left out
                    note mappings/a.json:6:31: the request's urlPathTemplate has a parameter without a value; left out
                    note mappings/a.json:7:12: the request names no url; left out
                    note mappings/a.json:8:12: no method is named, and any is answered; the recording has GET
                    note mappings/a.json:8:36: the WireMock response template is not evaluated
                    """),
            WireMockCase(
                testDescription: "bodies that lead out of the folder, or nowhere, beside one that does neither",
                mapping: """
                    {"mappings":[
                    {"request":{"url":"/a"},"response":{"bodyFileName":"../secret.txt"}},
                    {"request":{"url":"/b"},"response":{"bodyFileName":"link.txt"}},
                    {"request":{"url":"/c"},"response":{"bodyFileName":"missing.txt"}},
                    {"request":{"url":"/d"},"response":{"base64Body":"*"}},
                    {"request":{"url":"/e"},"response":{"body":"x"}}
                    ]}
                    """,
                expected: """
                    mappings/a.json:6:1: Imported from a.json by verify import
                    > GET /e
                    < 200 
                    < body x
                    note mappings/a.json:6:12: no method is named, and any is answered; the recording has GET
                    problem mappings/a.json:2:52: the body ../secret.txt leads out of its folder
                    problem mappings/a.json:3:52: the body link.txt leads out of its folder
                    problem mappings/a.json:4:52: the body missing.txt does not exist
                    problem mappings/a.json:5:50: the body is said to be base64, and is not
                    """),
        ] + WireMockCase.odd
}

@Suite("Importing WireMock's mappings")
struct WireMockReaderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("secret.txt", "out")
        try folder.write("__files/in/b.txt", "from a file")
        try folder.link("__files/link.txt", to: "../secret.txt")
    }

    private func text(_ file: ImportedFile) -> String { file.text.replacing("\(folder.path)/", with: "") }

    @Test(arguments: WireMockCase.all)
    func carriesOverWhatIsSaidToTheLetter(_ sample: WireMockCase) throws {
        try folder.write("mappings/a.json", sample.mapping)
        let file = try ImportReader().read("\(folder.path)/mappings/a.json")
        #expect(text(file) == sample.expected)
        for name in ["", "/", "/mappings", "/mappings/"] {
            #expect(try text(ImportReader().read("\(folder.path)\(name)")) == sample.expected, "\(name)")
        }
    }

    @Test func oneBadFileKeepsNoOtherFromBeingRead() throws {
        try folder.write("mappings/a.json", "{")
        try folder.write("mappings/deep/b.json", #"{"request":{"url":"/b"},"response":{}}"#)
        try folder.write("mappings/c.json", #"{"mappings":[{"request":{}}]}"#)
        #expect(
            try text(ImportReader().read(folder.path)) == """
                mappings/deep/b.json:1:1: Imported from b.json by verify import
                > GET /b
                < 200 
                note mappings/c.json:1:14: mapping 1 has no object "response", and so no answer; left out
                note mappings/deep/b.json:1:12: no method is named, and any is answered; the recording has GET
                problem mappings/a.json:1:2: the file ends before its value is complete
                """)
    }

    @Test func theFilesOfAMappingAloneLieBesideIt() throws {
        try folder.write("a.json", #"{"request":{"url":"/b"},"response":{"bodyFileName":"in/b.txt"}}"#)
        #expect(try ImportReader(format: .wiremock).read("\(folder.path)/a.json").exchanges.map(\.exchange.response.body.count) == [11])
    }
}

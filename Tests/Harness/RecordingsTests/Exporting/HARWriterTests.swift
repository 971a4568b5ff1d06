import Foundation
import TestFolders
import Testing

@testable import Recordings

@Suite("Exporting HAR")
struct HARWriterTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func har() throws -> [UInt8] {
        let recordings = try RecordingsFolder(folder.path, displayPath: "Fixtures")
        var writer = HARWriter()
        for name in try recordings.names() { try writer.add(try recordings.recording(named: name), of: recordings) }
        return writer.bytes
    }

    @Test func aRecordingIsAnEntry() throws {
        try folder.write(
            "a.http",
            """
            # Recorded 2026-11-20T21:04:11Z by hand
            POST /a?q=x%20y&r
            Cookie: c=1; d={{COOKIE_D}}
            Content-Type: text/plain

            sent

            HTTP/2 200
            Set-Cookie: s=a=b; Path=/
            Content-Type: text/event-stream

            <> a.txt @ 20 1, 50 2

            """)
        try folder.write("a.txt", "a\u{FEFF}".prefix(1) + "\"\n")
        #expect(
            try String(decoding: har(), as: UTF8.self) == """
                {
                  "log" : {
                    "creator" : {
                      "name" : "verify export",
                      "version" : "1"
                    },
                    "entries" : [
                      {
                        "cache" : {

                        },
                        "comment" : "a",
                        "request" : {
                          "bodySize" : 4,
                          "cookies" : [
                            {
                              "name" : "c",
                              "value" : "1"
                            },
                            {
                              "name" : "d",
                              "value" : "{{COOKIE_D}}"
                            }
                          ],
                          "headers" : [
                            {
                              "name" : "Cookie",
                              "value" : "c=1; d={{COOKIE_D}}"
                            },
                            {
                              "name" : "Content-Type",
                              "value" : "text/plain"
                            }
                          ],
                          "headersSize" : -1,
                          "httpVersion" : "HTTP/1.1",
                          "method" : "POST",
                          "postData" : {
                            "mimeType" : "text/plain",
                            "params" : [

                            ],
                            "text" : "sent"
                          },
                          "queryString" : [
                            {
                              "name" : "q",
                              "value" : "x y"
                            },
                            {
                              "name" : "r",
                              "value" : ""
                            }
                          ],
                          "url" : "http://recording.invalid/a?q=x%20y&r"
                        },
                        "response" : {
                          "bodySize" : 3,
                          "content" : {
                            "mimeType" : "text/event-stream",
                            "size" : 3,
                            "text" : "a\\"\\n"
                          },
                          "cookies" : [
                            {
                              "name" : "s",
                              "value" : "a=b"
                            }
                          ],
                          "headers" : [
                            {
                              "name" : "Set-Cookie",
                              "value" : "s=a=b; Path=/"
                            },
                            {
                              "name" : "Content-Type",
                              "value" : "text/event-stream"
                            }
                          ],
                          "headersSize" : -1,
                          "httpVersion" : "HTTP/2",
                          "redirectURL" : "",
                          "status" : 200,
                          "statusText" : ""
                        },
                        "startedDateTime" : "2026-11-20T21:04:11Z",
                        "time" : 50,
                        "timings" : {
                          "receive" : 30,
                          "send" : 0,
                          "wait" : 20
                        }
                      }
                    ],
                    "version" : "1.2"
                  }
                }

                """)
    }

    /// What is exported and imported again is what was recorded: bodies to the byte, whatever they are.
    @Test func nothingIsLostOnTheWayThereAndBack() throws {
        let bodies: [[UInt8]] = [
            Array(#"{"price":275.0,"url":"https:\/\/a"}"#.utf8), Array(0...255), Array("\u{FEFF}ü\r\n\u{0}\u{FFFD}".utf8),
            Array("é e\u{301}".utf8), [],
        ]
        let exchanges = bodies.map { body in
            CapturedExchange(
                comment: "Recorded 2026-11-21T20:00:00Z by a test",
                request: .init(
                    method: "POST", target: "https://a.example/x?q=a+b&r=%C3%BC", headers: HeaderFields([.init(name: "X-A", value: "1")]),
                    body: body),
                response: .init(
                    status: 200, reason: "OK",
                    headers: HeaderFields([.init(name: "x-b", value: "1"), .init(name: "Set-Cookie", value: "a={{A}}; Path=/")]), body: body
                ))
        }
        let recordings = try RecordingsFolder(folder.path, displayPath: "Fixtures")
        try recordings.write(try RecordingText(exchanges, name: "a"), named: "a")
        var reader = HARReader(try ImportedJSON(try har(), file: "a.har"))
        let file = try reader.read()
        #expect(file.exchanges.map(\.exchange.request) == exchanges.map(\.request))
        #expect(file.exchanges.map(\.exchange.response) == exchanges.map(\.response))
        #expect(file.exchanges.map(\.exchange.comment).first == "Recorded 2026-11-21T20:00:00Z from a.har by verify import")
        #expect(file.notes.map(\.what) == ["a recording has no place for what stands under these names: comment, time, timings"])
    }

    @Test func withoutATimeItIsTheEpochAndTheBytesAreTheSame() throws {
        try folder.write("a.http", "GET /a\n\nHTTP/1.1 200 OK\n\n###\nGET /a\n\nHTTP/1.1 304 Not Modified\n")
        let text = try String(decoding: har(), as: UTF8.self)
        #expect(text.ranges(of: "\"startedDateTime\" : \"1970-01-01T00:00:00.000Z\"").count == 2)
        #expect(text.contains("\"comment\" : \"a#2\""))
        #expect(try String(decoding: har(), as: UTF8.self) == text)
    }
}

import Testing

/// What a program is known to write into HAR files, and what becomes of it.
struct HARCase: CustomTestStringConvertible {
    let testDescription: String
    /// The entries of the file, one on each line from its second on.
    let entries: [String]
    let expected: String

    init(_ description: String, _ entries: String..., expected: String) {
        testDescription = description
        self.entries = entries
        self.expected = expected
    }

    /// An entry around an answer.
    static func entry(
        _ response: String, method: String = "GET", url: String = "https://a.example/x", request: String = "", more: String = ""
    ) -> String {
        let head = request.isEmpty ? "" : ",\(request)"
        let end = more.isEmpty ? "" : ",\(more)"
        return #"{"request":{"method":"\#(method)","url":"\#(url)"\#(head)},"response":{\#(response)}\#(end)}"#
    }

    static let all: [HARCase] = programs + bodies + heads + refused + odd

    private static let programs = [
        HARCase(
            "a browser: vendor fields, a time with an offset, joined Set-Cookie, both lists of cookies",
            entry(
                #""status":200,"statusText":"OK","httpVersion":"h3","headers":[{"name":"set-cookie","value":"a=1; Path=/\nb=2"},{"name":"content-type","value":"application/json"},{"name":"content-encoding","value":"br"}],"cookies":[{"name":"a","value":"1"},{"name":"b","value":"2"}],"content":{"size":7,"mimeType":"application/json","text":"{\"a\":1}"},"redirectURL":"","headersSize":-1,"bodySize":-1,"_transferSize":9,"_error":null"#,
                url: "https://a.example/x?q=a+b",
                request:
                    #""headers":[{"name":"Cookie","value":"c=3; d=4"},{"name":"Accept","value":"*/*"}],"cookies":[{"name":"c","value":"3"},{"name":"d","value":"4"}],"queryString":[{"name":"q","value":"a+b"}]"#,
                more:
                    #""startedDateTime":"2026-11-20T22:04:11.123+01:00","time":12.5,"cache":{},"timings":{"wait":1},"_initiator":{"type":"other"},"pageref":"p""#
            ),
            expected: """
                a.har:2:1: Recorded 2026-11-20T21:04:11Z from a.har by verify import
                > GET https://a.example/x?q=a+b
                > Cookie: c=3; d=4
                > Accept: */*
                < 200 OK
                < set-cookie: a=1; Path=/
                < set-cookie: b=2
                < content-type: application/json
                < br removed
                < body {"a":1}
                note a.har:1:8: a recording has no place for what stands under these names: _initiator, _transferSize, pageref, time, timings
                """),
        HARCase(
            "Charles: every body in base64, in lines, the request's bytes beside it",
            entry(
                #""status":200,"statusText":"OK","headers":[{"name":"Content-Type","value":"image/png"}],"content":{"size":4,"text":"iVBO\r\nRw==","encoding":"base64"}"#,
                method: "POST", request: #""postData":{"mimeType":"application/json","text":"{}"}"#),
            expected: """
                a.har:2:1: Imported from a.har by verify import
                > POST https://a.example/x
                > body {}
                < 200 OK
                < Content-Type: image/png
                < body base64 iVBORw==
                """),
        HARCase(
            "Proxyman: a body that is still gzip, in base64, and a form's params alone",
            entry(
                #""status":200,"statusText":"","headers":[{"name":"Content-Encoding","value":"gzip"},{"name":"Transfer-Encoding","value":"chunked"},{"name":"X","value":"1"}],"content":{"encoding":"base64","text":"H4sIAAAAAAACA6tWSlSyMqwFAK+sG1YHAAAA"}"#,
                method: "POST",
                request:
                    #""postData":{"mimeType":"application/x-www-form-urlencoded","params":[{"name":"a b","value":"ü"},{"name":"c","value":"&"}]}"#
            ),
            expected: """
                a.har:2:1: Imported from a.har by verify import
                > POST https://a.example/x
                > body a%20b=%C3%BC&c=%26
                < 200 
                < X: 1
                < gzip removed
                < body {"a":1}
                note a.har:2:68: the request's body was put together from its params
                """),
        HARCase(
            "mitmproxy: HTTP/2 with pseudo fields, microseconds, no lists but headers",
            entry(
                #""status":200,"statusText":"","httpVersion":"HTTP/2.0","headers":[{"name":":status","value":"200"},{"name":"content-length","value":"2"}],"content":{"size":2,"mimeType":"","text":"ok"}"#,
                request:
                    #""headers":[{"name":":authority","value":"a.example"},{"name":":path","value":"/x"},{"name":"host","value":"a.example"},{"name":"accept-encoding","value":"gzip"},{"name":"te","value":"trailers"}]"#,
                more: #""startedDateTime":"2026-11-20T21:04:11.123456+00:00""#),
            expected: """
                a.har:2:1: Recorded 2026-11-20T21:04:11Z from a.har by verify import
                > GET https://a.example/x
                < 200 
                < body ok
                """),
        HARCase(
            "a redirect, as it came",
            entry(
                #""status":302,"statusText":"Found","headers":[{"name":"Location","value":"/y"}],"content":{"size":0,"mimeType":"x-unknown"},"redirectURL":"https://a.example/y""#
            ),
            expected: """
                a.har:2:1: Imported from a.har by verify import
                > GET https://a.example/x
                < 302 Found
                < Location: /y
                """),
    ]

    private static let bodies = [
        HARCase(
            "HEAD with a length and no body",
            entry(
                #""status":200,"statusText":"OK","headers":[{"name":"Content-Length","value":"1200"}],"content":{"size":1200,"mimeType":"text/html"}"#,
                method: "HEAD"),
            expected: "a.har:2:1: Imported from a.har by verify import\n> HEAD https://a.example/x\n< 200 OK"),
        HARCase(
            "an answer without a body that is given one", entry(#""status":204,"statusText":"","content":{"text":"x"}"#),
            expected: """
                a.har:2:1: Imported from a.har by verify import
                > GET https://a.example/x
                < 204 
                note a.har:2:108: an answer that has no body is given one; left out
                """),
        HARCase(
            "a body that is cut off", entry(#""status":200,"statusText":"OK","content":{"size":1200,"text":"short"}"#),
            expected: """
                a.har:2:1: Imported from a.har by verify import
                > GET https://a.example/x
                < 200 OK
                < body short
                note a.har:2:110: the body is cut off: HAR says 1200 bytes, it has 5
                """),
        HARCase(
            "a body that is not there", entry(#""status":200,"statusText":"OK","content":{"size":1200}"#),
            expected: """
                a.har:2:1: Imported from a.har by verify import
                > GET https://a.example/x
                < 200 OK
                note a.har:2:110: the body of 1200 bytes is not in the file
                """),
        HARCase(
            "a text that was decoded wrongly, and one whose charset is another",
            entry(#""status":200,"statusText":"OK","content":{"text":"a\uFFFDb"}"#),
            entry(
                #""status":200,"statusText":"OK","content":{"mimeType":"text/html; charset=ISO-8859-1","text":"ü"}"#,
                url: "https://a.example/y"),
            expected: """
                a.har:2:1: Imported from a.har by verify import
                > GET https://a.example/x
                < 200 OK
                < body a\u{FFFD}b
                a.har:3:1: Imported from a.har by verify import
                > GET https://a.example/y
                < 200 OK
                < body ü
                note a.har:2:110: the text holds U+FFFD: bytes were lost when it was written
                note a.har:3:110: the body came in iso-8859-1 and stands here in UTF-8: its bytes are others than those that passed
                """),
        HARCase(
            "half a surrogate pair, twice, beside a whole one",
            entry(#""status":200,"statusText":"OK","content":{"text":"\ud83d\ude00\ud83d \\ud83d\udE00"}"#),
            expected: """
                a.har:2:1: Imported from a.har by verify import
                > GET https://a.example/x
                < 200 OK
                < body 😀\u{FFFD} \\ud83d\u{FFFD}
                note a.har:2:131: half a surrogate pair stands for no character; it was read as U+FFFD, and so were 1 after it
                note a.har:2:110: the text holds U+FFFD: bytes were lost when it was written
                """),
    ]

    private static let heads = [
        HARCase(
            "cookies that stand in the list alone, or differ",
            entry(
                #""status":200,"statusText":"OK","cookies":[{"name":"s","value":"1"}]"#,
                request: #""headers":[{"name":"Cookie","value":"a=1"}],"cookies":[{"name":"b","value":"2"}]"#),
            expected: """
                a.har:2:1: Imported from a.har by verify import
                > GET https://a.example/x
                > Cookie: a=1
                < 200 OK
                note a.har:2:110: cookies stand in both the headers and the list, and differ; the headers were taken
                note a.har:2:191: 1 of the cookies stand in the list alone, without the header field that carried them; left out
                """),
        HARCase(
            "a queryString that says otherwise, a fragment, characters that no URL may have",
            entry(
                #""status":200,"statusText":"OK""#, url: "https://a.example/ü|?q=1#access_token=abc",
                request: #""queryString":[{"name":"q","value":"2"}]"#),
            expected: """
                a.har:2:1: Imported from a.har by verify import
                > GET https://a.example/%C3%BC|?q=1
                < 200 OK
                note a.har:2:34: the url's fragment is never sent; left out
                note a.har:2:34: the url has characters that no URL may have; they were percent-encoded
                note a.har:2:93: queryString says otherwise than the url; the url was taken
                """),
        HARCase(
            "header fields and a reason that would be read as something else",
            entry(
                #""status":200,"statusText":"OK\r\nX: 1","headers":[{"name":"A B","value":"1"},{"name":"C: D","value":"1"},{"name":"E","value":"a\u0000"},{"name":"F","value":" 1 "}]"#
            ),
            expected: """
                a.har:2:1: Imported from a.har by verify import
                > GET https://a.example/x
                < 200 
                < F: 1
                note a.har:2:118: 3 header fields are none that HTTP allows; left out
                note a.har:2:68: statusText is none that HTTP allows; left out
                """),
        HARCase(
            "a key that stands twice, and a time that is none",
            entry(#""status":200,"status":404,"statusText":"OK""#, more: #""startedDateTime":"yesterday""#),
            expected: """
                a.har:2:1: Imported from a.har by verify import
                > GET https://a.example/x
                < 200 OK
                note a.har:2:82: "status" stands here again; the first was taken
                note a.har:2:132: startedDateTime is no ISO 8601 time; the recording has none
                """),
    ]

    private static let refused = [
        HARCase(
            "entries that are no exchange, and one that is", entry(#""status":0,"statusText":"","_error":"net::ERR_FAILED""#), "{}",
            entry(#""status":101,"statusText":"""#), entry(#""status":200,"statusText":"""#, url: "wss://a.example/x"),
            entry(#""status":200,"statusText":"""#, url: "data:text/plain,x"), entry(#""status":999,"statusText":"""#),
            entry(#""status":200,"statusText":"""#, method: "G T"), entry(#""status":200,"statusText":"OK""#),
            expected: """
                a.har:9:1: Imported from a.har by verify import
                > GET https://a.example/x
                < 200 OK
                note a.har:2:68: the entry has no response: status 0
                note a.har:3:1: the entry has no request with a method and a url
                note a.har:4:12: a WebSocket
                note a.har:5:12: a WebSocket
                note a.har:6:12: the url is none of http or https
                note a.har:7:68: the status 999 is no final one
                note a.har:8:12: the method is none that HTTP allows
                note a.har:1:8: a recording has no place for what stands under these names: _error
                """),
        HARCase(
            "bodies that cannot be read",
            entry(#""status":200,"content":{"text":"a=","encoding":"quoted-printable"}"#),
            entry(#""status":200,"content":{"text":"a*","encoding":"base64"}"#),
            entry(#""status":200"#, request: #""postData":{"text":"a","encoding":"hex"}"#),
            entry(
                #""status":200,"headers":[{"name":"Content-Encoding","value":"gzip"}],"content":{"text":"H4sIAAAAAAAAA6tW","encoding":"base64"}"#
            ),
            entry(#""status":200,"headers":[{"name":"Content-Encoding","value":"br"}],"content":{"text":"/w==","encoding":"base64"}"#),
            expected: """
                note a.har:2:68: the encoding "quoted-printable" of the body is not known; left out
                note a.har:3:68: the body is said to be base64, and is not; left out
                note a.har:4:12: the encoding "hex" of the body is not known; left out
                note a.har:5:68: the body is not the gzip that its head says: it ends too early; left out
                note a.har:6:68: the body is no text, and may still be coded with br, which cannot be looked into for secrets; left out
                """),
        HARCase(
            "bodies that are not in the file, and a status in quotes",
            entry(#""status":"201""#, method: "POST", request: #""bodySize":77"#), entry(#""status":200,"bodySize":500"#),
            entry(#""status":200,"bodySize":500,"content":{"text":""}"#), entry(#""status":304,"bodySize":500"#),
            expected: """
                a.har:2:1: Imported from a.har by verify import
                > POST https://a.example/x
                < 201 
                a.har:3:1: Imported from a.har by verify import
                > GET https://a.example/x
                < 200 
                a.har:4:1: Imported from a.har by verify import
                > GET https://a.example/x
                < 200 
                a.har:5:1: Imported from a.har by verify import
                > GET https://a.example/x
                < 304 
                note a.har:2:12: the request's body of 77 bytes is not in the file
                note a.har:3:68: the body of 500 bytes is not in the file
                note a.har:4:68: the body of 500 bytes is not in the file
                """),
        HARCase(
            "entries that were not written down in order",
            entry(#""status":200"#, url: "https://a.example/2", more: #""startedDateTime":"2026-11-20T21:00:00.5Z""#),
            entry(#""status":200"#, url: "https://a.example/3", more: #""startedDateTime":"2026-11-20T22:00:00.6+01:00""#),
            entry(#""status":200"#, url: "https://a.example/1", more: #""startedDateTime":"2026-11-20T21:00:00.25Z""#),
            expected: """
                a.har:4:1: Recorded 2026-11-20T21:00:00Z from a.har by verify import
                > GET https://a.example/1
                < 200 
                a.har:2:1: Recorded 2026-11-20T21:00:00Z from a.har by verify import
                > GET https://a.example/2
                < 200 
                a.har:3:1: Recorded 2026-11-20T21:00:00Z from a.har by verify import
                > GET https://a.example/3
                < 200 
                """),
    ]
}

extension HARCase {
    /// What stands in a HAR and nowhere in HTTP: it is told where it carries content.
    static let odd = [
        HARCase(
            "messages of sockets and streams, whose number is told",
            entry(
                #""status":101"#, url: "wss://a.example/x",
                more: #""_webSocketMessages":[{"type":"send","data":"a"},{"type":"receive","data":"b"}]"#),
            entry(#""status":200"#, more: #""_eventSourceMessages":[{"data":"a"}]"#),
            expected: """
                a.har:3:1: Imported from a.har by verify import
                > GET https://a.example/x
                < 200 
                note a.har:2:12: a WebSocket; its messages, 2 of them, are left out too
                note a.har:3:106: server-sent events, 1 of them, stand apart from the body; left out
                """),
        HARCase(
            "comments and vendor members at every depth",
            entry(
                #""status":200,"statusText":"OK","headers":[{"name":"A","value":"1","_a":1}],"cookies":[{"name":"c","value":"1","path":"/","_c":1}],"content":{"text":"x","size":1,"compression":0,"_d":1}"#,
                request:
                    #""queryString":[{"name":"q","value":"1","_b":1}],"postData":{"mimeType":"a/b","text":"y","params":[{"name":"f","value":"g","fileName":"h"}],"comment":"note"}"#
            ),
            entry(
                #""status":200"#, method: "POST", url: "https://a.example/y",
                request: #""postData":{"params":[{"name":"f","value":"g","fileName":"h"}]}"#),
            expected: """
                a.har:2:1: Imported from a.har by verify import
                > GET https://a.example/x
                > body y
                < 200 OK
                < A: 1
                < body x
                a.har:3:1: Imported from a.har by verify import
                > POST https://a.example/y
                > body f=g
                < 200 
                note a.har:2:70: queryString says otherwise than the url; the url was taken
                note a.har:2:311: 1 of the cookies stand in the list alone, without the header field that carried them; left out
                note a.har:3:68: the request's body was put together from its params
                note a.har:1:8: a recording has no place for what stands under these names: _a, _b, _c, _d, comment, fileName
                """),
        HARCase(
            "urls without a host, or of no HTTP",
            entry(#""status":200"#, url: "https:///x"), entry(#""status":200"#, url: "http://?q=1"),
            entry(#""status":200"#, url: "http:x"), entry(#""status":200"#, url: "blob:https://a.example/1"),
            entry(#""status":200"#, url: "chrome-extension://abc/x"), entry(#""status":200"#, url: "/x"),
            entry(#""status":200"#, url: ""), entry(#""status":200"#, url: "https://:80/"),
            entry(#""status":200"#, url: "https://me@/x"),
            expected: """
                note a.har:2:12: the url names no host
                note a.har:3:12: the url names no host
                note a.har:4:12: the url names no host
                note a.har:5:12: the url is none of http or https
                note a.har:6:12: the url is none of http or https
                note a.har:7:12: the url is none of http or https
                note a.har:8:12: the url is none of http or https
                note a.har:9:12: the url names no host
                note a.har:10:12: the url names no host
                """),
        HARCase(
            "values of other kinds, beside an entry that is none and one that is odd nowhere",
            entry(#""status":200,"headers":{"A":"1"},"content":{"text":{"a":1}}"#, request: #""postData":"a=b""#), "5", "null",
            #"{"request":5,"response":[]}"#, entry(#""status":200,"headers":[{"name":"A","value":5}]"#),
            expected: """
                a.har:2:1: Imported from a.har by verify import
                > GET https://a.example/x
                < 200 
                a.har:6:1: Imported from a.har by verify import
                > GET https://a.example/x
                < 200 
                < A: 5
                note a.har:2:67: postData is no object; left out
                note a.har:2:109: headers are no array; left out
                note a.har:2:137: the text of content is no string; left out
                note a.har:3:1: the entry has no request with a method and a url
                note a.har:4:1: the entry has no request with a method and a url
                note a.har:5:1: the entry has no request with a method and a url
                """),
        HARCase(
            "a time that no calendar has", entry(#""status":200"#, more: #""startedDateTime":"2026-02-31T25:00:00Z""#),
            expected: """
                a.har:2:1: Imported from a.har by verify import
                > GET https://a.example/x
                < 200 
                note a.har:2:101: startedDateTime is no ISO 8601 time; the recording has none
                """),
        HARCase(
            "what verify export says of its own, true or not",
            entry(
                #""status":200,"content":{"text":"abc"}"#, url: "http://recording.invalid/x?q=1",
                more: #""startedDateTime":"1970-01-01T00:00:00.000Z","_plumbline":{"undated":true,"chunks":"0 1, 20 2"}"#),
            entry(
                #""status":200,"content":{"text":"abc"}"#, url: "http://recording.invalid/y",
                more: #""startedDateTime":"2026-11-20T21:04:11Z","_plumbline":{"undated":false,"made":"by\nhand","chunks":"0 1"}"#),
            expected: """
                a.har:2:1: Imported from a.har by verify import
                > GET /x?q=1
                < 200 
                < body abc
                < chunks 0 1, 20 2
                a.har:3:1: Made by\\nhand
                > GET /y
                < 200 
                < body abc
                note a.har:3:213: the times of the body's parts do not fit the body; left out
                """),
    ]
}

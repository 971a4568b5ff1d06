extension WireMockCase {
    /// Mappings that say more than a recording can, or what is none: nothing of that goes unsaid.
    static let odd = [
        WireMockCase(
            testDescription: "mappings that are none, beside one that is",
            mapping: """
                {"mappings":[
                {"name":"search","request":{"url":"/a"}},
                {"id":"4711","response":{}},
                5,
                {"request":[],"response":{}},
                {"request":{"method":"GET","url":"/ok"},"response":{}}
                ],
                "importOptions":{"duplicatePolicy":"OVERWRITE"},"meta":{"total":5}}
                """,
            expected: """
                mappings/a.json:6:1: Imported from a.json by verify import
                > GET /ok
                < 200 
                note mappings/a.json:8:17: importOptions has no counterpart in a recording
                note mappings/a.json:2:1: mapping 1, "search", has no object "response", and so no answer; left out
                note mappings/a.json:3:1: mapping 2, "4711", has no object "request", and so answers nothing that is known; left out
                note mappings/a.json:4:1: mapping 3 has no object "request", and so answers nothing that is known; left out
                note mappings/a.json:5:1: mapping 4 has no object "request", and so answers nothing that is known; left out
                """),
        WireMockCase(
            testDescription: "a body that is an object, members that are null, metadata",
            mapping: """
                {"metadata":{"why":"x"},"priority":null,
                "request":{"method":"GET","url":"/a","headers":null,"queryParameters":null,"bodyPatterns":null},
                "response":{"status":null,"body":{"a": 1.0},"bodyFileName":null,"jsonBody":null,"fault":null,"headers":null}}
                """,
            expected: """
                mappings/a.json:1:1: Imported from a.json by verify import
                > GET /a
                < 200 
                < body {"a": 1.0}
                note mappings/a.json:1:13: metadata has no counterpart in a recording
                note mappings/a.json:3:34: body is no string; its JSON was taken as it stands
                """),
        WireMockCase(
            testDescription: "a bodyFileName alone that is null, a body beside others",
            mapping: """
                {"mappings":[
                {"request":{"method":"GET","url":"/a"},"response":{"bodyFileName":null}},
                {"request":{"method":"GET","url":"/b"},"response":{"body":"x","jsonBody":{"y":1},"bodyFileName":"in/b.txt"}},
                {"request":{"method":"GET","url":"/c"},"response":{"bodyFileName":5}}
                ]}
                """,
            expected: """
                mappings/a.json:2:1: Imported from a.json by verify import
                > GET /a
                < 200 
                mappings/a.json:3:1: Imported from a.json by verify import
                > GET /b
                < 200 
                < body x
                note mappings/a.json:3:74: jsonBody stands beside body, which was taken
                note mappings/a.json:3:97: bodyFileName stands beside body, which was taken
                problem mappings/a.json:4:67: bodyFileName is no name of a file
                """),
        WireMockCase(
            testDescription: "several bodies, urls and methods; matchers that are none",
            mapping: """
                {"request":{"method":{"oneOf":["GET","PUT"]},"urlPath":"/b","url":"/a",
                "pathParameters":{"id":{"equalTo":"1"}},
                "headers":{"A":"1","B":{}},
                "queryParameters":["q"],
                "scheme":"https",
                "bodyPatterns":[{"equalTo":"x"},{"equalToJson":"{}"},"y",{"contains":"z"}]},
                "response":{}}
                """,
            expected: """
                mappings/a.json:1:1: Imported from a.json by verify import
                > GET /a
                > body x
                < 200 
                note mappings/a.json:1:22: the method is none that HTTP allows; the recording has GET
                note mappings/a.json:1:56: urlPath stands beside url, which was taken
                note mappings/a.json:2:18: pathParameters stand there without a urlPathTemplate; left out
                note mappings/a.json:3:16: one of the headers has no matcher; left out
                note mappings/a.json:3:24: one of the headers has no matcher; left out
                note mappings/a.json:4:19: queryParameters are no object; left out
                note mappings/a.json:5:10: the request matcher scheme has no counterpart
                note mappings/a.json:6:48: equalToJson asks for another body too; the first was taken
                note mappings/a.json:6:54: one of the bodyPatterns has no matcher; left out
                note mappings/a.json:6:70: the request matcher contains has no counterpart
                """),
        WireMockCase(
            testDescription: "an answer whose members are of other kinds",
            mapping: """
                {"request":{"method":"GET","urlPathTemplate":"/a/{id}","pathParameters":{"id":{"equalTo":"7"},"no":{"equalTo":"8"}}},
                "response":{"statusMessage":"a\\r\\nX: 1",
                "headers":{"A":{"b":1},"C":["1",null,2]},
                "transformers":"response-template","transformerParameters":{"p":1},
                "delayDistribution":{"type":"uniform"},"chunkedDribbleDelay":{"numberOfChunks":5}}}
                """,
            expected: """
                mappings/a.json:1:1: Imported from a.json by verify import
                > GET /a/7
                < 200 
                < C: 1
                < C: 2
                note mappings/a.json:1:73: a path parameter is none of the urlPathTemplate; left out
                note mappings/a.json:4:16: transformers are no array; none is run
                note mappings/a.json:4:60: transformerParameters has no counterpart in a recording
                note mappings/a.json:5:21: delayDistribution has no counterpart in a recording
                note mappings/a.json:5:62: chunkedDribbleDelay has no counterpart in a recording
                note mappings/a.json:3:16: a header field's value is no text; left out
                note mappings/a.json:3:33: a header field's value is no text; left out
                note mappings/a.json:2:29: statusMessage is none that HTTP allows; left out
                """),
    ]
}

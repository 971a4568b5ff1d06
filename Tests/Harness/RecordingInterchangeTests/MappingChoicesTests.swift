import Recordings
import Testing
import VerificationModel

@testable import RecordingInterchange

/// Tests of mappings that differ in WireMock, and whose recordings would have the same request.
@Suite("WireMock mappings with the same request in a recording")
struct MappingChoicesTests {
    /// Returns the decided content of files, each with one mapping.
    private func decided(_ mappings: [String]) throws -> [ImportedFile] {
        MappingChoices.decided(
            try mappings.enumerated().map { try ImportReader(format: .wiremock).read(Array($1.utf8), "mappings/\($0 + 1).json") })
    }

    /// Returns a mapping that answers with the body `number`.
    private func mapping(_ request: String, _ number: Int, _ members: String = "") -> String {
        #"{"request":{\#(request)},"response":{"body":"\#(number)"}\#(members.isEmpty ? "" : ", \(members)")}"#
    }

    /// Returns the bodies of the answers that are left.
    private func bodies(_ files: [ImportedFile]) -> [String] {
        files.flatMap(\.exchanges).map { String(decoding: $0.exchange.response.body, as: UTF8.self) }
    }

    private static let get = #""method":"GET","#
    private static let post = #""method":"POST","url":"/a","#

    /// The requests of two mappings, and the conditions that decide between them.
    @Test(arguments: [
        (
            get + #""urlPath":"/a","queryParameters":{"s":{"matches":"any.*"}}"#,
            get + #""urlPath":"/a","queryParameters":{"s":{"matches":"open.*"}}"#, "query s matches"
        ),
        (
            get + #""urlPath":"/a","queryParameters":{"s":{"contains":"x"}}"#,
            get + #""urlPath":"/a","queryParameters":{"s":{"doesNotMatch":"x"}}"#, "query s contains, query s doesNotMatch"
        ),
        (
            get + #""urlPath":"/a","queryParameters":{"s":{"absent":true}}"#,
            get + #""urlPath":"/a","queryParameters":{"t":{"includes":[{"equalTo":"1"}]}}"#, "query s absent, query t includes"
        ),
        (
            get + #""urlPath":"/a","queryParameters":{"s":{"equalTo":"x","caseInsensitive":true}}"#,
            get + #""urlPath":"/a","queryParameters":{"s":{"equalTo":"x"}}"#, "query s caseInsensitive"
        ),
        (get + #""urlPath":"/a","queryParameters":{"s":{"matches":"x"}}"#, get + #""url":"/a""#, "query s matches"),
        (
            get + #""urlPath":"/a","queryParameters":{"p":{"equalTo":"1"},"q":{"equalTo":"2"},"s":{"contains":"x"}}"#,
            get + #""url":"/a?q=2&p=1""#, "query s contains"
        ),
        (
            get + #""url":"/a","headers":{"Accept":{"contains":"json"}}"#, get + #""url":"/a","headers":{"Accept":{"contains":"xml"}}"#,
            "header Accept contains"
        ),
        (
            get + #""url":"/a","headers":{"X-Tenant":{"equalTo":"a"}}"#, get + #""url":"/a","headers":{"X-Tenant":{"equalTo":"b"}}"#,
            "header X-Tenant equalTo"
        ),
        (get + #""url":"/a","cookies":{"s":{"equalTo":"1"}}"#, get + #""url":"/a","cookies":{"s":{"equalTo":"2"}}"#, "cookies"),
        (get + #""url":"/a","basicAuthCredentials":{"username":"u","password":"p"}"#, get + #""url":"/a""#, "basicAuthCredentials"),
        (get + #""url":"/a","host":{"equalTo":"a.example"}"#, get + #""url":"/a","port":8080"#, "host, port"),
        (get + #""url":"/a","customMatcher":{"name":"m"}"#, get + #""url":"/a""#, "customMatcher"),
        (#""method":"ANY","url":"/a""#, get + #""url":"/a""#, "any method"),
        (#""url":"/a""#, get + #""url":"/a""#, "any method"),
        (
            post + #""bodyPatterns":[{"matchesJsonPath":"$.a"}]"#, post + #""bodyPatterns":[{"matchesJsonPath":"$.b"}]"#,
            "body matchesJsonPath"
        ),
        (post + #""bodyPatterns":[{"contains":"x"}]"#, post + #""bodyPatterns":[{"matches":"y"}]"#, "body contains, body matches"),
        (post + #""bodyPatterns":[{"matchesXPath":"//a"}]"#, #""method":"POST","url":"/a""#, "body matchesXPath"),
        (
            post + #""bodyPatterns":[{"equalToJson":"[1,2]","ignoreArrayOrder":true}]"#,
            post + #""bodyPatterns":[{"equalToJson":"[1, 2.0]"}]"#, "body ignoreArrayOrder"
        ),
        (
            post + #""bodyPatterns":[{"equalToJson":{"a":1,"b":2}}]"#,
            post + #""bodyPatterns":[{"equalToJson":{"b":2,"a":1},"ignoreExtraElements":true}]"#, "body ignoreExtraElements"
        ),
        (
            post + #""bodyPatterns":[{"equalTo":"x"},{"equalTo":"y"}]"#, post + #""bodyPatterns":[{"equalTo":"x"},{"equalTo":"z"}]"#,
            "body equalTo"
        ),
        (
            #""method":"GET","urlPathTemplate":"/a/{i}","pathParameters":{"i":{"equalTo":"1","caseInsensitive":true}}"#,
            get + #""url":"/a/1""#, "path parameter i caseInsensitive"
        ),
    ])
    func refusesMappingsThatADroppedConditionDecides(_ first: String, _ second: String, _ conditions: String) throws {
        let files = try decided([mapping(first, 1), mapping(second, 2)])
        #expect(bodies(files) == [])
        let findings = files.flatMap(\.problems).map(\.finding)
        #expect(
            findings.map(\.what).map { $0.replacing(/request [^ ]+ [^ ]+ in/, with: "request METHOD TARGET in") } == [
                "the mapping has the request METHOD TARGET in a recording, as mappings/2.json:1:1, with another answer",
                "the mapping has the request METHOD TARGET in a recording, as mappings/1.json:1:1, with another answer",
            ])
        #expect(findings.map(\.place.description) == ["mappings/1.json:1:1", "mappings/2.json:1:1"])
        for finding in findings {
            #expect(
                finding.because
                    == "a recording does not have the conditions that decide which of them answers: \(conditions); nothing of it was written"
            )
        }
    }

    /// Without a dropped condition, the newest mapping or the one with the highest priority answers, and never both in turn.
    @Test func refusesMappingsOfTheSameRequest() throws {
        let request = Self.get + #""url":"/a""#
        let equal = try decided([mapping(request, 1), mapping(request, 2)]).flatMap(\.problems).map(\.finding.because)
        let reason = "WireMock answers with only one of them, and a recording would give one answer after the other"
        #expect(equal == ["\(reason); nothing of it was written", "\(reason); nothing of it was written"])
        let ranked = try decided([mapping(request, 1, #""priority":1"#), mapping(request, 2)]).flatMap(\.problems).map(\.finding.because)
        #expect(ranked.count == 2 && ranked.allSatisfy { $0.contains("answers: priority;") }, "\(ranked)")
    }

    @Test func namesTheFirstOfManyOthers() throws {
        let mappings = (1...6).map { mapping(Self.get + #""urlPath":"/a","queryParameters":{"s":{"matches":"\#($0)"}}"#, $0) }
        let problems = try decided(mappings).flatMap(\.problems)
        #expect(problems.count == 6)
        #expect(
            problems.first?.finding.what
                == "the mapping has the request GET /a in a recording, as mappings/2.json:1:1, mappings/3.json:1:1, mappings/4.json:1:1 and 2 more, "
                + "with another answer")
    }

    /// A mapping that is the only one of its request stays, with the notes about its matchers.
    @Test(arguments: [
        (
            get + #""urlPath":"/a","queryParameters":{"s":{"matches":"x"}}"#,
            get + #""urlPath":"/b","queryParameters":{"s":{"matches":"x"}}"#
        ),
        (get + #""url":"/a?s=1""#, get + #""url":"/a?s=2""#), (get + #""url":"/a?s=1&s=1""#, get + #""url":"/a?s=1""#),
        (get + #""url":"/a""#, #""method":"PUT","url":"/a""#),
        (post + #""bodyPatterns":[{"equalToJson":"[1,2]"}]"#, post + #""bodyPatterns":[{"equalToJson":"[2,1]"}]"#),
        (get + #""url":"https://a.example/a""#, get + #""url":"https://b.example/a""#),
    ])
    func keepsMappingsOfDifferentRequests(_ first: String, _ second: String) throws {
        let files = try decided([mapping(first, 1), mapping(second, 2)])
        #expect(bodies(files) == ["1", "2"])
        #expect(files.flatMap(\.problems).isEmpty)
    }

    /// Whichever of them answers, the answer is the same.
    @Test func keepsOneOfMappingsWithTheSameAnswer() throws {
        let files = try decided([
            mapping(Self.get + #""url":"/a""#, 1), mapping(Self.get + #""urlPath":"/a","headers":{"B":{"contains":"c"}}"#, 1),
        ])
        #expect(bodies(files) == ["1"])
        #expect(
            files.flatMap(\.notes).map(\.what) == [
                "the request matcher contains has no counterpart",
                "the mapping has the same request and answer in a recording as the one at mappings/1.json:1:1; left out",
            ])
    }

    // MARK: Scenarios

    private func state(_ required: String?, _ next: String?, _ scenario: String = "s") -> String {
        let members = [("scenarioName", scenario), ("requiredScenarioState", required), ("newScenarioState", next)]
        return members.compactMap { name, value in value.map { #""\#(name)":"\#($0)""# } }.joined(separator: ", ")
    }

    /// The states of mappings 1, 2 and 3 of one request, and their order in a recording.
    @Test(
        arguments: [
            ([("Started", "b"), ("b", nil)], ["1", "2"]), ([("b", nil), ("Started", "b")], ["2", "1"]),
            ([("c", "c"), ("b", "c"), ("Started", "b")], ["3", "2", "1"]),
        ] as [([(String?, String?)], [String])])
    func ordersTheStatesOfAScenario(_ states: [(String?, String?)], _ expected: [String]) throws {
        let mappings = states.enumerated().map { mapping(Self.get + #""url":"/a""#, $0 + 1, state($1.0, $1.1)) }
        let files = try decided(mappings)
        #expect(bodies(files) == expected)
        #expect(files.flatMap(\.problems).isEmpty && files.flatMap(\.notes).isEmpty)
        // A recording's sequence is made of the exchanges of one file.
        #expect(files.filter { !$0.exchanges.isEmpty }.count == 1)
    }

    /// States that do not follow one another, that return to an earlier one, or that another request changes.
    @Test(
        arguments: [
            [("Started", nil), ("b", nil)], [("Started", "b"), ("b", "Started")], [("b", "c"), ("c", nil)], [(nil, "b"), ("b", nil)],
            [("Started", "b"), ("Started", "c")], [("Started", "b"), ("b", "c")], [("Started", "b"), ("c", nil)],
        ] as [[(String?, String?)]])
    func refusesStatesThatAreNotASequence(_ states: [(String?, String?)]) throws {
        let mappings = states.enumerated().map { mapping(Self.get + #""url":"/a""#, $0 + 1, state($1.0, $1.1)) }
        let files = try decided(mappings)
        #expect(bodies(files) == [])
        let reason = "the states of the scenario s are not a sequence of answers to this request alone; nothing of it was written"
        #expect(files.flatMap(\.problems).map(\.finding.because) == [reason, reason])
    }

    @Test func refusesStatesThatAnotherRequestChanges() throws {
        let files = try decided([
            mapping(Self.get + #""url":"/a""#, 1, state("Started", "b")), mapping(Self.get + #""url":"/a""#, 2, state("b", nil)),
            mapping(#""method":"PUT","url":"/b""#, 3, state(nil, "b")),
        ])
        #expect(bodies(files) == ["3"])
        #expect(files.flatMap(\.problems).count == 2)
    }

    /// A mapping that cannot be imported changes the states in WireMock, too.
    @Test(arguments: [
        #"{"request":{"method":"PUT","urlPattern":"/b/.*"},"response":{}, STATE}"#,
        #"{"request":{"method":"PUT","url":"/b"},"response":{"fault":"EMPTY_RESPONSE"}, STATE}"#, #"{"response":{}, STATE}"#,
    ])
    func refusesStatesThatALeftOutMappingChanges(_ other: String) throws {
        let files = try decided([
            mapping(Self.get + #""url":"/a""#, 1, state("Started", "b")), mapping(Self.get + #""url":"/a""#, 2, state("b", nil)),
            #"{"mappings":[\#(other.replacing("STATE", with: state(nil, "Started"))),\#(mapping(#""url":"/c""#, 3))]}"#,
        ])
        #expect(bodies(files) == ["3"])
        #expect(files.flatMap(\.problems).count == 2)
    }

    @Test func refusesStatesOfDifferentScenarios() throws {
        let files = try decided([
            mapping(Self.get + #""url":"/a""#, 1, state("Started", "b", "s")), mapping(Self.get + #""url":"/a""#, 2, state("b", nil, "t")),
        ])
        #expect(bodies(files) == [])
        #expect(files.flatMap(\.problems).first?.finding.because.contains("the scenario s, t are") == true)
    }

    /// A condition that all states share does not decide between them.
    @Test func ordersStatesWithTheSameDroppedCondition() throws {
        let request = Self.get + #""url":"/a","headers":{"B":{"contains":"c"}}"#
        let files = try decided([mapping(request, 1, state("b", nil)), mapping(request, 2, state("Started", "b"))])
        #expect(bodies(files) == ["2", "1"])
        #expect(Set(files.flatMap(\.notes).map(\.what)) == ["the request matcher contains has no counterpart"])
    }
}

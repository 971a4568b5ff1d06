import Foundation
import TestFolders
import Testing
import VerificationModel

@testable import ContractFiles

@Suite("Matchers inside matchers")
struct NestedMatcherTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let body: String
        /// The matcher for `$` in `expect`.
        let matcher: String
        /// The place, the fault and the allowed values of each finding.
        let findings: [String]

        init(_ name: String, _ body: String, _ matcher: String, _ findings: String...) {
            (testDescription, self.body, self.matcher, self.findings) = (name, body, matcher, findings)
        }
    }

    static let code = "{ match: eachKey, key: { match: regex, regex: '^[A-Z]{3}$' } }"
    static let amount = "{ match: eachValue, value: { match: integer } }"

    static let samples = [
        Sample("keys, accepted", #"{"EUR": 1, "USD": 2}"#, code),
        Sample(
            "keys, refused", "{\"EUR\": 1,\n \"usd\": 2, \"a\\\"b\": 3}", code,
            #"2:2: $ has the key "usd"; allowed: keys of which each is a string in which /^[A-Z]{3}$/ is found"#,
            #"2:12: $ has the key "a\"b"; allowed: keys of which each is a string in which /^[A-Z]{3}$/ is found"#),
        Sample(
            "keys of an empty object", "{}", code,
            "1:1: $ is empty; allowed: an object that is not empty, each key of it a string in which /^[A-Z]{3}$/ is found"),
        Sample(
            "keys of an array", "[1]", code,
            "1:1: $ is an array of 1; allowed: an object that is not empty, each key of it a string in which /^[A-Z]{3}$/ is found"),
        Sample("values of an object, accepted", #"{"EUR": 1, "USD": 2}"#, amount),
        Sample("values of an array, accepted", "[1, 2]", amount),
        Sample(
            "values of an object, refused", #"{"EUR": 1, "odd key": "x"}"#, amount,
            #"1:23: $['odd key'] is the string "x"; allowed: a number without a fraction"#),
        Sample(
            "values of an array, refused", "[1, 2.5, null]", amount,
            "1:5: $[1] is the number 2.5; allowed: a number without a fraction",
            "1:10: $[2] is null; allowed: a number without a fraction"),
        Sample(
            "values of an empty object", "{}", amount,
            "1:1: $ is empty; allowed: an object or array that is not empty, each value of it a number without a fraction"),
        Sample(
            "values of an empty array", "[]", amount,
            "1:1: $ is empty; allowed: an object or array that is not empty, each value of it a number without a fraction"),
        Sample(
            "values of a string", "\"a\"", amount,
            "1:1: $ is the string \"a\"; allowed: an object or array that is not empty, each value of it a number without a fraction"),
        Sample("values that may be null", "[1, null]", "{ match: eachValue, value: { match: integer, nullable: true } }"),
        Sample(
            "values that may be null, refused", "[1, true]", "{ match: eachValue, value: { match: integer, nullable: true } }",
            "1:5: $[1] is the boolean true; allowed: a number without a fraction, or null"),
        Sample("null where null is allowed", "null", "{ match: eachValue, value: 1, nullable: true }"),
        Sample("a literal as value", "[1, 2]", "{ match: eachValue, value: 1 }", "1:5: $[1] is the number 2; allowed: 1"),
        Sample(
            "values of values", #"{"a": {"b": [1, "x"]}, "c": {}}"#, "{ match: eachValue, value: { match: eachValue, value: \(amount) } }",
            #"1:17: $.a.b[1] is the string "x"; allowed: a number without a fraction"#,
            "1:29: $.c is empty; allowed: an object or array that is not empty, each value of it an object or array that is not empty, "
                + "each value of it a number without a fraction"),
        Sample(
            "variants, accepted in any order", #"[{"id": 2}, "x", 1.0]"#, "{ match: arrayContains, variants: [1, { equals: {id: 2} }] }"),
        Sample("one element for two variants", "[1]", "{ match: arrayContains, variants: [1, { match: integer }] }"),
        Sample(
            "variants, refused", #"[1, "x"]"#, "{ match: arrayContains, variants: [2, { match: string }, { match: boolean }] }",
            "1:1: $ contains no element that is 2; allowed: an array that contains 2, and a string, and true or false",
            "1:1: $ contains no element that is true or false; allowed: an array that contains 2, and a string, and true or false"),
        Sample(
            "variants in an empty array", "[]", "{ match: arrayContains, variants: [1] }",
            "1:1: $ contains no element that is 1; allowed: an array that contains 1"),
        Sample(
            "variants in an object", "{}", "{ match: arrayContains, variants: [1], optional: true, nullable: true }",
            "1:1: $ is an object; allowed: an array that contains 1, or null, or nothing"),
        Sample(
            "variants in each value", #"{"a": [1], "b": [2]}"#,
            "{ match: eachValue, value: { match: arrayContains, variants: [1] } }",
            "1:17: $.b contains no element that is 1; allowed: an array that contains 1"),
    ]

    @Test(arguments: samples) func reportsRefusedValues(_ sample: Sample) throws {
        let folder = try SampleFolder()
        try folder.record("page-1", sample.body)
        try folder.promise("      - recording: page-1\n        expect: { $: \(sample.matcher) }\n")
        let findings = try folder.suites().flatMap(\.findings)
        let place = "Fixtures/page-1.json:"
        #expect(findings.map { "\($0.place): \($0.what); allowed: \($0.allowed)" } == sample.findings.map { place + $0 })
    }

    @Test func reportsAnIncompleteSearchOnlyIfNoElementMatches() throws {
        let long = String(repeating: "ab", count: 500_000)
        let folder = try SampleFolder()
        try folder.record("page-1", #"["\#(long)", "ab"]"#)
        let variants = "{ match: arrayContains, variants: [{ match: regex, regex: '^(?:a|b)*$' }] }"
        try folder.promise("      - recording: page-1\n        expect: { $: \(variants) }\n")
        #expect(try folder.unkept() == [])
        try folder.record("page-1", #"["\#(long)", "c"]"#)
        #expect(
            try folder.unkept() == [
                "items/items/page-1/expect $: couldNotRun", "  Contracts/items.yml:7:19: the regular expression needs too much memory at $",
            ])
    }

    /// All problems of a matcher are reported at once, with their lines and columns.
    @Test(arguments: [
        ("{ match: eachKey }", ["7:22: a matcher has no \"key\""]),
        (
            "{ match: eachKey, key: { match: regx }, value: 1 }",
            ["7:54: \"match\" is \"regx\", which is not a known matcher", "7:62: \"value\" is there beside match: eachKey"]
        ),
        (
            "{ match: eachKey, key: { match: string, nullable: true, optional: true } }",
            ["7:62: \"nullable\" is not a key of a nested matcher", "7:78: \"optional\" is not a key of a nested matcher"]
        ),
        (
            "{ match: eachValue, value: { match: integer, min: 1, optional: true, odd: 1 } }",
            [
                "7:67: \"min\" is there beside match: integer", "7:75: \"optional\" is not a key of a nested matcher",
                "7:91: \"odd\" is not a key of a nested matcher",
            ]
        ),
        (
            "{ match: eachValue, value: { page: 1 } }",
            [
                "7:49: a nested matcher (write a literal object as { equals: {...} }) has no \"match\"",
                "7:51: \"page\" is not a key of a nested matcher",
            ]
        ),
        ("{ match: arrayContains }", ["7:22: a matcher has no \"variants\""]),
        ("{ match: arrayContains, variants: [] }", ["7:56: \"variants\" is empty"]),
        ("{ match: arrayContains, variants: 1 }", ["7:56: \"variants\" is the number 1"]),
        (
            "{ match: arrayContains, variants: [{ match: regex, regex: '(' }, { match: type }, .inf] }",
            [
                "7:80: \"regex\" is \"(\", which does not compile", "7:87: match: type (or min or max for an array) has no \"value\"",
                "7:104: the value is the number .inf",
            ]
        ),
        ("{ match: uuid, value: 1 }", ["7:37: \"value\" is there beside match: uuid"]),
        ("{ match: semver, format: a }", ["7:39: \"format\" is there beside match: semver"]),
        ("{ match: url, regex: a }", ["7:36: \"regex\" is there beside match: url"]),
    ])
    func reportsAllProblemsOfAMatcher(_ matcher: String, _ findings: [String]) throws {
        let folder = try SampleFolder()
        try folder.promise("      - recording: page-1\n        expect: { $: \(matcher) }\n")
        let format = try folder.suites().flatMap(\.findings).filter { "\($0.place)".hasPrefix("Contracts/items.yml:") }
        #expect(format.map { "\($0.place): \($0.what)" } == findings.map { "Contracts/items.yml:" + $0 })
    }

    @Test func theDocumentationListsEachMatcher() throws {
        let page = try PackageFolders.text("Documentation/Formats/contracts.md")
        let table = try #require(page.split(separator: "\n\n").first { $0.hasPrefix("| matcher |") })
        let names = table.split(separator: "\n").flatMap { $0.split(separator: "|")[0].matches(of: /`([^`]+)`/) }
        let named = names.map { String($0.output.1) }
        #expect(Set(named).union(["equality"]) == Set(MatcherKind.allNames))
        #expect(Set(MatcherKind.allNames).count == MatcherKind.allNames.count)
    }
}

import StrictJSON
import Testing

@Suite("JSONPath")
struct JSONPathTests {
    static let text =
        #"{"page": 1, "results": [{"id": 7, "tags": ["a", "b"]}, {"id": 8}, {"name": {"id": 9}}], "odd key": 2, "it's": 3, "none": null}"#

    private func search(_ path: String) throws -> JSONPathSearch {
        JSONPathSearch(try JSONPath(path), in: try JSONDocument(Array(Self.text.utf8)))
    }

    @Test(arguments: [
        ("$.page", ["$.page = 1"]),
        ("$['page']", ["$.page = 1"]),
        ("$[\"odd key\"]", ["$['odd key'] = 2"]),
        (#"$['it\'s']"#, [#"$['it\'s'] = 3"#]),
        ("$.results[1].id", ["$.results[1].id = 8"]),
        ("$.results[-2].id", ["$.results[1].id = 8"]),
        ("$.results[0].tags[*]", [#"$.results[0].tags[0] = "a""#, #"$.results[0].tags[1] = "b""#]),
        ("$..id", ["$.results[0].id = 7", "$.results[1].id = 8", "$.results[2].name.id = 9"]),
        ("$.results[0]..tags[-1]", [#"$.results[0].tags[1] = "b""#]),
        ("$.results[2].*", [#"$.results[2].name = {"id": 9}"#]),
    ])
    func leadsToValues(_ path: String, _ expected: [String]) throws {
        let found = try search(path)
        #expect(found.matches.map { "\($0.location) = \($0.value.text)" } == expected)
        #expect(found.misses.isEmpty)
    }

    @Test(arguments: [
        ("$.absent", ["$.absent"]),
        ("$.results[*].id", ["$.results[2].id"]),
        ("$.results[3]", ["$.results[3]"]),
        ("$.results[-4]", ["$.results[-4]"]),
        ("$.page.x", ["$.page.x"]),
        ("$.page[0]", ["$.page[0]"]),
        ("$.page[*]", ["$.page[*]"]),
        ("$.none.x", ["$.none.x"]),
        ("$.results..absent", ["$.results..absent"]),
        ("$.results[*]..name", ["$.results[0]..name", "$.results[1]..name"]),
    ])
    func namesParentsThatLackTheChild(_ path: String, _ expected: [String]) throws {
        #expect(try search(path).misses.map(\.path) == expected)
    }

    @Test(arguments: [
        ("page", "does not begin with $", 0),
        ("", "does not begin with $", 0),
        ("$page", "has \"p\" where . or [ should be", 1),
        ("$.", "has no name after the point", 2),
        ("$..", "has no name after the point", 3),
        ("$.odd-key", "has \"odd-key\", which needs brackets: ['odd-key']", 2),
        ("$.1a", "has \"1a\", which needs brackets: ['1a']", 2),
        ("$[01]", "has no index, name in quotes or * in its brackets", 2),
        ("$[]", "has no index, name in quotes or * in its brackets", 2),
        ("$[1:2]", "has no ] here; filters, slices and lists are not read", 3),
        ("$['a'", "has no ] here; filters, slices and lists are not read", 5),
        ("$['a]", "has a name whose quote is not closed", 5),
        (#"$['\n']"#, #"has an escape other than \\ and \'"#, 4),
        ("$[?@.a]", "has no index, name in quotes or * in its brackets", 2),
        ("$.a b", "has \" \" where . or [ should be", 3),
    ])
    func refusesOtherText(_ path: String, _ what: String, _ offset: Int) throws {
        let problem = try #require(throws: JSONPathError.self) { try JSONPath(path) }
        #expect(problem.what == what)
        #expect(problem.offset == offset)
    }
}

import ContractFiles
import TestFolders
import Testing
import VerificationModel

/// Tests of the key `unknown`, and of the APIs that requests belong to.
@Suite("unknown in apis.yml")
struct UnknownRulesTests {
    private func folder(_ apis: String) throws -> ContractsFolder {
        let folder = try TemporaryFolder()
        try folder.write("Contracts/apis.yml", apis)
        return try ContractsFolder(Workspace(contracts: "\(folder.path)/Contracts"))
    }

    @Test(arguments: [("refuse", UnknownValues.refuse), ("ask", .ask), ("keep", .keep)])
    func readsTheKey(_ text: String, _ expected: UnknownValues) throws {
        let folder = try folder("shop: { base: https://api.example.com, unknown: \(text) }\n")
        #expect(folder.apiFindings == [])
        #expect(folder.apisByName["shop"]?.unknown == expected)
    }

    @Test func theKeyMayBeAbsent() throws {
        #expect(try folder("shop: { base: https://api.example.com }\n").apisByName["shop"]?.unknown == nil)
    }

    @Test(arguments: [
        (
            "kept", #""unknown" is "kept""#,
            #"write "keep" if that was meant, or write ask, which asks on a terminal and refuses elsewhere"#
        ),
        ("nothing", #""unknown" is "nothing""#, "write ask, which asks on a terminal and refuses elsewhere"),
    ])
    func refusesOtherValues(_ text: String, _ what: String, _ next: String) throws {
        let finding = try #require(try folder("shop: { base: https://api.example.com, unknown: \(text) }\n").apiFindings?.first)
        #expect(
            "\(finding.what) | \(finding.allowed) | \(finding.because) | \(finding.next)"
                == "\(what) | refuse, ask, keep | it decides about values that look random and may be secrets | \(next)")
        #expect(finding.place.line == 1 && finding.place.column == 49)
    }

    @Test(arguments: [("true", "the boolean true"), ("[keep]", "a list")])
    func refusesOtherTypes(_ value: String, _ kind: String) throws {
        let finding = try #require(try folder("shop: { base: https://api.example.com, unknown: \(value) }\n").apiFindings?.first)
        #expect(finding.what.hasPrefix("\"unknown\" is \(kind)"), "\(finding.what)")
    }

    @Test(
        arguments: [
            ("https://api.example.com/v1/x?ref=1", "shop"), ("https://API.example.com/v2/x", "next"),
            ("https://api.example.com/v20", "shop"),
            ("https://films.example.com/x", "films"), ("http://api.example.com/x", nil), ("https://other.example.com/x", nil),
            ("/v2/x", "next"), ("/x", nil),
        ] as [(String, String?)])
    func findsTheAPIOfARequest(_ target: String, _ api: String?) throws {
        let rules = UnknownRules(
            try folder(
                "shop: { base: https://api.example.com, unknown: keep }\nnext: { base: https://api.example.com/v2, unknown: keep }\n"
                    + "films: { base: https://films.example.com }\n"))
        #expect(rules.api(of: target)?.name == api)
        #expect(rules.values(of: target) == (api == "films" || api == nil ? nil : .keep))
    }

    @Test func aRequestOfNoAPIIsDecidedByAll() throws {
        let rules = UnknownRules(
            try folder("shop: { base: https://a.example, unknown: keep }\nfilms: { base: https://b.example, unknown: keep }\n"))
        #expect(rules.values(of: "https://c.example/x") == .keep)
    }
}

import StrictYAML
import Testing
import VerificationModel

@Suite("Closed mappings")
struct MappingReaderTests {
    private let problems = FormatProblems()

    private func reader(_ text: String) throws -> MappingReader? {
        let root = try YAMLReading.root(of: Array(text.utf8), file: "a.yml")
        return MappingReader(root, "a thing", keys: ["status", "body", "names", "on"], problems: problems)
    }

    @Test func readsEveryType() throws {
        let mapping = try #require(try reader("status: 200\nbody: x\nnames: [a, b]\non: true\n"))
        #expect(mapping.integer("status", in: 100...599) == 200)
        #expect(mapping.string("body") == "x")
        #expect(mapping.strings("names")?.map(\.text) == ["a", "b"])
        #expect(mapping.flag("on"))
        #expect(problems.all.isEmpty)
    }

    @Test func reportsAllProblemsAtOnce() throws {
        let mapping = try #require(try reader("statsu: 1\nstatus: 99\nbody: 7\nnames: [a, 1, \"\"]\non: yes\n"))
        _ = (mapping.integer("status", in: 100...599), mapping.string("body"), mapping.strings("names"), mapping.flag("on"))
        _ = mapping.required("absent")
        #expect(
            problems.findings.map(\.description).joined(separator: "\n") == """
                a.yml:1:1
                  a thing has no "absent"
                  allowed: "absent" is required
                  because: without it there is nothing to check
                  next: add "absent"
                  code: format.missing-key
                a.yml:1:1
                  "statsu" is not a key of a thing
                  allowed: body, names, on, status
                  because: a misspelt key would silently disable a check
                  next: write "status" if that was meant, or remove it
                  code: format.unknown-key
                a.yml:2:9
                  "status" is the number 99
                  allowed: a whole number from 100 to 599
                  because: the format is closed, so that mistakes show
                  next: write a whole number from 100 to 599
                  code: format.type
                a.yml:3:7
                  "body" is the number 7
                  allowed: a string that is not empty (quote it if text is meant)
                  because: the format is closed, so that mistakes show
                  next: write a string that is not empty (quote it if text is meant)
                  code: format.type
                a.yml:4:12
                  an element of "names" is the number 1
                  allowed: a string that is not empty (quote it if text is meant)
                  because: the format is closed, so that mistakes show
                  next: write a string that is not empty (quote it if text is meant)
                  code: format.type
                a.yml:4:15
                  an element of "names" is the string ""
                  allowed: a string that is not empty (quote it if text is meant)
                  because: the format is closed, so that mistakes show
                  next: write a string that is not empty (quote it if text is meant)
                  code: format.type
                a.yml:5:5
                  "on" is the string "yes"
                  allowed: true or false
                  because: the format is closed, so that mistakes show
                  next: write true or false
                  code: format.type
                """)
    }

    @Test func givesTheReasonForAMissingReason() throws {
        _ = try #require(try reader("status: 200\n")).required("because")
        #expect(problems.findings.map(\.because) == ["a reader must be able to check whether the reason still applies"])
    }

    @Test func reportsMergeKeys() throws {
        _ = try reader("names: &a [x]\n<<: { on: true }\n")
        #expect(
            problems.findings.map(\.description) == [
                """
                a.yml:2:1
                  a thing has the merge key "<<"
                  allowed: keys, and aliases for whole values
                  because: merge keys are not part of YAML 1.2
                  next: write the merged entries out
                  code: format.unknown-key
                """
            ])
    }

    /// A list with one string may be written as a string.
    @Test func readsASingleStringAsAList() throws {
        #expect(try #require(try reader("names: one\n")).strings("names")?.map(\.text) == ["one"])
        for empty in ["\"\"", "~"] {
            #expect(try #require(try reader("names: \(empty)\n")).strings("names") == nil)
        }
        #expect(
            problems.findings.map { "\($0.what): \($0.allowed)" } == [
                "\"names\" is nothing: a list of strings that are not empty",
                "\"names\" is the string \"\": a list of strings that are not empty",
            ])
    }

    @Test func refusesOtherNodesThanMappings() throws {
        #expect(try reader("[a]\n") == nil)
        #expect(problems.findings.map(\.what) == ["a thing is a list"])
    }
}

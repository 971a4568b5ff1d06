import BodyMutations
import Foundation
import StrictJSON
import Testing
import TruthTypes

@Suite("Decoding as it is read from sources, compared with the compiled decoder")
struct DecodingTruthTests {
    private static let truth = Result { try Truth() }

    @Test("The type that was read gives the verdict of the compiled one", arguments: TruthCase.all.indices)
    func agrees(_ index: Int) async throws {
        let one = TruthCase.all[index]
        let counts = try await onOwnThread { try Self.truth.get().compare(one, several: 200, seed: 1) }
        for difference in counts.differences.prefix(3) { Issue.record("\(counts.differences.count) of \(counts.bodies)\n\(difference)") }
        let reasons = counts.reasons.sorted { $0.value > $1.value }.prefix(3).map { "\($0.value) × \($0.key)" }.joined(separator: "\n")
        #expect((counts.undecided * 100 <= counts.bodies) == one.isRead, "\(one.name): \(counts.undecided) of \(counts.bodies)\n\(reasons)")
    }

    @Test("JSON in a text is decoded as by the compiled type, malformed texts too")
    func agreesAboutJSONInTexts() async throws {
        let one = try #require(TruthCase.all.first { $0.name == "ChosenTypes.TextRecord" })
        let mutations = try BodyMutations(#"{"count":1,"tags":["a"],"note":null,"child":{"a":1.5}}"#)
        let malformed = [
            "", " ", "{", "nul", "[1,]", "01", "NaN", "{}x", "'a'", "{\"count\":1,\"count\":2,\"tags\":[]}",
            "\u{FEFF}{\"count\":1,\"tags\":[]}",
            "{\"count\":99999999999999999999,\"tags\":[]}", "{\"count\":1,\"tags\":[\"\\uD800\"]}",
            String(repeating: "[", count: 600) + String(repeating: "]", count: 600), "{\"count\":1e400,\"tags\":[]}",
        ]
        let texts = mutations.single + mutations.several(200, seed: 1) + malformed
        let bodies = texts.map { #"{"detail":\#(JSONStrings.quoted($0))}"# }
        let counts = try await onOwnThread { try Self.truth.get().compare(one, with: bodies) }
        for difference in counts.differences.prefix(3) { Issue.record("\(counts.differences.count) of \(counts.bodies)\n\(difference)") }
        #expect(counts.failures > 100 && counts.failures < counts.bodies - 20)
        #expect(counts.undecided <= 4, "\(counts.reasons)")
    }

    @Test("The published table has a row for each construct")
    func publishesEachConstruct() throws {
        let rows = try TruthTable.published().split(separator: "\n").map {
            $0.split(separator: "|").prefix(2).map { String($0.dropFirst().dropLast()) }
        }
        let missing = Set(TruthCase.all.map { [$0.level, $0.construct] }).subtracting(rows)
        #expect(missing.isEmpty, "run make truth")
    }

    @Test("Half a million changed bodies", .enabled(if: ProcessInfo.processInfo.environment["WRITE_TRUTH"] == "1"))
    func writesTheTable() throws {
        let truth = try Self.truth.get()
        let bodies = TruthCase.all.reduce(0) { $0 + $1.bodies.count }
        var table = TruthTable()
        for (index, one) in TruthCase.all.enumerated() {
            table.add(one, try truth.compare(one, several: 500_000 / bodies, seed: UInt64(index)))
        }
        #expect(table.undecided * 100 <= table.bodies)
        for difference in table.differences.prefix(5) { Issue.record("\(difference)") }
        try table.publish()
    }
}

import Foundation
import Testing
import TruthTypes

@Suite("Decoding as it is read from sources, compared with the compiled decoder")
struct DecodingTruthTests {
    private static let truth = Result { try Truth() }

    @Test("The type that was read gives the verdict of the compiled one", arguments: TruthCase.all.indices)
    func agrees(_ index: Int) throws {
        let one = TruthCase.all[index]
        let counts = try Self.truth.get().compare(one, several: 200, seed: 1)
        for difference in counts.differences.prefix(3) { Issue.record("\(counts.differences.count) of \(counts.bodies)\n\(difference)") }
        let reasons = counts.reasons.sorted { $0.value > $1.value }.prefix(3).map { "\($0.value) × \($0.key)" }.joined(separator: "\n")
        #expect((counts.undecided * 100 <= counts.bodies) == one.isRead, "\(one.name): \(counts.undecided) of \(counts.bodies)\n\(reasons)")
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

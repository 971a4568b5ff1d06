import Foundation
import Testing
import TruthTypes

@Suite("Decoding as it is read from sources, compared with the compiled decoder")
struct DecodingTruthTests {
    private static let truth = Result { try Truth() }

    @Test("The type that was read gives the verdict of the compiled one", arguments: TruthCase.all.indices)
    func agrees(_ index: Int) throws {
        let one = TruthCase.all[index]
        let counts = try Self.truth.get().compare(one, several: 20, seed: 1)
        for difference in counts.differences.prefix(3) { Issue.record("\(counts.differences.count) of \(counts.bodies)\n\(difference)") }
        let reasons = counts.reasons.sorted { $0.value > $1.value }.prefix(3).map { "\($0.value) × \($0.key)" }.joined(separator: "\n")
        #expect(counts.undecided == 0, "\(one.name): \(counts.undecided) of \(counts.bodies)\n\(reasons)")
    }
}

import Testing
import VerificationModel

@Suite("The number of uses between layers")
struct ArrowCountsTests {
    private func finding(_ code: FindingCode = .layersUse, in file: String, _ from: String, _ to: String, _ useCount: Int) -> Finding {
        Finding(
            code, at: SourcePlace(file: file), what: "a", allowed: "b", because: "c", next: "d",
            arrow: LayerArrow(from: from, to: to, useCount: useCount))
    }

    @Test func listsTheMostUsesFirst() {
        let findings = [
            finding(in: "C.swift", "Views", "Data", 1), finding(in: "A.swift", "Data", "Networks", 2),
            finding(.layersProbableUse, in: "D.swift", "Core", "Data", 1), finding(in: "A.swift", "Data", "Networks", 5),
            finding(.layersImport, in: "B.swift", "Data", "Networks", 1), finding(in: "D.swift", "Core", "Data", 1),
            Finding(.layersEmpty, at: SourcePlace(file: "layers.yml"), what: "a", allowed: "b", because: "c", next: "d"),
        ]
        #expect(
            ArrowCounts(findings).lines == [
                "Data -> Networks  8 uses in 2 files", "Core -> Data      1 use in 1 file", "Core -> Data      1 probable use in 1 file",
                "Views -> Data     1 use in 1 file",
            ])
        #expect(ArrowCounts(Array(findings.suffix(1))).lines.isEmpty)
    }

    /// The names are equal to Unicode, and the files are two.
    @Test func distinguishesFilesByTheirBytes() {
        let findings = [finding(in: "caf\u{E9}.swift", "A", "B", 1), finding(in: "cafe\u{301}.swift", "A", "B", 1)]
        #expect(ArrowCounts(findings).lines == ["A -> B  2 uses in 2 files"])
    }
}

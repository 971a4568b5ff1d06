import Benchmark
import Foundation
import JUnitReport
import VerificationModel

/// A report of 1,000,000 cases in 1,000 suites, one in ten of them broken, beside the same values as plain text, neither escaped nor read again.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock, .peakMemoryResident], warmupIterations: 0, maxDuration: .seconds(60), maxIterations: 1)
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("plumbline-benchmark-junit.xml").path

    Benchmark("Text") { benchmark in
        FileManager.default.createFile(atPath: path, contents: nil)
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        for index in 0..<1_000 { try file.write(contentsOf: Data(text(of: suite(index)).utf8)) }
        try file.close()
        try FileManager.default.removeItem(atPath: path)
    }
    Benchmark("JUnitReport") { benchmark in
        var report = try JUnitReport(path: path, timestamp: "2026-11-21T09:30:00")
        for index in 0..<1_000 { try report.write(suite(index)) }
        try report.finish()
        try FileManager.default.removeItem(atPath: path)
    }
}

private func suite(_ index: Int) -> CheckSuite {
    let cases = (0..<1_000).map { number in
        let identifier = CaseIdentifier(subject: "contracts-\(index)/search movies/movies/page-\(number)", check: "decodes")
        return CheckCase(identifier, number % 10 == 0 ? .broken([finding(number)]) : .kept, duration: .microseconds(80))
    }
    return CheckSuite(name: "contracts-\(index)", kind: .contracts, cases: cases)
}

private func text(of suite: CheckSuite) -> String {
    suite.cases.map { each in "\(each.identifier) \(each.duration) \(each.verdict.findings.map(\.description).joined())\n" }.joined()
}

private let decoding = FindingCode(
    "contract.decoding", "A recorded answer does not decode", meaning: "The type no longer reads the answer.",
    example: "An id is a string.",
    fix: "Change the type.", suppression: nil)

private func finding(_ number: Int) -> Finding {
    Finding(
        decoding, at: SourcePlace(file: "Fixtures/movies/page-\(number).json", line: 1, column: number),
        what: "$.results[\(number)].id is the string \"8\"",
        allowed: "a whole number (Int), which MoviesResponseDTO reads there",
        because: "Contracts/movies.yml:80:15 promises that MoviesResponseDTO reads this answer",
        next: "change the property's type if the API has changed, or record the answer again")
}

import DecodingInterpreter
import DecodingPrograms
import DecodingSources
import Foundation
import StrictJSON
import SwiftSymbols
import Testing

/// Small types that steer their decoding by constructs of all kinds, with the results of the compiled type `T` in debug and release builds.
@Suite("Verdicts of types that steer their decoding")
struct VerdictSampleTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Each body with `decoded`, `refused` or `stopped`.
        let bodies: [(text: String, result: String)]
        let source: String

        /// Reads a sample: a name, lines with the results and bodies behind `---`, and the source.
        init(_ text: Substring) throws {
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
            testDescription = String(try #require(lines.first))
            lines.removeFirst()
            var bodies: [(text: String, result: String)] = []
            while let line = lines.first, line.hasPrefix("--- ") {
                let parts = line.dropFirst(4).split(separator: " ", maxSplits: 1)
                try #require(parts.count == 2, "\(line)")
                bodies.append((String(parts[1]), String(parts[0])))
                lines.removeFirst()
            }
            self.bodies = bodies
            source = "import Foundation\n" + lines.joined(separator: "\n")
        }
    }

    private static let samples = Result {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples/Verdicts.txt")
        return try ("\n" + String(contentsOf: file, encoding: .utf8)).split(separator: "\n=== ").map { try Sample($0) }
    }

    /// The verdict of the type as it is read.
    private static func verdict(of sample: Sample, _ body: String) throws -> String {
        let source = SourceGraph.Source(module: "App", bytes: Array(sample.source.utf8))
        let sources = DecodingSources([DecodingSources.File(name: "T.swift", source: source)], platform: .linux)
        let (program, types) = sources.program(of: sources.candidates(named: "T"))
        let interpreter = Interpreter(program, settings: DecoderSettings())
        switch interpreter.outcome(of: try #require(types.first), in: try JSONDocument(Array(body.utf8))) {
        case .decoded: return "decoded"
        case .undecided: return "not decided"
        case .failed(let report):
            return switch report.kind {
            case .trap: "stopped"
            case .endless: "endless"
            default: "refused"
            }
        }
    }

    @Test(arguments: try samples.get())
    func areThoseOfTheCompiledTypeOrNotDecided(_ sample: Sample) async throws {
        #expect(!sample.bodies.isEmpty)
        let verdicts = try await onOwnThread { try sample.bodies.map { try Self.verdict(of: sample, $0.text) } }
        for (body, verdict) in zip(sample.bodies, verdicts) {
            #expect(verdict == body.result || verdict == "not decided", "\(body.text)")
        }
    }

    /// A reader that decides nothing would make no mistake.
    @Test func areDecidedWhereTheSourcesDetermineThem() async throws {
        let samples = try Self.samples.get()
        let bodies = samples.flatMap { sample in sample.bodies.map { (sample, $0.text) } }
        let decided = try await onOwnThread { try bodies.filter { try Self.verdict(of: $0.0, $0.1) != "not decided" } }
        #expect(samples.count == 688)
        #expect(decided.count * 10 > bodies.count * 3, "\(decided.count) of \(bodies.count)")
    }
}

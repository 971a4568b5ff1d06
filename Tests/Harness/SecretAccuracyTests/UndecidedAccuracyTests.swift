import Foundation
import HTTPMessages
import Recordings
import Redaction
import SecretCorpus
import TestFolders
import Testing

/// Counts random values without a name that are noticed, and texts without a secret that are mistaken for one.
@Suite("Accuracy of the judgement about random values")
struct UndecidedAccuracyTests {
    private static func values(_ body: [UInt8], type: String) throws -> [UndecidedValue] {
        let exchange = CapturedExchange(
            comment: "Made", request: CapturedExchange.Request(method: "GET", target: "https://api.example.com/items"),
            response: CapturedExchange.Response(status: 200, reason: "OK", headers: ["Content-Type": type], body: body))
        return try Redactor(SecretPolicy()).undecidedValues(in: [exchange])
    }

    @Test("Notices at least 97 of 100 random values")
    func noticesRandomValues() throws {
        let tokens = UnnamedToken.all
        let missed = try tokens.filter { try Self.values(Array("{\"ref\":\"\($0.text)\"}".utf8), type: "application/json").isEmpty }
        #expect(
            missed.count * 100 <= tokens.count * 3,
            "\(missed.count) of \(tokens.count): \(missed.map { "\($0.alphabet): \($0.text)" }.joined(separator: "\n"))")
    }

    @Test("Mistakes at most 1 in 100 texts without a secret")
    func mistakesFewTexts() throws {
        let samples = SecretCorpus(tokens: []).clean
        let mistaken = try samples.filter { try !Self.values(Array($0.text.utf8), type: $0.type).isEmpty }
        print("\(mistaken.count) of \(samples.count) texts without a secret have a value that looks random and is not decided about")
        #expect(
            mistaken.count * 100 <= samples.count,
            "\(mistaken.count) of \(samples.count): \(mistaken.map { "\($0.id): \($0.text.prefix(200))" }.joined(separator: "\n"))")
    }

    // MARK: Recordings

    private static func values(ofRecordingsIn path: String) throws -> [String] {
        let folder = try RecordingsFolder(path, displayPath: "Fixtures")
        let names = try folder.names()
        #expect(!names.isEmpty)
        return try names.flatMap { name in
            let recording = try folder.recording(named: name)
            return try recording.exchanges.flatMap { exchange in
                let (request, response) = (exchange.request, exchange.response)
                let captured = CapturedExchange(
                    comment: "",
                    request: CapturedExchange.Request(
                        method: request.method, target: request.target, headers: request.headers,
                        body: try folder.body(of: request, in: recording).bytes),
                    response: CapturedExchange.Response(
                        status: response.status, reason: response.reason, headers: response.headers,
                        body: try folder.body(of: response, in: recording).bytes))
                return try Redactor(SecretPolicy()).undecidedValues(in: [captured]).map { "\(name): \($0)" }
            }
        }
    }

    @Test func noRecordingOfThePackageHasSuchAValue() throws {
        #expect(try Self.values(ofRecordingsIn: "\(PackageFolders.root)/Fixtures") == [])
    }

    @Test(.enabled(if: PackageFolders.hasShared("real/Fixtures"), "../shared/real is absent"))
    func noRecordingOfRealAPIsHasSuchAValue() throws {
        #expect(try Self.values(ofRecordingsIn: "\(PackageFolders.shared)/real/Fixtures") == [])
    }
}

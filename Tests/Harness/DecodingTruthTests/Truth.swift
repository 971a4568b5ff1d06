import BodyMutations
import DecodingInterpreter
import DecodingPrograms
import DecodingSources
import Foundation
import StrictJSON
import SwiftSymbols
import TruthTypes
import VerificationModel

/// The verdicts of compiled types and of types that were read.
struct Truth: Sendable {
    /// An error as both sides describe it.
    struct Failure: Equatable, CustomStringConvertible {
        let kind: String
        let path: [PathPart]

        var description: String {
            "\(kind) at "
                + path.map { part in
                    switch part {
                    case .key(let key): ".\(key)"
                    case .index(let index): "[\(index)]"
                    }
                }.joined()
        }
    }

    enum Verdict: Equatable {
        case decoded
        case failed(Failure)
        case undecided(String)

        var isDecoded: Bool { self == .decoded }

        /// Whether both are errors of two members of one object, which a decoder may read in any order.
        func isBeside(_ other: Verdict) -> Bool {
            guard case .failed(let left) = self, case .failed(let right) = other else { return false }
            // A number that does not fit is reported without its path.
            guard !left.path.isEmpty, !right.path.isEmpty else { return true }
            let shared = zip(left.path, right.path).prefix { $0 == $1 }.count
            // Some errors have the path of the object.
            guard left.path.indices.contains(shared), right.path.indices.contains(shared) else { return true }
            if case .key = left.path[shared], case .key = right.path[shared] { return true }
            return false
        }
    }

    struct Difference: CustomStringConvertible {
        let name: String
        let body: String
        let compiled: Verdict
        let read: Verdict

        var description: String { "\(name): \(body)\n  compiled: \(compiled)\n  read:     \(read)" }
    }

    let sources: DecodingSources
    private let decoders: MadeDecoders
    /// The settings of the decoders that ``DateDecoders`` makes.
    private let madeSettings: [DecoderSettings]

    init() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: TruthCase.folder.path).filter { $0.hasSuffix(".swift") }.sorted()
        sources = DecodingSources(
            try names.map { name in
                let bytes = [UInt8](try Data(contentsOf: TruthCase.folder.appending(path: name)))
                return DecodingSources.File(name: name, source: SourceGraph.Source(module: "TruthTypes", bytes: bytes))
            }, platform: .linux)
        let (sources, decoders) = (sources, sources.decoders)
        self.decoders = decoders
        madeSettings = decoders.all.filter { sources.place($0.place).file == "DateDecoders.swift" }.map(\.settings)
        guard madeSettings.count == DateDecoders.allCases.count else { throw TruthError(what: "\(madeSettings.count) decoders were found") }
    }

    static func compiled(_ one: TruthCase, _ body: String) -> Verdict {
        do {
            try one.decode(Data(body.utf8))
            return .decoded
        } catch let error as DecodingError {
            return .failed(failure(error))
        } catch {
            return .failed(Failure(kind: "other", path: []))
        }
    }

    private static func failure(_ error: DecodingError) -> Failure {
        switch error {
        case .keyNotFound(let key, let context): Failure(kind: "keyNotFound \(key.stringValue)", path: path(context))
        case .typeMismatch(let type, let context): Failure(kind: "typeMismatch \(type)", path: path(context))
        case .valueNotFound(let type, let context): Failure(kind: "valueNotFound \(type)", path: path(context))
        case .dataCorrupted(let context): Failure(kind: "dataCorrupted", path: path(context))
        @unknown default: Failure(kind: "unknown", path: [])
        }
    }

    private static func path(_ context: DecodingError.Context) -> [PathPart] {
        // The decoder's own key of an element is `Index 0`. Other keys may have a number too.
        context.codingPath.map { key in
            key.intValue.flatMap { key.stringValue == "Index \($0)" ? .index($0) : nil } ?? .key(key.stringValue)
        }
    }

    static func read(_ interpreter: Interpreter, _ type: TypeNumber, _ body: String) throws -> Verdict {
        switch interpreter.outcome(of: type, in: try JSONDocument(Array(body.utf8))) {
        case .decoded: return .decoded
        case .undecided(let obstacles):
            return .undecided(
                obstacles.map { "\($0.what) \($0.place.map { "\(interpreter.program.place($0))" } ?? "")" }.joined(separator: "; "))
        case .failed(let report):
            let kind =
                switch report.kind {
                case .keyNotFound(let key): "keyNotFound \(key)"
                case .typeMismatch(let type): "typeMismatch \(type)"
                case .valueNotFound(let type): "valueNotFound \(type)"
                case .dataCorrupted: "dataCorrupted"
                case .other: "other"
                case .unknown: "unknown"
                case .endless: "endless"
                case .trap: "trap"
                }
            return .failed(Failure(kind: kind, path: report.kind.isOther ? [] : report.path))
        }
    }

    /// The counts of a comparison.
    struct Counts {
        var bodies = 0
        /// The bodies that the compiled type refuses.
        var failures = 0
        var undecided = 0
        var differences: [Difference] = []
        var reasons: [String: Int] = [:]
    }

    /// The settings of a case as the reader gets them: read from the function that makes the decoder, or named.
    private func settings(_ settings: TruthCase.Settings) -> DecoderSettings {
        settings.made.map { madeSettings[$0.rawValue] } ?? DecoderSettings(settings)
    }

    /// Returns the reader of a case's type.
    func interpreter(of one: TruthCase) throws -> (Interpreter, TypeNumber) {
        let candidates = sources.candidates(named: one.name)
        guard candidates.count == 1 else { throw TruthError(what: "\(candidates.count) types are named \(one.name)") }
        let (program, types) = sources.program(of: candidates, decoders: decoders)
        return (Interpreter(program, settings: settings(one.settings)), types[0])
    }

    /// Compares both sides for bodies and their changes.
    func compare(_ one: TruthCase, several: Int, seed: UInt64) throws -> Counts {
        let bodies = try one.bodies.flatMap { body in
            if case .failed = Self.compiled(one, body) { throw TruthError(what: "\(one.name) does not decode its body \(body)") }
            let mutations = try BodyMutations(body)
            return [body] + mutations.single + mutations.several(several, seed: seed)
        }
        return try compare(one, with: bodies)
    }

    /// Compares both sides for bodies.
    func compare(_ one: TruthCase, with bodies: [String]) throws -> Counts {
        let (interpreter, type) = try interpreter(of: one)
        var counts = Counts()
        for body in bodies {
            counts.bodies += 1
            let compiled = Self.compiled(one, body)
            let read = try Self.read(interpreter, type, body)
            if !compiled.isDecoded { counts.failures += 1 }
            if case .undecided(let reason) = read {
                counts.undecided += 1
                counts.reasons[reason, default: 0] += 1
            } else if read != compiled, one.isOrdered || !read.isBeside(compiled) {
                counts.differences.append(Difference(name: one.name, body: body, compiled: compiled, read: read))
            }
        }
        return counts
    }
}

struct TruthError: Error, CustomStringConvertible {
    let what: String

    var description: String { what }
}

extension DecodingFailureReport.Kind {
    fileprivate var isOther: Bool { if case .other = self { true } else { false } }
}

extension DecoderSettings {
    init(_ settings: TruthCase.Settings) {
        self.init()
        keys = settings.keys == .convertFromSnakeCase ? .convertFromSnakeCase : .useDefaultKeys
        switch settings.dates {
        case .deferredToDate: dates = .deferredToDate
        case .iso8601: dates = .iso8601
        case .secondsSince1970: dates = .secondsSince1970
        case .millisecondsSince1970: dates = .millisecondsSince1970
        case .formatted(let format): dates = .formatted(format)
        }
        data = settings.data == .deferredToData ? .deferredToData : .base64
        userInfo = settings.userInfo.mapValues { .string($0) }
    }
}

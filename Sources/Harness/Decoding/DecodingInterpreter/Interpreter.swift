package import DecodingPrograms
package import StrictJSON

/// Decodes JSON texts by a program.
package struct Interpreter: Sendable {
    package let program: DecodingProgram
    package let settings: DecoderSettings
    /// The text in the place of values that are not known; nil if all are known.
    ///
    /// Such a value is decoded as any type, so that a refusal does not depend on it.
    package let unknownText: String?

    package init(_ program: DecodingProgram, settings: DecoderSettings = DecoderSettings(), unknownText: String? = nil) {
        self.program = program
        self.settings = settings
        self.unknownText = unknownText
    }

    /// Decodes a type from a JSON text.
    package func outcome(of type: TypeNumber, in document: JSONDocument) -> DecodingOutcome {
        outcome(of: type, in: document, trace: nil)
    }

    /// Returns the values of a JSON text that decoding a type reads.
    package func reads(of type: TypeNumber, in document: JSONDocument) -> DecodingReads {
        let trace = ReadTrace()
        let outcome = outcome(of: type, in: document, trace: trace)
        return DecodingReads(outcome: outcome, ranges: trace.ranges, open: trace.open)
    }

    private func outcome(of type: TypeNumber, in document: JSONDocument, trace: ReadTrace?) -> DecodingOutcome {
        let decoding = Decoding(program, settings, size: document.bytes.count, unknownText: unknownText, trace: trace)
        do throws(Interruption) {
            _ = try decoding.value(of: type, from: DecoderValue(node: document.root, path: nil))
            return .decoded(unread(decoding.tolerated.map(\.failure), of: type, in: document))
        } catch {
            switch error {
            case .fault(let fault):
                if case .unknown = fault.kind {
                    return .undecided([Obstacle("an error that the sources do not determine", at: fault.reader)])
                }
                return .failed(fault.report)
            case .undecided(let obstacles), .mayStop(let obstacles): return .undecided(obstacles)
            case .endless(let place): return .failed(Self.ended(.endless, at: place))
            case .trap(let place): return .failed(Self.ended(.trap, at: place))
            }
        }
    }

    /// Returns the failures that the sources swallow, but for those of values that another branch reads.
    private func unread(_ tolerated: [ToleratedFailure], of type: TypeNumber, in document: JSONDocument) -> [ToleratedFailure] {
        guard !tolerated.isEmpty else { return [] }
        let log = SuccessLog()
        let decoding = Decoding(program, settings, size: document.bytes.count, unknownText: unknownText, log: log)
        let result = Result { () throws(Interruption) in
            try decoding.value(of: type, from: DecoderValue(node: document.root, path: nil))
        }
        guard case .success = result else { return tolerated }
        return log.unread(decoding.tolerated.map(\.failure), in: document.root, settings.keys)
    }

    private static func ended(_ kind: DecodingFailureReport.Kind, at place: ProgramPlace) -> DecodingFailureReport {
        DecodingFailureReport(kind: kind, path: [], text: nil, valuePath: [], reader: place)
    }
}

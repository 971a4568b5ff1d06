internal import DecodingInterpreter
internal import DecodingPrograms
internal import StrictJSON
internal import VerificationModel

/// The values of a body that a type reads, or the reason why they are not known.
enum BodyReads {
    /// The bytes of the values that are read as a whole, in no order.
    case read([Range<Int>])
    /// The type refuses the body, so that it reads only a part of it.
    case refused(DecodingFailure)
    /// The sources do not determine it; the constructs on which it depends, each with its place in the sources.
    case undecided([(what: String, place: SourcePlace?)])
    /// The type cannot be used.
    case couldNotRun(Finding)
}

extension SourceType {
    /// Returns the values of a body that the type reads.
    /// - Parameter document: The body as JSON; nil if it is not JSON.
    func reads(of document: JSONDocument?) -> BodyReads {
        guard let document else { return .refused(DecodingFailure(notJSONFor: name)) }
        switch resolved {
        case .failure(let problem): return .couldNotRun(problem.finding)
        case .success(let resolved): return resolved.reads(of: document, as: name)
        }
    }
}

extension ResolvedType {
    /// Returns the values of a body that one of the decoders reads on one of the systems.
    func reads(of document: JSONDocument, as name: String) -> BodyReads {
        switch reading(of: document, as: name) {
        case .decoded: break
        case .refused(let failure): return .refused(failure)
        case .undecided(let constructs): return .undecided(constructs)
        case .couldNotRun(let finding): return .couldNotRun(finding)
        }
        var ranges: [Range<Int>] = []
        var open: [Obstacle] = []
        for system in systems.isEmpty ? [nil] : systems.map(Optional.some) {
            for decoder in decoders {
                var settings = decoder.settings
                settings.system = system
                let reads = Interpreter(program, settings: settings, unknownText: unknownText).reads(of: type, in: document)
                ranges += reads.ranges
                open += reads.open
            }
        }
        return open.isEmpty ? .read(ranges) : .undecided(places(of: open))
    }
}

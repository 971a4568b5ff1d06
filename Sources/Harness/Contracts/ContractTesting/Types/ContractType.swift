internal import DecodingPrograms
internal import StrictJSON
package import VerificationModel

/// A type that bodies are decoded into.
enum ContractType: Sendable {
    /// A type that is compiled into the program.
    case registered(ResponseType)
    /// A type whose decoding is read from sources.
    case read(SourceType)

    /// The name in contracts.
    var name: String {
        switch self {
        case .registered(let type): type.name
        case .read(let type): type.name
        }
    }

    /// Decodes a body.
    /// - Parameters:
    ///   - bytes: The body.
    ///   - document: The body as JSON; nil if it is not JSON.
    func reading(of bytes: [UInt8], as document: JSONDocument?) -> BodyReading {
        switch self {
        case .registered(let type): type.reading(of: bytes, as: document)
        case .read(let type): type.reading(of: document)
        }
    }
}

/// The result of decoding a body.
package enum BodyReading {
    case decoded(DecodedBody)
    case refused(DecodingFailure)
    /// The sources do not determine the result; the constructs on which it depends, each with its place in the sources.
    case undecided([(what: String, place: SourcePlace?)])
    /// The type cannot be used.
    case couldNotRun(Finding)
}

/// A decoded body.
package struct DecodedBody {
    /// Maps the result to the domain.
    package var map: () throws -> Void = {}
    /// The failures that the type hides, each with the place that hides it.
    package var tolerated: [(failure: DecodingFailure, place: SourcePlace)] = []
}

extension ResponseType {
    /// Decodes a body with the app's own decoder.
    func reading(of bytes: [UInt8], as document: JSONDocument?) -> BodyReading {
        do {
            return .decoded(DecodedBody(map: try read(bytes).map))
        } catch {
            guard let document else { return .refused(DecodingFailure(error, notJSONFor: name)) }
            guard let error = error as? DecodingError, var fault = DecodingFault(error) else {
                return .refused(DecodingFailure(DecodingFault("\(error)"), of: name, in: document))
            }
            fault.number = NumberProbe.isUnplaced(error) ? NumberProbe.firstRefused(by: self, in: document) : nil
            return .refused(DecodingFailure(fault, of: name, in: document, keys: convertedKey))
        }
    }
}

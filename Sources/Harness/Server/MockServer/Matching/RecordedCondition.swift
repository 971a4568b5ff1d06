internal import HTTPMessages
import Recordings

/// The condition of a recorded request without which its answer would make no sense.
///
/// A client that sends no `If-None-Match` has nothing that a 304 could refer to, and one that sends no `Range` takes a 206 for the whole. Such an answer is given
/// only to a request with the recorded condition. Every other request gets the other answers of the recording.
///
/// Source: RFC 9110, sections 13.1, 13.2.2 (the order in which conditions count), 14.2, 15.3.7, 15.4.5, 15.5.13 and 15.5.17.
struct RecordedCondition: Hashable, Sendable {
    private enum Field: Hashable {
        /// A field with its recorded value.
        case value(name: String, String)
        /// At least one of these fields, because the recording has none of them.
        case anyOf([String])
    }

    private let fields: [Field]

    /// Reads the condition of an exchange; nil for an answer to any request.
    init?(_ request: RecordedRequest, _ response: RecordedResponse) {
        // Of the fields of one list, the first that a request has decides.
        let (deciding, missing): ([[String]], [String]?) =
            switch response.status {
            case 206: ([["Range"], ["If-Range"]], response.headers["Content-Range"].map { _ in ["Range"] })
            case 304: ([["If-None-Match", "If-Modified-Since"]], ["If-None-Match", "If-Modified-Since"])
            // Without such a field, 412 is an answer about the content of the request.
            case 412: ([["If-Match", "If-Unmodified-Since"], ["If-None-Match"]], nil)
            case 416: ([["Range"], ["If-Range"]], ["Range"])
            default: ([], nil)
            }
        let found = deciding.compactMap { names in
            names.lazy.compactMap { name in request.headers[name].map { Field.value(name: name, $0) } }.first
        }
        guard let fields = found.isEmpty ? missing.map({ [Field.anyOf($0)] }) : found else { return nil }
        self.fields = fields
    }

    /// The criteria of a request that meets the condition.
    var criteria: [RequestCriterion] {
        fields.map { field in
            switch field {
            case .value(let name, let value): .header(name, .recorded(value))
            case .anyOf(let names) where names.count == 1: .header(names[0], .present)
            case .anyOf(let names): .or(names.map { .header($0, .present) })
            }
        }
    }
}

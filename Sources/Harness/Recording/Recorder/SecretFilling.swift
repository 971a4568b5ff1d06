internal import ContractFiles
internal import HTTPMessages
internal import Recordings
internal import StrictJSON
internal import VerificationModel

/// Replaces the placeholders of a request by secrets from the environment.
struct SecretFilling {
    /// A reason why a placeholder cannot be replaced.
    enum FillingError: Error {
        /// The API has no secret of this name. Secrets of other APIs are not sent to it.
        case notOfAPI(String, known: [String])
        /// The environment does not have the variable.
        case notSet(String)
        /// The value begins or ends with white space. The API would repeat it without that white space, and it would not be found.
        case notTrimmed(String)
        /// The value has a character that a header field cannot have.
        case notForHeaders(String)
    }

    let api: API
    let environment: [String: String]

    /// Returns the request as it is sent.
    func filled(_ request: CapturedExchange.Request) throws(FillingError) -> CapturedExchange.Request {
        var filled = request
        filled.target = try replaced(request.target) { value, _ throws(FillingError) in PercentEncoding.encoded(value) }
        filled.headers.fields = []
        for field in request.headers.fields {
            let value = try replaced(field.value) { value, name throws(FillingError) in
                guard value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else { throw .notForHeaders(name) }
                return value
            }
            filled.headers.fields.append(HeaderFields.Field(name: field.name, value: value))
        }
        // A body that is not text contains no placeholder.
        guard let text = String(validUTF8: request.body) else { return filled }
        let type = request.headers["Content-Type"]?.lowercased() ?? ""
        let body = try replaced(text) { value, _ throws(FillingError) in
            if type.contains("json") { return String(JSONStrings.quoted(value).dropFirst().dropLast()) }
            return type.contains("x-www-form-urlencoded") ? PercentEncoding.encoded(value) : value
        }
        filled.body = Array(body.utf8)
        return filled
    }

    private func replaced(_ text: String, encoded: (String, String) throws(FillingError) -> String) throws(FillingError) -> String {
        var replaced = ""
        var rest = text[...]
        while let match = rest.firstMatch(of: /\{\{([A-Za-z_][A-Za-z0-9_]*)\}\}/) {
            let name = String(match.output.1)
            replaced += rest[..<match.range.lowerBound]
            rest = rest[match.range.upperBound...]
            guard api.variables.contains(name) else {
                // Placeholders of recordings are in capitals. Other names belong to templates of the API itself.
                guard name.contains(where: \.isLowercase) else { throw .notOfAPI(name, known: api.variables.sorted()) }
                replaced += match.output.0
                continue
            }
            guard let value = environment[name], !value.isEmpty else { throw .notSet(name) }
            guard value.first?.isWhitespace == false, value.last?.isWhitespace == false else { throw .notTrimmed(name) }
            replaced += try encoded(value, name)
        }
        return replaced + rest
    }
}

/// A saved type in two versions, and what is expected when the second one reads what the first one saved.
struct SavedSample: Sendable {
    enum Expected: Sendable, Equatable {
        case decodes
        /// The problems, in the order of the samples.
        case lost([String])
        case hidden(String)
        case undecided(String)
        case absent
    }

    let name: String
    /// The type that is saved: `Box1`, `[Box1]`; another one in the second version if it has changed.
    let type: String
    var newType: String?
    let before: String
    let after: String
    /// The settings of the encoder and decoder in each version, such as `.dateDecodingStrategy = .iso8601`.
    var settings: (before: [String], after: [String]) = ([], [])
    let expected: Expected

    /// The code that saves and reads the type in UserDefaults.
    static func store(_ number: Int, _ type: String, _ settings: [String]) -> String {
        let decoding = settings.map { "    decoder.\($0)" }
        let encoding = settings.map {
            "    encoder.\($0.replacing("Decoding", with: "Encoding").replacing("convertFromSnakeCase", with: "convertToSnakeCase"))"
        }
        return """
            func load\(number)() -> \(type)? {
                let decoder = JSONDecoder()
            \(decoding.joined(separator: "\n"))
                guard let data = UserDefaults.standard.data(forKey: "value\(number)") else { return nil }
                return try? decoder.decode(\(type).self, from: data)
            }
            func save\(number)(_ value: \(type)) throws {
                let encoder = JSONEncoder()
            \(encoding.joined(separator: "\n"))
                UserDefaults.standard.set(try encoder.encode(value), forKey: "value\(number)")
            }
            """
    }

    static let all = lost + harmless + open + opaque
}

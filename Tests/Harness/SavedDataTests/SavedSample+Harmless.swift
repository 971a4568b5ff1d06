/// Changes that lose nothing.
extension SavedSample {
    static let harmless: [SavedSample] = [
        SavedSample(
            name: "a new optional", type: "Box30", before: "struct Box30: Codable { var id: Int }",
            after: "struct Box30: Codable { var id: Int; var note: String? }", expected: .decodes),
        SavedSample(
            name: "a removed property", type: "Box31", before: "struct Box31: Codable { var id: Int; var note: String }",
            after: "struct Box31: Codable { var id: Int }", expected: .decodes),
        SavedSample(
            name: "a new property that may be missing", type: "Box32", before: "struct Box32: Codable { var id: Int }",
            after: """
                struct Box32: Codable {
                    var id: Int
                    var tags: [String]
                    init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        id = try container.decode(Int.self, forKey: .id)
                        tags = try container.decodeIfPresent([String].self, forKey: .tags) ?? []
                    }
                }
                """, expected: .decodes),
        SavedSample(
            name: "a new case", type: "Box33", before: "enum Box33: String, Codable { case a, b }",
            after: "enum Box33: String, Codable { case a, b, c }", expected: .decodes),
        SavedSample(
            name: "another order", type: "Box34", before: "struct Box34: Codable { var id: Int; var name: String }",
            after: "struct Box34: Codable { let name: String; let id: Int; var title: String { name } }", expected: .decodes),
        SavedSample(
            name: "an optional that was required", type: "Box35", before: "struct Box35: Codable { var note: String }",
            after: "struct Box35: Codable { var note: String? }", expected: .decodes),
        SavedSample(
            name: "a renamed property with the same key", type: "Box36", before: "struct Box36: Codable { var title: String }",
            after: "struct Box36: Codable { var name: String\n enum CodingKeys: String, CodingKey { case name = \"title\" } }",
            expected: .decodes),
        SavedSample(
            name: "a class that became a structure", type: "Box37", before: "final class Box37: Codable { var id = 1 }",
            after: "struct Box37: Codable { var id: Int }", expected: .decodes),
        SavedSample(
            name: "fractions in the place of whole numbers", type: "Box38", before: "struct Box38: Codable { var size: Int }",
            after: "struct Box38: Codable { var size: Double }", expected: .decodes),
        SavedSample(
            name: "a set in the place of an array", type: "Box39", before: "struct Box39: Codable { var tags: [String] }",
            after: "struct Box39: Codable { var tags: Set<String> }", expected: .decodes),
        SavedSample(
            name: "a constant that became a property", type: "Box40", before: "struct Box40: Codable { let version = 1; var id: Int }",
            after: "struct Box40: Codable { var version: Int; var id: Int }", expected: .decodes),
        SavedSample(
            name: "the earlier form, which is read if the new one is not there", type: "Box41",
            before: "struct Box41: Codable { var color: String }",
            after: """
                struct Box41: Codable {
                    var colors: [String]
                    enum CodingKeys: String, CodingKey { case color, colors }
                    init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        if let colors = try container.decodeIfPresent([String].self, forKey: .colors) {
                            self.colors = colors
                        } else {
                            colors = [try container.decode(String.self, forKey: .color)]
                        }
                    }
                    func encode(to encoder: any Encoder) throws {
                        var container = encoder.container(keyedBy: CodingKeys.self)
                        try container.encode(colors, forKey: .colors)
                    }
                }
                """, expected: .decodes),
        SavedSample(
            name: "a case for unknown values", type: "Box42", before: "enum Box42: String, Codable { case a, b }",
            after: """
                enum Box42: String, Codable {
                    case a, unknown
                    init(from decoder: any Decoder) throws {
                        self = Box42(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
                    }
                }
                """, expected: .decodes),
        SavedSample(
            name: "a strategy that is written", type: "Box43", before: "struct Box43: Codable { var date: Date }",
            after: "struct Box43: Codable { var date: Date }", settings: ([], ["dateDecodingStrategy = .deferredToDate"]),
            expected: .decodes),
        SavedSample(
            name: "a key strategy with plain keys", type: "Box44", before: "struct Box44: Codable { var fileName: String }",
            after: "struct Box44: Codable { var fileName: String }", settings: ([], ["keyDecodingStrategy = .convertFromSnakeCase"]),
            expected: .decodes),
    ]
}

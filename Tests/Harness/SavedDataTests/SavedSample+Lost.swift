/// Changes by which saved data is lost.
extension SavedSample {
    static let lost: [SavedSample] = [
        SavedSample(
            name: "a new property", type: "Box1", before: "struct Box1: Codable { var id: Int }",
            after: "struct Box1: Codable { var id: Int; var isPinned: Bool }", expected: .lost(["$.isPinned is missing"])),
        SavedSample(
            name: "a new property one level down, under a careful initializer", type: "Box2",
            before: """
                struct Box2: Codable { var items: [Item2] = [] }
                struct Item2: Codable { var id: Int }
                """,
            after: """
                struct Box2: Codable {
                    var items: [Item2] = []
                    var count = 0
                    init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        items = try container.decodeIfPresent([Item2].self, forKey: .items) ?? []
                        count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 0
                    }
                }
                struct Item2: Codable { var id: Int; var rank: Int }
                """, expected: .lost(["$.items[0].rank is missing"])),
        SavedSample(
            name: "a new property with a default value", type: "[Box3]", before: "struct Box3: Codable { var id: Int }",
            after: "struct Box3: Codable { var id: Int; var tags: [String] = [] }", expected: .lost(["$[0].tags is missing"])),
        SavedSample(
            name: "a renamed case", type: "Box4",
            before: "struct Box4: Codable { var kind: Kind4 }\nenum Kind4: String, Codable { case todo, idea }",
            after: "struct Box4: Codable { var kind: Kind4 }\nenum Kind4: String, Codable { case task, idea }",
            expected: .lost([#"$.kind is the string "todo": Cannot initialize Kind4 from invalid String value todo"#])),
        SavedSample(
            name: "another type", type: "Box5", before: "struct Box5: Codable { var id: Int }",
            after: "struct Box5: Codable { var id: String }", expected: .lost(["$.id is the number 101"])),
        SavedSample(
            name: "another date strategy", type: "Box6", before: "struct Box6: Codable { var date: Date }",
            after: "struct Box6: Codable { var date: Date }", settings: ([], ["dateDecodingStrategy = .iso8601"]),
            expected: .lost(["$.date is the number 800000000.25"])),
        SavedSample(
            name: "a key strategy", type: "Box7",
            before: "struct Box7: Codable { var fileName: String\n enum CodingKeys: String, CodingKey { case fileName = \"file_name\" } }",
            after: "struct Box7: Codable { var fileName: String\n enum CodingKeys: String, CodingKey { case fileName = \"file_name\" } }",
            settings: ([], ["keyDecodingStrategy = .convertFromSnakeCase"]),
            expected: .lost(["$.file_name is \"fileName\" for the decoder, which converts names from snake case"])),
        SavedSample(
            name: "a property wrapper around an optional", type: "Box8", before: "struct Box8: Codable { var note: String? }",
            after: """
                struct Box8: Codable { @Plain8 var note: String? }
                @propertyWrapper struct Plain8<Value: Codable>: Codable {
                    var wrappedValue: Value
                    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
                    init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Value.self) }
                    func encode(to encoder: any Encoder) throws {
                        var container = encoder.singleValueContainer()
                        try container.encode(wrappedValue)
                    }
                }
                """, expected: .lost(["$.note is missing (without $.note)"])),
        SavedSample(
            name: "a value in a case", type: "Box9", before: "enum Box9: Codable { case off, on }",
            after: "enum Box9: Codable { case off, on(level: Int) }", expected: .lost(["$.on.level is missing (with .on at $)"])),
        SavedSample(
            name: "an optional that is required", type: "Box10", before: "struct Box10: Codable { var id: Int; var note: String? }",
            after: "struct Box10: Codable { var id: Int; var note: String }", expected: .lost(["$.note is missing (without $.note)"])),
        SavedSample(
            name: "a class with a superclass that became a structure", type: "Box11",
            before: """
                class Base11: Codable { var id = 1 }
                final class Box11: Base11 {
                    var name: String
                    enum CodingKeys: String, CodingKey { case name }
                    required init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        name = try container.decode(String.self, forKey: .name)
                        try super.init(from: decoder)
                    }
                    override func encode(to encoder: any Encoder) throws {
                        var container = encoder.container(keyedBy: CodingKeys.self)
                        try container.encode(name, forKey: .name)
                        try super.encode(to: encoder)
                    }
                }
                """, after: "struct Box11: Codable { var id: Int; var name: String; var color: String }",
            expected: .lost(["$.color is missing"])),
        SavedSample(
            name: "a removed case", type: "[Box12]", before: "enum Box12: Int, Codable { case low = 1, high = 2 }",
            after: "enum Box12: Int, Codable { case low = 1 }",
            expected: .lost(["$[0] is the number 2: Cannot initialize Box12 from invalid Int value 2 (with .high at $[0])"])),
        SavedSample(
            name: "another key", type: "Box13", before: "struct Box13: Codable { var id: Int }",
            after: "struct Box13: Codable { var id: Int\n enum CodingKeys: String, CodingKey { case id = \"ID\" } }",
            expected: .lost(["$.ID is missing"])),
        SavedSample(
            name: "a renamed property", type: "Box14", before: "struct Box14: Codable { var title: String }",
            after: "struct Box14: Codable { var name: String }", expected: .lost(["$.name is missing"])),
        SavedSample(
            name: "a dictionary in the place of an array, under the same key", type: "[Box15]", newType: "[String: Box15]",
            before: "struct Box15: Codable { var id: Int }", after: "struct Box15: Codable { var id: Int }",
            expected: .lost(["$ is an array of 1"])),
        SavedSample(
            name: "a value that became an object", type: "Box16",
            before: """
                struct Box16: Codable { var color: Color16 }
                struct Color16: Codable {
                    var name: String
                    init(from decoder: any Decoder) throws { name = try decoder.singleValueContainer().decode(String.self) }
                    func encode(to encoder: any Encoder) throws {
                        var container = encoder.singleValueContainer()
                        try container.encode(name)
                    }
                }
                """, after: "struct Box16: Codable { var color: Color16 }\nstruct Color16: Codable { var name: String }",
            expected: .lost([#"$.color is the string "a saved text""#])),
        SavedSample(
            name: "another type under the same key", type: "Box17", newType: "NewBox17", before: "struct Box17: Codable { var id: Int }",
            after: "struct NewBox17: Codable { var id: Int; var name: String }", expected: .lost(["$.name is missing"])),
        SavedSample(
            name: "a generic type with a new property", type: "Page18<Item18>",
            before: "struct Page18<Item: Codable>: Codable { var items: [Item] }\nstruct Item18: Codable { var id: Int }",
            after: "struct Page18<Item: Codable>: Codable { var items: [Item]; var next: Int }\nstruct Item18: Codable { var id: Int }",
            expected: .lost(["$.next is missing"])),
        SavedSample(
            name: "several changes", type: "Box19",
            before: "struct Box19: Codable { var kind: Kind19 }\nenum Kind19: String, Codable { case a, b }",
            after: "struct Box19: Codable { var kind: Kind19; var size: Int }\nenum Kind19: String, Codable { case c, b }",
            expected: .lost([
                #"$.kind is the string "a": Cannot initialize Kind19 from invalid String value a"#, "$.size is missing",
            ])),
        SavedSample(
            name: "losses in several properties", type: "Box90",
            before: """
                struct Box90: Codable { var quality: String; var kind: Kind90; var inner: Inner90; var id: Int }
                struct Inner90: Codable { var look: Kind90; var size: Int }
                enum Kind90: String, Codable { case a, b }
                """,
            after: """
                struct Box90: Codable { var streaming: String; var kind: Kind90; var inner: Inner90; var id: Int; var note: String? }
                struct Inner90: Codable { var look: Kind90; var width: Int }
                enum Kind90: String, Codable { case c, b }
                """,
            expected: .lost([
                "$.streaming is missing", #"$.kind is the string "a": Cannot initialize Kind90 from invalid String value a"#,
                #"$.inner.look is the string "a": Cannot initialize Kind90 from invalid String value a"#, "$.inner.width is missing",
            ])),
        SavedSample(
            name: "two required properties, one around a changed list", type: "Box91",
            before: "struct Box91: Codable { var items: [Item91] }\nstruct Item91: Codable { var id: Int }",
            after: """
                struct Box91: Codable { var name: String; var list: List91 }
                struct List91: Codable { var items: [Item91] }
                struct Item91: Codable { var id: String }
                """, expected: .lost(["$.name is missing", "$.list is missing"])),
        SavedSample(
            name: "a loss in front of an initializer that accepts the earlier form", type: "Box92",
            before: "struct Box92: Codable { var look: String }",
            after: """
                struct Box92: Codable { var name: String; var look: Look92 }
                struct Look92: Codable {
                    var text: String
                    init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }
                }
                """, expected: .lost(["$.name is missing"])),
        SavedSample(
            name: "a new property beside a type of another package", type: "Box21", before: "struct Box21: Codable { var id: ObjectID }",
            after: "struct Box21: Codable { var id: ObjectID; var name: String }", expected: .lost(["$.name is missing"])),
        SavedSample(
            name: "a new property in front of a loop that encodes", type: "Box22",
            before: """
                struct Box22: Codable { var parts: Parts22 }
                struct Parts22: Codable {
                    var parts: [String]
                    init(from decoder: any Decoder) throws { parts = try decoder.singleValueContainer().decode([String].self) }
                    func encode(to encoder: any Encoder) throws {
                        var container = encoder.unkeyedContainer()
                        for part in parts { try container.encode(part) }
                    }
                }
                """,
            after: """
                struct Box22: Codable { var parts: Parts22; var count: Int }
                struct Parts22: Codable { var parts: [String] }
                """, expected: .lost(["$.count is missing"])),
    ]
}

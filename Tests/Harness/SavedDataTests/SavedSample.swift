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

    static let all = lost + harmless + open
}

// MARK: Losses

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
            settings: ([], ["keyDecodingStrategy = .convertFromSnakeCase"]), expected: .lost(["$.file_name is missing"])),
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

// MARK: Harmless changes

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

// MARK: Results that the sources do not determine

extension SavedSample {
    static let open: [SavedSample] = [
        SavedSample(
            name: "cases in the place of texts", type: "Box60", before: "struct Box60: Codable { var kind: String }",
            after: "struct Box60: Codable { var kind: Kind60 }\nenum Kind60: String, Codable { case a }",
            expected: .undecided("the values that were saved at $.kind, of which only some are accepted")),
        SavedSample(
            name: "a loop that encodes", type: "Box61",
            before: """
                struct Box61: Codable {
                    var parts: [String]
                    init(from decoder: any Decoder) throws { parts = try decoder.singleValueContainer().decode([String].self) }
                    func encode(to encoder: any Encoder) throws {
                        var container = encoder.unkeyedContainer()
                        for part in parts { try container.encode(part) }
                    }
                }
                """, after: "struct Box61: Codable { var parts: [String] }",
            expected: .undecided("the container unkeyedContainer in encode(to:)")),
        SavedSample(
            name: "a list that a try? gives up", type: "Box62",
            before: "struct Box62: Codable { var items: [Item62] }\nstruct Item62: Codable { var id: Int }",
            after: """
                struct Box62: Codable {
                    var items: [Item62]
                    init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        items = (try? container.decode([Item62].self, forKey: .items)) ?? []
                    }
                }
                struct Item62: Codable { var id: Int; var rank: Int }
                """, expected: .hidden("$.items[0].rank is missing")),
        SavedSample(
            name: "a type of another package", type: "Box63", before: "struct Box63: Codable { var id: ObjectID }",
            after: "struct Box63: Codable { var id: ObjectID; var name: String? }",
            expected: .undecided("the sources of ObjectID are not there")),
        SavedSample(
            name: "whole numbers in the place of fractions", type: "Box20", before: "struct Box20: Codable { var price: Double }",
            after: "struct Box20: Codable { var price: Int }",
            expected: .undecided("the values that were saved at $.price, of which only some are accepted")),
        SavedSample(
            name: "no change of a type that cannot be read", type: "Box45",
            before: """
                struct Box45: Codable {
                    var parts: [String]
                    init(from decoder: any Decoder) throws { parts = try decoder.singleValueContainer().decode([String].self) }
                    func encode(to encoder: any Encoder) throws {
                        var container = encoder.unkeyedContainer()
                        for part in parts { try container.encode(part) }
                    }
                }
                """,
            after: """
                struct Box45: Codable {
                    var parts: [String]
                    init(from decoder: any Decoder) throws { parts = try decoder.singleValueContainer().decode([String].self) }
                    func encode(to encoder: any Encoder) throws {
                        var container = encoder.unkeyedContainer()
                        for part in parts { try container.encode(part) }
                    }
                }
                """, expected: .undecided("the container unkeyedContainer in encode(to:)")),
        SavedSample(
            name: "a number that decides which keys are there", type: "Box70",
            before: "struct Box70: Codable { let version = 1; var id: Int }",
            after: """
                struct Box70: Codable {
                    var version: Int
                    var id: Int
                    var count: Int
                    init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        version = try container.decode(Int.self, forKey: .version)
                        id = try container.decode(Int.self, forKey: .id)
                        if version >= 2 { count = try container.decode(Int.self, forKey: .count) } else { count = 0 }
                    }
                }
                """, expected: .undecided("the values that were saved at $.count, of which only some are accepted")),
        SavedSample(
            name: "a structure in the place of a list of two", type: "Box71", before: "struct Box71: Codable { var position: [Double] }",
            after: """
                struct Box71: Codable { var position: Point71 }
                struct Point71: Codable {
                    var x: Double
                    var y: Double
                    init(from decoder: any Decoder) throws {
                        var container = try decoder.unkeyedContainer()
                        x = try container.decode(Double.self)
                        y = try container.decode(Double.self)
                    }
                }
                """, expected: .undecided("the values that were saved at $.position[1], of which only some are accepted")),
        SavedSample(
            name: "a structure in the place of a dictionary", type: "Box72",
            before: "struct Box72: Codable { var options: [String: Bool] }",
            after: "struct Box72: Codable { var options: Options72 }\nstruct Options72: Codable { var isOn: Bool }",
            expected: .undecided("the values that were saved at $.options.isOn, of which only some are accepted")),
        SavedSample(
            name: "an error of the app", type: "Box73", before: "struct Box73: Codable { var id: Int }",
            after: """
                enum Bad73: Error { case id }
                struct Box73: Codable {
                    var id: Int
                    init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        id = try container.decode(Int.self, forKey: .id)
                        guard id < 100 else { throw Bad73.id }
                    }
                }
                """, expected: .undecided("the values that were saved at $, of which only some are accepted")),
        SavedSample(
            name: "one of two values that may be missing", type: "Box74",
            before: "struct Box74: Codable { var name: String?; var title: String? }",
            after: """
                struct Box74: Codable {
                    var name: String
                    enum CodingKeys: String, CodingKey { case name, title }
                    init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        if let found = try container.decodeIfPresent(String.self, forKey: .name) {
                            name = found
                        } else {
                            name = try container.decode(String.self, forKey: .title)
                        }
                    }
                    func encode(to encoder: any Encoder) throws {
                        var container = encoder.container(keyedBy: CodingKeys.self)
                        try container.encode(name, forKey: .name)
                    }
                }
                """, expected: .lost(["$.title is missing (without $.name, without $.title)"])),
        SavedSample(
            name: "a smaller type of number", type: "Box75", before: "struct Box75: Codable { var size: Int }",
            after: "struct Box75: Codable { var size: Int8 }",
            expected: .undecided("the values that were saved at $.size, of which only some are accepted")),
        SavedSample(
            name: "dates of another beginning", type: "Box76", before: "struct Box76: Codable { var date: Date }",
            after: "struct Box76: Codable { var date: Date }", settings: ([], ["dateDecodingStrategy = .secondsSince1970"]),
            expected: .undecided("the dates, which are written with another strategy than they are read with")),
        SavedSample(
            name: "a type in itself", type: "Box77", before: "indirect enum Box77: Codable { case add(Box77, Box77), num(Int) }",
            after: "indirect enum Box77: Codable { case add(Box77, Box77), num(String) }",
            expected: .lost(["$.add._0.num._0 is the number 101"])),
        SavedSample(
            name: "a try? that the writer has too", type: "Box78",
            before: """
                struct Box78: Codable {
                    var items: [Item78]
                    var old: Int
                    init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        items = (try? container.decode([Item78].self, forKey: .items)) ?? []
                        old = (try? container.decode(Int.self, forKey: .old)) ?? 0
                    }
                    func encode(to encoder: any Encoder) throws {
                        var container = encoder.container(keyedBy: CodingKeys.self)
                        try container.encode(items, forKey: .items)
                    }
                }
                struct Item78: Codable { var id: Int }
                """,
            after: """
                struct Box78: Codable {
                    var items: [Item78]
                    var old: Int
                    var isNew: Bool
                    init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        old = (try? container.decode(Int.self, forKey: .old)) ?? 0
                        isNew = (try? container.decode(Bool.self, forKey: .isNew)) ?? false
                        items = (try? container.decode([Item78].self, forKey: .items)) ?? []
                    }
                }
                struct Item78: Codable { var id: Int; var rank: Int }
                """, expected: .hidden("$.items[0].rank is missing")),
    ]
}

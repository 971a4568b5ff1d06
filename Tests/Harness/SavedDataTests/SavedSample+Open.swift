/// Changes whose results the sources do not determine.
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

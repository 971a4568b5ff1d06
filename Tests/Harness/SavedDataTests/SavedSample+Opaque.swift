/// Types of Apple's SDKs, which are encoded in a form of their own.
extension SavedSample {
    static let opaque: [SavedSample] = [
        SavedSample(
            name: "measurements", type: "Box100",
            before: """
                struct Box100: Codable {
                    var size: Measurement<UnitLength>
                    var all: [Measurement<UnitLength>]
                    var byName: [String: Measurement<UnitMass>]
                    var last: Measurement<UnitMass>?
                }
                """,
            after: """
                struct Box100: Codable {
                    var size: Measurement<UnitLength>?
                    var all: [Measurement<UnitLength>]
                    var byName: [String: Measurement<UnitMass>]
                    var last: Measurement<UnitMass>?
                    var note: String?
                }
                """, expected: .decodes),
        SavedSample(
            name: "a selection of apps by itself in an enumeration", type: "Box101",
            before: "import FamilyControls\nenum Box101: Codable { case some(FamilyActivitySelection), all }",
            after: "import FamilyControls\nenum Box101: Codable { case some(FamilyActivitySelection), all, many }", expected: .decodes),
        SavedSample(
            name: "vectors", type: "Box102", before: "struct Box102: Codable { var at: SIMD3<Float> }",
            after: "struct Box102: Codable { var at: SIMD3<Float>; init(at: SIMD3<Float>) { self.at = at } }", expected: .decodes),
        SavedSample(
            name: "an initializer that decodes an identifier", type: "Box103",
            before: "import SwiftData\nstruct Box103: Codable { var id: PersistentIdentifier; var name: String }",
            after: """
                import SwiftData
                struct Box103: Codable {
                    var id: PersistentIdentifier?
                    var name: String
                    enum CodingKeys: CodingKey { case id, name }
                    init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        id = try container.decodeIfPresent(PersistentIdentifier.self, forKey: .id)
                        name = try container.decode(String.self, forKey: .name)
                    }
                }
                """, expected: .decodes),
        SavedSample(
            name: "a new property beside a measurement", type: "Box104",
            before: "struct Box104: Codable { var size: Measurement<UnitLength> }",
            after: "struct Box104: Codable { var size: Measurement<UnitLength>; var note: String }", expected: .lost(["$.note is missing"])),
        SavedSample(
            name: "a new measurement", type: "Box105", before: "struct Box105: Codable { var note: String }",
            after: "struct Box105: Codable { var note: String; var size: Measurement<UnitLength> }", expected: .lost(["$.size is missing"])),
        SavedSample(
            name: "another unit", type: "Box106", before: "struct Box106: Codable { var size: Measurement<UnitLength> }",
            after: "struct Box106: Codable { var size: Measurement<UnitMass> }",
            expected: .undecided("a value of Measurement<UnitLength>")),
        SavedSample(
            name: "a text in the place of a measurement", type: "Box107",
            before: "struct Box107: Codable { var size: Measurement<UnitLength> }", after: "struct Box107: Codable { var size: String }",
            expected: .undecided("a value of Measurement<UnitLength>")),
        SavedSample(
            name: "an initializer that takes a measurement apart", type: "Box108",
            before: "struct Box108: Codable { var size: Measurement<UnitLength> }",
            after: """
                struct Box108: Codable {
                    var value: Double
                    enum CodingKeys: CodingKey { case size, value }
                    init(from decoder: any Decoder) throws {
                        let container = try decoder.container(keyedBy: CodingKeys.self)
                        value = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .size).decode(Double.self, forKey: .value)
                    }
                }
                """, expected: .undecided("a value of Measurement<UnitLength>")),
        SavedSample(
            name: "a unit of the app", type: "Box109",
            before: "final class Steps: Dimension {}\nstruct Box109: Codable { var size: Measurement<Steps> }",
            after: "struct Box109: Codable { var size: Measurement<Steps>; var note: String? }",
            expected: .undecided("the sources of Measurement are not there")),
        SavedSample(
            name: "a name whose module is not imported", type: "Box110", before: "struct Box110: Codable { var id: PersistentIdentifier }",
            after: "struct Box110: Codable { var id: PersistentIdentifier; var note: String? }",
            expected: .undecided("the sources of PersistentIdentifier are not there")),
    ]
}

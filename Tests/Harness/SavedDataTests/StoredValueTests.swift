import DecodingUses
import Foundation
import SavedData
import TestFolders
import Testing

@Suite("Values that property wrappers and keys save")
struct StoredValueTests {
    /// An initializer that decodes JSON, as a raw value of a collection.
    private static func json(_ type: String, _ element: String, decoder: String = "JSONDecoder") -> String {
        """
        extension \(type): @retroactive RawRepresentable where Element: Codable {
            public init?(rawValue: String) {
                guard let data = rawValue.data(using: .utf8), let found = try? \(decoder)().decode(\(element).self, from: data) else { return nil }
                self = found
            }
            public var rawValue: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "[]" }
        }
        """
    }

    /// Code of two versions, the lines of the results and the lines about what is not compared.
    static let samples: [(name: String, before: String, after: String, expected: [String])] = [
        (
            "a renamed case of an enumeration",
            "enum Look: String { case system, light }\nstruct Page { @AppStorage(\"look\") var look: Look = .system }",
            "enum Look: String { case automatic, light }\nstruct Page { @AppStorage(\"look\") var look: Look = .automatic }",
            [#"@AppStorage, "look": $ is the string "system": Cannot initialize Look from invalid String value system"#]
        ),
        (
            "two removed cases",
            "enum Look: String { case system, light, dark }\nstruct Page { @AppStorage(\"look\") var look = Look.system }",
            "enum Look: String { case light }\nstruct Page { @AppStorage(\"look\") var look: Look? }",
            [#"@AppStorage, "look": $ is the string "system": Cannot initialize Look from invalid String value system"#]
        ),
        (
            "a removed number",
            "enum Size: Int { case small, large = 5 }\nstruct Page { @AppStorage(\"size\") var size: Size = .small }",
            "enum Size: Int { case small }\nstruct Page { @AppStorage(\"size\") var size: Size = .small }",
            [#"@AppStorage, "size": $ is the number 5: Cannot initialize Size from invalid Int value 5 (with .large at $)"#]
        ),
        (
            "an added case, a renamed case with its raw value, and another order",
            "enum Look: String { case system, light }\nstruct Page { @AppStorage(\"look\") var look: Look = .system }",
            "enum Look: String { case dark, light, automatic = \"system\" }\nstruct Page { @AppStorage(\"look\") var look: Look = .dark }",
            ["@AppStorage, \"look\": decodes"]
        ),
        (
            "an init(from:) that @AppStorage does not use",
            "enum Look: String, Codable { case system, light }\nstruct Page { @AppStorage(\"look\") var look: Look = .system }",
            """
            enum Look: String, Codable {
                case light
                init(from decoder: any Decoder) throws { self = Look(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .light }
            }
            struct Page { @AppStorage("look") var look: Look = .light }
            """, [#"@AppStorage, "look": $ is the string "system": Cannot initialize Look from invalid String value system"#]
        ),
        (
            "an init(rawValue:) that accepts the earlier name",
            "enum Look: String { case system, light }\nstruct Page { @AppStorage(\"look\") var look: Look = .system }",
            """
            enum Look: String {
                case automatic, light
                init?(rawValue: String) {
                    switch rawValue {
                    case "automatic", "system": self = .automatic
                    case "light": self = .light
                    default: return nil
                    }
                }
            }
            struct Page { @AppStorage("look") var look: Look = .light }
            """, ["@AppStorage, \"look\": decodes"]
        ),
        (
            "another type of raw values",
            "enum Look: Int { case system, light }\nstruct Page { @AppStorage(\"look\") var look: Look = .system }",
            "enum Look: String { case system, light }\nstruct Page { @AppStorage(\"look\") var look: Look = .system }",
            ["@AppStorage, \"look\": not decided: how a raw value of another type is read"]
        ),
        (
            "an own rawValue",
            "enum Look: String { case a; var rawValue: String { \"b\" } }\nstruct Page { @AppStorage(\"look\") var look: Look = .a }",
            "enum Look: String { case a; var rawValue: String { \"c\" } }\nstruct Page { @AppStorage(\"look\") var look: Look = .a }",
            ["@AppStorage, \"look\": not decided: the raw values of Look"]
        ),
        (
            "@SceneStorage",
            "enum Tab: String { case home, search }\nstruct Page { @SceneStorage(\"tab\") var tab: Tab = .home }",
            "enum Tab: String { case home }\nstruct Page { @SceneStorage(\"tab\") var tab: Tab = .home }",
            [#"@SceneStorage, "tab": $ is the string "search": Cannot initialize Tab from invalid String value search (with .search at $)"#]
        ),
        (
            "an array as JSON",
            "struct Item: Codable { var id: Int }\n\(json("Array", "[Element]"))\nstruct Page { @AppStorage(\"items\") var items: [Item] = [] }",
            "struct Item: Codable { var id: Int; var url: URL }\n\(json("Array", "[Element]"))\nstruct Page { @AppStorage(\"items\") var items: [Item] = [] }",
            ["@AppStorage, \"items\": $[0].url is missing"]
        ),
        (
            "an array as JSON, by Self",
            "struct Item: Codable { var id: Int }\n\(json("Array", "Self"))\nstruct Page { @AppStorage(\"items\") var items: [Item] = [] }",
            "struct Item: Codable { var id: Int; var url: URL? }\n\(json("Array", "Self"))\nstruct Page { @AppStorage(\"items\") var items: [Item] = [] }",
            ["@AppStorage, \"items\": decodes"]
        ),
        (
            "a set as JSON",
            "struct Item: Codable, Hashable { var id: Int }\n\(json("Set", "Set<Element>"))\nstruct Page { @AppStorage(\"items\") var items: Set<Item> = [] }",
            "struct Item: Codable, Hashable { var id: String }\n\(json("Set", "Set<Element>"))\nstruct Page { @AppStorage(\"items\") var items: Set<Item> = [] }",
            ["@AppStorage, \"items\": $[0].id is the number 101"]
        ),
        (
            "a type of its own as JSON",
            own("var id: Int"), own("var id: Int; var name: String"),
            ["@AppStorage, \"box\": $.name is missing"]
        ),
        (
            "an array whose raw value is not JSON",
            """
            extension Array: @retroactive RawRepresentable where Element == Int {
                public init?(rawValue: String) { self = rawValue.split(separator: ",").compactMap { Int($0) } }
                public var rawValue: String { map(String.init).joined(separator: ",") }
            }
            struct Page { @AppStorage("items") var items: [Int] = [] }
            """,
            """
            extension Array: @retroactive RawRepresentable where Element == Int {
                public init?(rawValue: String) { self = rawValue.split(separator: ";").compactMap { Int($0) } }
                public var rawValue: String { map(String.init).joined(separator: ";") }
            }
            struct Page { @AppStorage("items") var items: [Int] = [] }
            """, ["1 value in @AppStorage is not compared: A.swift:8"]
        ),
        (
            "a plain value of another type", "struct Page { @AppStorage(\"size\") var size = 1 }",
            "struct Page { @AppStorage(\"size\") var size = \"small\" }", ["1 value in @AppStorage is not compared: A.swift:4"]
        ),
        (
            "an enumeration in the place of a text", "struct Page { @AppStorage(\"size\") var size = \"small\" }",
            "enum Size: String { case small }\nstruct Page { @AppStorage(\"size\") var size: Size = .small }",
            ["@AppStorage, \"size\": absent", "1 value in @AppStorage is not compared: A.swift:5"]
        ),
        (
            "another enumeration under the same key",
            "enum Size: String { case small, large }\nstruct Page { @AppStorage(\"size\") var size: Size = .small }",
            "enum Width: String { case small }\nstruct Page { @AppStorage(\"size\") var size: Width = .small }",
            [#"@AppStorage, "size": $ is the string "large": Cannot initialize Width from invalid String value large (with .large at $)"#]
        ),
        (
            "the same enumeration under another key",
            "enum Size: String { case small, large }\nstruct Page { @AppStorage(\"size\") var size: Size = .small }",
            "enum Size: String { case small }\nstruct Page { @AppStorage(\"width\") var size: Size = .small }",
            ["@AppStorage, \"width\": absent"]
        ),
        (
            "a raw value that code reads",
            "enum Size: String { case small, large }\n\(reading("Size", "UserDefaults.standard.string(forKey: \"size\") ?? \"\""))",
            "enum Size: String { case small }\n\(reading("Size", "UserDefaults.standard.string(forKey: \"size\") ?? \"\""))",
            [#"UserDefaults, "size": $ is the string "large": Cannot initialize Size from invalid String value large (with .large at $)"#]
        ),
        (
            "a number that code reads",
            "enum Size: Int { case small, large }\n\(reading("Size", "UserDefaults.standard.integer(forKey: \"size\")"))",
            "enum Size: Int { case small, large, huge }\n\(reading("Size", "UserDefaults.standard.integer(forKey: \"size\")"))",
            ["UserDefaults, \"size\": decodes"]
        ),
        (
            "an array as JSON that code reads",
            """
            struct Item: Codable { var id: Int }
            \(json("Array", "[Element]"))
            func load() -> [Item]? { NSUbiquitousKeyValueStore.default.string(forKey: "items").flatMap { [Item](rawValue: $0) } }
            """,
            """
            struct Item: Codable { var id: Int; var url: URL }
            \(json("Array", "[Element]"))
            func load() -> [Item]? { NSUbiquitousKeyValueStore.default.string(forKey: "items").flatMap { [Item](rawValue: $0) } }
            """,
            ["iCloud, \"items\": $[0].url is missing", "iCloud, \"items\": decodes"]
        ),
        (
            "a raw value with a text around it, and a text that is decoded in another way",
            """
            enum Size: String { case small, large }
            \(reading("Size", "\"a\" + UserDefaults.standard.string(forKey: \"size\")!"))
            func name() -> String { UserDefaults.standard.string(forKey: "name") ?? "" }
            """,
            """
            enum Size: String { case small }
            \(reading("Size", "\"a\" + UserDefaults.standard.string(forKey: \"size\")!"))
            func name() -> String { UserDefaults.standard.string(forKey: "name") ?? "" }
            """, []
        ),
        (
            "keys of Defaults and SwiftyUserDefaults",
            """
            extension Defaults.Keys { static let size = Key<Size>("size", default: .small) }
            enum Size: String, Defaults.Serializable { case small, large }
            """,
            """
            extension Defaults.Keys { static let size = Key<Size>("size", default: .small) }
            enum Size: String, Defaults.Serializable { case small }
            """,
            [#"UserDefaults, "size": $ is the string "large": Cannot initialize Size from invalid String value large (with .large at $)"#]
        ),
        (
            "a key of SwiftyUserDefaults",
            """
            extension DefaultsKeys { var user: DefaultsKey<User?> { .init("user") } }
            struct User: Codable, DefaultsSerializable { var id: Int }
            """,
            """
            extension DefaultsKeys { var user: DefaultsKey<User?> { .init("user") } }
            struct User: Codable, DefaultsSerializable { var id: Int; var name: String }
            """, ["UserDefaults, \"user\": $.name is missing"]
        ),
        (
            "a bridge of SwiftyUserDefaults that the sources choose",
            "extension DefaultsKeys { var user: DefaultsKey<User?> { .init(\"user\") } }\nstruct User: Codable, DefaultsSerializable { static var _defaults: Bridge { Bridge() } }",
            "extension DefaultsKeys { var user: DefaultsKey<User?> { .init(\"user\") } }\nstruct User: Codable, DefaultsSerializable { static var _defaults: Bridge { Bridge() } }",
            ["1 value of DefaultsKey is not compared: A.swift:4"]
        ),
        (
            "a file of swift-sharing",
            "struct Item: Codable { var id: Int }\nstruct Page { @Shared(.fileStorage(.documentsDirectory)) var items: [Item] = [] }",
            "struct Item: Codable { var id: Int; var name: String }\nstruct Page { @Shared(.fileStorage(.documentsDirectory)) var items: [Item] = [] }",
            ["@Shared: $[0].name is missing"]
        ),
        (
            "a file of swift-sharing with functions of its own",
            "struct Item: Codable { var id: Int }\nstruct Page { @Shared(.fileStorage(.documentsDirectory, decode: d, encode: e)) var items: [Item] = [] }",
            "struct Item: Codable { var id: Int }\nstruct Page { @Shared(.fileStorage(.documentsDirectory, decode: d, encode: e)) var items: [Item] = [] }",
            ["1 value in @Shared is not compared: A.swift:5"]
        ),
    ]

    private static func reading(_ type: String, _ value: String) -> String { "func load() -> \(type)? { \(type)(rawValue: \(value)) }" }

    private static func own(_ properties: String) -> String {
        """
        struct Box { \(properties) }
        extension Box: Codable {
            enum CodingKeys: String, CodingKey { case id\(properties.contains("name") ? ", name" : "") }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                id = try container.decode(Int.self, forKey: .id)
                \(properties.contains("name") ? "name = try container.decode(String.self, forKey: .name)" : "")
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(id, forKey: .id)
                \(properties.contains("name") ? "try container.encode(name, forKey: .name)" : "")
            }
        }
        extension Box: RawRepresentable {
            init?(rawValue: String) {
                guard let found = try? JSONDecoder().decode(Box.self, from: Data(rawValue.utf8)) else { return nil }
                self = found
            }
            var rawValue: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
        }
        struct Page { @AppStorage("box") var box: Box? }
        """
    }

    @Test(arguments: samples.indices) func comparesValues(_ number: Int) throws {
        let (name, before, after, expected) = Self.samples[number]
        let folder = try TemporaryFolder()
        let git = try GitSample(in: folder)
        let imports = after.contains("DefaultsKeys") ? "SwiftyUserDefaults" : after.contains("Defaults.Keys") ? "Defaults" : "SwiftUI"
        try folder.write("A.swift", "import Foundation\nimport \(imports)\n\n\(before)\n")
        try git.commit("1.0")
        try folder.write("A.swift", "import Foundation\nimport \(imports)\n\n\(after)\n")
        let check = try SavedDataCheck(
            root: folder.path, since: ["1.0"], named: [], platform: nil, path: ProcessInfo.processInfo.environment["PATH"] ?? "",
            onProgress: { _ in })
        let results = check.results.flatMap { result in
            Self.lines(result.verdict).map { "\(result.type.stores.first?.description ?? ""): \($0)" }
        }
        #expect(results + check.unfollowed.map { $0.text() } == expected, "\(name)")
    }

    private static func lines(_ verdict: SavedDataCheck.Verdict) -> [String] {
        switch verdict {
        case .decodes: ["decodes"]
        case .lost(let losses): losses.map { $0.what + ($0.choice.map { " (\($0))" } ?? "") }
        case .hidden(let loss, _): ["hidden: \(loss.what)"]
        case .undecided(let constructs): ["not decided: \(constructs.first?.what ?? "")"]
        case .absent: ["absent"]
        }
    }
}

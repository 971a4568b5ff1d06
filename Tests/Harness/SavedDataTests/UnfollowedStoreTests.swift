import DecodingUses
import Foundation
import SavedData
import TestFolders
import Testing

@Suite("Stores that are not compared")
struct UnfollowedStoreTests {
    /// Code of a file `A.swift`, which begins with `import Foundation`, and the lines about what is not compared.
    static let samples: [(name: String, code: String, expected: [String])] = [
        (
            "a type of another module in @AppStorage and @SceneStorage",
            """
            import SwiftUI
            struct Page: View {
                @AppStorage("layout") private var layout: TabViewCustomization
                @SceneStorage("columns") private var columns: TableColumnCustomization<Row>
                @AppStorage("sort") private var sort: Order?
            }
            """,
            [
                "2 values in @AppStorage are not compared: A.swift:4, A.swift:6",
                "1 value in @SceneStorage is not compared: A.swift:5",
            ]
        ),
        (
            "plain values in @AppStorage",
            """
            import SwiftUI
            struct Page: View {
                @AppStorage("isOn") private var isOn = false
                @AppStorage("name") private var name: String?
                @AppStorage(wrappedValue: 3, "count") private var count: Int
                @SceneStorage("url") private var url: URL?
            }
            """, []
        ),
        (
            "an own property wrapper with the same name",
            """
            @propertyWrapper struct AppStorage<Value> { var wrappedValue: Value; init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue } }
            struct Page { @AppStorage("sort") var sort: Order = .init() }
            struct Order {}
            """, []
        ),
        (
            "keys of Defaults",
            """
            import Defaults
            extension Defaults.Keys {
                static let filter = Key<Filter>("filter", default: .init())
                static let isOn = Key<Bool>("isOn", default: true)
                static let names: Key<[String]> = .init("names", default: [])
                static let count = Key("count", default: 3)
                static let other = Key("other", default: Filter())
                static let codable = Key<[Item]>("items", default: [])
            }
            struct Filter: Defaults.Serializable {}
            struct Item: Codable { var id: Int }
            """, ["2 values of Defaults.Key are not compared: A.swift:4, A.swift:8"]
        ),
        (
            "keys of SwiftyUserDefaults",
            """
            import SwiftyUserDefaults
            extension DefaultsKeys {
                var filter: DefaultsKey<Filter?> { .init("filter") }
                var isOn: DefaultsKey<Bool> { .init("isOn", defaultValue: true) }
                static let mode = DefaultsKey<Mode>("mode", defaultValue: .a)
            }
            """, ["2 values of DefaultsKey are not compared: A.swift:4, A.swift:6"]
        ),
        (
            "swift-sharing",
            """
            import Sharing
            final class Model {
                @Shared(.fileStorage(.documentsDirectory.appending(component: "items.json"))) var items: [Item] = []
                @Shared(.inMemory("x")) var memory: [Item] = []
                @Shared(.appStorage("isOn")) var isOn = false
                @SharedReader(.filter) var filter: Filter
                @Shared var passed: Filter
            }
            struct Item: Codable { var id: Int }
            """, ["1 value in @Shared is not compared: A.swift:7"]
        ),
        (
            "databases",
            """
            import CoreData
            import GRDB
            import RealmSwift
            import SwiftData
            @Model final class Trip { var name = "" }
            class Person: NSManagedObject {}
            final class Child: Person {}
            final class Dog: Object {}
            struct Place { var id: Int }
            extension Place: FetchableRecord {}
            """,
            [
                "1 type of SwiftData is not compared: A.swift:6", "2 types of Core Data are not compared: A.swift:7, A.swift:8",
                "1 type of Realm is not compared: A.swift:9", "1 type of GRDB is not compared: A.swift:10",
            ]
        ),
        (
            "a database whose types are generated, archives and documents",
            """
            import CoreData
            import SwiftUI
            let container = NSPersistentContainer(name: "Model")
            func load(_ data: Data) throws -> Person? { try NSKeyedUnarchiver.unarchivedObject(ofClass: Person.self, from: data) }
            func other(_ data: Data) throws -> NSKeyedUnarchiver { try NSKeyedUnarchiver(forReadingFrom: data) }
            final class Person: NSObject, NSSecureCoding {}
            struct Paper: FileDocument {}
            """,
            [
                "1 container of Core Data is not compared: A.swift:4",
                "2 calls of NSKeyedUnarchiver are not compared: A.swift:5, A.swift:6",
                "1 type of documents is not compared: A.swift:8",
            ]
        ),
        (
            "names that have another meaning",
            """
            @Model struct Trip {}
            class Object {}
            final class Dog: Object {}
            @attached(member) macro Model() = #externalMacro(module: "A", type: "B")
            """, []
        ),
        (
            "a subscript whose callers give the type",
            """
            struct TypedKey<Value> { let name: String }
            extension UserDefaults {
                subscript<Value: Codable>(key: TypedKey<Value>) -> Value? {
                    data(forKey: key.name).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
                }
            }
            func load() -> Item? { UserDefaults.standard[TypedKey<Item>(name: "a")] }
            struct Item: Codable { var id: Int }
            """, ["1 value of unknown type in UserDefaults is not compared: A.swift:5"]
        ),
        (
            "a generic function with a known type",
            """
            extension UserDefaults {
                func value<Value: Codable>(_ key: String) -> Value? { data(forKey: key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } }
            }
            final class Store { var item: Item? { UserDefaults.standard.value("a") } }
            struct Item: Codable { var id: Int }
            """, []
        ),
        (
            "more than three",
            """
            import SwiftData
            @Model class A {}
            @Model class B {}
            @Model class C {}
            @Model class D {}
            @Model class E {}
            """, ["5 types of SwiftData are not compared: A.swift:3, A.swift:4, A.swift:5 and 2 more"]
        ),
    ]

    @Test(arguments: samples.indices) func namesWhatIsNotCompared(_ number: Int) throws {
        let (name, code, expected) = Self.samples[number]
        let folder = try TemporaryFolder()
        let git = try GitSample(in: folder)
        try folder.write("A.swift", "import Foundation\n\(code)\n")
        try folder.write("Tests/B.swift", "import Foundation\nimport XCTest\n\(code)\n")
        try git.commit("1.0")
        let check = try SavedDataCheck(
            root: folder.path, since: ["1.0"], named: [], platform: nil, path: ProcessInfo.processInfo.environment["PATH"] ?? "",
            onProgress: { _ in })
        #expect(check.unfollowed.map { $0.text() } == expected, "\(name)")
    }
}

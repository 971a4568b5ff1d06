import Foundation

enum SynthesisCollections {
    typealias Maybe<Value> = Value?
    typealias Sometimes<Value> = Swift.Optional<Value>
    typealias Texts = [String]
    typealias Lookup<Value> = [String: Value]
    typealias Code = Int

    struct Patient: Decodable {
        let a: Maybe<Int>
        let b: Sometimes<String>
        let c: Maybe<Maybe<Bool>>
        let d: Maybe<Texts>
        let e: Optional<Optional<Int>>
        let f: Maybe<[Maybe<Int>]>
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    struct Outlet: Decodable { var name: String!; let size: Int!; var tags: [String]!; var code: Maybe<Int>!; let on: Bool? }

    struct Slot<Value: Decodable>: Decodable { let value: Value; let other: Value?; let list: [Value] }
    typealias MaybeSlot = Slot<Maybe<String>>
    typealias ListSlot = Slot<[Int?]>
    struct Shelf: Decodable { let slot: Slot<Int?>; let more: Slot<Slot<Bool?>>? }

    struct Grid: Decodable {
        let a: Array<Int>
        let b: Swift.Array<String?>
        let c: Array<Array<Double>>
        let d: ContiguousArray<Int>
        let e: [ContiguousArray<Bool>]
        let f: [Array<[Int]>]?
    }
    struct Point: Hashable, Decodable { let x: Int; let y: Int }
    enum Season: String, Decodable { case spring, autumn }
    struct Sets: Decodable { let a: Set<Point>; let b: Set<Season>?; let c: Swift.Set<Set<Int>>; let d: [Set<String>] }

    struct Stock: Decodable { let a: Lookup<Int>; let b: Lookup<Lookup<Bool>>?; let c: [Lookup<Int?>]; let d: Dictionary<String, [Point]> }
    struct Floors: Decodable { let byCode: [Code: String]; let byByte: [UInt8: Int]?; let byLong: [Int64: Int]? }
    struct Calendar: Decodable { let bySeason: [Season: [Int]]; let byFlag: [Bool: Int]?; let byShare: [Double: String]? }
    struct Routes: Decodable { let byPoint: [Point: String] }

    enum Language: String, Decodable, CodingKeyRepresentable { case english = "en", german = "de" }
    enum Floor: Int, Decodable, CodingKeyRepresentable { case cellar = -1, ground, first }
    struct Sku: RawRepresentable, Hashable, Decodable, CodingKeyRepresentable { let rawValue: String }
    struct Shelves: RawRepresentable, Hashable, Decodable, CodingKeyRepresentable { var rawValue: Int }
    struct Translations: Decodable { let titles: [Language: String]; let old: [Language: Int?]? }
    struct Building: Decodable { let rooms: [Floor: Int] }
    struct Warehouse: Decodable { let stock: [Sku: Int]; let shelves: [Shelves: [Sku]]? }

    struct Plate: CodingKeyRepresentable, Hashable, Decodable {
        struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }
        let text: String
        var codingKey: any CodingKey { Key(stringValue: text) }
        init?<Other: CodingKey>(codingKey: Other) {
            guard codingKey.stringValue.count < 5 else { return nil }
            text = codingKey.stringValue
        }
    }
    struct Garage: Decodable { let cars: [Plate: Int] }

    struct Table<Key: Hashable & Decodable, Value: Decodable>: Decodable { let rows: [Key: Value]; let first: Value? }
    typealias LanguageTable = Table<Language, Bool>
    typealias CodeTable = Table<Code, [String]>

    struct Wide: Decodable { let c: Duration?; let d: SIMD2<Float>?; let e: PartialRangeUpTo<Int>? }
}

extension TruthCase {
    static let synthesisCollections: [TruthCase] = [
        TruthCase(
            SynthesisCollections.Patient.self, "SynthesisCollections.Patient", "optionals", level: "synthesized",
            [#"{"a":1,"b":"a","c":true,"d":["a"],"e":1,"f":[1,null]}"#, "{}"]),
        TruthCase(
            SynthesisCollections.Outlet.self, "SynthesisCollections.Outlet", "optionals", level: "synthesized",
            [#"{"name":"a","size":1,"tags":["a"],"code":2,"on":true}"#, #"{"size":null}"#]),
        TruthCase(
            SynthesisCollections.MaybeSlot.self, "SynthesisCollections.MaybeSlot", "generic", level: "synthesized",
            [#"{"value":"a","other":"b","list":["c",null]}"#, #"{"value":null,"list":[]}"#]),
        TruthCase(
            SynthesisCollections.ListSlot.self, "SynthesisCollections.ListSlot", "generic", level: "synthesized",
            [#"{"value":[1,null],"other":[2],"list":[[3],[null]]}"#]),
        TruthCase(
            SynthesisCollections.Shelf.self, "SynthesisCollections.Shelf", "generic", level: "synthesized",
            [#"{"slot":{"value":1,"other":2,"list":[null]},"more":{"value":{"value":true,"list":[]},"list":[]}}"#]),
        TruthCase(
            SynthesisCollections.Grid.self, "SynthesisCollections.Grid", "collections", level: "synthesized",
            [#"{"a":[1],"b":["a",null],"c":[[1.5]],"d":[2],"e":[[true]],"f":[[[1]]]}"#]),
        TruthCase(
            SynthesisCollections.Sets.self, "SynthesisCollections.Sets", "collections", level: "synthesized",
            [#"{"a":[{"x":1,"y":2}],"b":["spring"],"c":[[1,1],[2]],"d":[["a"]]}"#]),
        TruthCase(
            SynthesisCollections.Stock.self, "SynthesisCollections.Stock", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"a":{"x":1},"b":{"y":{"z":true}},"c":[{"x":null}],"d":{"x":[{"x":1,"y":2}]}}"#]),
        TruthCase(
            SynthesisCollections.Floors.self, "SynthesisCollections.Floors", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"byCode":{"1":"a"},"byByte":[1,2],"byLong":[3,4]}"#]),
        TruthCase(
            SynthesisCollections.Calendar.self, "SynthesisCollections.Calendar", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"bySeason":["spring",[1]],"byFlag":[true,1],"byShare":[0.5,"a"]}"#]),
        TruthCase(
            SynthesisCollections.Routes.self, "SynthesisCollections.Routes", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"byPoint":[{"x":1,"y":2},"a",{"x":3,"y":4},"b"]}"#]),
        TruthCase(
            SynthesisCollections.Translations.self, "SynthesisCollections.Translations", "dictionaries", level: "synthesized",
            isOrdered: false,
            [#"{"titles":{"en":"a","de":"b"},"old":{"en":null}}"#]),
        TruthCase(
            SynthesisCollections.Building.self, "SynthesisCollections.Building", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"rooms":{"-1":1,"0":2}}"#]),
        TruthCase(
            SynthesisCollections.Warehouse.self, "SynthesisCollections.Warehouse", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"stock":{"a":1},"shelves":{"1":["a"]}}"#]),
        TruthCase(
            SynthesisCollections.Garage.self, "SynthesisCollections.Garage", "dictionaries", level: "synthesized", isOrdered: false,
            isRead: false,
            [#"{"cars":{"abc":1,"d":2}}"#]),
        TruthCase(
            SynthesisCollections.LanguageTable.self, "SynthesisCollections.LanguageTable", "dictionaries", level: "synthesized",
            isOrdered: false,
            [#"{"rows":{"en":true},"first":false}"#]),
        TruthCase(
            SynthesisCollections.CodeTable.self, "SynthesisCollections.CodeTable", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"rows":{"1":["a"]},"first":["b"]}"#]),
        TruthCase(
            SynthesisCollections.Wide.self, "SynthesisCollections.Wide", "leaves", level: "synthesized", isRead: false,
            [#"{"c":[0,5],"d":[1,2.5],"e":[3]}"#]),
    ]
}

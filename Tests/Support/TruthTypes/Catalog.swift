import Foundation

// MARK: Keys

struct KeysInExtension: Decodable { let first: Int; let second: String? }
extension KeysInExtension { private enum CodingKeys: String, CodingKey { case first = "1st", second = "2nd" } }

struct LeftOut: Decodable {
    let id: Int
    var cached: String? = nil
    var count = 0
    private enum CodingKeys: CodingKey { case id }
}

enum SharedKeys: String, CodingKey { case a = "A", b = "B" }
struct AliasedKeys: Decodable {
    typealias CodingKeys = SharedKeys
    let a: Int
    let b: [Bool]
}

struct NumberKeys: Decodable {
    let x: Int
    let y: Int
    enum CodingKeys: Int, CodingKey { case x = 1, y }
}

struct Escaped: Decodable {
    let `default`: Int
    let `class`: String
    enum CodingKeys: String, CodingKey { case `default`, `class` = "class_name" }
}

struct OrderOfKeys: Decodable {
    let a: Int
    let b: Int
    enum CodingKeys: String, CodingKey { case b, a }
}

// MARK: Properties

struct Observed: Decodable {
    var a: Int {
        willSet { old = a }
        didSet { old = oldValue }
    }
    private(set) var old: Int?
    var double: Int {
        get { a * 2 }
        set { a = newValue / 2 }
    }
    static let shared = 1
    lazy var text: String = { "\(a)" }()
    var closure: Int { { $0 + 1 }(a) }
}

struct Inferred: Decodable {
    var count = 3
    var name = "x"
    var ratio = 1.5
    var flag = false
    var list = [1, 2]
    var map = ["a": 1]
    var size = Measure.small
    var optional: Int? = 4
    enum Measure: String, Decodable { case small, large }
}

struct Several: Decodable { let a, b: Int, c: String?; var d, e: Double }

struct Implicit: Decodable {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var a: Int!
    var b: Optional<String>
    var c: MaybeInt
    var d: Int??
    var e: Swift.Optional<Bool>
    typealias MaybeInt = Int?
}

#if os(Linux)
    struct Conditional: Decodable {
        let linux: Int
        #if canImport(UIKit)
            let phone: Int
        #else
            let server: String
        #endif
    }
#else
    struct Conditional: Decodable { let other: Int }
#endif

// MARK: Names

struct Outer: Decodable {
    let inner: Inner
    let string: String
    let list: [Inner.Deep]
    struct Inner: Decodable {
        let deep: Deep
        let outer: [Outer]?
        struct Deep: Decodable { let value: Int }
    }
    struct String: Decodable { let text: Swift.String }
}

enum Namespace {
    struct Item: Decodable { let id: Swift.String }
    struct List: Decodable { let items: [Item]; let other: [Catalog.Item] }
}

enum Catalog { struct Item: Decodable { let number: Int } }

// MARK: Generics

struct Envelope<Payload: Decodable>: Decodable {
    let data: Payload
    let meta: Meta?
    struct Meta: Decodable { let page: Int }
}

struct Both<First, Second> { let first: First; let second: Second? }
extension Both: Decodable where First: Decodable, Second: Decodable {}

struct Keyed<Key: Hashable & Decodable, Value: Decodable>: Decodable { let values: [Key: Value] }

struct Chain<Value: Decodable>: Decodable { let value: Value; let next: [Chain<Value>] }

typealias ItemEnvelope = Envelope<[Namespace.Item]>
typealias NestedEnvelope = Envelope<Envelope<Int>>
typealias IntAndText = Both<Int, String>
typealias ByText = Keyed<String, Int>
typealias ByNumber = Keyed<Int, Bool>
typealias ByCase = Keyed<Inferred.Measure, Int>
typealias IntChain = Chain<Int>
typealias OptionalEnvelope = Envelope<Int?>

struct Specialized: Decodable { let a: Envelope<String>; let b: Both<Bool, [Int]>; let c: Envelope<Catalog.Item?> }

protocol Repository { associatedtype Entity: Decodable }
enum ItemRepository: Repository { typealias Entity = Catalog.Item }
struct Stored<R: Repository>: Decodable { let entity: R.Entity; let all: [R.Entity] }
typealias StoredItem = Stored<ItemRepository>

struct Identified: Decodable, Identifiable { let id: UUID; let other: Outer.Inner.Deep }
struct Reference: Decodable { let target: Identified.ID; let kind: Inferred.Measure.RawValue }

// MARK: Leaves

struct Numbers: Decodable {
    let i: Int, i8: Int8, i16: Int16, i32: Int32, i64: Int64
    let u: UInt, u8: UInt8, u16: UInt16, u32: UInt32, u64: UInt64
    let f: Float, d: Double, c: CGFloat, m: Decimal, t: TimeInterval
}

struct OptionalNumbers: Decodable {
    let i: Int?, u8: UInt8?, f: Float?, m: Decimal?, b: Bool?, s: String?, d: Date?, u: URL?, id: UUID?, data: Data?
}
struct Geometry: Decodable { let point: CGPoint; let size: CGSize; let rect: CGRect? }
struct Texts: Decodable { let locale: Locale; let zone: TimeZone?; let components: DateComponents; let url: URL }
struct Ranges: Decodable { let a: Range<Int>; let b: ClosedRange<Double>?; let c: PartialRangeFrom<Int> }
struct Bytes: Decodable { let data: Data; let maybe: Data? }
struct Nested: Decodable {
    let a: [[Int]]; let b: [String: [Int]]; let c: [[String: Bool]]; let d: Set<String>; let e: [Int?]; let f: [String: Int?];
    let g: [String]?
}
struct RawDates: Decodable { let days: [String: Date]; let pair: [Date?]; let raw: DateBox }
struct DateBox: RawRepresentable, Decodable { let rawValue: Date; init(rawValue: Date) { self.rawValue = rawValue } }

// MARK: Enumerations

enum Implicitly: Int, Decodable { case a, b, c = 7, d }
enum Negative: Int, Decodable { case low = -7, none = 0, one }
enum Letters: String, Decodable { case a = "x", b, c = "" }
enum Small: UInt8, Decodable { case zero, top = 255 }
enum Fraction: Double, Decodable { case one = 1, half = 1.5 }
enum Empty: Decodable { case only }
enum Plain: Decodable { case first, second }
indirect enum Tree: Decodable { case leaf(Int), node(left: Tree, right: Tree?) }
enum Labeled: Decodable {
    case point(x: Int, y: Int)
    case mixed(Int, label: String, Bool?)
    case nested(Outer.Inner.Deep)
    case list([Int])
}
enum Skipping: Decodable {
    case kept(value: Int), dropped
    enum CodingKeys: CodingKey { case kept }
}
struct Enumerated: Decodable {
    let a: Implicitly; let b: [Letters]; let c: Small?; let d: Plain; let e: [Letters: Int]; let f: Set<Implicitly>; let g: Tree;
    let h: Negative?; let i: Fraction
}

// MARK: Classes

class Base: Decodable { var id: Int; var name: String? = "x" }
class Derived: Base { var more = 1 }
class Undecoded { var hidden = 1 }
final class OverUndecoded: Undecoded, Decodable { let value: Int; var list: [Int] = [] }
class GenericBase<Value: Decodable>: Decodable { let value: Value }
final class OfInt: GenericBase<Int> {}

// MARK: Wrappers

@propertyWrapper struct Trimmed: Decodable {
    private var text: String
    var wrappedValue: String {
        get { text.trimmingCharacters(in: .whitespaces) }
        set { text = newValue }
    }
    init(wrappedValue: String) { text = wrappedValue }
    init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }
}

@propertyWrapper struct LossyArray<Element: Decodable>: Decodable {
    var wrappedValue: [Element]
    private struct Skip: Decodable {}
    init(wrappedValue: [Element]) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var found: [Element] = []
        while !container.isAtEnd {
            if let one = try? container.decode(Element.self) {
                found.append(one)
            } else {
                _ = try? container.decode(Skip.self); if false { break }
            }
            if found.count > 100 { break }
            if container.currentIndex >= (container.count ?? 0) { break }
            if container.currentIndex == 0 && found.isEmpty {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "first")
            }
        }
        wrappedValue = found
    }
}

@propertyWrapper struct Plainly<Value: Decodable>: Decodable { var wrappedValue: Value }

@propertyWrapper struct OptionalCoded<Value: Decodable>: Decodable {
    var wrappedValue: Value?
    init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws { wrappedValue = try? Value(from: decoder) }
}

extension KeyedDecodingContainer {
    func decode<Value>(_ type: OptionalCoded<Value>.Type, forKey key: Key) throws -> OptionalCoded<Value> {
        try decodeIfPresent(type, forKey: key) ?? OptionalCoded(wrappedValue: nil)
    }
}

struct WrappedMore: Decodable {
    @Trimmed var a: String
    @Plainly var b: Int
    @OptionalCoded var c: Int?
    @OptionalCoded<Base> var d: Base?
    @LossyArray var e: [Letters]
    enum CodingKeys: String, CodingKey { case a = "first", b, c, d, e }
}

// MARK: Strategies

struct Snaked: Decodable {
    let firstName: String
    let imageURL: URL?
    let addressLine1: String?
    let explicit: Int
    let nestedObject: Inner
    struct Inner: Decodable { let deepValue: Int; let map: [String: Int] }
    enum CodingKeys: String, CodingKey { case firstName, imageURL = "imageUrl", addressLine1, explicit = "explicitKey", nestedObject }
}

extension TruthCase {
    private static let deep = #"{"deep":{"value":1},"outer":null}"#

    static let catalog: [TruthCase] = [
        TruthCase(KeysInExtension.self, "KeysInExtension", "coding keys", level: "synthesized", [#"{"1st":1,"2nd":"a"}"#]),
        TruthCase(LeftOut.self, "LeftOut", "coding keys", level: "synthesized", [#"{"id":1,"cached":"x","count":3}"#]),
        TruthCase(AliasedKeys.self, "AliasedKeys", "coding keys", level: "synthesized", [#"{"A":1,"B":[true]}"#]),
        TruthCase(NumberKeys.self, "NumberKeys", "coding keys", level: "synthesized", [#"{"x":1,"y":2}"#]),
        TruthCase(Escaped.self, "Escaped", "coding keys", level: "synthesized", [#"{"default":1,"class_name":"x"}"#]),
        TruthCase(OrderOfKeys.self, "OrderOfKeys", "coding keys", level: "synthesized", [#"{"a":1,"b":2}"#]),
        TruthCase(Observed.self, "Observed", "properties", level: "synthesized", [#"{"a":1,"old":2}"#]),
        TruthCase(
            Inferred.self, "Inferred", "properties", level: "synthesized", isOrdered: false,
            [#"{"count":1,"name":"a","ratio":2,"flag":true,"list":[1],"map":{"a":1},"size":"large","optional":null}"#]),
        TruthCase(Several.self, "Several", "properties", level: "synthesized", [#"{"a":1,"b":2,"c":"x","d":1.5,"e":2}"#]),
        TruthCase(Implicit.self, "Implicit", "optionals", level: "synthesized", [#"{"a":1,"b":"x","c":2,"d":3,"e":true}"#, "{}"]),
        TruthCase(Conditional.self, "Conditional", "#if", level: "synthesized", [#"{"linux":1,"server":"x"}"#]),
        TruthCase(
            Outer.self, "Outer", "nested names", level: "synthesized", [#"{"inner":\#(deep),"string":{"text":"a"},"list":[{"value":1}]}"#]),
        TruthCase(
            Namespace.List.self, "Namespace.List", "nested names", level: "synthesized", [#"{"items":[{"id":"a"}],"other":[{"number":1}]}"#]
        ),
        TruthCase(ItemEnvelope.self, "ItemEnvelope", "generic", level: "synthesized", [#"{"data":[{"id":"a"}],"meta":{"page":1}}"#]),
        TruthCase(NestedEnvelope.self, "NestedEnvelope", "generic", level: "synthesized", [#"{"data":{"data":1}}"#]),
        TruthCase(IntAndText.self, "IntAndText", "generic", level: "synthesized", [#"{"first":1,"second":"a"}"#]),
        TruthCase(ByText.self, "ByText", "dictionaries", level: "synthesized", isOrdered: false, [#"{"values":{"a":1}}"#]),
        TruthCase(ByNumber.self, "ByNumber", "dictionaries", level: "synthesized", isOrdered: false, [#"{"values":{"1":true}}"#]),
        TruthCase(ByCase.self, "ByCase", "dictionaries", level: "synthesized", [#"{"values":["small",1]}"#]),
        TruthCase(IntChain.self, "IntChain", "recursion", level: "synthesized", [#"{"value":1,"next":[{"value":2,"next":[]}]}"#]),
        TruthCase(OptionalEnvelope.self, "OptionalEnvelope", "generic", level: "synthesized", [#"{"data":1}"#]),
        TruthCase(
            Specialized.self, "Specialized", "generic", level: "synthesized",
            [#"{"a":{"data":"x"},"b":{"first":true,"second":[1]},"c":{"data":{"number":1}}}"#]),
        TruthCase(
            StoredItem.self, "StoredItem", "associated types", level: "synthesized", [#"{"entity":{"number":1},"all":[{"number":2}]}"#]),
        TruthCase(
            Identified.self, "Identified", "conformance", level: "synthesized",
            [#"{"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","other":{"value":1}}"#]),
        TruthCase(
            Reference.self, "Reference", "associated types", level: "synthesized",
            [#"{"target":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","kind":"x"}"#]),
        TruthCase(
            Numbers.self, "Numbers", "leaves", level: "synthesized",
            [#"{"i":1,"i8":1,"i16":1,"i32":1,"i64":1,"u":1,"u8":1,"u16":1,"u32":1,"u64":1,"f":1,"d":1,"c":1,"m":1,"t":1}"#]),
        TruthCase(
            OptionalNumbers.self, "OptionalNumbers", "leaves", level: "synthesized", settings: Settings(dates: .iso8601),
            [
                #"{"i":1,"u8":1,"f":1,"m":1,"b":true,"s":"a","d":"2026-11-22T10:00:00Z","u":"/a","id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","data":"aGk="}"#,
                "{}",
            ]),
        TruthCase(Geometry.self, "Geometry", "leaves", level: "synthesized", [#"{"point":[1,2],"size":[3,4],"rect":[[1,2],[3,4]]}"#]),
        TruthCase(
            Texts.self, "Texts", "leaves", level: "synthesized",
            [
                #"{"locale":{"identifier":"de_DE"},"zone":{"identifier":"Europe/Berlin"},"components":{"year":2026},"url":"https://example.com"}"#
            ]),
        TruthCase(Ranges.self, "Ranges", "leaves", level: "synthesized", [#"{"a":[1,2],"b":[1.5,2],"c":[3]}"#]),
        TruthCase(Bytes.self, "Bytes", "data strategies", level: "synthesized", [#"{"data":"aGk=","maybe":"aGk="}"#]),
        TruthCase(
            Bytes.self, "Bytes", "data strategies", level: "synthesized", settings: Settings(data: .deferredToData),
            [#"{"data":[1,2],"maybe":[3]}"#]),
        TruthCase(
            Nested.self, "Nested", "collections", level: "synthesized", isOrdered: false,
            [#"{"a":[[1]],"b":{"x":[1]},"c":[{"y":true}],"d":["a"],"e":[1,null],"f":{"a":1,"b":null},"g":["x"]}"#]),
        TruthCase(
            RawDates.self, "RawDates", "dates", level: "synthesized", settings: Settings(dates: .iso8601), isOrdered: false,
            [#"{"days":{"a":"2026-11-22T10:00:00Z"},"pair":["2026-11-22T10:00:00Z",null],"raw":{"rawValue":"2026-11-22T10:00:00Z"}}"#]),
        TruthCase(
            RawDates.self, "RawDates", "dates", level: "synthesized", settings: Settings(dates: .formatted("yyyy-MM-dd")), isOrdered: false,
            [#"{"days":{"a":"2026-11-22"},"pair":["2026-11-22",null],"raw":{"rawValue":"2026-11-22"}}"#]),
        TruthCase(Empty.self, "Empty", "payload enumeration", level: "synthesized", [#"{"only":{}}"#]),
        TruthCase(
            Labeled.self, "Labeled", "payload enumeration", level: "synthesized",
            [
                #"{"point":{"x":1,"y":2}}"#, #"{"mixed":{"_0":1,"label":"a","_2":true}}"#, #"{"nested":{"_0":{"value":1}}}"#,
                #"{"list":{"_0":[1]}}"#,
            ]),
        TruthCase(Skipping.self, "Skipping", "payload enumeration", level: "synthesized", [#"{"kept":{"value":1}}"#]),
        TruthCase(
            Enumerated.self, "Enumerated", "raw values", level: "synthesized",
            [
                #"{"a":8,"b":["x","b",""],"c":255,"d":{"first":{}},"e":["x",1],"f":[0,7],"g":{"node":{"left":{"leaf":{"_0":1}},"right":null}},"h":-7,"i":1.5}"#
            ]),
        TruthCase(Derived.self, "Derived", "class", level: "synthesized", [#"{"id":1,"name":"a","more":"x"}"#]),
        TruthCase(OverUndecoded.self, "OverUndecoded", "class", level: "synthesized", [#"{"value":1,"list":[1],"hidden":"x"}"#]),
        TruthCase(OfInt.self, "OfInt", "class", level: "synthesized", [#"{"value":1}"#]),
        TruthCase(
            WrappedMore.self, "WrappedMore", "property wrapper", level: "synthesized",
            [#"{"first":" a ","b":{"wrappedValue":1},"c":1,"d":{"id":1},"e":["x"]}"#]),
        TruthCase(
            Snaked.self, "Snaked", "key strategy", level: "synthesized", settings: Settings(keys: .convertFromSnakeCase), isOrdered: false,
            [#"{"first_name":"a","image_url":"/a","address_line1":"x","explicit_key":1,"nested_object":{"deep_value":1,"map":{"a_b":1}}}"#]),
    ]
}

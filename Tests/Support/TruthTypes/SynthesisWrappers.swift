import Foundation

enum SynthesisWrappers {
    @propertyWrapper struct Logged<Value> {
        var wrappedValue: Value
        var projectedValue: [Value] { [wrappedValue] }
    }

    @propertyWrapper struct Clamped<Value: Comparable & Decodable>: Decodable {
        private var value: Value
        private var range: ClosedRange<Value>?
        var wrappedValue: Value {
            get { range.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value }
            set { value = newValue }
        }
        init(wrappedValue: Value, _ range: ClosedRange<Value>) {
            value = wrappedValue
            self.range = range
        }
        init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
    }

    /// Decoded as a structure with the key `wrappedValue`.
    @propertyWrapper struct Plain<Value: Decodable>: Decodable { var wrappedValue: Value; var projectedValue: Self { self } }

    /// A type of its own for a key that may be absent.
    @propertyWrapper struct Nullable<Value: Decodable>: Decodable {
        var wrappedValue: Value?
        init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
        }
    }

    @propertyWrapper struct YesNo: Decodable {
        var wrappedValue: Bool
        init(wrappedValue: Bool) { self.wrappedValue = wrappedValue }
        init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(String.self) == "yes" }
    }

    @propertyWrapper final class Shared<Value: Decodable>: Decodable {
        var wrappedValue: Value
        init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        required init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Value.self) }
    }

    protocol Strategy { associatedtype Raw: Decodable; associatedtype Value; static func value(_ raw: Raw) -> Value? }
    enum Minutes: Strategy { static func value(_ raw: Int) -> Double? { raw < 0 ? nil : Double(raw) * 60 } }
    enum Words: Strategy { static func value(_ raw: String) -> [String]? { [raw] } }
    @propertyWrapper struct Coded<Source: Strategy>: Decodable {
        var wrappedValue: Source.Value
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            guard let value = Source.value(try container.decode(Source.Raw.self)) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "no value")
            }
            wrappedValue = value
        }
    }

    struct Amount: Decodable { var cents: Int }
    struct Rate: Decodable { var value: Double }

    struct Message: Decodable {
        @Logged var text: String
        @Logged var likes: Int?
        @Logged var tags = [String]()
        private(set) var note: String?
    }
    struct Volume: Decodable {
        @Clamped(0...10) var level = 5
        @Clamped(0.0...1.0) var share: Double = 0.5
        @Clamped var name: String
        enum CodingKeys: String, CodingKey { case level = "volume", share, name }
    }
    /// Wrappers that are composed: the outer one is decoded, and it decodes the inner one.
    struct Layers: Decodable {
        @Logged @Shared var a: Int
        @Plain @Logged var b: String
        @Logged @Plain var c: Int?
    }
    struct Contact: Decodable {
        @Nullable var mail: String?
        @Nullable var age: Int?
        @Nullable<[Int]> var codes: [Int]?
        let name: String
    }
    struct Survey: Decodable {
        @YesNo var agreed: Bool
        let other: YesNo
        let list: [YesNo]
        let maybe: YesNo?
    }
    struct Timer: Decodable {
        @Coded<Minutes> var length: Double
        @Coded<Words> var words: [String]
        typealias Split = Coded<Words>
        @Split var more: [String]
    }
    /// The overloads are used where the declared type is this one, and not in arrays.
    struct Bill: Decodable {
        let total: Amount
        let tip: Amount?
        let parts: [Amount]
        let rate: Rate?
        let base: Rate
    }
    /// The overloads for the keys of `Switches` do not decode it.
    struct Lamp: Decodable { let isOn: Bool; let level: Int? }
    /// The overloads are for these keys only.
    struct Switches: Decodable {
        let on: Bool
        let level: Int?
        let names: [String]
        fileprivate enum CodingKeys: String, CodingKey { case on, level = "dim", names }
    }
    struct Entry: Decodable { let text: String }
    /// The whole array has an overload, its elements do not.
    struct Ledger: Decodable { let entries: [Entry]; let older: [Entry]?; let first: Entry }
    struct Card<Value: Decodable>: Decodable {
        @Logged var value: Value
        @Nullable var next: Value?
        var list: [Value] = []
    }
    typealias NumberCard = Card<Int>
    typealias OptionalCard = Card<String?>
    /// Keys in the arguments of a wrapper are not those of the decoder.
    struct Profile: Decodable {
        @Named("user") var name = ""
        @Named("years") var age = 0
    }
    @propertyWrapper struct Named<Value: Decodable>: Decodable {
        var wrappedValue: Value
        init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }
        init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Value.self) }
    }
    struct Drafts: Codable {
        let id: Int
        @Local var cursor = 3
        @Local var scroll: Double = 0
        enum CodingKeys: CodingKey { case id }
        @propertyWrapper struct Local<Value> { var wrappedValue: Value }
    }
    final class Room: Decodable {
        @Shared var name: String
        @Plain var size: Int { didSet { name = "" } }
        @SynthesisWrappers.Doubled var seats: Int
    }
    @propertyWrapper struct Doubled: RawRepresentable, Decodable {
        var rawValue: Int
        var wrappedValue: Int { rawValue }
        init(rawValue: Int) { self.rawValue = rawValue }
    }
}

extension SynthesisWrappers.Logged: Decodable where Value: Decodable {
    init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Value.self) }
}

extension KeyedDecodingContainer {
    func decode<Value>(_ type: SynthesisWrappers.Nullable<Value>.Type, forKey key: Key) throws -> SynthesisWrappers.Nullable<Value> {
        try decodeIfPresent(SynthesisWrappers.Nullable<Value>.self, forKey: key) ?? SynthesisWrappers.Nullable(wrappedValue: nil)
    }
    func decode(_ type: SynthesisWrappers.YesNo.Type, forKey key: Key) throws -> SynthesisWrappers.YesNo {
        SynthesisWrappers.YesNo(wrappedValue: try decodeIfPresent(Bool.self, forKey: key) ?? false)
    }
    func decode(_ type: SynthesisWrappers.Amount.Type, forKey key: Key) throws -> SynthesisWrappers.Amount {
        SynthesisWrappers.Amount(cents: try decode(Int.self, forKey: key))
    }
    func decodeIfPresent(_ type: SynthesisWrappers.Rate.Type, forKey key: Key) throws -> SynthesisWrappers.Rate? {
        guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
        return Double(text).map { SynthesisWrappers.Rate(value: $0) }
    }
}

extension KeyedDecodingContainer where Key == SynthesisWrappers.Switches.CodingKeys {
    fileprivate func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try decode(Int.self, forKey: key) == 1 }
    fileprivate func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try decodeIfPresent(String.self, forKey: key).flatMap { Int($0) }
    }
}
extension KeyedDecodingContainer {
    func decode(_ type: [SynthesisWrappers.Entry].Type, forKey key: Key) throws -> [SynthesisWrappers.Entry] {
        try decode([String].self, forKey: key).map(SynthesisWrappers.Entry.init(text:))
    }
}

extension TruthCase {
    static let synthesisWrappers: [TruthCase] = [
        TruthCase(
            SynthesisWrappers.Message.self, "SynthesisWrappers.Message", "property wrapper", level: "synthesized",
            [#"{"text":"a","likes":null,"tags":["b"],"note":"c"}"#]),
        TruthCase(
            SynthesisWrappers.Volume.self, "SynthesisWrappers.Volume", "property wrapper", level: "synthesized",
            [#"{"volume":20,"share":0.5,"name":"a"}"#]),
        TruthCase(
            SynthesisWrappers.Layers.self, "SynthesisWrappers.Layers", "property wrapper", level: "synthesized",
            [
                #"{"a":1,"b":{"wrappedValue":"a"},"c":{"wrappedValue":2}}"#,
                #"{"a":1,"b":{"wrappedValue":"a"},"c":{"wrappedValue":null}}"#,
            ]),
        TruthCase(
            SynthesisWrappers.Contact.self, "SynthesisWrappers.Contact", "property wrapper", level: "synthesized",
            [#"{"mail":"a","age":1,"codes":[1],"name":"b"}"#, #"{"mail":null,"name":"b"}"#]),
        TruthCase(
            SynthesisWrappers.Survey.self, "SynthesisWrappers.Survey", "property wrapper", level: "synthesized",
            [#"{"agreed":true,"other":false,"list":["yes"],"maybe":"no"}"#, #"{"list":[]}"#]),
        TruthCase(
            SynthesisWrappers.Timer.self, "SynthesisWrappers.Timer", "property wrapper", level: "synthesized",
            [#"{"length":1,"words":"a","more":"b"}"#]),
        TruthCase(
            SynthesisWrappers.Bill.self, "SynthesisWrappers.Bill", "helpers on containers", level: "synthesized",
            [#"{"total":1,"tip":{"cents":2},"parts":[{"cents":3}],"rate":"1.5","base":{"value":2}}"#]),
        TruthCase(
            SynthesisWrappers.Lamp.self, "SynthesisWrappers.Lamp", "helpers on containers", level: "synthesized",
            [#"{"isOn":true,"level":1}"#]),
        TruthCase(
            SynthesisWrappers.Switches.self, "SynthesisWrappers.Switches", "helpers on containers", level: "synthesized",
            [#"{"on":1,"dim":"2","names":["a"]}"#, #"{"on":0,"dim":"x","names":[]}"#]),
        TruthCase(
            SynthesisWrappers.Ledger.self, "SynthesisWrappers.Ledger", "helpers on containers", level: "synthesized",
            [#"{"entries":["a"],"older":[{"text":"b"}],"first":{"text":"c"}}"#]),
        TruthCase(
            SynthesisWrappers.NumberCard.self, "SynthesisWrappers.NumberCard", "property wrapper", level: "synthesized",
            [#"{"value":1,"next":2,"list":[3]}"#, #"{"value":1,"list":[]}"#]),
        TruthCase(
            SynthesisWrappers.OptionalCard.self, "SynthesisWrappers.OptionalCard", "property wrapper", level: "synthesized",
            [#"{"value":"a","next":"b","list":["c",null]}"#, #"{"value":null,"list":[]}"#]),
        TruthCase(
            SynthesisWrappers.Profile.self, "SynthesisWrappers.Profile", "property wrapper", level: "synthesized",
            [#"{"name":"a","age":1}"#]),
        TruthCase(
            SynthesisWrappers.Drafts.self, "SynthesisWrappers.Drafts", "property wrapper", level: "synthesized", [#"{"id":1,"cursor":"x"}"#]
        ),
        TruthCase(
            SynthesisWrappers.Room.self, "SynthesisWrappers.Room", "property wrapper", level: "synthesized",
            [#"{"name":"a","size":{"wrappedValue":1},"seats":2}"#]),
    ]
}

/// Overloads of `decode` and initializers of protocols, of which the compiler chooses one.
enum Overloads {
    @propertyWrapper struct Lossy<Value: Decodable>: Decodable {
        var wrappedValue: Value?
        init(_ value: Value?) { wrappedValue = value }
        init(from decoder: any Decoder) throws { wrappedValue = try? decoder.singleValueContainer().decode(Value.self) }
    }
    protocol Gentle: Decodable {}
    struct Tone: Gentle { let level: Int }
    struct Player: Decodable {
        @Lossy var name: String?
        @Lossy var level: Double?
        var tone: Tone?
        var size: Int?
    }

    protocol Made: Decodable { init() }
    struct ByText: Made, Equatable { init() {} }
    struct Plain: Made { init() {} }
    struct Makers: Decodable { let plain: Plain; let byText: ByText }

    protocol Root: Decodable { init() }
    protocol Leaf: Root {}
    struct Both: Root, Leaf { init() {} }

    enum Share: Float, Decodable { case tenth = 0.1, large = 3.3 }
    struct Parts: Decodable { let shares: [Share] }

    struct Generic<Value: Decodable>: Decodable { let value: Value }
    typealias GenericSwitch = Generic<Switch>
    struct Switch: Decodable { let isOn: Bool }
}

extension KeyedDecodingContainer {
    fileprivate func decode<Value>(_ type: Overloads.Lossy<Value>.Type, forKey key: Key) throws -> Overloads.Lossy<Value> {
        try decodeIfPresent(type, forKey: key) ?? Overloads.Lossy(nil)
    }
    fileprivate func decode<Value: Numeric>(_ type: Overloads.Lossy<Value>.Type, forKey key: Key) throws -> Overloads.Lossy<Value> {
        Overloads.Lossy(try decode(Value.self, forKey: key))
    }
    /// It is less special than the function of the standard library for `Int`, and is used for other types.
    fileprivate func decodeIfPresent<Value: Overloads.Gentle>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        contains(key) ? try? decode(type, forKey: key) : nil
    }
    fileprivate func decode(_ type: Overloads.Switch.Type, forKey key: Key) throws -> Overloads.Switch {
        Overloads.Switch(isOn: try decode(Int.self, forKey: key) == 1)
    }
}

extension Overloads.Made {
    init(from decoder: any Decoder) throws {
        self.init()
        _ = try decoder.singleValueContainer().decode(Int.self)
    }
}
extension Overloads.Made where Self: Equatable {
    init(from decoder: any Decoder) throws {
        self.init()
        _ = try decoder.singleValueContainer().decode(String.self)
    }
}
extension Overloads.Root {
    init(from decoder: any Decoder) throws {
        self.init()
        _ = try decoder.singleValueContainer().decode(Int.self)
    }
}
extension Overloads.Leaf {
    init(from decoder: any Decoder) throws {
        self.init()
        _ = try decoder.singleValueContainer().decode(String.self)
    }
}

extension TruthCase {
    static let overloads: [TruthCase] = [
        TruthCase(
            Overloads.Player.self, "Overloads.Player", "chosen overloads", level: "synthesized",
            [#"{"name":5,"level":1.5,"tone":{"level":1},"size":3}"#, #"{"level":1,"tone":[]}"#]),
        TruthCase(Overloads.Makers.self, "Overloads.Makers", "chosen overloads", level: "straight", [#"{"plain":1,"byText":"a"}"#]),
        TruthCase(Overloads.Both.self, "Overloads.Both", "chosen overloads", level: "straight", [#""a""#]),
        TruthCase(
            Overloads.Parts.self, "Overloads.Parts", "raw values", level: "synthesized", [#"{"shares":[0.1,3.3]}"#]),
        TruthCase(
            Overloads.GenericSwitch.self, "Overloads.GenericSwitch", "chosen overloads", level: "left open", isRead: false,
            [#"{"value":{"isOn":true}}"#]),
    ]
}

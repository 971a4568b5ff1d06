import Foundation

/// Types that conform to `RawRepresentable` by hand.
///
/// The standard library decodes a raw value that is a text, a number or a Bool. All other types get the decoding of their properties or cases.
enum RawRepresentables {
    enum Jump: RawRepresentable, Decodable {
        case five
        case custom(interval: Duration)
        init(rawValue: Duration) { self = rawValue == .seconds(5) ? .five : .custom(interval: rawValue) }
        var rawValue: Duration { if case .custom(let interval) = self { interval } else { .seconds(5) } }
    }
    struct Jumps: Decodable { let jump: Jump; let others: [Jump]? }

    enum Tag<Raw> { case raw(Raw) }
    struct Shelf: Decodable { let tag: Tag<String>; let tags: [Tag<String>]? }

    struct Wrap<Raw>: RawRepresentable { let rawValue: Raw }
    struct Wrapped: Decodable { let number: Wrap<Int>; let other: Wrap<Int>? }
    /// The raw value is a text only where the type is used.
    struct Open<Raw: Decodable>: RawRepresentable, Decodable { let rawValue: Raw }
    struct Opened: Decodable { let number: Open<Int>; let text: Open<String>? }

    enum Action: String { case play, sleep }
    enum Choice<Known: RawRepresentable, Other> { case known(Known), other(Other) }
    typealias ActionChoice = Choice<Action, String>
    struct Player: Decodable { let action: ActionChoice; let shelf: [ActionChoice]? }

    enum Moment: RawRepresentable, Decodable {
        case now, at(Date)
        init?(rawValue: Date) { self = .at(rawValue) }
        var rawValue: Date { if case .at(let date) = self { date } else { Date(timeIntervalSince1970: 0) } }
    }
}

extension RawRepresentables.Tag: RawRepresentable {
    init?(rawValue: Raw) { self = .raw(rawValue) }
    var rawValue: Raw {
        switch self {
        case .raw(let raw): raw
        }
    }
}
extension RawRepresentables.Tag: Decodable where Raw == String {}
extension RawRepresentables.Wrap: Decodable where Raw == Int {}
extension RawRepresentables.Choice: RawRepresentable where Known.RawValue == Other {
    init?(rawValue: Other) { self = Known(rawValue: rawValue).map { .known($0) } ?? .other(rawValue) }
    var rawValue: Other {
        switch self {
        case .known(let known): known.rawValue;
        case .other(let other): other
        }
    }
}
extension RawRepresentables.ActionChoice: Decodable {}

extension TruthCase {
    static let rawRepresentables: [TruthCase] = [
        TruthCase(
            RawRepresentables.Jumps.self, "RawRepresentables.Jumps", "RawRepresentable", level: "synthesized",
            [#"{"jump":{"custom":{"interval":[5,0]}},"others":[{"five":{}}]}"#]),
        TruthCase(
            RawRepresentables.Shelf.self, "RawRepresentables.Shelf", "RawRepresentable", level: "synthesized",
            [#"{"tag":"a","tags":["b"]}"#]),
        TruthCase(
            RawRepresentables.Wrapped.self, "RawRepresentables.Wrapped", "RawRepresentable", level: "synthesized",
            [#"{"number":1,"other":2}"#]),
        TruthCase(
            RawRepresentables.Opened.self, "RawRepresentables.Opened", "RawRepresentable", level: "synthesized",
            [#"{"number":{"rawValue":1},"text":{"rawValue":"a"}}"#]),
        TruthCase(
            RawRepresentables.Player.self, "RawRepresentables.Player", "RawRepresentable", level: "synthesized",
            [#"{"action":"play","shelf":["sleep","other"]}"#]),
        TruthCase(
            RawRepresentables.Moment.self, "RawRepresentables.Moment", "RawRepresentable", level: "synthesized",
            [#"{"now":{}}"#, #"{"at":{"_0":1}}"#]),
    ]
}

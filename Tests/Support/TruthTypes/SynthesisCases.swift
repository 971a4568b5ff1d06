import Foundation

enum SynthesisCases {
    struct Cache { var hits = 0 }
    enum Shape: Codable {
        case circle(radius: Double)
        case box(Double, Double)
        case polygon(points: [[Double]], Bool, name: String?)
        case empty
    }
    enum Command: Decodable {
        case open(path: String, readOnly: Bool = true, tries: Int? = 3)
        case close(_ code: Int = 0)
        case wait(seconds: Double = 1.5, then: [String] = [])
    }
    enum Step: Decodable {
        case walk(meters: Int, cache: Cache = Cache(), note: String = "none")
        case rest(minutes: Int = 5, place: String)
        private enum WalkCodingKeys: String, CodingKey { case meters = "distance" }
        private enum RestCodingKeys: CodingKey { case place }
    }
    enum Source: Decodable {
        case local(path: String), remote(URL), cached(Cache)
        private enum CodingKeys: String, CodingKey { case local = "file", remote = "http" }
        private typealias RemoteCodingKeys = AddressKeys
        private enum AddressKeys: String, CodingKey { case _0 = "url" }
    }
    enum Move: Decodable {
        case jump(height: Int, from: Int, to: Int?)
        enum JumpCodingKeys: CodingKey { case to, from, height }
    }
    enum Alarm { case ring(at: Int), silent }
    enum Reason: Decodable {
        case `default`(Int), `in`(place: String), isURL(URL), x(x: Int)
        enum DefaultCodingKeys: String, CodingKey { case _0 = "code" }
        enum IsURLCodingKeys: String, CodingKey { case _0 = "link" }
    }
    enum Notice: Decodable {
        case mail(Mail), push(Push.Kind, [Push])
        struct Mail: Decodable { let to: String }
        struct Push: Decodable {
            let kind: Kind
            enum Kind: String, Decodable { case alert, quiet }
        }
    }
    enum Wrapped: Decodable { case shape(Shape), notice(notice: Notice?), shapes([Shape]) }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    enum Answer: Decodable { case text(String!), number(value: Optional<Int>), list([Int?]?), twice(Int??) }

    enum Loadable<Value> { case idle, loaded(Value), failed(code: Int, last: Value?) }
    typealias LoadableNames = Loadable<[String]>
    enum Either<Left: Decodable, Right: Decodable>: Decodable { case left(Left), right(value: Right) }
    typealias NumberOrShape = Either<Int, Shape>
    enum Outcome<Success: Decodable, Failure: Error & Decodable>: Decodable { case success(Success), failure(Failure) }
    struct Problem: Error, Decodable { let code: Int }
    typealias Lookup = Outcome<String?, Problem>

    enum Expression: Decodable {
        case number(Double)
        indirect case sum(Expression, Expression)
        indirect case negative(of: Expression)
        case list([Expression])
    }
    enum Menu: Decodable { case item(title: String), section(title: String, items: [Menu]), named([String: Menu]) }

    enum Plan: Decodable {
        case free, paid(months: Int)
        @available(*, unavailable) case trial(days: Int)
    }
    /// A signal to a player.
    @frozen public enum Signal: Codable, CaseIterable { case start, stop, pause }
    enum Change: Decodable {
        case itemAdded(unitPrice: Int, Int), itemRemoved
        case priceSet(newValue: Double?)
    }
    struct Timeline: Decodable { let first: Shape; let last: Shape?; let all: [Signal]; let byName: [String: Signal]; let plan: Plan? }

    struct Poll<Choice> { let options: [Option] }
    struct Ballot: Decodable { let poll: Poll<String>; let other: Poll<Int>.Option? }
}

extension SynthesisCases.Alarm { private enum CodingKeys: String, CodingKey { case ring = "RING", silent = "SILENT" } }
extension SynthesisCases.Alarm { private enum RingCodingKeys: String, CodingKey { case at = "hour" } }
extension SynthesisCases.Alarm: Decodable {}
extension SynthesisCases.Loadable: Decodable where Value: Decodable {}
extension SynthesisCases.Poll { enum Option { case first(Choice), second(choice: Choice, votes: Int) } }
extension SynthesisCases.Poll: Decodable where Choice: Decodable {}
extension SynthesisCases.Poll.Option: Decodable where Choice: Decodable {}

extension TruthCase {
    static let synthesisCases: [TruthCase] = [
        TruthCase(
            SynthesisCases.Shape.self, "SynthesisCases.Shape", "payload enumeration", level: "synthesized",
            [
                #"{"circle":{"radius":1.5}}"#,
                #"{"box":{"_0":1,"_1":2}}"#,
                #"{"polygon":{"points":[[1]],"_1":true,"name":"a"}}"#,
                #"{"empty":{}}"#,
            ]),
        TruthCase(
            SynthesisCases.Command.self, "SynthesisCases.Command", "payload enumeration", level: "synthesized",
            [#"{"open":{"path":"a","readOnly":true,"tries":1}}"#, #"{"close":{"_0":1}}"#, #"{"wait":{"seconds":1,"then":["a"]}}"#]),
        TruthCase(
            SynthesisCases.Step.self, "SynthesisCases.Step", "payload enumeration", level: "synthesized",
            [#"{"walk":{"distance":1}}"#, #"{"rest":{"place":"a"}}"#]),
        TruthCase(
            SynthesisCases.Source.self, "SynthesisCases.Source", "payload enumeration", level: "synthesized",
            [#"{"file":{"path":"a"}}"#, #"{"http":{"url":"/a"}}"#]),
        TruthCase(
            SynthesisCases.Move.self, "SynthesisCases.Move", "payload enumeration", level: "synthesized",
            [#"{"jump":{"height":1,"from":2,"to":3}}"#]),
        TruthCase(
            SynthesisCases.Alarm.self, "SynthesisCases.Alarm", "payload enumeration", level: "synthesized",
            [#"{"RING":{"hour":1}}"#, #"{"SILENT":{}}"#]),
        TruthCase(
            SynthesisCases.Reason.self, "SynthesisCases.Reason", "payload enumeration", level: "synthesized",
            [#"{"default":{"code":1}}"#, #"{"in":{"place":"a"}}"#, #"{"isURL":{"link":"/a"}}"#, #"{"x":{"x":1}}"#]),
        TruthCase(
            SynthesisCases.Notice.self, "SynthesisCases.Notice", "payload enumeration", level: "synthesized",
            [#"{"mail":{"_0":{"to":"a"}}}"#, #"{"push":{"_0":"alert","_1":[{"kind":"quiet"}]}}"#]),
        TruthCase(
            SynthesisCases.Wrapped.self, "SynthesisCases.Wrapped", "payload enumeration", level: "synthesized",
            [
                #"{"shape":{"_0":{"circle":{"radius":1}}}}"#,
                #"{"notice":{"notice":{"mail":{"_0":{"to":"a"}}}}}"#,
                #"{"notice":{}}"#,
                #"{"shapes":{"_0":[{"empty":{}}]}}"#,
            ]),
        TruthCase(
            SynthesisCases.Answer.self, "SynthesisCases.Answer", "payload enumeration", level: "synthesized",
            [
                #"{"text":{"_0":"a"}}"#,
                #"{"text":{}}"#,
                #"{"number":{"value":1}}"#,
                #"{"list":{"_0":[1,null]}}"#,
                #"{"twice":{"_0":1}}"#,
            ]),
        TruthCase(
            SynthesisCases.LoadableNames.self, "SynthesisCases.LoadableNames", "payload enumeration", level: "synthesized",
            [#"{"idle":{}}"#, #"{"loaded":{"_0":["a"]}}"#, #"{"failed":{"code":1,"last":["a"]}}"#]),
        TruthCase(
            SynthesisCases.NumberOrShape.self, "SynthesisCases.NumberOrShape", "payload enumeration", level: "synthesized",
            [#"{"left":{"_0":1}}"#, #"{"right":{"value":{"empty":{}}}}"#]),
        TruthCase(
            SynthesisCases.Lookup.self, "SynthesisCases.Lookup", "payload enumeration", level: "synthesized",
            [#"{"success":{"_0":"a"}}"#, #"{"failure":{"_0":{"code":1}}}"#]),
        TruthCase(
            SynthesisCases.Expression.self, "SynthesisCases.Expression", "recursion", level: "synthesized",
            [
                #"{"sum":{"_0":{"number":{"_0":1}},"_1":{"negative":{"of":{"number":{"_0":2}}}}}}"#,
                #"{"list":{"_0":[{"number":{"_0":1}}]}}"#,
            ]),
        TruthCase(
            SynthesisCases.Menu.self, "SynthesisCases.Menu", "recursion", level: "synthesized", isOrdered: false,
            [#"{"section":{"title":"a","items":[{"item":{"title":"b"}}]}}"#, #"{"named":{"_0":{"a":{"item":{"title":"b"}}}}}"#]),
        TruthCase(
            SynthesisCases.Plan.self, "SynthesisCases.Plan", "payload enumeration", level: "synthesized",
            [#"{"free":{}}"#, #"{"paid":{"months":1}}"#]),
        TruthCase(
            SynthesisCases.Signal.self, "SynthesisCases.Signal", "payload enumeration", level: "synthesized",
            [#"{"start":{}}"#, #"{"pause":{}}"#]),
        TruthCase(
            SynthesisCases.Change.self, "SynthesisCases.Change", "payload enumeration", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase), isOrdered: false,
            [#"{"item_added":{"unit_price":1,"_1":2}}"#, #"{"item_removed":{}}"#, #"{"price_set":{"new_value":1.5}}"#]),
        TruthCase(
            SynthesisCases.Timeline.self, "SynthesisCases.Timeline", "payload enumeration", level: "synthesized", isOrdered: false,
            [
                #"{"first":{"empty":{}},"last":{"circle":{"radius":1}},"all":[{"stop":{}}],"byName":{"a":{"start":{}}},"plan":{"paid":{"months":1}}}"#
            ]),
        TruthCase(
            SynthesisCases.Ballot.self, "SynthesisCases.Ballot", "payload enumeration", level: "synthesized",
            [#"{"poll":{"options":[{"first":{"_0":"a"}},{"second":{"choice":"b","votes":1}}]},"other":{"first":{"_0":1}}}"#]),
    ]
}

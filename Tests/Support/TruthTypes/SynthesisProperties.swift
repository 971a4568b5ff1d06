import Foundation

enum SynthesisProperties {
    struct Counter: Decodable {
        static let count = "static"
        let count: Int
        static let step = 2
        var step: Int { count + 1 }
    }

    struct Window: Decodable {
        let (width, height): (Int, Int)
        var x, y: Double, title: String?
        let name: String, tags: [String], (left, right): (Bool, String?)
    }

    struct Settings: Decodable {
        var tags = [String]()
        var scores = [String: Double]()
        var id = UUID()
        var created = Date(timeIntervalSince1970: 0)
        var price = Decimal(3)
        var names = Set<String>()
        var size = CGFloat(1)
        var text = String()
        var limit = Int.max
        var share = 1 / 2.0
        var mode = Mode.light
        var code: Int = { 3 }()
        enum Mode: String, Decodable { case light, dark }
    }

    struct Filter: Decodable {
        var kinds: Set = ["a"]
        var bounds: ClosedRange = 0...3
        var order: Array = [1]
        var labels: Dictionary = [1: "one"]
        var last: Optional = 3
        var none = Int?.none
        var some = Optional("x")
        var offset = -1
        var big: Int64 = 1
        var on = !false
    }

    struct Camera: Codable {
        private(set) var name: String
        fileprivate var lens: Int?
        internal let iso: Int
        internal(set) package var flash = false
        @available(*, deprecated, message: "use iso") var oldISO: Int?
        static let shared = 1
    }

    struct Cart: Decodable {
        var lines: [Int] { didSet { total = lines.count } }
        private(set) var total = 0 { willSet { lines.reserveCapacity(newValue) } }
        lazy var average: Double = Double(total) / 2
        lazy var cache = [Int]()
        var isEmpty: Bool {
            get { lines.isEmpty }
            set { if newValue { lines = [] } }
        }
        var size: Int { get throws { total } }
        subscript(index: Int) -> Int { lines[index] }
    }

    /// The values of the parameters do not help.
    struct Search: Decodable {
        let text: String
        let page: Int
        init(text: String = "", page: Int = 1) {
            self.text = text
            self.page = page
        }
    }

    struct Acknowledgement: Codable {}
    struct Version: Codable {
        static let current = "1"
        var text: String { Self.current }
    }
    struct Reply: Decodable { let ok: Acknowledgement; let version: Version?; let all: [Version] }
    struct Hints: Decodable { var a: Int?; var b: String?; let c: Bool? }

    struct Parentheses: Decodable { let a: (Int); let b: (String)?; let c: [(Bool)]; let d: ((Double)); let e: [String: (Int?)] }
    struct Qualified: Decodable {
        let a: Swift.Int, b: Foundation.Date, c: Swift.Array<Swift.String>, d: Swift.Dictionary<Swift.String, Swift.Bool>
        let e: Foundation.UUID?
    }

    final class Node: Decodable {
        let id: Int
        weak var parent: Node?
        unowned var root: Node?
        var children: [Node] { [] }
        class var kind: String { "node" }
    }
}

extension TruthCase {
    static let synthesisProperties: [TruthCase] = [
        TruthCase(SynthesisProperties.Counter.self, "SynthesisProperties.Counter", "properties", level: "synthesized", [#"{"count":1}"#]),
        TruthCase(
            SynthesisProperties.Window.self, "SynthesisProperties.Window", "properties", level: "synthesized",
            [#"{"width":1,"height":2,"x":1.5,"y":2,"title":"a","name":"b","tags":["c"],"left":true,"right":"d"}"#]),
        TruthCase(
            SynthesisProperties.Settings.self, "SynthesisProperties.Settings", "properties", level: "synthesized", isOrdered: false,
            [
                #"{"tags":["a"],"scores":{"a":1.5},"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","created":1,"price":2.5,"names":["a"],"size":1.5,"text":"a","limit":1,"share":0.5,"mode":"dark","code":1}"#
            ]),
        TruthCase(
            SynthesisProperties.Filter.self, "SynthesisProperties.Filter", "properties", level: "synthesized", isOrdered: false,
            isRead: false,
            [
                #"{"kinds":["a"],"bounds":[1,2],"order":[1],"labels":{"1":"a"},"last":1,"none":2,"some":"a","offset":1,"big":2,"on":true}"#
            ]),
        TruthCase(
            SynthesisProperties.Camera.self, "SynthesisProperties.Camera", "properties", level: "synthesized",
            [#"{"name":"a","lens":1,"iso":2,"flash":true,"oldISO":3}"#]),
        TruthCase(
            SynthesisProperties.Cart.self, "SynthesisProperties.Cart", "properties", level: "synthesized", [#"{"lines":[1,2],"total":3}"#]),
        TruthCase(
            SynthesisProperties.Search.self, "SynthesisProperties.Search", "properties", level: "synthesized", [#"{"text":"a","page":1}"#]),
        TruthCase(
            SynthesisProperties.Reply.self, "SynthesisProperties.Reply", "properties", level: "synthesized",
            [#"{"ok":{},"version":{},"all":[{},1]}"#]),
        TruthCase(
            SynthesisProperties.Acknowledgement.self, "SynthesisProperties.Acknowledgement", "properties", level: "synthesized",
            ["{}", "[1]"]),
        TruthCase(
            SynthesisProperties.Hints.self, "SynthesisProperties.Hints", "optionals", level: "synthesized",
            [#"{"a":1,"b":"a","c":true}"#, "{}"]),
        TruthCase(
            SynthesisProperties.Parentheses.self, "SynthesisProperties.Parentheses", "properties", level: "synthesized", isOrdered: false,
            [#"{"a":1,"b":"a","c":[true],"d":1.5,"e":{"a":null}}"#]),
        TruthCase(
            SynthesisProperties.Qualified.self, "SynthesisProperties.Qualified", "properties", level: "synthesized", isOrdered: false,
            [#"{"a":1,"b":2,"c":["a"],"d":{"a":true},"e":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}"#]),
        TruthCase(
            SynthesisProperties.Node.self, "SynthesisProperties.Node", "class", level: "synthesized",
            [#"{"id":1,"parent":{"id":2},"root":null}"#]),
    ]
}

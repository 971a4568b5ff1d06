import Foundation

/// Values that are copied, thrown and captured.
enum ValuesAndErrors {
    enum OwnError: Error { case zero, code(Int) }

    /// Parentheses end what a `try?` covers.
    struct Parentheses: Decodable {
        let value: Int
        enum CodingKeys: CodingKey { case a, b }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if (try? container.decode(Int.self, forKey: .a)) == nil { throw OwnError.zero }
            value = (try? container.decode(Int.self, forKey: .b)) ?? 0
            guard value != 0 else { throw OwnError.code(0) }
        }
    }

    enum Assigned: Decodable {
        case number(Int), text(String)
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int.self) {
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
            if case .number(let number) = self, number > 50 { throw OwnError.code(number) }
        }
    }

    struct Caught: Decodable {
        let value: Int
        init(from decoder: any Decoder) throws {
            let number = try decoder.singleValueContainer().decode(Int.self)
            do {
                if number == 0 { throw OwnError.zero }
                if number > 10 { throw OwnError.code(number) }
                value = number
            } catch OwnError.zero {
                value = 1
            } catch OwnError.code(let code) where code < 200 {
                value = code
            }
        }
    }

    struct Recursive: Decodable {
        let total: Int
        init(from decoder: any Decoder) throws {
            let number = try decoder.singleValueContainer().decode(UInt8.self)
            func sum(_ count: Int) -> Int { count <= 0 ? 0 : sum(count - 1) + count }
            let small = sum(min(Int(number), 10))
            guard small != 6 else { throw OwnError.zero }
            total = sum(3)
            guard total == 6 else { throw OwnError.code(total) }
        }
    }

    struct Declared: Decodable {
        let ids: [Int]
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            var ids: [Int] = []
            while !list.isAtEnd {
                var found: Int?
                let entry = try list.decode([String: Int].self)
                if let id = entry["id"] { found = id }
                guard let found else { throw OwnError.zero }
                ids.append(found)
            }
            self.ids = ids
        }
    }

    /// A copy of an unkeyed container moves by itself.
    struct Probed: Decodable {
        let first: Int
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            var probe = list
            _ = try? probe.decode(String.self)
            _ = try? probe.decode(Int.self)
            first = try list.decode(Int.self)
            _ = try list.decode(Int.self)
        }
    }

    struct Step {
        var number: Int
        mutating func bump() { number += 1 }
    }
    struct Copied: Decodable {
        let last: Int
        init(from decoder: any Decoder) throws {
            var step = Step(number: try decoder.singleValueContainer().decode(Int.self))
            let before = [step]
            let pair = (step, 1)
            guard step.number < 1_000 else { throw OwnError.zero }
            step.bump()
            if before[0].number == step.number { throw OwnError.code(1) }
            if pair.0.number == step.number { throw OwnError.code(2) }
            last = step.number
        }
    }

    struct Mapped: Decodable {
        let values: [Int]
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            let count = try list.decode(UInt8.self)
            values = try (0..<count).map { _ in try list.decode(Int.self) }
            guard (1...5).contains(try list.decode(Int.self)) else { throw OwnError.zero }
        }
    }

    struct Named: Decodable {
        let total: Int
        static func add(_ left: Int, _ right: Int) throws -> Int {
            guard right != 7 else { throw OwnError.code(right) }
            return left &+ right
        }
        init(from decoder: any Decoder) throws { total = try decoder.singleValueContainer().decode([Int].self).reduce(0, Self.add) }
    }

    struct Throwing: Decodable {
        let value: Int
        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            value = try text.wholeNumber
        }
    }

    struct Holes: Decodable {
        let first: Int?
        init(from decoder: any Decoder) throws {
            let values = try decoder.singleValueContainer().decode([Int?].self)
            guard let first = values.first else { throw OwnError.zero }
            self.first = first
        }
    }

    struct Described: Decodable {
        let text: String
        enum CodingKeys: CodingKey { case name }
        init(from decoder: any Decoder) throws {
            let name = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Int.self, forKey: .name)
            text = "\(name as Int?)"
            guard text != "5" else { throw OwnError.zero }
        }
    }

    class Loaded: Decodable {
        var number = 0
        required init(from decoder: any Decoder) throws { try load(decoder) }
        func load(_ decoder: any Decoder) throws { number = try decoder.singleValueContainer().decode(Int.self) }
    }
    final class LoadedMore: Loaded {
        override func load(_ decoder: any Decoder) throws {
            try super.load(decoder)
            if number > 5 { throw OwnError.code(number) }
        }
    }
}

extension String {
    fileprivate var wholeNumber: Int {
        get throws {
            guard let number = Int(self) else { throw ValuesAndErrors.OwnError.zero }
            return number
        }
    }
}

extension TruthCase {
    static let valuesAndErrors: [TruthCase] = [
        TruthCase(
            ValuesAndErrors.Parentheses.self, "ValuesAndErrors.Parentheses", "thrown and copied values", level: "steered",
            [#"{"a":1,"b":2}"#]),
        TruthCase(ValuesAndErrors.Assigned.self, "ValuesAndErrors.Assigned", "thrown and copied values", level: "steered", ["1", #""a""#]),
        TruthCase(ValuesAndErrors.Caught.self, "ValuesAndErrors.Caught", "thrown and copied values", level: "steered", ["0", "5", "11"]),
        TruthCase(
            ValuesAndErrors.Recursive.self, "ValuesAndErrors.Recursive", "thrown and copied values", level: "left open", isRead: false,
            ["4"]),
        TruthCase(
            ValuesAndErrors.Declared.self, "ValuesAndErrors.Declared", "thrown and copied values", level: "steered", isOrdered: false,
            [#"[{"id":1},{"id":2}]"#]),
        TruthCase(ValuesAndErrors.Probed.self, "ValuesAndErrors.Probed", "thrown and copied values", level: "steered", ["[1,2]"]),
        TruthCase(ValuesAndErrors.Copied.self, "ValuesAndErrors.Copied", "thrown and copied values", level: "steered", ["1"]),
        TruthCase(
            ValuesAndErrors.Mapped.self, "ValuesAndErrors.Mapped", "thrown and copied values", level: "steered", ["[2,8,9,3]", "[0,1]"]),
        TruthCase(
            ValuesAndErrors.Named.self, "ValuesAndErrors.Named", "functions that are not read", level: "left open", isRead: false, ["[1,2]"]
        ),
        TruthCase(
            ValuesAndErrors.Throwing.self, "ValuesAndErrors.Throwing", "functions that are not read", level: "left open", isRead: false,
            [#""5""#]),
        TruthCase(
            ValuesAndErrors.Holes.self, "ValuesAndErrors.Holes", "thrown and copied values", level: "left open", isRead: false,
            ["[1,null]", "[null]"]),
        TruthCase(
            ValuesAndErrors.Described.self, "ValuesAndErrors.Described", "thrown and copied values", level: "left open", isRead: false,
            [#"{"name":5}"#]),
        TruthCase(
            ValuesAndErrors.LoadedMore.self, "ValuesAndErrors.LoadedMore", "thrown and copied values", level: "left open", isRead: false,
            ["3"]),
    ]
}

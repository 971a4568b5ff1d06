import Foundation

/// Values that something else than a plain assignment changes before they steer decoding.
enum Changes {
    enum ChangeError: Error { case refused }

    struct OwnMethod: Decodable {
        var count: Int
        enum CodingKeys: CodingKey { case count }
        init(from decoder: any Decoder) throws {
            count = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .count)
            normalize()
            guard count >= 0 else { throw ChangeError.refused }
        }
        mutating func normalize() { if count < 0 { count = 0 } }
    }

    final class Counter {
        var total = 0
        func add(_ number: Int) { total += number }
    }
    struct OtherObject: Decodable {
        let sum: Int
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            let counter = Counter()
            while !list.isAtEnd { counter.add(try list.decode(Int.self)) }
            guard counter.total < 10 else { throw ChangeError.refused }
            sum = counter.total
        }
    }

    static func trim(_ text: inout String) { text = text.lowercased() }
    struct InoutFunction: Decodable {
        let code: String
        init(from decoder: any Decoder) throws {
            var text = try decoder.singleValueContainer().decode(String.self)
            Changes.trim(&text)
            guard text == "a" else { throw ChangeError.refused }
            code = text
        }
    }

    struct InoutLocal: Decodable {
        let code: Int
        init(from decoder: any Decoder) throws {
            var number = try decoder.singleValueContainer().decode(Int.self)
            func raise(_ value: inout Int) { value = value + 1 }
            raise(&number)
            guard number > 5 else { throw ChangeError.refused }
            code = number
        }
    }

    struct Operators: Decodable {
        let total: Int
        let text: String
        enum CodingKeys: CodingKey { case parts, words }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            var total = 0
            for part in try container.decode([Int].self, forKey: .parts) { total += part }
            guard total < 100 else { throw ChangeError.refused }
            total *= 2
            total -= 1
            guard total != 3 else { throw ChangeError.refused }
            self.total = total
            var text = ""
            for word in try container.decode([String].self, forKey: .words) { text += word }
            guard text.count < 4 else { throw ChangeError.refused }
            self.text = text
        }
    }

    struct Lists: Decodable {
        let rest: [Int]
        init(from decoder: any Decoder) throws {
            var list = try decoder.singleValueContainer().decode([Int].self)
            list.sort()
            if let first = list.first, first < 0 { list.removeFirst() }
            guard list.count < 3 else { throw ChangeError.refused }
            list.removeAll()
            guard list.isEmpty else { throw ChangeError.refused }
            list.insert(1, at: 0)
            guard list.first == 1 else { throw ChangeError.refused }
            rest = list
        }
    }

    struct Entries: Decodable {
        let entries: [String: Int]
        init(from decoder: any Decoder) throws {
            var entries = try decoder.singleValueContainer().decode([String: Int].self)
            entries["total"] = 1
            guard !entries.isEmpty else { throw ChangeError.refused }
            var marks = [false, false]
            marks[0] = true
            guard marks[0] else { throw ChangeError.refused }
            self.entries = entries
        }
    }

    struct Inner { var level = 0 }
    struct InnerProperty: Decodable {
        var inner = Inner()
        init(from decoder: any Decoder) throws {
            let level = try decoder.singleValueContainer().decode(Int.self)
            inner.level = level
            guard inner.level < 7 else { throw ChangeError.refused }
            var copy = Inner()
            copy.level = level
            guard copy.level > 1 else { throw ChangeError.refused }
        }
    }

    struct Captured: Decodable {
        let names: [String]
        init(from decoder: any Decoder) throws {
            let all = try decoder.singleValueContainer().decode([String].self)
            var hasLong = false
            all.forEach { if $0.count > 3 { hasLong = true } }
            guard !hasLong else { throw ChangeError.refused }
            var count = 0
            names = all.map { name in
                count += 1
                return name
            }
            guard count != 2 else { throw ChangeError.refused }
        }
    }

    struct Observed: Decodable {
        var level: Int { didSet { changes = changes + 1 } }
        var changes = 0
        enum CodingKeys: CodingKey { case level }
        init(from decoder: any Decoder) throws {
            level = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .level)
            raise()
            guard changes == 1, level < 5 else { throw ChangeError.refused }
        }
        mutating func raise() { level += 1 }
    }

    struct Swapped: Decodable {
        let low: Int
        let high: Int
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            var low = try list.decode(Int.self)
            var high = try list.decode(Int.self)
            if low > high { swap(&low, &high) }
            guard low < 3 else { throw ChangeError.refused }
            (self.low, self.high) = (low, high)
        }
    }

    /// Each process has another order of keys.
    struct AnyFirst: Decodable {
        let value: Int
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: DynamicKey.self)
            guard let key = container.allKeys.first else { throw ChangeError.refused }
            value = try container.decode(Int.self, forKey: key)
        }
    }
    struct Last: Decodable {
        let value: Int
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: DynamicKey.self)
            var last = 0
            for key in container.allKeys { last = try container.decode(Int.self, forKey: key) }
            guard last < 10 else { throw ChangeError.refused }
            value = last
        }
    }

    /// Closures that a function gets that is not read.
    struct Sorted: Decodable {
        let values: [Int]
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: DynamicKey.self)
            values = try container.allKeys.sorted { $0.stringValue < $1.stringValue }.map { try container.decode(Int.self, forKey: $0) }
        }
    }
    struct Grouped: Decodable {
        let groups: [Bool: [Int]]
        init(from decoder: any Decoder) throws {
            let numbers = try decoder.singleValueContainer().decode([Int].self)
            groups = try Dictionary(grouping: numbers) { number in
                guard number > 0 else { throw ChangeError.refused }
                return number > 10
            }
        }
    }
    struct Reduced: Decodable {
        let total: Int
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let numbers = try container.decode([Int].self)
            total = try numbers.reversed().map { (number: Int) throws -> Int in
                guard number != 7 else { throw ChangeError.refused }
                return number
            }.reduce(0, +)
        }
    }
    struct Entered: Decodable {
        let names: [String]
        init(from decoder: any Decoder) throws {
            var names: [String] = []
            for (name, count) in try decoder.singleValueContainer().decode([String: Int].self) where count > 0 { names.append(name) }
            guard names.count < 2 else { throw ChangeError.refused }
            self.names = names
        }
    }

    /// The initializer of the superclass calls a method of the subclass.
    class Base: Decodable {
        var kind = 0
        required init(from decoder: any Decoder) throws {
            kind = try decoder.singleValueContainer().decode(Int.self)
            adjust()
            guard kind < 5 else { throw ChangeError.refused }
        }
        func adjust() {}
    }
    final class Derived: Base { override func adjust() { kind = kind + 2 } }
}

extension TruthCase {
    static let changes: [TruthCase] = [
        TruthCase(Changes.OwnMethod.self, "Changes.OwnMethod", "changed values", level: "steered", [#"{"count":-1}"#, #"{"count":1}"#]),
        TruthCase(Changes.OtherObject.self, "Changes.OtherObject", "changed values", level: "steered", ["[1,2,3]"]),
        TruthCase(Changes.InoutFunction.self, "Changes.InoutFunction", "changed values", level: "steered", [#""A""#, #""a""#]),
        TruthCase(Changes.InoutLocal.self, "Changes.InoutLocal", "changed values", level: "steered", ["5", "6"]),
        TruthCase(Changes.Operators.self, "Changes.Operators", "changed values", level: "steered", [#"{"parts":[1,2],"words":["a","b"]}"#]),
        TruthCase(Changes.Lists.self, "Changes.Lists", "changed values", level: "left open", isRead: false, ["[2,-1,3]", "[1]"]),
        TruthCase(
            Changes.Entries.self, "Changes.Entries", "changed values", level: "left open", isOrdered: false, isRead: false,
            ["{}", #"{"a":1}"#]),
        TruthCase(Changes.InnerProperty.self, "Changes.InnerProperty", "changed values", level: "left open", isRead: false, ["3", "6"]),
        TruthCase(Changes.Captured.self, "Changes.Captured", "changed values", level: "steered", [#"["abc"]"#, #"["a","b","c"]"#]),
        TruthCase(Changes.Observed.self, "Changes.Observed", "changed values", level: "left open", isRead: false, [#"{"level":1}"#]),
        TruthCase(Changes.Swapped.self, "Changes.Swapped", "changed values", level: "left open", isRead: false, ["[5,1]", "[1,5]"]),
        TruthCase(Changes.Derived.self, "Changes.Derived", "changed values", level: "left open", isRead: false, ["1", "2"]),
        TruthCase(
            Changes.AnyFirst.self, "Changes.AnyFirst", "order of keys", level: "left open", isOrdered: false, isRead: false, [#"{"a":1}"#]),
        TruthCase(Changes.Last.self, "Changes.Last", "order of keys", level: "steered", isOrdered: false, [#"{"a":1}"#, "{}"]),
        TruthCase(
            Changes.Sorted.self, "Changes.Sorted", "functions that are not read", level: "left open", isOrdered: false, isRead: false,
            [#"{"a":1,"b":2}"#]),
        TruthCase(
            Changes.Grouped.self, "Changes.Grouped", "functions that are not read", level: "left open", isRead: false, ["[1,20]", "[]"]),
        TruthCase(
            Changes.Reduced.self, "Changes.Reduced", "functions that are not read", level: "steered", ["[1,20]", "[]"]),
        TruthCase(
            Changes.Entered.self, "Changes.Entered", "order of keys", level: "steered", isOrdered: false,
            [#"{"a":1,"b":0}"#, "{}"]),
        TruthCase(Changes.Base.self, "Changes.Base", "changed values", level: "left open", isRead: false, ["1", "4"]),
    ]
}

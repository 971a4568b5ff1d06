import Foundation

/// Instances that several variables share, properties that are observed, and types that a variable decides.
enum SharedValues {
    enum SharedError: Error { case refused, late(Int) }
    enum OtherError: Error { case refused, late(Int) }

    class Account: Decodable {
        var balance: Int
        func deposit() { balance += 1 }
    }
    struct Transfer: Decodable {
        init(from decoder: any Decoder) throws {
            let account = try decoder.singleValueContainer().decode(Account.self)
            let same = account
            same.balance = same.balance * 2
            same.deposit()
            guard account.balance < 10 else { throw SharedError.refused }
        }
    }

    struct Wallet: Decodable {
        var account: Account
        var cards: [Account]
    }
    struct Statement: Decodable {
        init(from decoder: any Decoder) throws {
            let wallet = try decoder.singleValueContainer().decode(Wallet.self)
            let copy = wallet
            for card in copy.cards { card.deposit() }
            guard !wallet.cards.contains(where: { $0.balance > 5 }) else { throw SharedError.refused }
        }
    }
    struct Closed: Decodable {
        init(from decoder: any Decoder) throws {
            let wallet = try decoder.singleValueContainer().decode(Wallet.self)
            let copy = wallet
            copy.account.balance = 0
            guard wallet.account.balance == 0 else { throw SharedError.refused }
        }
    }

    struct Deferred: Decodable {
        var level: Int { didSet { changes += 1 } }
        var changes = 0
        enum CodingKeys: CodingKey { case level }
        init(from decoder: any Decoder) throws {
            level = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .level)
            do {
                defer { level += 1 }
                guard level != 0 else { throw SharedError.late(level) }
            }
            guard changes == 0 || level > 5 else { throw SharedError.refused }
        }
    }

    class Meter: Decodable {
        var level = 0 { didSet { changes += 1 } }
        var changes = 0
        enum CodingKeys: CodingKey { case level }
        required init(from decoder: any Decoder) throws {
            level = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .level)
        }
    }
    final class StrictMeter: Meter {
        required init(from decoder: any Decoder) throws {
            try super.init(from: decoder)
            level += 1
            guard changes == 0 || level > 5 else { throw SharedError.refused }
        }
    }

    struct Raised: Decodable {
        var level: Int { didSet { changes += 1 } }
        var changes = 0
        enum CodingKeys: CodingKey { case level }
        static func raise(_ level: inout Int) { level += 1 }
        mutating func raise() { Raised.raise(&level) }
        init(from decoder: any Decoder) throws {
            level = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .level)
            raise()
            guard changes == 0 || level > 5 else { throw SharedError.refused }
        }
    }

    struct Delegated: Decodable {
        var level: Int { didSet { changes += 1 } }
        var changes = 0
        init(level: Int) { self.level = level }
        init(from decoder: any Decoder) throws {
            self.init(level: try decoder.singleValueContainer().decode(Int.self))
            level += 1
            guard changes == 0 || level > 5 else { throw SharedError.refused }
        }
    }

    class Animal: Decodable { var legs: Int }
    final class Dog: Animal {
        enum CodingKeys: CodingKey { case name }
        required init(from decoder: any Decoder) throws {
            _ = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
            try super.init(from: decoder)
        }
    }
    struct Kennel: Decodable {
        init(from decoder: any Decoder) throws {
            let type: Animal.Type = Dog.self
            _ = try type.init(from: decoder)
        }
    }
    struct Shelter: Decodable {
        init(from decoder: any Decoder) throws {
            let type: Animal.Type = Dog.self
            _ = try decoder.singleValueContainer().decode(type)
        }
    }

    struct Parcel: Limited, Decodable {
        let weight: Int
        var limit: Int { 10 }
    }
    static func check<Item: Limited>(_ item: Item, _ weight: Int) throws {
        guard weight <= item.limit else { throw SharedError.refused }
    }
    struct Delivery: Decodable {
        init(from decoder: any Decoder) throws {
            let parcel = try Parcel(from: decoder)
            try SharedValues.check(parcel, parcel.weight)
        }
    }

    struct Caught: Decodable {
        static func check(_ number: Int) throws {
            switch number {
            case 1: throw SharedError.refused
            case 2: throw OtherError.refused
            case 3: throw OtherError.late(number)
            default: break
            }
        }
        init(from decoder: any Decoder) throws {
            let number = try decoder.singleValueContainer().decode(Int.self)
            do { try Caught.check(number) } catch SharedError.refused {} catch SharedError.late {} catch {
                guard case OtherError.late(let number) = error, number == 3 else { throw error }
            }
        }
    }
}

protocol Limited {}
extension Limited { var limit: Int { 3 } }

extension TruthCase {
    static let sharedValues: [TruthCase] = [
        TruthCase(
            SharedValues.Transfer.self, "SharedValues.Transfer", "shared instances", level: "steered",
            [#"{"balance":4}"#, #"{"balance":1}"#]),
        TruthCase(
            SharedValues.Statement.self, "SharedValues.Statement", "shared instances", level: "steered",
            [#"{"account":{"balance":1},"cards":[{"balance":4},{"balance":3}]}"#]),
        TruthCase(
            SharedValues.Closed.self, "SharedValues.Closed", "shared instances", level: "left open", isRead: false,
            [#"{"account":{"balance":1},"cards":[]}"#]),
        TruthCase(
            SharedValues.Deferred.self, "SharedValues.Deferred", "observers", level: "left open", isRead: false, [#"{"level":5}"#]),
        TruthCase(
            SharedValues.StrictMeter.self, "SharedValues.StrictMeter", "observers", level: "left open", isRead: false,
            [#"{"level":5}"#]),
        TruthCase(SharedValues.Raised.self, "SharedValues.Raised", "observers", level: "left open", isRead: false, [#"{"level":5}"#]),
        TruthCase(SharedValues.Delegated.self, "SharedValues.Delegated", "observers", level: "left open", isRead: false, ["5"]),
        TruthCase(
            SharedValues.Kennel.self, "SharedValues.Kennel", "types in variables", level: "left open",
            [#"{"legs":4,"name":"a"}"#]),
        TruthCase(
            SharedValues.Shelter.self, "SharedValues.Shelter", "types in variables", level: "left open", isRead: false,
            [#"{"legs":4,"name":"a"}"#]),
        TruthCase(
            SharedValues.Delivery.self, "SharedValues.Delivery", "chosen overloads", level: "left open", isRead: false,
            [#"{"weight":3}"#]),
        TruthCase(SharedValues.Caught.self, "SharedValues.Caught", "thrown and copied values", level: "steered", ["1", "0", "3"]),
    ]
}

import Foundation

enum SynthesisClasses {
    class Vehicle: Decodable { let wheels: Int; var name: String? }
    class Car: Vehicle { var doors = 4; var owner: String? }
    final class Taxi: Car { var isFree = true; lazy var label = "taxi" }
    /// The keys are not used: the initializer of the superclass is inherited.
    final class Bus: Vehicle { var seats = 40; enum CodingKeys: String, CodingKey { case seats = "seat_count" } }

    class View { var title: String; init(title: String = "none") { self.title = title }; init() { title = "" } }
    final class Button: View, Decodable { var action: String; var isOn = false }

    final class Truck: Vehicle {
        let load: Int
        enum CodingKeys: String, CodingKey { case load, base }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            load = try container.decode(Int.self, forKey: .load)
            try super.init(from: container.superDecoder(forKey: .base))
        }
    }
    final class Person: Decodable { let name: String; var friend: Person?; let children: [Person]; let byRole: [String: Person] }
    final class Author: Decodable { let name: String; let books: [Book] }
    struct Book: Decodable { let title: String; let author: Author?; let sequels: [Book]? }
    class Watched: Decodable {
        var level: Int { didSet { note = nil } }
        var note: String?
        required init(level: Int) { self.level = level }
        deinit {}
    }
    final class Loud: Watched { override var level: Int { didSet { note = "loud" } }; let gain = 2 }
    /// A superclass with a protocol beside it, and both under another name.
    class Boat: Vehicle & Floating {}
    typealias FloatingVehicle = Vehicle & Floating
    class Raft: FloatingVehicle { var logs = 0 }

    struct Fleet: Decodable { let vehicles: [Vehicle]; let taxi: Taxi?; let byName: [String: Bus] }
}

protocol Floating {}

extension TruthCase {
    static let synthesisClasses: [TruthCase] = [
        TruthCase(
            SynthesisClasses.Taxi.self, "SynthesisClasses.Taxi", "class", level: "synthesized",
            [#"{"wheels":4,"name":"a","doors":"x","isFree":1}"#]),
        TruthCase(SynthesisClasses.Bus.self, "SynthesisClasses.Bus", "class", level: "synthesized", [#"{"wheels":4,"seat_count":"x"}"#]),
        TruthCase(
            SynthesisClasses.Button.self, "SynthesisClasses.Button", "class", level: "synthesized",
            [#"{"action":"a","isOn":true,"title":1}"#]),
        TruthCase(
            SynthesisClasses.Truck.self, "SynthesisClasses.Truck", "superclass", level: "straight",
            [#"{"load":1,"base":{"wheels":6,"name":"a"}}"#]),
        TruthCase(
            SynthesisClasses.Person.self, "SynthesisClasses.Person", "recursion", level: "synthesized", isOrdered: false,
            [
                #"{"name":"a","friend":{"name":"b","children":[],"byRole":{}},"children":[],"byRole":{"x":{"name":"c","children":[],"byRole":{}}}}"#
            ]),
        TruthCase(
            SynthesisClasses.Author.self, "SynthesisClasses.Author", "recursion", level: "synthesized",
            [#"{"name":"a","books":[{"title":"b","author":{"name":"c","books":[]},"sequels":[{"title":"d"}]}]}"#]),
        TruthCase(SynthesisClasses.Watched.self, "SynthesisClasses.Watched", "class", level: "synthesized", [#"{"level":1,"note":"a"}"#]),
        TruthCase(SynthesisClasses.Loud.self, "SynthesisClasses.Loud", "class", level: "synthesized", [#"{"level":1,"note":"a"}"#]),
        TruthCase(SynthesisClasses.Boat.self, "SynthesisClasses.Boat", "class", level: "synthesized", [#"{"wheels":1}"#]),
        TruthCase(SynthesisClasses.Raft.self, "SynthesisClasses.Raft", "class", level: "synthesized", [#"{"wheels":1,"logs":"x"}"#]),
        TruthCase(
            SynthesisClasses.Fleet.self, "SynthesisClasses.Fleet", "class", level: "synthesized", isOrdered: false,
            [#"{"vehicles":[{"wheels":2}],"taxi":{"wheels":4,"name":"a"},"byName":{"x":{"wheels":6}}}"#]),
    ]
}

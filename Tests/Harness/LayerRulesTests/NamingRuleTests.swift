import LayerRules
import TestFolders
import Testing
import VerificationModel

/// The names that types in some places, or with some conformances, must have.
@Suite("Layers: names of types")
struct NamingRuleTests {
    private let app: FrozenApp

    init() throws {
        app = try FrozenApp()
        try app.folder.write("App/Domain/Start.swift", "protocol UseCase {}\nstruct LoadFilmsUseCase: UseCase {}\n")
    }

    private func lines(_ rule: String, _ more: String = "") throws -> [String] {
        try app.folder.write("Contracts/layers.yml", FrozenApp.layers + "named: [\(rule)]\n\(more)")
        return try app.lines()
    }

    private static let rule = "{ conformances: UseCase, names: \"*UseCase\" }"

    @Test func reportsTypesWithOtherNames() throws {
        #expect(try lines(Self.rule) == [])
        try app.folder.write("App/Domain/Start.swift", "protocol UseCase {}\nenum Films {\n    final class Load: UseCase {}\n}\n")
        _ = try lines(Self.rule)
        #expect(
            try app.suite().run().flatMap(\.findings).map(\.description) == [
                """
                App/Domain/Start.swift:3:17
                  Films.Load, a class that conforms to UseCase, is declared here
                  allowed: types that conform to UseCase named *UseCase
                  because: a reader knows what a type is by its name
                  next: give it a name that matches, or write an exception with its reason
                """
            ])
    }

    /// However a type comes to conform, in whichever file, and to whatever the protocol is called there.
    @Test(arguments: [
        ("struct Load: UseCase {}", "1:8"), ("struct Load {}\nextension Load: UseCase {}", "1:8"),
        ("protocol Cached: UseCase {}\nactor Load: Cached {}", "1:10 2:7"), ("class Base: UseCase {}\nclass Load: Base {}", "1:7 2:7"),
        ("typealias Both = UseCase & Sendable\nenum Load: Both {}", "2:6"), ("struct Load: @unchecked Sendable, UseCase {}", "1:8"),
        ("struct Box<T: UseCase> { var load: any UseCase }", ""), ("extension Array: UseCase {}", ""),
        ("func f() { struct Load: UseCase {} }", ""), ("typealias Load = UseCase", ""), ("struct LoadUseCase: UseCase {}", ""),
        ("enum Outer { protocol UseCase {} }\nstruct Load: Outer.UseCase {}", "2:8"),
    ])
    func findsEveryConformance(_ source: String, _ places: String) throws {
        try app.folder.write("App/Domain/Other.swift", "\(source)\n")
        #expect(
            try lines(Self.rule).map { String($0.split(separator: " ")[0]) }
                == places.split(separator: " ").map { "App/Domain/Other.swift:\($0)" })
    }

    @Test(arguments: [
        ("UIViewController", "import UIKit\nclass Films: UIViewController {}", "conforms to UIViewController"),
        ("View", "import SwiftUI\nstruct Films: SwiftUI.View {}", "conforms to SwiftUI.View"),
        ("Decodable", "struct Films: Codable {}", "conforms to Decodable"),
    ])
    func findsConformancesFromOutside(_ name: String, _ source: String, _ what: String) throws {
        try app.folder.write("App/Screens/FilmList.swift", "\(source)\n")
        #expect(try lines("{ in: Screens, conformances: \(name), names: \"*Screen\" }").filter { $0.contains(what) }.count == 1)
    }

    @Test func reportsTypesInAPlace() throws {
        try app.folder.write(
            "App/Data/Wire/Film.swift",
            "struct FilmDTO {\n    enum CodingKeys {}\n}\nprotocol Wire {}\ntypealias Films = [FilmDTO]\n")
        let rule = "{ in: App/Data/Wire/**, names: [\"*DTO\", \"*Request\"] }"
        #expect(
            try lines(rule) == ["App/Data/Wire/Film.swift:4:10 layers.naming: Wire, a protocol, is declared here"])
        #expect(try app.suite().run().flatMap(\.findings).map(\.allowed) == ["types in App/Data/Wire/** named *DTO, *Request"])
        #expect(try lines(rule, "generated: [App/Data/Wire/**]\n") == [])
        #expect(try lines(rule, "exceptions:\n  - { from: App/Data/**, to: Wire, because: old }\n") == [])
    }

    @Test func aViolationCanBeFrozen() throws {
        try app.folder.write("App/Domain/Start.swift", "protocol UseCase {}\nstruct Load: UseCase {}\n")
        #expect(try lines(Self.rule).count == 1)
        #expect(try app.freeze() == "  - { rule: \"layers.naming\", file: \"App/Domain/Start.swift\", to: \"Load\" }\n")
        #expect(try app.lines() == [])
    }

    @Test(arguments: [
        (#"{ conformances: Presenter, names: "*Presenter" }"#, "there are no types that conform to Presenter"),
        (#"{ in: App/Nowhere/**, names: "*DTO" }"#, "no Swift file is at App/Nowhere/**"),
        (#"{ in: Data, conformances: UseCase, names: "*UseCase" }"#, "there are no types in Data that conform to UseCase"),
    ])
    func reportsARuleThatMatchesNothing(_ rule: String, _ what: String) throws {
        #expect(try lines(rule).map { $0.drop { $0 != " " } } == [" layers.vacuous-rule: \(what)"])
        #expect(try lines(rule.replacing(" }", with: ", optional: true }")) == [])
    }

    @Test(arguments: [
        ("{ names: A }", #"a "named" rule has no "conformances""#), ("{ in: Data }", #"a "named" rule has no "names""#),
        (#"{ in: Data, names: "A()" }"#, #"an element of "names" is "A()""#),
        ("{ in: Dta, names: A }", #"an element of "in" is "Dta", which is no layer"#),
        ("{ conformances: [], names: A }", #""conformances" is empty"#), ("{ in: Data, name: A }", #""name" is no key of a "named" rule"#),
    ])
    func reportsWhatIsBadlyWritten(_ rule: String, _ what: String) throws {
        #expect(try lines(rule).contains { $0.hasSuffix(what) })
    }
}

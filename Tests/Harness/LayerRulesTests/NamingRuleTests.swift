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
}

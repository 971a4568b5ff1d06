import PackageGraph
import PlantedProjects
import TestFolders
import Testing
import VerificationModel

@Suite("Names of several modules")
struct SeveralModulesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func uses() throws -> [String] {
        try SymbolGraph(root: folder.path).edges.map { "\($0.place) \($0.symbol) \($0.target.file)" }
    }

    private func unresolved() throws -> [String] {
        try SymbolGraph(root: folder.path).unresolved.map { use in
            "\(use.place) \(use.name) \(use.reason): \(use.candidates.map(\.file).joined(separator: ", "))"
        }
    }

    private func writePackage(_ name: String, _ dependencies: String = "") throws {
        try folder.write(
            "Packages/\(name)/Package.swift",
            "let package = Package(name: \"\(name)\", products: [.library(name: \"\(name)\", targets: [\"\(name)\"])], "
                + "targets: [.target(name: \"\(name)\", dependencies: [\(dependencies)])])\n")
    }

    // MARK: Without projects

    @Test func takesTheDeclarationOfTheSameFile() throws {
        try folder.write("A/Cell.swift", "public struct Cell {}\nlet size = 1\n")
        try folder.write("B/Own.swift", "struct Cell {}\nlet size = 2\nlet cell = Cell()\nlet other: Cell? = nil\nlet twice = size * 2\n")
        #expect(try uses().isEmpty)
        #expect(try unresolved().isEmpty)
    }

    @Test func doesNotDecideBetweenModulesThatAreNotKnown() throws {
        try folder.write("A/Cell.swift", "public struct Cell {}\nlet size = 1\nfunc draw() {}\n")
        try folder.write("B/Own.swift", "struct Cell {}\nlet size = 2\nfunc draw() {}\n")
        try folder.write("C/Use.swift", "let cell = Cell()\nlet other: Cell? = nil\nlet twice = size * 2\nlet c: Void = draw()\n")
        #expect(try uses().isEmpty)
        #expect(
            try unresolved() == [
                "C/Use.swift:1:12 Cell modules: A/Cell.swift, B/Own.swift", "C/Use.swift:2:12 Cell modules: A/Cell.swift, B/Own.swift",
                "C/Use.swift:3:13 size modules: A/Cell.swift, B/Own.swift",
                "C/Use.swift:4:15 draw meaning: A/Cell.swift, B/Own.swift",
            ])
    }

    @Test func doesNotDecideBetweenExtensionsOfModulesThatAreNotKnown() throws {
        try folder.write("A/Color.swift", "extension Color { static let brand = Color() }\n")
        try folder.write("B/Color.swift", "extension Color { static let brand = Color() }\nlet own = Color.brand\n")
        try folder.write("C/Use.swift", "let color = Color.brand\n")
        #expect(try uses().isEmpty)
        #expect(try unresolved() == ["C/Use.swift:1:19 brand modules: A/Color.swift, B/Color.swift"])
    }

    /// Tests an app that extends a type like a package that it imports.
    @Test func takesTheExtensionOfTheSameModule() throws {
        try writePackage("Kit")
        try writePackage("App", "\"Kit\"")
        try folder.write("Packages/Kit/Sources/Kit/Text.swift", "extension String { public var plain: String { self } }\n")
        try folder.write("Packages/App/Sources/App/Text.swift", "extension String { var plain: String { self } }\n")
        try folder.write("Packages/App/Sources/App/Use.swift", "import Kit\nlet text = \"a\".plain\n")
        #expect(try uses() == ["Packages/App/Sources/App/Use.swift:2:16 String.plain Packages/App/Sources/App/Text.swift"])
    }

    /// Tests extensions with requirements, of which one module can have several.
    @Test func takesExtensionsWithRequirementsForOneModule() throws {
        try folder.write("A/Sums.swift", "extension Array where Element == Int { var total: Int { 0 } }\n")
        try folder.write("B/Sums.swift", "extension Array where Element == String { var total: String { \"\" } }\n")
        try folder.write("C/Use.swift", "let sum = [1].total\n")
        #expect(try unresolved().allSatisfy { !$0.contains("modules") })
    }

    /// The compiler rejects such an extension, and no name in it belongs to the module that the file does not see.
    @Test func takesNoNameOfATypeThatAnAliasMeansAndTheFileDoesNotSee() throws {
        try writePackage("K")
        for name in ["A", "Z"] { try writePackage(name, ".product(name: \"K\", package: \"K\")") }
        try folder.write(
            "Packages/K/Sources/K/K.swift",
            "public protocol P { associatedtype T }\npublic struct S {}\npublic struct S2 {}\npublic typealias Of<X: P> = X.T\n")
        try folder.write(
            "Packages/Z/Sources/Z/Z.swift",
            """
            import K
            public enum Outer { public struct Inner {} }
            public struct Box<Content> {}
            extension S: P { public typealias T = Outer.Inner }
            extension S2: P { public typealias T = Box<Int> }

            """)
        try folder.write(
            "Packages/A/Sources/A/A.swift",
            """
            import K
            extension Of<S> { func f() -> Inner { fatalError() } }
            extension Of<S2> { func f() -> Content { Content.self } }

            """)
        #expect(try !uses().contains { $0.hasPrefix("Packages/A") && $0.contains("Packages/Z") })
    }

    @Test func comparesRequirementsWithTheTypeThatItsOwnModuleAddsToAnOutsideType() throws {
        for name in ["A", "B"] {
            try writePackage(name)
            let path = "Packages/\(name)/Sources/\(name)"
            try folder.write("\(path)/Key.swift", "public struct Key {}\npublic protocol Stored { associatedtype Raw }\n")
            try folder.write("\(path)/Array.swift", "extension Array: Stored { public typealias Raw = Key }\n")
            try folder.write("\(path)/Use.swift", "extension Collection where Self: Stored, Raw == Key { func use() {} }\n")
            try folder.write("\(path)/Call.swift", "let call: Void = [1].use()\n")
        }
        #expect(
            try uses().filter { $0.contains("/Call.swift") }
                == ["A", "B"].map { name in
                    "Packages/\(name)/Sources/\(name)/Call.swift:1:22 Collection.use Packages/\(name)/Sources/\(name)/Use.swift"
                })
    }

    /// Two packages add a type with the same name to a type from outside.
    @Test func takesTheTypeThatItsOwnModuleAddsToAnOutsideType() throws {
        for name in ["A", "B"] {
            try writePackage(name)
            let path = "Packages/\(name)/Sources/\(name)"
            try folder.write(
                "\(path)/Key.swift",
                "public struct Key { public func open\(name)() {} }\npublic protocol Stored { associatedtype Raw; var raw: Raw { get } }\n")
            try folder.write("\(path)/Bool.swift", "extension Bool: Stored {\n    public typealias Raw = Key\n}\n")
            try folder.write("\(path)/Raw.swift", "extension Bool {\n    var raw: Raw { Raw() }\n    func use() { raw.open\(name)() }\n}\n")
            try folder.write("\(path)/Use.swift", "extension Stored where Raw == Key {\n    func use\(name)() {}\n}\n")
            try folder.write("\(path)/Call.swift", "let call: Void = true.use\(name)()\n")
        }
        #expect(
            try uses().map { $0.replacing("/Sources/", with: "/") }
                == ["A", "B"].flatMap { name in
                    [
                        "Packages/\(name)/\(name)/Bool.swift:1:17 Stored Packages/\(name)/\(name)/Key.swift",
                        "Packages/\(name)/\(name)/Bool.swift:2:28 Key Packages/\(name)/\(name)/Key.swift",
                        "Packages/\(name)/\(name)/Call.swift:1:23 Stored.use\(name) Packages/\(name)/\(name)/Use.swift",
                        "Packages/\(name)/\(name)/Raw.swift:2:14 Bool.Raw Packages/\(name)/\(name)/Bool.swift",
                        "Packages/\(name)/\(name)/Raw.swift:2:20 Bool.Raw Packages/\(name)/\(name)/Bool.swift",
                        "Packages/\(name)/\(name)/Raw.swift:3:22 Key.open\(name) Packages/\(name)/\(name)/Key.swift",
                        "Packages/\(name)/\(name)/Use.swift:1:11 Stored Packages/\(name)/\(name)/Key.swift",
                        "Packages/\(name)/\(name)/Use.swift:1:24 Stored.Raw Packages/\(name)/\(name)/Key.swift",
                        "Packages/\(name)/\(name)/Use.swift:1:31 Key Packages/\(name)/\(name)/Key.swift",
                    ]
                })
        #expect(try unresolved().isEmpty)
    }

    // MARK: Packages

    /// Tests a name of the standard library that a package declares which the file does not import.
    @Test func seesOnlyWhatPackagesImport() throws {
        try writePackage("Models")
        try writePackage("Environment", "\"Models\"")
        try folder.write(
            "Packages/Models/Sources/Models/Age.swift", "import Foundation\nlet one = Duration.seconds(1)\npublic struct Age {}\n")
        try folder.write(
            "Packages/Environment/Sources/Environment/Duration.swift",
            "import Models\npublic enum Duration { case seconds(Int) }\nlet age = Age()\n")
        #expect(
            try uses() == ["Packages/Environment/Sources/Environment/Duration.swift:3:11 Age Packages/Models/Sources/Models/Age.swift"])
    }

    @Test func seesPackageDeclarationsOnlyWithinTheirPackage() throws {
        try writePackage("Kit")
        try writePackage("App", "\"Kit\"")
        try folder.write("Packages/Kit/Sources/Kit/A.swift", "package struct Inner {}\npublic struct Outer {}\n")
        try folder.write("Packages/App/Sources/App/Use.swift", "import Kit\nlet inner: Inner\nlet outer: Outer\n")
        #expect(try uses() == ["Packages/App/Sources/App/Use.swift:3:12 Outer Packages/Kit/Sources/Kit/A.swift"])
    }

    @Test func seesSPIOnlyWithTheAttribute() throws {
        try writePackage("Kit")
        try writePackage("App", "\"Kit\"")
        try folder.write(
            "Packages/Kit/Sources/Kit/A.swift",
            "@_spi(Internal) public struct Logger { public var level = 1 }\nextension String { @_spi(Internal) public var log: Int { 1 } }\n"
        )
        try folder.write("Packages/App/Sources/App/A.swift", "import Kit\nimport OSLog\nlet a: Logger\nlet b = \"\".log\n")
        try folder.write("Packages/App/Sources/App/B.swift", "@_spi(Internal) import Kit\nlet a: Logger\nlet b = \"\".log\n")
        #expect(
            try uses() == [
                "Packages/App/Sources/App/B.swift:2:8 Logger Packages/Kit/Sources/Kit/A.swift",
                "Packages/App/Sources/App/B.swift:3:12 String.log Packages/Kit/Sources/Kit/A.swift",
            ])
    }

    /// Tests an enumeration, which does not have the members of its raw type.
    @Test func doesNotTakeMembersOfARawType() throws {
        try folder.write("A.swift", "extension String { var rawValue: String { self }\n    var short: String { self } }\n")
        try folder.write("B.swift", "enum Sort: String { case up }\nlet raw = Sort.up.rawValue\nlet short = raw.short\n")
        #expect(try uses() == ["B.swift:3:17 String.short A.swift"])
    }

    /// Tests a module that gives the type of another one a name of its own.
    @Test func takesAnAliasForItself() throws {
        try writePackage("Networking")
        try writePackage("Storage")
        try writePackage("Yosemite", "\"Networking\", \"Storage\"")
        try writePackage("App", "\"Yosemite\"")
        try folder.write("Packages/Networking/Sources/Networking/Order.swift", "public struct Order {}\n")
        try folder.write("Packages/Storage/Sources/Storage/Order.swift", "public final class Order {}\n")
        try folder.write(
            "Packages/Yosemite/Sources/Yosemite/Names.swift",
            "import Networking\nimport Storage\npublic typealias Order = Networking.Order\npublic typealias StorageOrder = Storage.Order\n")
        try folder.write("Packages/App/Sources/App/View.swift", "import Yosemite\nstruct View { let order: Order }\n")
        #expect(
            try uses() == [
                "Packages/App/Sources/App/View.swift:2:26 Order Packages/Yosemite/Sources/Yosemite/Names.swift",
                "Packages/Yosemite/Sources/Yosemite/Names.swift:3:37 Order Packages/Networking/Sources/Networking/Order.swift",
                "Packages/Yosemite/Sources/Yosemite/Names.swift:4:41 Order Packages/Storage/Sources/Storage/Order.swift",
            ])
        #expect(try unresolved().isEmpty)
    }

    /// Tests two modules with types of one name, of which a file imports one, and a member that only one of two types has.
    @Test func seesOnlyTheNamesThatAreImportedAlone() throws {
        try writePackage("Storage")
        try writePackage("Models")
        try writePackage("App", "\"Models\", \"Storage\"")
        try folder.write(
            "Packages/Models/Sources/Models/Order.swift", "public struct Order { public static func fake() -> Order { Order() } }\n")
        try folder.write("Packages/Storage/Sources/Storage/Order.swift", "public class Order {}\npublic protocol Store {}\n")
        try folder.write("Packages/Models/Sources/Models/Item.swift", "public struct Item { public init(id: Int) {} }\n")
        try folder.write("Packages/Storage/Sources/Storage/Item.swift", "public class Item { public init(row: Int) {} }\n")
        try folder.write(
            "Packages/App/Sources/App/A.swift", "import Models\nimport protocol Storage.Store\nlet order: Order\nlet store: Store\n")
        try folder.write(
            "Packages/App/Sources/App/B.swift",
            "import Models\nimport Storage\nlet fake = Order.fake()\nlet order: Order\nlet item = Item(id: 1)\nlet none = Item(no: 1)\n")
        #expect(
            try uses() == [
                "Packages/App/Sources/App/A.swift:2:25 Store Packages/Storage/Sources/Storage/Order.swift",
                "Packages/App/Sources/App/A.swift:3:12 Order Packages/Models/Sources/Models/Order.swift",
                "Packages/App/Sources/App/A.swift:4:12 Store Packages/Storage/Sources/Storage/Order.swift",
                "Packages/App/Sources/App/B.swift:3:12 Order Packages/Models/Sources/Models/Order.swift",
                "Packages/App/Sources/App/B.swift:3:18 Order.fake Packages/Models/Sources/Models/Order.swift",
                "Packages/App/Sources/App/B.swift:5:12 Item Packages/Models/Sources/Models/Item.swift",
                "Packages/App/Sources/App/B.swift:5:12 Item.init Packages/Models/Sources/Models/Item.swift",
            ])
        #expect(
            try unresolved() == [
                "Packages/App/Sources/App/B.swift:4:12 Order modules: Packages/Models/Sources/Models/Order.swift, "
                    + "Packages/Storage/Sources/Storage/Order.swift",
                "Packages/App/Sources/App/B.swift:6:12 Item modules: Packages/Models/Sources/Models/Item.swift, "
                    + "Packages/Storage/Sources/Storage/Item.swift",
            ])
    }

    /// Tests examples that are packages of their own, with modules and types of the same names.
    @Test func keepsPackagesWithModulesOfOneNameApart() throws {
        for example in ["auth", "todo"] {
            try folder.write("\(example)/Package.swift", "let package = Package(name: \"\(example)\", targets: [.target(name: \"App\")])\n")
            try folder.write("\(example)/Sources/App/Model.swift", "struct User {}\n")
            try folder.write("\(example)/Sources/App/Use.swift", "let user = User()\n")
        }
        #expect(
            try uses() == [
                "auth/Sources/App/Use.swift:1:12 User auth/Sources/App/Model.swift",
                "todo/Sources/App/Use.swift:1:12 User todo/Sources/App/Model.swift",
            ])
    }

    // MARK: Xcode

    @Test func keepsTargetsOfAppsApart() throws {
        try folder.write(
            "Shop.xcodeproj/project.pbxproj",
            XcodeProjectText.of([
                XcodeProjectText.Target("Shop", files: ["Shop/Item.swift", "Shop/Cart.swift", "Shared/Price.swift"]),
                XcodeProjectText.Target("Watch", files: ["Watch/Item.swift", "Watch/Face.swift", "Shared/Price.swift"]),
                XcodeProjectText.Target("ShopTests", files: ["Tests/CartTests.swift"], dependencies: ["Shop"], isTest: true),
            ]))
        try folder.write("Shop/Item.swift", "struct Item {}\nstruct OnlyShop {}\n")
        try folder.write("Watch/Item.swift", "struct Item {}\n")
        try folder.write("Shop/Cart.swift", "let item = Item()\nlet price = Price()\n")
        try folder.write("Watch/Face.swift", "let item = Item()\nlet price = Price()\n")
        try folder.write("Shared/Price.swift", "struct Price {}\nlet free = OnlyShop()\nlet one = Item()\n")
        try folder.write("Tests/CartTests.swift", "@testable import Shop\nlet item = Item()\nlet price = Price()\n")
        #expect(
            try uses() == [
                "Shared/Price.swift:2:12 OnlyShop Shop/Item.swift", "Shop/Cart.swift:1:12 Item Shop/Item.swift",
                "Shop/Cart.swift:2:13 Price Shared/Price.swift", "Tests/CartTests.swift:2:12 Item Shop/Item.swift",
                "Tests/CartTests.swift:3:13 Price Shared/Price.swift", "Watch/Face.swift:1:12 Item Watch/Item.swift",
                "Watch/Face.swift:2:13 Price Shared/Price.swift",
            ])
        #expect(try unresolved() == ["Shared/Price.swift:3:11 Item modules: Shop/Item.swift, Watch/Item.swift"])
    }

    /// Tests a library of several modules that an Xcode project builds as one.
    @Test func readsTheCodeAsThePackageInTheRootBuildsIt() throws {
        try folder.write(
            "Package.swift",
            "let package = Package(name: \"P\", targets: [.target(name: \"Base\"), .target(name: \"Kit\", dependencies: [\"Base\"])])\n")
        try folder.write("All.xcodeproj/project.pbxproj", XcodeProjectText.of([XcodeProjectText.Target("All", folders: ["Sources"])]))
        try folder.write("Sources/Base/Set.swift", "public struct BitSet {}\n")
        try folder.write("Sources/Kit/Set.swift", "import Base\ntypealias BitSet = Base.BitSet\n")
        try folder.write("Sources/Kit/Use.swift", "import Base\nlet set = BitSet()\n")
        #expect(
            try uses() == [
                "Sources/Kit/Set.swift:2:25 BitSet Sources/Base/Set.swift", "Sources/Kit/Use.swift:2:11 BitSet Sources/Kit/Set.swift",
            ])
    }

    @Test func keepsAnExtensionThatAnAppImportsApartFromTheApp() throws {
        try folder.write(
            "Shop.xcodeproj/project.pbxproj",
            XcodeProjectText.of([
                XcodeProjectText.Target("Shop", files: ["Shop/Cart.swift"], dependencies: ["Kit"]),
                XcodeProjectText.Target("Kit", files: ["Kit/Item.swift"]),
            ]))
        try folder.write("Kit/Item.swift", "public struct Item {}\nstruct Hidden {}\n")
        try folder.write("Shop/Cart.swift", "import Kit\nlet item = Kit.Item()\nlet hidden = Hidden()\n")
        #expect(try uses() == ["Shop/Cart.swift:2:16 Item Kit/Item.swift"])
    }
}

import TestFolders

extension FindingExample {
    /// Returns the files of an app with two layers, and a rule.
    /// - Parameters:
    ///   - rule: The lines below the layers.
    ///   - uses: The type that a file of `Screens` uses; nil if it uses none.
    static func screens(_ rule: String = "", uses: String? = nil) -> [String: String] {
        [
            "Contracts/layers.yml": """
            sources: [App]
            layers:
              Screens: { paths: [App/Screens/**] }
              Data: { paths: [App/Data/**] }
            \(rule)

            """,
            "App/Screens/FilmList.swift": "struct FilmList {\(uses.map { " let value: \($0) " } ?? "")}\n",
            "App/Data/FilmStore.swift": "final class FilmStore {}\n",
        ]
    }

    /// Returns the files of an app with one layer, and a rule.
    private static func app(_ rule: String, imports: String = "", _ files: [String: String]) -> [String: String] {
        let layers = "sources: [App]\nlayers:\n  All: { paths: [App/**]\(imports) }\n\(rule)\n"
        return files.merging(["Contracts/layers.yml": layers]) { $1 }
    }

    static let layers: [FindingExample] = [
        FindingExample(
            code: "layers.import",
            files: [
                "Contracts/layers.yml":
                    "layers:\n  Domain: { paths: [Sources/Domain/**], uses: [] }\n  Data: { paths: [Sources/Data/**] }\n",
                "Package.swift": """
                // swift-tools-version: 6.0
                import PackageDescription

                let package = Package(
                    name: "App", targets: [.target(name: "Domain", dependencies: ["Data"]), .target(name: "Data")])

                """,
                "Sources/Domain/Film.swift": "import Data\n", "Sources/Data/Store.swift": "struct Store {}\n",
            ], suppression: .exception(from: "Sources/Domain/Film.swift", to: "Data")),
        FindingExample(
            code: "layers.outside-import",
            files: app("", imports: ", imports: [Foundation]", ["App/Film.swift": "import GRDB\n"]),
            suppression: .exception(from: "App/Film.swift", to: "GRDB")),
        FindingExample(
            code: "layers.use", files: screens(uses: "FilmStore"),
            suppression: .exception(from: "App/Screens/FilmList.swift", to: "FilmStore")),
        FindingExample(
            code: "layers.used-by",
            files: screens(uses: "FilmStore").merging(
                [
                    "Contracts/layers.yml": """
                    sources: [App]
                    layers:
                      App: { paths: [App/Start/**], uses: [Data] }
                      Screens: { paths: [App/Screens/**], uses: [Data] }
                      Data: { paths: [App/Data/**], usedBy: [App] }

                    """, "App/Start/Start.swift": "struct Start {}\n",
                ]) { $1 }, suppression: .exception(from: "App/Screens/FilmList.swift", to: "FilmStore")),
        FindingExample(
            code: "layers.probable-use",
            files: screens().merging(
                [
                    "Contracts/layers.yml": """
                    sources: [App]
                    probable: fail
                    layers:
                      Screens: { paths: [App/Screens/**] }
                      Data: { paths: [App/Data/**] }

                    """, "App/Data/FilmStore.swift": "final class FilmStore { func reload() {} }\n",
                    "App/Screens/FilmList.swift": "func f() { make().reload() }\n",
                ]) { $1 }, suppression: .exception(from: "App/Screens/FilmList.swift", to: "FilmStore")),
        FindingExample(
            code: "layers.placement",
            files: screens().merging(["App/Helpers/Date+Text.swift": "extension String {}\n"]) { $1 }),
        FindingExample(
            code: "layers.empty",
            files: [
                "Contracts/layers.yml":
                    "sources: [App]\nlayers:\n  Domain: { paths: [App/Domian/**] }\n  Data: { paths: [App/Data/**] }\n",
                "App/Data/FilmStore.swift": "final class FilmStore {}\n",
            ], suppression: .replacing("[App/Domian/**]", with: "[App/Domian/**], optional: true", in: "Contracts/layers.yml")),
        FindingExample(
            code: "layers.unmatched",
            files: screens("forbid: [{ in: App/Screns/**, names: [URLSession], because: screens use the domain }]"),
            suppression: .replacing("because:", with: "optional: true, because:", in: "Contracts/layers.yml")),
        FindingExample(
            code: "layers.exception-expired",
            files: screens(
                "exceptions: [{ from: App/Screens/FilmList.swift, to: FilmStore, because: until injection lands, until: 2026-01-31 }]",
                uses: "FilmStore"),
            arguments: ["--contracts", "@/Contracts", "--reports", "@/Reports", "--today", "2026-02-01"], others: ["layers.use"],
            suppression: .replacing("until: 2026-01-31", with: "until: 2026-03-31", in: "Contracts/layers.yml")),
        FindingExample(
            code: "layers.exception-unused",
            files: screens("exceptions: [{ from: App/Screens/FilmList.swift, to: FilmStore, because: until injection lands }]")),
        FindingExample(
            code: "layers.unreadable", files: screens(),
            prepare: { try $0.link("App/Screens/Films.swift", to: "gone.swift") }),
        FindingExample(code: "layers.syntax", files: app("", ["App/Film.swift": "struct Film {\n"])),
        FindingExample(
            code: "layers.no-sources",
            files: ["Contracts/layers.yml": "sources: [Source]\nlayers:\n  Data: { paths: [Source/Data/**], optional: true }\n"]),
        FindingExample(
            code: "layers.baseline-stale",
            files: screens().merging(
                [
                    "Contracts/layers-baseline.yml":
                        "version: 2\nfrozen:\n  - { rule: layers.use, file: App/Screens/Gone.swift, to: FilmStore }\n"
                ]
            ) { $1 }),
    ]

    static let layerRules: [FindingExample] = [
        FindingExample(
            code: "layers.forbidden",
            files: screens("forbid: [{ in: Screens, names: [URLSession], because: screens use the domain }]", uses: "URLSession"),
            suppression: .exception(from: "App/Screens/FilmList.swift", to: "URLSession")),
        FindingExample(
            code: "layers.independent",
            files: app(
                "independent: [{ paths: \"App/{feature}/**\" }]",
                [
                    "App/Films/FilmList.swift": "struct FilmList { let row: SeriesRow }\n",
                    "App/Series/SeriesRow.swift": "struct SeriesRow {}\n",
                ]), suppression: .exception(from: "App/Films/FilmList.swift", to: "SeriesRow")),
        FindingExample(
            code: "layers.placement-of-names",
            files: screens("placed: [{ names: \"*UseCase\", in: Domain }]").merging(
                [
                    "Contracts/layers.yml": """
                    sources: [App]
                    layers:
                      Screens: { paths: [App/Screens/**] }
                      Domain: { paths: [App/Data/**] }
                    placed: [{ names: "*UseCase", in: Domain }]

                    """, "App/Screens/FilmList.swift": "struct SearchUseCase {}\n",
                ]) { $1 }, suppression: .exception(from: "App/Screens/FilmList.swift", to: "SearchUseCase")),
        FindingExample(
            code: "layers.naming",
            files: app(
                "named: [{ conformances: UIViewController, names: \"*ViewController\" }]",
                ["App/Film.swift": "class FilmList: UIViewController {}\n"]),
            suppression: .exception(from: "App/Film.swift", to: "FilmList")),
        FindingExample(
            code: "layers.cycle",
            files: app(
                "acyclic: [\"App/{feature}/**\"]",
                [
                    "App/Films/Films.swift": "struct Films { let player: Player? }\n",
                    "App/Player/Player.swift": "final class Player { var films: Films? }\n",
                ]), suppression: .exception(from: "App/Films/Films.swift", to: "Player")),
        FindingExample(
            code: "layers.unreachable",
            files: app(
                "unreachable: [{ from: App/Screens/**, to: GRDB, because: screens know no database }]", imports: ", imports: \"*\"",
                [
                    "App/Screens/FilmListViewModel.swift": "struct FilmListViewModel { let helper: FilmHelper }\n",
                    "App/Helpers/FilmHelper.swift": "import GRDB\nstruct FilmHelper {}\n",
                ]), suppression: .exception(from: "App/Screens/FilmListViewModel.swift", to: "FilmHelper")),
    ]
}

internal import PackageGraph
internal import SwiftSymbols

/// The evidence in the code of a layer for its role, where the names of its folders do not decide.
enum LayerEvidence: CaseIterable {
    /// Most of its files show something on a screen.
    case views
    /// Its models are those of a server and its database.
    case serverModels

    var role: LayerRole {
        switch self {
        case .views: .presentation
        case .serverModels: .data
        }
    }

    /// The words in front of the names of such layers.
    var words: String {
        switch self {
        case .views: "Presentation by its views and view controllers"
        case .serverModels: "Data, because its models are those of a server"
        }
    }

    /// Returns the evidence for each of some layers; nil for those whose name decides.
    /// - Parameters:
    ///   - layers: The layers.
    ///   - paths: By number, the files that layers name.
    ///   - sources: The parsed files.
    static func of(_ layers: [LayerRecognition.FoundLayer], paths: [String], _ sources: CheckedSources) -> [LayerEvidence?] {
        let code = Code(sources)
        return layers.map { layer in
            let files = layer.files.map { paths[$0] }
            if layer.role == nil, code.showsViews(files) { return .views }
            if layer.role == .domain, !layer.isClearDomain, code.areOfServer(files) { return .serverModels }
            return nil
        }
    }

    /// The declarations and imports of files, as far as they are evidence.
    private struct Code {
        /// The files with types, those of them with views, and those with types that serve views.
        private var withTypes: Set<String> = []
        private var withViews: Set<String> = []
        private var besideViews: Set<String> = []
        /// The files in which an app begins.
        private var entries: Set<String> = []
        private var imports: [String: Set<String>] = [:]

        init(_ sources: CheckedSources) {
            let symbols = sources.graph.symbols
            let types = symbols.declarations.indices.filter { number in
                ["actor", "class", "enum", "struct"].contains(symbols.declarations[number].kind) && !symbols.declarations[number].isLocal
            }
            for (number, lineage) in zip(types, symbols.lineages(of: types)) {
                let symbol = symbols.declarations[number]
                let file = sources.graph.files[symbol.file]
                let parents = Set(lineage.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
                withTypes.insert(file)
                if !parents.isDisjoint(with: Self.entryTypes) { entries.insert(file) }
                if parents.contains(where: Self.isView) { withViews.insert(file) }
                if Self.servingEndings.contains(where: symbol.symbol.hasSuffix) { besideViews.insert(file) }
            }
            for (number, file) in sources.graph.files.enumerated() {
                imports[file] = Set(symbols.imports[number].map(\.module))
                if file.hasSuffix("/main.swift") { entries.insert(file) }
            }
        }

        private static let viewTypes: Set<String> = [
            "NSViewControllerRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable", "UIViewRepresentable", "View",
            "ViewModifier", "WKInterfaceController",
        ]
        /// The beginnings and ends of the names of Apple's classes for views.
        private static let viewFrameworks = ["MK", "NS", "PDF", "UI", "WK"]
        private static let viewEndings = ["Bar", "Button", "Cell", "Control", "Controller", "Label", "ReusableView", "View", "Window"]

        private static func isView(_ name: String) -> Bool {
            viewTypes.contains(name) || viewFrameworks.contains(where: name.hasPrefix) && viewEndings.contains(where: name.hasSuffix)
        }

        private static let entryTypes: Set<String> = [
            "App", "NSApplicationDelegate", "Scene", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
        ]
        private static let servingEndings = ["Cell", "Presenter", "ViewController", "ViewModel"]
        /// The beginnings of the names of modules for servers and their databases.
        private static let servers = ["Fluent", "Hummingbird", "MongoKitten", "MySQL", "Postgres", "SQLKit", "SQLiteKit", "Vapor"]

        /// Returns whether at least half of the files with types are about screens, and no app begins in them.
        func showsViews(_ files: [String]) -> Bool {
            let own = files.filter(withTypes.contains)
            guard own.contains(where: withViews.contains), !files.contains(where: entries.contains) else { return false }
            return own.count { withViews.contains($0) || besideViews.contains($0) } * 2 >= own.count
        }

        /// Returns whether at least half of the files import a framework for servers.
        func areOfServer(_ files: [String]) -> Bool {
            let serving = files.count { file in
                (imports[file] ?? []).contains { module in Self.servers.contains(where: module.hasPrefix) }
            }
            return serving > 0 && serving * 2 >= files.count
        }
    }
}

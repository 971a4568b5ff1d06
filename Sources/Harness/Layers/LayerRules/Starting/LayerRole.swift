/// The purpose of a part of an app, judged by its folder's name.
package enum LayerRole: String, CaseIterable, Sendable {
    /// Entities and use cases: what the app is about.
    case domain
    /// Network, storage and whatever else answers the domain's questions.
    case data
    /// Screens, and what they show.
    case presentation
    /// Code that composes the other parts.
    case application
    /// Code that all others may need.
    case support

    /// The role of a folder or module of this name; nil for an unknown name.
    ///
    /// Case, spaces, signs, leading numbers and a last word such as `Layer` do not matter: `02 Data-Layer` is `data`.
    init?(folder name: String) {
        guard let role = Self.stems(of: name).lazy.compactMap({ Self.names[$0] }).first ?? Self.lastWord(of: name) else { return nil }
        self = role
    }

    /// Whether a folder of this name may have folders in it that are layers themselves: `Features/Movies/Domain`, `Core/Networking`.
    static func mayHoldLayers(folder name: String) -> Bool {
        switch LayerRole(folder: name) {
        case nil: true
        case .application: stems(of: name).contains { ["app", "application", "main"].contains($0) }
        // Extensions and helpers are sorted by what they extend and help.
        case .support: stems(of: name).contains { ["common", "commons", "core", "shared"].contains($0) }
        case .presentation: holders.contains(word(of: name))
        case .domain, .data: false
        }
    }

    /// Whether a folder of this name has a folder for each feature of an app.
    static func holdsFeatures(folder name: String) -> Bool {
        holders.contains(word(of: name)) || ["scenes", "screens"].contains(word(of: name))
    }

    /// Whether a name is used for domains only: apps without a domain have folders named Models too.
    static func isClearDomain(folder name: String) -> Bool {
        LayerRole(folder: name) == .domain && !["model", "models"].contains(word(of: name))
    }

    /// Whether a folder of this name decides which screen comes next, as coordinators and routers do.
    static func isNavigation(folder name: String) -> Bool {
        LayerRole(folder: name) == .application && navigation.contains { stems(of: name).contains($0) || word(of: name).hasSuffix($0) }
    }

    private static let navigation = [
        "coordinator", "coordinators", "navigation", "navigator", "navigators", "router", "routers",
    ]

    /// Whether code of one role must not use code of another: arrows point inward, to the domain.
    ///
    /// - Parameter hasDomain: Whether there is a domain that screens could ask instead of the data's side.
    func mustNotUse(_ other: LayerRole, hasDomain: Bool) -> Bool {
        switch (self, other) {
        case (.domain, .data), (.domain, .presentation), (.domain, .application), (.data, .presentation): true
        case (.presentation, .data): hasDomain
        default: false
        }
    }

    /// Whether the Dependency Rule is about it.
    var isCore: Bool { [.domain, .data, .presentation].contains(self) }

    // MARK: Names

    private static let endings = ["layer", "layers", "module", "platform", "kit"]

    private static let words: [LayerRole: [String]] = [
        .domain: [
            "domain", "domains", "entity", "entities", "usecase", "usecases", "interactor", "interactors", "model", "models", "domainmodel",
            "domainmodels", "business", "businesslogic", "businessobjects",
        ],
        .data: [
            "data", "datasource", "datasources", "repository", "repositories", "network", "networks", "networking", "api", "apis", "rest",
            "graphql", "backend", "webservice", "webservices", "webapi", "service", "services", "client", "clients", "gateway", "gateways",
            "provider", "providers", "worker", "workers", "remote", "persistence", "persistent", "storage", "storages", "persistentstorage",
            "persistentstorages", "database", "databases", "db", "cache", "caching", "coredata", "realm", "firebase", "dto", "dtos",
            "infrastructure", "infra",
        ],
        .presentation: [
            "presentation", "presentations", "presenter", "presenters", "scene", "scenes", "screen", "screens", "page", "pages", "ui",
            "userinterface", "uicomponents", "view", "views", "viewmodel", "viewmodels", "viewcontroller", "viewcontrollers", "controller",
            "controllers", "cell", "cells", "storyboard", "storyboards", "designsystem", "feature", "features", "modules", "flow", "flows",
        ],
        .application: [
            "application", "app", "main", "di", "dependencyinjection", "injection", "injected", "container", "containers", "assembly",
            "assemblies", "coordinator", "coordinators", "flowcoordinator", "flowcoordinators", "router", "routers", "navigation",
            "navigator", "navigators", "composition", "compositionroot", "config", "configs", "configuration", "configurations",
            "bootstrap",
            "startup", "launch", "environment",
        ],
        .support: [
            "util", "utils", "utility", "utilities", "helper", "helpers", "extension", "extensions", "ext", "common", "commons", "core",
            "shared", "support", "supporting", "supportingfiles", "resource", "resources", "tool", "tools", "constants", "mock", "mocks",
            "previewcontent",
        ],
    ]
    private static let names = Dictionary(uniqueKeysWithValues: words.flatMap { role, words in words.map { ($0, role) } })

    private static let holders: Set<String> = ["feature", "features", "modules", "flow", "flows"]

    /// The last words of module names that determine the role of the whole, as in `MoviesDomain`.
    private static let lastWords: [(word: String, role: LayerRole)] = [
        ("Domain", .domain), ("Entities", .domain), ("UseCases", .domain), ("Data", .data), ("API", .data), ("Repositories", .data),
        ("Networking", .data),
        ("Persistence", .data), ("Presentation", .presentation), ("UI", .presentation), ("Views", .presentation),
        ("ViewModels", .presentation), ("Screens", .presentation), ("Coordinator", .application), ("Coordinators", .application),
        ("Navigator", .application), ("Router", .application), ("Routers", .application),
    ]

    private static func lastWord(of name: String) -> LayerRole? {
        lastWords.first { word, _ in
            guard name.hasSuffix(word), let before = name.dropLast(word.count).last else { return false }
            return !before.isUppercase
        }?.role
    }

    /// Returns the word that a name is, and that word without an ending such as `Layer`.
    private static func stems(of name: String) -> [String] {
        let word = word(of: name)
        return [word] + endings.filter { word.hasSuffix($0) }.map { String(word.dropLast($0.count)) }
    }

    private static func word(of name: String) -> String {
        let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
        return String(letters.drop(while: \.isNumber))
    }
}

internal import VerificationModel

/// The rules that apps with Clean Architecture and MVVM agree on.
///
/// The domain has neither transport nor presentation, view models have neither network nor storage, and types are where their names belong.
struct CleanMVVM: Sendable {
    static let name = "clean-mvvm"

    let place: SourcePlace
    let domain: [FileChoice]
    let data: [FileChoice]
    let presentation: [FileChoice]

    /// Types of Apple's frameworks, and of the libraries that most apps have, by which data comes and goes.
    private static let transport = [
        "URLSession*", "URLRequest", "URLProtocol", "URLCache", "HTTPURLResponse", "JSONDecoder", "JSONEncoder", "UserDefaults",
        "FileManager",
        "NSManagedObject*", "NSPersistentContainer", "NSFetchRequest", "NSFetchedResultsController", "ModelContext", "ModelContainer",
        "CKContainer", "CKDatabase", "CKRecord", "DatabaseQueue", "DatabasePool", "Realm", "Alamofire", "AFHTTPSessionManager",
        "MoyaProvider",
        "HTTPClient", "HTTPClientRequest",
    ]
    private static let drawing = [
        "UIView*", "UIColor", "UIImage*", "UIFont", "UIApplication", "UIScreen", "UITable*", "UICollection*", "NSView*", "NSColor",
        "NSImage*",
        "NSWindow*", "AnyView", "ViewModifier",
    ]

    /// The rules, by kind.
    var rules: [any LayerRule] { forbid + placed + [acyclic] }

    private var forbid: [ForbidRule] {
        [
            rule(
                1, domain, names: Self.transport + Self.drawing + ["*DTO"],
                conformances: ["Codable", "Decodable", "Encodable", "ObservableObject", "View"],
                because: "the domain does not depend on transport or presentation",
                hint: "declare an interface in the domain, and implement it where the framework belongs"),
            rule(
                2, presentation, names: Self.transport + ["*DTO"],
                because: "a view model that knows network or storage cannot be tested without them",
                hint: "give the view model a use case"),
        ].filter { !$0.places.isEmpty }
    }

    private var placed: [PlacementRule] {
        [
            placement(1, "*UseCase", domain, "use cases belong to the domain"),
            placement(2, "*DTO", data, "only the data layer knows the shape of an answer"),
            placement(3, "*ViewModel", presentation, "view models belong beside their screens"),
        ].filter { !$0.places.isEmpty }
    }

    private var acyclic: CycleRule {
        CycleRule(
            header: header(1, "layers in a cycle can only be changed and tested together", nil),
            nodes: .layers)
    }

    private func header(_ number: Int, _ because: String, _ hint: String?) -> RuleHeader {
        RuleHeader(
            name: "\(Self.name) \(number)", place: place, because: because, hint: hint, isOptional: true, preset: Self.name)
    }

    private func rule(
        _ number: Int, _ places: [FileChoice], names: [String], conformances: [String] = [], because: String, hint: String
    ) -> ForbidRule {
        ForbidRule(
            header: header(number, because, hint), places: places, names: NamePatterns(names), attributes: NamePatterns([]),
            conformances: NamePatterns(conformances), calls: NamePatterns([]))
    }

    private func placement(_ number: Int, _ name: String, _ places: [FileChoice], _ because: String) -> PlacementRule {
        PlacementRule(header: header(number, because, nil), names: NamePatterns([name]), places: places)
    }
}

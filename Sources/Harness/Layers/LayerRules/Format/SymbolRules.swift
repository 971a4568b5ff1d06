internal import VerificationModel

/// What all rules on symbols have.
struct RuleHeader: Sendable {
    /// The key that it stands under: `forbid`.
    let kind: String
    /// What tells it from others of its kind: `rule 2`.
    let name: String
    let place: SourcePlace
    /// Why there is such a rule.
    let because: String
    /// What to do instead of a breach.
    let hint: String?
    /// It may match nothing.
    let isOptional: Bool
    /// The preset that it comes with, if it comes with one.
    var preset: String?
}

/// What must not be used in some place.
struct ForbidRule: Sendable {
    let header: RuleHeader
    let places: [FileChoice]
    let names: NamePatterns
    let attributes: NamePatterns
    let conformances: NamePatterns
    let calls: NamePatterns

    var isEmpty: Bool { names.isEmpty && attributes.isEmpty && conformances.isEmpty && calls.isEmpty }
}

/// Groups of files, told apart by a part of their path, that must not use each other.
struct IndependenceRule: Sendable {
    let header: RuleHeader
    let paths: [CapturingGlob]
    /// Groups that all may use, and that may use all.
    let except: [(text: String, place: SourcePlace)]
}

/// What must not use each other in a circle.
struct CycleRule: Sendable {
    enum Nodes: Sendable {
        case layers
        case folders([CapturingGlob])
    }

    let header: RuleHeader
    let nodes: Nodes
}

/// Where types of certain names belong.
struct PlacementRule: Sendable {
    let header: RuleHeader
    let names: NamePatterns
    let places: [FileChoice]
}

/// What some files must not use, not even through others.
struct ReachRule: Sendable {
    enum Target: Sendable {
        case files(FileChoice)
        case module(String, SourcePlace)

        var text: String {
            switch self {
            case .files(let choice): choice.text
            case .module(let name, _): name
            }
        }
    }

    let header: RuleHeader
    let from: [FileChoice]
    let to: [Target]
}

internal import PackageGraph
internal import ProjectModules
internal import VerificationModel

/// Files that a rule names: those of a layer, or those that match a pattern.
struct FileChoice: Sendable {
    enum Kind: Sendable {
        case layer(String)
        case pattern(Glob)
    }

    let kind: Kind
    let place: SourcePlace

    var text: String {
        switch kind {
        case .layer(let name): name
        case .pattern(let glob): glob.text
        }
    }

    func contains(_ file: String, in layers: [String]) -> Bool {
        switch kind {
        case .layer(let name): layers.contains(name)
        case .pattern(let glob): glob.matches(file)
        }
    }

    /// The finding where there is no such file.
    var unmatched: Finding {
        .unmatched(
            at: place, what: "no Swift file is at \(text)", allowed: "at least one, or optional: true",
            next: "fix the pattern, or set optional: true")
    }
}

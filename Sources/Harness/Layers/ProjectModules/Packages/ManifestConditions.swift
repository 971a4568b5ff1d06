internal import SwiftSymbols
internal import SwiftSyntax

/// The conditions of `#if` in a manifest, which is compiled on the computer that builds.
///
/// Source: The Swift Programming Language, "Conditional Compilation Block"; Swift Package Manager, `ManifestLoader`: a manifest is compiled
/// for the host, in the language version of its tools version, and without definitions of its own. Tuist defines `TUIST`.
struct ManifestConditions: Sendable {
    /// A system that manifests are compiled on.
    enum Host: String, Sendable {
        case linux = "Linux"
        case mac = "macOS"
    }

    /// The system that the manifest is read for.
    let host: Host
    private let build: BuildConditions
    private let language: [Int]
    private let defines: Set<String>
    /// The module that describes projects in this kind of manifest.
    private let description: String

    /// Creates the conditions of the manifest of a package.
    ///
    /// - Parameters:
    ///   - host: The system that it is read for.
    ///   - toolsVersion: The version that it requires.
    static func package(_ host: Host, toolsVersion: [Int]) -> ManifestConditions {
        let language = toolsVersion.first ?? 5
        let isOld = language < 6
        return ManifestConditions(host, language: isOld ? [5, 10] : nil, defines: [], description: "PackageDescription")
    }

    /// The conditions of a manifest of Tuist, which runs on a Mac.
    static let tuist = ManifestConditions(.mac, language: [5, 10], defines: ["TUIST"], description: "ProjectDescription")

    private init(_ host: Host, language: [Int]?, defines: Set<String>, description: String) {
        self.host = host
        var build = host == .linux ? BuildConditions() : .app
        if host == .mac { build.absentModules = build.absentModules.subtracting(["AppKit", "Cocoa"]).union(["UIKit"]) }
        self.build = build
        self.language = language ?? build.compiler
        (self.defines, self.description) = (defines, description)
    }

    // MARK: Branches

    /// Returns the branch that the manifest is compiled with; nil if there is none.
    ///
    /// A condition that is not known selects no branch. Its branch is one of ``otherBranches(of:)``.
    func branch(of choice: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        choice.clauses.first { clause in clause.condition.map { value($0, onHost: true) ?? false } ?? true }
    }

    /// Returns the branches that another build may be compiled with, on another system or with other definitions.
    func otherBranches(of choice: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
        let own = branch(of: choice)
        var found: [IfConfigClauseSyntax] = []
        for clause in choice.clauses {
            let decided = clause.condition.map { value($0, onHost: false) } ?? true
            if decided == false { continue }
            if clause.id != own?.id { found.append(clause) }
            if decided == true { break }
        }
        return found
    }

    // MARK: Values

    /// Returns whether a condition is true; nil if that depends on the build, or is not known.
    ///
    /// - Parameter onHost: Whether the build is the one that the manifest is read for.
    private func value(_ condition: ExprSyntax, onHost: Bool) -> Bool? {
        ConditionExpression(condition).value { question in
            switch question {
            // A command line may define other names, but nothing does by default.
            case .name(let name): defines.contains(name) ? true : onHost || ["DEBUG", "TUIST"].contains(name) ? false : nil
            case .function(let name, let argument): value(name, argument, onHost: onHost)
            case .other: nil
            }
        }
    }

    private func value(_ function: String, _ argument: String, onHost: Bool) -> Bool? {
        switch function {
        case "swift": return ConditionExpression.compares(language, argument)
        case "compiler": return ConditionExpression.compares(build.compiler, argument)
        case "canImport" where argument == description: return true
        case "canImport" where ["PackageDescription", "ProjectDescription"].contains(argument): return false
        case _ where !onHost: return nil
        case "os": return argument == host.rawValue
        case "arch": return argument == build.architecture
        case "canImport": return build.canImport(argument)
        // A manifest runs on the computer that builds.
        case "targetEnvironment": return false
        // The features of the compiler, for example, are not known.
        default: return nil
        }
    }
}

/// Visits a manifest with the branches of `#if` that it is compiled with.
class BranchVisitor: SyntaxVisitor {
    /// The conditions of the manifest.
    let conditions: ManifestConditions
    /// The branches that another build may be compiled with, in the order in which they were met.
    private(set) var otherBranches: [IfConfigClauseSyntax] = []

    init(_ conditions: ManifestConditions) {
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        otherBranches += conditions.otherBranches(of: node)
        if let elements = conditions.branch(of: node)?.elements { walk(elements) }
        return .skipChildren
    }
}

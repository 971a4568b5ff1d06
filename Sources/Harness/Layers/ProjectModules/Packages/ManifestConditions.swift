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

    /// Returns whether a condition is true; nil if that depends on the build.
    ///
    /// - Parameter onHost: Whether the build is the one that the manifest is read for.
    private func value(_ condition: ExprSyntax, onHost: Bool) -> Bool? {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
        if let name = condition.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if defines.contains(name) { return true }
            // A command line may define other names, but nothing does by default.
            return onHost || ["DEBUG", "TUIST"].contains(name) ? false : nil
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return value(only.expression, onHost: onHost)
        }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
            return value(not.expression, onHost: onHost).map { !$0 }
        }
        if let sequence = condition.as(SequenceExprSyntax.self) { return value(Array(sequence.elements), onHost: onHost) }
        if let call = condition.as(FunctionCallExprSyntax.self) {
            let argument = call.arguments.first?.expression.trimmedDescription ?? ""
            return value(call.calledExpression.trimmedDescription, argument, onHost: onHost)
        }
        if let asked = condition.as(_CanImportExprSyntax.self) { return value("canImport", asked.importPath.text, onHost: onHost) }
        return onHost ? false : nil
    }

    /// Returns whether a sequence of conditions is true.
    ///
    /// `&&` binds closer than `||`.
    private func value(_ elements: [ExprSyntax], onHost: Bool) -> Bool? {
        let groups = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
        let values = groups.map { group -> Bool? in
            let parts = group.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map { value($0, onHost: onHost) }
            return parts.contains(false) ? false : parts.contains(nil) ? nil : true
        }
        return values.contains(true) ? true : values.contains(nil) ? nil : false
    }

    private func value(_ function: String, _ argument: String, onHost: Bool) -> Bool? {
        switch function {
        case "swift": return Self.compares(language, argument)
        case "compiler": return Self.compares(build.compiler, argument)
        case "canImport" where argument == description: return true
        case "canImport" where ["PackageDescription", "ProjectDescription"].contains(argument): return false
        case "hasFeature", "hasAttribute": return false
        case _ where !onHost: return nil
        case "os": return argument == host.rawValue
        case "arch": return argument == build.architecture
        case "canImport": return !build.absentModules.contains(String(argument.prefix { $0 != "." }))
        default: return false
        }
    }

    /// Returns whether a version is what a text asks for: `>=5.9` or `<6`; nil for another text.
    private static func compares(_ version: [Int], _ text: String) -> Bool? {
        guard let sign = [">=", "<"].first(where: { text.hasPrefix($0) }) else { return nil }
        let wanted = text.dropFirst(sign.count).split { !$0.isNumber }.map { Int($0) ?? 0 }
        let padded = { (numbers: [Int]) in numbers + Array(repeating: 0, count: max(0, 4 - numbers.count)) }
        let isBefore = padded(version).lexicographicallyPrecedes(padded(wanted))
        return sign == "<" ? isBefore : !isBefore
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

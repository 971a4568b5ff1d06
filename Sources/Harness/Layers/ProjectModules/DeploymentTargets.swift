internal import SafeFiles
internal import SwiftParser
internal import SwiftSymbols
internal import SwiftSyntax
internal import Threads
package import VerificationModel

/// The lowest versions of systems that the projects of a repository name.
///
/// Source: The Swift Programming Language, PackageDescription (`SupportedPlatform`); Xcode Help, "Build settings reference"
/// (`IPHONEOS_DEPLOYMENT_TARGET`); XcodeGen, "Project Spec" (`deploymentTarget`).
package struct DeploymentTargets: Sendable {
    /// The lowest version of each platform, such as `16.4` of `iOS`.
    package let lowest: [String: String]

    /// Reads the files that name versions.
    ///
    /// Those of projects take precedence: a package inside of an app may support earlier systems than the app.
    /// - Parameter root: The folder of the repository.
    package init(below root: String) throws(FileError) {
        let search = try ProjectSearch(below: root)
        var found: [(platform: String, version: String)] = []
        for project in search.paths[.xcode] ?? [] {
            found += Self.settings(try Self.text("\(root)/\(project)/project.pbxproj"))
        }
        for specification in search.paths[.xcodeGen] ?? [] { found += Self.specification(try Self.text("\(root)/\(specification)")) }
        if found.isEmpty, (search.paths[.swiftPM] ?? []).contains("Package.swift") {
            let tree = try FileReading.bytes(of: "\(root)/Package.swift", limit: Self.sizeLimit)
            found = DeepStack.run {
                let visitor = PlatformsVisitor(viewMode: .sourceAccurate)
                visitor.walk(SwiftSource.tree(of: tree))
                return visitor.found
            }
        }
        lowest = Dictionary(found.map { ($0.platform, $0.version) }) { Self.isLower($0, $1) ? $0 : $1 }
    }

    private static let sizeLimit = 16 << 20

    private static func text(_ path: String) throws(FileError) -> Substring {
        Substring(String(decoding: try FileReading.bytes(of: path, limit: sizeLimit), as: UTF8.self))
    }

    private static func isLower(_ left: String, _ right: String) -> Bool {
        let numbers = [left, right].map { $0.split(separator: ".").map { Int($0) ?? 0 } }
        return numbers[0].lexicographicallyPrecedes(numbers[1])
    }

    private static func isVersion(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { $0.allSatisfy(\.isNumber) && !$0.isEmpty }
    }

    private static let platforms = [
        "IPHONEOS_DEPLOYMENT_TARGET": "iOS", "MACOSX_DEPLOYMENT_TARGET": "macOS", "TVOS_DEPLOYMENT_TARGET": "tvOS",
        "WATCHOS_DEPLOYMENT_TARGET": "watchOS", "XROS_DEPLOYMENT_TARGET": "visionOS",
    ]

    /// Returns the versions of the settings `IPHONEOS_DEPLOYMENT_TARGET = 16.0;` and those of the other platforms.
    private static func settings(_ text: Substring) -> [(platform: String, version: String)] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let platform = platforms[String(trimmed(parts[0]))] else { return nil }
            let version = trimmed(parts[1])
            return isVersion(version) ? (platform, String(version)) : nil
        }
    }

    /// Returns the versions below `deploymentTarget` of a specification: `iOS: "16.0"`.
    private static func specification(_ text: Substring) -> [(platform: String, version: String)] {
        var found: [(platform: String, version: String)] = []
        var indent: Int?
        for line in text.split(whereSeparator: \.isNewline) {
            let depth = line.prefix { $0 == " " }.count
            if let outer = indent, depth <= outer { indent = nil }
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            if trimmed(parts[0]) == "deploymentTarget" { indent = depth }
            let name = String(trimmed(parts[0]))
            let version = trimmed(parts[1])
            if indent != nil, platforms.values.contains(name), isVersion(version) { found.append((name, String(version))) }
        }
        return found
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let marks = " \t\"';"
        var rest = text.drop { marks.contains($0) }
        while let last = rest.last, marks.contains(last) { rest.removeLast() }
        return rest
    }
}

/// A search for `platforms: [.iOS(.v16), .macOS("13.3")]` in a manifest.
private final class PlatformsVisitor: SyntaxVisitor {
    private(set) var found: [(platform: String, version: String)] = []

    override func visit(_ argument: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        guard argument.label?.text == "platforms", let list = argument.expression.as(ArrayExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "Package"
        else { return .visitChildren }
        for element in list.elements {
            guard let call = element.expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
                let platform = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
                let value = call.arguments.first?.expression
            else { continue }
            if let member = value.as(MemberAccessExprSyntax.self)?.declName.baseName.text, member.hasPrefix("v") {
                found.append((platform, member.dropFirst().split(separator: "_").joined(separator: ".")))
            } else if let text = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
                found.append((platform, text))
            }
        }
        return .skipChildren
    }
}

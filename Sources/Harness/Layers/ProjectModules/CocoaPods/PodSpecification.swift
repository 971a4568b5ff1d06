internal import VerificationModel

/// The specification of a pod, or of a part of one.
///
/// Source: CocoaPods, "Podspec Syntax Reference". Patterns are those of the specification itself; its parts do not inherit them.
struct PodSpecification {
    /// A part of a pod.
    enum Kind: Hashable {
        case library
        case tests
        /// An app that shows the pod.
        case app
    }

    /// A pattern for files, and the place where it is written.
    struct Pattern {
        let text: String
        let place: SourcePlace
        /// The system that it is written for; nil for all.
        var system: String?
    }

    var name: String
    let kind: Kind
    var moduleName: String?
    /// The folder of its headers, which gives the module its name if nothing else does.
    var headerFolder: String?
    /// The patterns of its source files.
    var sources: [Pattern] = []
    /// The patterns of files that it leaves out.
    var excluded: [Pattern] = []
    /// The names of the pods that it depends on, with their parts: `Core/Net`.
    var dependencies: Set<String> = []
    /// Whether code adds no further dependencies.
    var areDependenciesComplete = true
    /// Its build settings.
    var settings: [String: String] = [:]
    /// The names of the parts that are used if none is named; nil for all.
    var defaults: [String]?
    /// The place of ``defaults``.
    var defaultsPlace: SourcePlace?
    var parts: [PodSpecification] = []
    /// The parts that are not read.
    var unread: [BuildProject.UnreadPart] = []

    init(name: String, kind: Kind = .library) { (self.name, self.kind) = (name, kind) }

    /// The name by which files import the pod.
    ///
    /// Source: CocoaPods, `Specification#module_name`.
    var importedName: String {
        if let moduleName { return moduleName }
        let written = headerFolder ?? name
        let identifier = written.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
        let valid = identifier.first?.isNumber ?? false ? "_\(identifier)" : identifier
        var result = ""
        for character in valid where character != "_" || result.last != "_" { result.append(character) }
        return result
    }

    /// The names that conditions of `#if` find defined in a debug build.
    ///
    /// Source: CocoaPods, `BuildSettings`: it defines `COCOAPODS` in all pods.
    func defines(with settings: [String: String]) -> Set<String> {
        XcodeSettings([settings], target: name, project: "Pods", configuration: "Debug").defines.union(["COCOAPODS", "DEBUG"])
    }

    /// Returns the specification and its parts that a list of names selects, without tests and apps.
    ///
    /// - Parameter names: The names of parts, `Core` or `Core/Net`; `""` is the specification itself with the parts that it uses by default.
    func selected(_ names: some Collection<String>) -> [PodSpecification] {
        var seen: Set<[String]> = []
        return selected(names, at: [], &seen)
    }

    /// - Parameters:
    ///   - place: The names of the parts around this one and its own.
    ///   - seen: The places of the parts that are selected. Names may select a part again, and so often at each level.
    private func selected(
        _ names: some Collection<String>, at place: [String], _ seen: inout Set<[String]>
    ) -> [PodSpecification] {
        var found: [PodSpecification] = []
        for name in names {
            let path = name.split(separator: "/", maxSplits: 1).map(String.init)
            if let first = path.first {
                let part = parts.first { $0.name == first && $0.kind == .library }
                found += part?.selected([path.count > 1 ? path[1] : ""], at: place + [first], &seen) ?? []
            } else if seen.insert(place).inserted {
                let libraries = parts.filter { $0.kind == .library }.map(\.name)
                found.append(self)
                found += selected((defaults ?? libraries).filter { $0.contains { $0 != "/" } }, at: place, &seen)
            }
        }
        return found
    }

    /// Returns whether it has a part with a name, `Core` or `Core/Net`.
    func hasPart(_ name: String) -> Bool {
        let path = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard let first = path.first else { return true }
        let part = parts.first { $0.name == first && $0.kind == .library }
        return part?.hasPart(path.count > 1 ? path[1] : "") ?? false
    }

    /// All unread parts, with those of its parts.
    var allUnread: [BuildProject.UnreadPart] { unread + unknownDefaults + parts.flatMap(\.allUnread) }

    private var unknownDefaults: [BuildProject.UnreadPart] {
        guard let defaultsPlace else { return [] }
        return (defaults ?? []).filter { !hasPart($0) }.map { part in
            BuildProject.UnreadPart(place: defaultsPlace, reason: Self.unknown("\(name)/\(part)"))
        }
    }

    /// Returns the reason why a part that no specification declares is not read.
    static func unknown(_ part: String) -> String {
        "no specification declares the subspec \(part), so it is not read; correct its name, or write the subspec in a block of its own"
    }

    // MARK: Files

    /// Returns the files in the folder of the pod that the patterns match.
    ///
    /// - Parameters:
    ///   - folder: The folder of the pod, relative to the root.
    ///   - files: The Swift files of the repository.
    ///   - unread: The patterns that are not read are added.
    func files(in folder: String, _ files: FileList, _ unread: inout [BuildProject.UnreadPart]) -> Set<String> {
        let below = folder.isEmpty ? 0 : folder.utf8.count + 1
        // CocoaPods ignores case.
        let candidates = files.files(in: folder).map { (path: $0, name: String($0.utf8.dropFirst(below)) ?? $0) }
            .map { (path: $0.path, name: $0.name.lowercased()) }
        let chosen = globs(sources, below: "*.swift", candidates.map(\.name), &unread)
        let left = globs(excluded, below: "**/*", candidates.map(\.name), &unread)
        return Set(
            candidates.filter { file in chosen.contains { $0.matches(file.name) } && !left.contains { $0.matches(file.name) } }
                .map(\.path))
    }

    /// Returns patterns for paths below the folder of the pod, in lower case.
    ///
    /// - Parameter below: The pattern in a folder, if a text names a folder.
    private func globs(
        _ patterns: [Pattern], below: String, _ names: [String], _ unread: inout [BuildProject.UnreadPart]
    ) -> [Glob] {
        var found: [Glob] = []
        for pattern in patterns {
            guard let path = RelativePath.joined("", pattern.text)?.lowercased(), !path.isEmpty,
                !path.contains(where: { "[\\".contains($0) })
            else {
                unread.append(Self.skipped(pattern))
                continue
            }
            let isFolder = names.contains { $0.hasPrefix("\(path)/") }
            // Two stars at the end are like one.
            let text = isFolder ? "\(path)/\(below)" : path.hasSuffix("/**") ? String(path.dropLast()) : path
            do throws(GlobError) {
                found.append(try Glob(text))
            } catch {
                unread.append(Self.skipped(pattern))
            }
        }
        return found
    }

    private static func skipped(_ pattern: Pattern) -> BuildProject.UnreadPart {
        BuildProject.UnreadPart(
            place: pattern.place,
            reason: "the pattern \(pattern.text) is not read; write it below the folder of the pod, with *, **, ? and {} only")
    }
}

internal import SafeFiles
internal import StrictYAML
internal import VerificationModel

/// Reads the projects that XcodeGen generates.
///
/// Source: XcodeGen, "Project Spec": `name`, `include`, `targets`, `targetTemplates`, and of a target `type`, `templates`, `sources`,
/// `settings` and `dependencies`.
struct XcodeGenProject {
    private let path: String
    private let files: FileList
    private var unread: [BuildProject.UnreadPart] = []
    /// The specifications that were read.
    private var seen: Set<String> = []
    /// For each included specification, the one that its paths are relative to.
    private var relativeTo: [String: String] = [:]

    /// - Parameters:
    ///   - path: The path of the specification, relative to the root.
    ///   - root: The root of the repository.
    ///   - files: The Swift files of the repository.
    static func read(_ path: String, below root: String, _ files: FileList) -> BuildProject {
        var project = XcodeGenProject(path: path, files: files)
        let node = project.specification(path, below: root, from: nil)
        return project.project(node)
    }

    private init(path: String, files: FileList) {
        self.path = path
        self.files = files
    }

    private mutating func project(_ node: Specification) -> BuildProject {
        var targets: [BuildTarget] = []
        let templates = node["targetTemplates"]
        let projectSettings = Self.levels(of: node["settings"])
        for (name, target) in node["targets"]?.entries ?? [] {
            var names: [String] = []
            let parts = self.parts(of: target, templates, &names)
            targets += self.targets(name, parts, projectSettings)
        }
        return BuildProject(
            .xcodeGen, path: path, name: node["name"]?.text ?? RelativePath.name(of: RelativePath.folder(of: path)),
            targets: targets.filter { !$0.files.isEmpty },
            unread: unread)
    }

    /// Returns a target, or one for each platform that it names.
    private mutating func targets(
        _ name: String, _ parts: [Specification], _ projectSettings: [[String: String]]
    ) -> [BuildTarget] {
        let value = { (key: String) in parts.lazy.compactMap { $0[key] }.first }
        let product = value("productName")?.text ?? name
        let levels = parts.flatMap { Self.levels(of: $0["settings"]) } + [["PRODUCT_NAME": product]] + projectSettings
        let settings = XcodeSettings(
            levels, target: name, project: RelativePath.name(of: RelativePath.folder(of: path)), configuration: "Debug")
        if settings.moduleName == nil {
            skip(
                parts[0],
                "the module name of the target \(name) contains a build setting that is not set here, so the target's name is used; set "
                    + "PRODUCT_MODULE_NAME of the target to a text", hidesFiles: false)
        }
        let type = value("type")?.text ?? ""
        var dependencies: Set<BuildDependency> = []
        for dependency in parts.flatMap({ $0["dependencies"]?.list ?? [] }) {
            dependencies.formUnion(["framework", "target"].compactMap { dependency[$0]?.text }.map { .named(Self.dependency($0)) })
            let products = dependency["products"]?.texts ?? [dependency["product"]?.text ?? dependency["package"]?.text].compactMap(\.self)
            dependencies.formUnion(products.map { .product($0, package: nil) })
        }
        let platforms = value("platform")?.list.compactMap(\.text) ?? []
        let files = self.files(parts.flatMap { $0["sources"]?.listOrOne ?? [] }, name)
        return (platforms.isEmpty ? [""] : platforms.map { "_\($0)" }).map { suffix in
            BuildTarget(
                name: name + suffix, moduleNames: [settings.moduleName ?? ModuleName.of(target: name)],
                isTest: type.contains("-test"), dependencies: dependencies, areDependenciesComplete: false,
                defines: settings.defines, files: files)
        }
    }

    /// Returns a target and its templates, of which the last takes precedence, with the templates of these.
    private mutating func parts(of target: Specification, _ templates: Specification?, _ names: inout [String]) -> [Specification] {
        var parts = [target]
        for template in (target["templates"]?.texts ?? []).reversed() where !names.contains(template) {
            names.append(template)
            if let found = templates?[template] {
                parts += self.parts(of: found, templates, &names)
            } else {
                skip(target, "the template \(template) is not in the specification; add it to targetTemplates, or correct its name")
            }
        }
        return parts
    }

    /// Returns the build settings of a debug build, the ones that take precedence first.
    private static func levels(of settings: Specification?) -> [[String: String]] {
        guard let settings else { return [] }
        let configurations = settings["configs"]?.entries.filter { $0.0.lowercased().contains("debug") }.map(\.1) ?? []
        return (configurations + [settings["base"], settings].compactMap(\.self)).map { level in
            let pairs = level.entries.compactMap { key, value -> (String, String)? in
                if let text = value.text { return (key, text) }
                return value.list.isEmpty ? nil : (key, value.texts.joined(separator: " "))
            }
            return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        }
    }

    /// Returns the name of a dependency: `Core` for `Core`, `Project/Core` and `Core.framework`.
    private static func dependency(_ text: String) -> String {
        let last = text.split(separator: "/").last.map(String.init) ?? text
        return last.hasSuffix(".framework") ? RelativePath.name(of: last) : last
    }

    // MARK: Files

    /// Returns the files of sources, whose paths are relative to the specification that they are written in.
    private mutating func files(_ sources: [Specification], _ target: String) -> Set<String> {
        var found: Set<String> = []
        for source in sources {
            guard let written = source.text ?? source["path"]?.text else {
                skip(source, "a source of the target \(target) has no path, so it is not read; add the path")
                continue
            }
            if let phase = source["buildPhase"]?.text, phase != "sources" { continue }
            if source["type"]?.text == "folder" { continue }
            let folder = RelativePath.folder(of: relativeTo[source.place.file] ?? source.place.file)
            let expanded = written.replacing("${TARGET_NAME}", with: target).replacing("${target_name}", with: target)
            guard let path = RelativePath.joined(folder, expanded) else {
                skip(source, "the path \(written) leads out of the repository, so its files are not read")
                continue
            }
            let excluded = matching(source["excludes"]?.listOrOne ?? [], path)
            let included = source["includes"].map { matching($0.listOrOne, path) }
            found.formUnion(self.files(at: path, source).filter { !excluded.contains($0) && included?.contains($0) ?? true })
        }
        return found
    }

    private mutating func matching(_ patterns: [Specification], _ path: String) -> Set<String> {
        var found: Set<String> = []
        for node in patterns {
            guard let pattern = node.text.flatMap({ RelativePath.joined(path, $0) }) else { continue }
            found.formUnion(files(at: pattern, node))
        }
        return found
    }

    /// Returns the files that a pattern matches.
    private mutating func files(at pattern: String, _ node: Specification) -> [String] {
        if let found = files.files(at: pattern) { return found }
        skip(node, "the pattern \(pattern) is not read; write it with *, ** and ? only")
        return []
    }

    private mutating func skip(_ node: Specification, _ reason: String, hidesFiles: Bool = true) {
        unread.append(BuildProject.UnreadPart(place: node.place, reason: reason, hidesFiles: hidesFiles))
    }

    // MARK: Specification

    /// Returns a specification, with those that it includes, each of them once.
    /// - Parameter include: The node that includes it; nil for the first one.
    private mutating func specification(_ path: String, below root: String, from include: Specification?) -> Specification {
        let empty = Specification(place: include?.place ?? SourcePlace(file: path))
        guard seen.insert(path).inserted else { return empty }
        do throws(FileError) {
            let bytes = try FileReading.bytes(of: FolderNames.onDisk(path, below: root), limit: YAMLReading.sizeLimit)
            do throws(LocatedFormatError) {
                let own = Specification([try YAMLReading.root(of: bytes, file: path)])
                var nodes = own.nodes
                // The file itself takes precedence over the files that it includes, and of these the last one.
                for included in (own["include"]?.listOrOne ?? []).reversed() {
                    guard included["enable"]?.text != "false", let written = included.text ?? included["path"]?.text else { continue }
                    guard let other = RelativePath.joined(RelativePath.folder(of: path), written) else {
                        skip(included, "\(written) leads out of the repository, so it is not read")
                        continue
                    }
                    relativeTo[other] = included["relativePaths"]?.text == "false" ? relativeTo[path] ?? path : other
                    nodes += specification(other, below: root, from: included).nodes
                }
                return Specification(nodes)
            } catch {
                let finding = error.finding
                unread.append(
                    BuildProject.UnreadPart(
                        place: error.place, reason: "the specification is not read: \(finding.what); \(finding.next)"))
            }
        } catch {
            skip(empty, "\(path) is not read: it \(error); correct the path, or add the file")
        }
        return empty
    }
}

/// A value of a specification: nodes of which the first takes precedence, and mappings are merged.
private struct Specification {
    let nodes: [YAMLNode]
    private let otherPlace: SourcePlace

    init(_ nodes: [YAMLNode]) {
        self.nodes = nodes
        otherPlace = SourcePlace(file: "")
    }

    init(place: SourcePlace) {
        nodes = []
        otherPlace = place
    }

    var place: SourcePlace { nodes.first?.place ?? otherPlace }

    /// Returns the value of a key, with the values that `<<` merges.
    subscript(_ key: String) -> Specification? {
        // `key:REPLACE` takes the place of the other values.
        let replacing = nodes.lazy.flatMap { Self.values("\(key):REPLACE", in: $0) }.first
        let found = replacing.map { [$0] } ?? nodes.flatMap { Self.values(key, in: $0) }
        return found.isEmpty ? nil : Specification(found)
    }

    private static func values(_ key: String, in node: YAMLNode) -> [YAMLNode] {
        guard case .mapping(let entries) = node.content else { return [] }
        let own = entries.filter { $0.key == key }.map(\.value)
        return own + entries.filter { $0.key == "<<" }.flatMap { merged($0.value) }.flatMap { values(key, in: $0) }
    }

    private static func merged(_ node: YAMLNode) -> [YAMLNode] {
        if case .sequence(let nodes) = node.content { nodes } else { [node] }
    }

    /// The keys and values of mappings, in their order.
    var entries: [(String, Specification)] {
        var keys: [String] = []
        for node in nodes {
            guard case .mapping(let entries) = node.content else { continue }
            for entry in entries {
                let merged = entry.key == "<<" ? Self.merged(entry.value).flatMap { Specification([$0]).entries.map(\.0) } : [entry.key]
                for key in merged where !keys.contains(key) { keys.append(key) }
            }
        }
        return keys.compactMap { key in self[key].map { (key, $0) } }
    }

    var text: String? {
        if case .scalar(let scalar)? = nodes.first?.content { scalar.text } else { nil }
    }

    /// The elements of a list; empty for anything else.
    var list: [Specification] {
        nodes.flatMap { node -> [Specification] in
            if case .sequence(let elements) = node.content { elements.map { Specification([$0]) } } else { [] }
        }
    }

    /// The elements of lists, and other values alone.
    var listOrOne: [Specification] {
        nodes.flatMap { node -> [Specification] in
            if case .sequence(let elements) = node.content { elements.map { Specification([$0]) } } else { [Specification([node])] }
        }
    }

    /// The texts of a list, or of a text alone.
    var texts: [String] { listOrOne.compactMap(\.text) }
}

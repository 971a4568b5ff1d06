internal import SafeFiles
internal import StrictYAML
internal import VerificationModel

/// Reads the projects that XcodeGen generates.
///
/// Source: XcodeGen, "Project Spec": `name`, `include`, `targets`, `targetTemplates`, `settingGroups`, `configFiles`, and of a target `type`,
/// `templates`, `templateAttributes`, `sources`, `settings`, `configFiles` and `dependencies`.
struct XcodeGenProject {
    private let path: String
    private let root: String
    private let files: FileList
    private var unread: [BuildProject.UnreadPart] = []
    /// The specifications that were read.
    private var seen: Set<String> = []
    /// The number of specifications through which the current one is included.
    private var depth = 0
    private static let includeLimit = 64
    /// For each included specification, the one that its paths are relative to.
    private var relativeTo: [String: String] = [:]
    /// The groups of settings that targets name.
    private var groups: XcodeGenSpecification?
    private var groupValues: [String: [String: String]] = [:]
    /// The configuration files that were read, by path.
    private var configurationFiles: [String: [String: String]] = [:]

    /// - Parameters:
    ///   - path: The path of the specification, relative to the root.
    ///   - root: The root of the repository.
    ///   - files: The Swift files of the repository.
    static func read(_ path: String, below root: String, _ files: FileList) -> BuildProject {
        var project = XcodeGenProject(path: path, root: root, files: files)
        let node = project.specification(path, below: root, from: nil)
        return project.project(node)
    }

    private init(path: String, root: String, files: FileList) {
        self.path = path
        self.root = root
        self.files = files
    }

    private mutating func project(_ node: XcodeGenSpecification) -> BuildProject {
        var targets: [BuildTarget] = []
        let templates = node["targetTemplates"]
        groups = node["settingGroups"]
        let projectSettings = [values(of: node["settings"]), configurationFile(of: node)]
        for (name, target) in node["targets"]?.entries ?? [] {
            targets += self.targets(name, self.target(name, target, templates), projectSettings)
        }
        return BuildProject(
            .xcodeGen, path: path, name: node["name"]?.text ?? RelativePath.name(of: RelativePath.folder(of: path)),
            targets: targets.filter { !$0.files.isEmpty },
            unread: unread)
    }

    /// Returns a target, or one for each platform that it names.
    private mutating func targets(
        _ name: String, _ target: XcodeGenSpecification, _ projectSettings: [[String: String]]
    ) -> [BuildTarget] {
        let product = target["productName"]?.text ?? name
        let settings = XcodeSettings(
            [values(of: target["settings"]), configurationFile(of: target), ["PRODUCT_NAME": product]] + projectSettings, target: name,
            project: RelativePath.name(of: RelativePath.folder(of: path)), configuration: "Debug")
        if settings.moduleName == nil {
            skip(
                target,
                "the module name of the target \(name) contains a build setting that is not set here, so the target's name is used; set "
                    + "PRODUCT_MODULE_NAME of the target to a text", hidesFiles: false)
        }
        let type = target["type"]?.text ?? ""
        var dependencies: Set<BuildDependency> = []
        for dependency in target["dependencies"]?.list ?? [] {
            dependencies.formUnion(["framework", "target"].compactMap { dependency[$0]?.text }.map { .named(Self.dependency($0)) })
            let products = dependency["products"]?.texts ?? [dependency["product"]?.text ?? dependency["package"]?.text].compactMap(\.self)
            dependencies.formUnion(products.map { .product($0, package: nil) })
        }
        let platforms = target["platform"]?.list.compactMap(\.text) ?? []
        let only = target["platform"]?.text ?? ""
        let patterns = SourceFilePatterns(settings)
        for reason in patterns.unread {
            let what = "the target \(name) may leave out more files: \(reason); write names of files with * and ? only"
            skip(target, what, hidesFiles: false)
        }
        let files = self.files(target["sources"]?.listOrOne ?? [], name).filter { !patterns.leavesOut($0) }
        return (platforms.isEmpty ? [""] : platforms).map { platform in
            BuildTarget(
                name: platform.isEmpty ? name : "\(name)_\(platform)", moduleNames: [settings.moduleName ?? ModuleName.of(target: name)],
                isTest: type.contains("-test"), dependencies: dependencies, areDependenciesComplete: false,
                defines: settings.defines, system: TargetSystem.common(to: [platform.isEmpty ? only : platform]) ?? settings.system,
                files: files)
        }
    }

    /// Returns a target with the values of its templates and of the attributes in them.
    ///
    /// Source: XcodeGen, "Target Template": lists are added to each other, and of other values the one of the target or of the last template
    /// is taken. The templates of a template come before it.
    private mutating func target(
        _ name: String, _ target: XcodeGenSpecification, _ templates: XcodeGenSpecification?
    ) -> XcodeGenSpecification {
        var seen: Set<String> = []
        let used = self.templates(of: target, templates, &seen)
        let merged = XcodeGenSpecification(target.nodes + used.reversed().flatMap(\.nodes))
        var replacements = ["${TARGET_NAME}": name, "${target_name}": name]
        guard !used.isEmpty else { return merged.replacing(replacements) }
        for (key, value) in merged["templateAttributes"]?.entries ?? [] where replacements["${\(key)}"] == nil {
            replacements["${\(key)}"] = value.text.map { ReplacedText.of($0, "${target_name}", with: name) ?? $0 }
        }
        return merged.replacing(replacements)
    }

    /// Returns the templates of a target or of a template, the ones that take precedence last, each of them once.
    private mutating func templates(
        of node: XcodeGenSpecification, _ templates: XcodeGenSpecification?, _ seen: inout Set<String>
    ) -> [XcodeGenSpecification] {
        var found: [XcodeGenSpecification] = []
        for name in node["templates"]?.texts ?? [] where seen.insert(name).inserted {
            if let template = templates?[name] {
                found += self.templates(of: template, templates, &seen) + [template]
            } else {
                skip(node, "the template \(name) is not in the specification; add it to targetTemplates, or correct its name")
            }
        }
        return found
    }

    // MARK: Settings

    /// Returns the build settings of a debug build.
    ///
    /// Source: XcodeGen, `Settings` and `Project.getBuildSettings`. The settings of groups come first, then those of all configurations, then
    /// those of one configuration. Later ones replace earlier ones.
    private mutating func values(of settings: XcodeGenSpecification?) -> [String: String] {
        guard let settings else { return [:] }
        var found: [String: String] = [:]
        for group in settings["groups"]?.listOrOne ?? [] { found.merge(values(ofGroup: group)) { _, new in new } }
        let hasParts = ["base", "configs", "groups"].contains { settings[$0] != nil }
        for (key, value) in (hasParts ? settings["base"] : settings)?.entries ?? [] {
            let list = value.list.isEmpty ? nil : value.texts.joined(separator: " ")
            if let text = value.text ?? list { found[key] = text }
        }
        for (name, configuration) in settings["configs"]?.entries ?? [] where name.lowercased().contains("debug") {
            found.merge(values(of: configuration)) { _, new in new }
        }
        return found
    }

    /// Returns the build settings of a group, which are read once.
    private mutating func values(ofGroup group: XcodeGenSpecification) -> [String: String] {
        guard let name = group.text else { return [:] }
        if let known = groupValues[name] { return known }
        guard let named = groups?[name] else {
            let reason = "the group \(name) is not in settingGroups, so its settings are not read; add it, or correct its name"
            skip(group, reason, hidesFiles: false)
            return [:]
        }
        // A group that contains itself adds nothing.
        groupValues[name] = [:]
        let found = values(of: named)
        groupValues[name] = found
        return found
    }

    /// Returns the settings of the configuration file that a project or target names for a debug build.
    private mutating func configurationFile(of owner: XcodeGenSpecification) -> [String: String] {
        let named = owner["configFiles"]?.entries.first { $0.0.lowercased().contains("debug") }?.1
        guard let node = named, let written = node.text else { return [:] }
        guard !written.contains("${"), let file = RelativePath.joined(folder(of: node), written) else {
            let reason = "contains a value that is not set here, or leads out of the repository, so its build settings are not read"
            skip(node, "the path of the configuration file \(written) \(reason)", hidesFiles: false)
            return [:]
        }
        if let known = configurationFiles[file] { return known }
        let read = XcodeConfigurationFile(file, below: root)
        configurationFiles[file] = read.settings
        unread += read.unreadParts
        return read.settings
    }

    /// Returns the name of a dependency: `Core` for `Core`, `Project/Core` and `Core.framework`.
    private static func dependency(_ text: String) -> String {
        let last = text.split(separator: "/").last.map(String.init) ?? text
        return last.hasSuffix(".framework") ? RelativePath.name(of: last) : last
    }

    // MARK: Files

    /// Returns the folder that a path is relative to, by the specification that it is written in.
    private func folder(of node: XcodeGenSpecification) -> String {
        RelativePath.folder(of: relativeTo[node.place.file] ?? node.place.file)
    }

    /// Returns the files of sources, whose paths are relative to the specification that they are written in.
    private mutating func files(_ sources: [XcodeGenSpecification], _ target: String) -> Set<String> {
        var found: Set<String> = []
        for source in sources {
            guard let written = source.text ?? source["path"]?.text else {
                skip(source, "a source of the target \(target) has no path, so it is not read; add the path")
                continue
            }
            if let phase = source["buildPhase"]?.text, phase != "sources" { continue }
            if source["type"]?.text == "folder" { continue }
            let folder = folder(of: source)
            guard !written.contains("${") else {
                skip(source, "the path \(written) contains a value that is not set here, so its files are not read")
                continue
            }
            guard let path = RelativePath.joined(folder, written) else {
                skip(source, "the path \(written) leads out of the repository, so its files are not read")
                continue
            }
            let excluded = matching(source["excludes"]?.listOrOne ?? [], path)
            let included = source["includes"].map { matching($0.listOrOne, path) }
            found.formUnion(self.files(at: path, source).filter { !excluded.contains($0) && included?.contains($0) ?? true })
        }
        return found
    }

    private mutating func matching(_ patterns: [XcodeGenSpecification], _ path: String) -> Set<String> {
        var found: Set<String> = []
        for node in patterns {
            guard let pattern = node.text.flatMap({ RelativePath.joined(path, $0) }) else { continue }
            found.formUnion(files(at: pattern, node))
        }
        return found
    }

    /// Returns the files that a pattern matches.
    private mutating func files(at pattern: String, _ node: XcodeGenSpecification) -> [String] {
        if let found = files.files(at: pattern) { return found }
        skip(node, "the pattern \(pattern) is not read; write it with *, ** and ? only")
        return []
    }

    private mutating func skip(_ node: XcodeGenSpecification, _ reason: String, hidesFiles: Bool = true) {
        unread.append(BuildProject.UnreadPart(place: node.place, reason: reason, hidesFiles: hidesFiles))
    }

    // MARK: Specification

    /// Returns a specification, with those that it includes, each of them once.
    /// - Parameter include: The node that includes it; nil for the first one.
    private mutating func specification(_ path: String, below root: String, from include: XcodeGenSpecification?) -> XcodeGenSpecification {
        let empty = XcodeGenSpecification(place: include?.place ?? SourcePlace(file: path))
        guard seen.insert(path).inserted else { return empty }
        guard depth < Self.includeLimit else {
            skip(empty, "\(path) is not read, because it is included through \(depth) files; include it in the specification itself")
            return empty
        }
        depth += 1
        defer { depth -= 1 }
        do throws(FileError) {
            let bytes = try FileReading.bytes(of: FolderNames.onDisk(path, below: root), limit: YAMLReading.sizeLimit)
            do throws(LocatedFormatError) {
                let own = XcodeGenSpecification([try YAMLReading.root(of: bytes, file: path)])
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
                return XcodeGenSpecification(nodes)
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

internal import StrictYAML
internal import VerificationModel

extension PodSpecification {
    /// Reads a specification that is written in JSON.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - path: The path of the file, relative to the root.
    ///   - name: The name of the pod.
    init(json bytes: [UInt8], _ path: String, name: String) throws(LocatedFormatError) {
        // JSON is a part of YAML, whose reader knows the places of values.
        let root = try YAMLReading.root(of: bytes, file: path)
        self.init(name: name)
        read(root)
    }

    private init(_ node: YAMLNode, kind: Kind, usualName: String) {
        self.init(name: node.values("name").first?.texts.first ?? usualName, kind: kind)
        read(node)
    }

    private mutating func read(_ node: YAMLNode) {
        let systems = node.values("ios")
        for part in [node] + systems {
            sources += part.values("source_files").flatMap(\.patterns)
            excluded += part.values("exclude_files").flatMap(\.patterns)
            dependencies.formUnion(part.values("dependencies").flatMap(\.keys))
            for values in part.values("pod_target_xcconfig") + part.values("xcconfig") {
                for key in values.keys { settings[key] = values.values(key).flatMap(\.texts).joined(separator: " ") }
            }
        }
        moduleName = node.values("module_name").first?.texts.first
        headerFolder = node.values("header_dir").first?.texts.first
        let written = node.values("default_subspecs") + node.values("default_subspec")
        if !written.isEmpty { defaults = written.flatMap(\.texts).filter { $0 != "none" } }
        defaultsPlace = written.first?.place
        parts += node.values("subspecs").flatMap(\.elements).map { PodSpecification($0, kind: .library, usualName: "") }
        parts += node.values("testspecs").flatMap(\.elements).map { PodSpecification($0, kind: .tests, usualName: "Tests") }
        parts += node.values("appspecs").flatMap(\.elements).map { PodSpecification($0, kind: .app, usualName: "App") }
        for system in ["osx", "tvos", "visionos", "watchos"] {
            for values in node.values(system) {
                for key in ["source_files", "exclude_files"] {
                    unread += values.values(key).map { value in
                        BuildProject.UnreadPart(
                            place: value.place, reason: "the \(key) of \(system) are not read, because the pod is read as for iOS")
                    }
                }
            }
        }
    }
}

extension YAMLNode {
    /// Returns the values of a key of a mapping; none for anything else.
    fileprivate func values(_ key: String) -> [YAMLNode] {
        if case .mapping(let entries) = content { entries.filter { $0.key == key }.map(\.value) } else { [] }
    }

    /// The keys of a mapping.
    fileprivate var keys: [String] { if case .mapping(let entries) = content { entries.map(\.key) } else { [] } }

    /// The elements of a list, or the value alone.
    fileprivate var elements: [YAMLNode] { if case .sequence(let nodes) = content { nodes } else { [self] } }

    /// The texts of a list, or of a value alone.
    fileprivate var texts: [String] {
        elements.compactMap { if case .scalar(let scalar) = $0.content { scalar.text } else { nil } }
    }

    /// The patterns of a list, or of a value alone.
    fileprivate var patterns: [PodSpecification.Pattern] {
        elements.flatMap { element in element.texts.map { PodSpecification.Pattern(text: $0, place: element.place) } }
    }
}

internal import SafeFiles
internal import StrictYAML
internal import VerificationModel

/// The pods that the Podfiles of a repository name by their paths.
///
/// A specification that no Podfile names has no module: the repository of a library often has one for its users, beside its package.
struct LocalPods {
    /// The projects of the Podfiles that have pods with Swift files, or parts that are not read.
    private(set) var projects: [BuildProject] = []
    private let root: String
    private let files: FileList
    /// The packages, whose targets may contain the files of pods.
    private let packages: [BuildProject]
    private var podfiles: [Podfile] = []
    /// The parts of each Podfile that are not read, by its path.
    private var unread: [String: [BuildProject.UnreadPart]] = [:]
    /// The pods, in the order in which the Podfiles name them.
    private var pods: [Pod] = []
    /// For each Podfile and each name, the number of the pod.
    private var numbers: [String: [String: Int]] = [:]

    /// A pod with its specification.
    private struct Pod {
        let name: String
        /// The path of the first Podfile that names it.
        let podfile: String
        /// The path of the specification, relative to the root.
        let path: String
        let specification: PodSpecification
        /// The names of the parts that are used; `""` for the usual ones.
        var parts: Set<String> = []
        /// Its Swift files, without those of tests and apps.
        var files: Set<String> = []
        /// The name of the target of a package that has the module and all of the files; nil if there is none.
        ///
        /// Then the pod has no module of its own.
        var ofPackage: String?

        var selected: [PodSpecification] { specification.selected(parts.sorted()) }
    }

    /// - Parameters:
    ///   - found: The files that describe the projects of the repository.
    ///   - root: The root of the repository.
    ///   - files: The Swift files of the repository.
    ///   - packages: The packages of the repository.
    init(_ found: ProjectSearch, below root: String, _ files: FileList, _ packages: [BuildProject]) {
        (self.root, self.files, self.packages) = (root, files, packages)
        let known = Set(found.podspecs.map { Self.podName(of: $0) })
        for path in found.podfiles { read(path, known) }
        for podfile in podfiles { for pod in podfile.pods { add(pod, of: podfile, found.podspecs) } }
        while addRequestedParts() {}
        for number in pods.indices { findFiles(of: number) }
        for path in found.podfiles {
            let targets = pods.indices.filter { pods[$0].podfile == path }.flatMap { self.targets(of: $0) }
            let parts = unread[path] ?? []
            guard !targets.isEmpty || !parts.isEmpty else { continue }
            projects.append(BuildProject(.cocoaPods, path: path, name: "Pods", targets: targets, unread: parts))
        }
    }

    /// Returns a project with the local pods that its targets use.
    func adding(to project: BuildProject) -> BuildProject {
        let path = project.tool == .xcode ? project.path : project.generatedPath
        var more: [String: Set<BuildDependency>] = [:]
        for podfile in podfiles {
            for target in podfile.targets {
                let isInFolder = RelativePath.folder(of: path) == RelativePath.folder(of: podfile.path)
                guard target.project.map({ $0.lowercased() == path.lowercased() }) ?? isInFolder else { continue }
                let used = target.pods.compactMap { numbers[podfile.path]?[$0] }.map { dependency(on: $0) }
                if !used.isEmpty { more[target.name, default: []].formUnion(used) }
            }
        }
        return more.isEmpty ? project : project.adding(more)
    }

    // MARK: Files of CocoaPods

    /// Returns the name of the pod that a specification describes: `Core` for `Core/Core.podspec`.
    private static func podName(of path: String) -> String {
        let file = path.split(separator: "/").last ?? ""
        return String(file.hasSuffix(".json") ? file.dropLast(".podspec.json".count) : file.dropLast(".podspec".count))
    }

    private mutating func read(_ path: String, _ known: Set<String>) {
        do throws(FileError) {
            let bytes = try FileReading.bytes(of: "\(root)/\(path)", limit: 4 << 20)
            do throws(RubyFile.Failure) {
                let podfile = try Podfile(bytes, path, known: known)
                podfiles.append(podfile)
                unread[path] = podfile.unread
            } catch {
                let place = SourcePlace(file: path, line: error.line, column: 1)
                skip(path, place, "the Podfile is not read: \(error.reason)", hidesFiles: !known.isEmpty)
            }
        } catch {
            skip(path, SourcePlace(file: path), "the Podfile is not read: it \(error)", hidesFiles: !known.isEmpty)
        }
    }

    private mutating func add(_ named: Podfile.Pod, of podfile: Podfile, _ podspecs: [String]) {
        guard let path = specification(of: named, podspecs) else {
            let reason = "\(named.name).podspec is not in the folder of the pod, so it is not read; correct the path, or add the file"
            return skip(podfile.path, named.place, reason)
        }
        var number = pods.firstIndex { $0.path == path }
        if number == nil, let read = specification(at: path, named.name, podfile.path) {
            pods.append(Pod(name: named.name, podfile: podfile.path, path: path, specification: read))
            unread[podfile.path, default: []] += read.allUnread
            number = pods.count - 1
        }
        guard let number else { return }
        for part in named.parts.sorted() where !pods[number].specification.hasPart(part) {
            skip(podfile.path, named.place, PodSpecification.unknown("\(named.name)/\(part)"))
        }
        pods[number].parts.formUnion(named.parts)
        numbers[podfile.path, default: [:]][named.name] = number
    }

    /// Returns the path of the specification of a pod; nil if there is none.
    private func specification(of pod: Podfile.Pod, _ podspecs: [String]) -> String? {
        let file = RelativePath.below(pod.path, "\(pod.name).podspec")
        let paths = pod.path.hasSuffix(".podspec") || pod.path.hasSuffix(".podspec.json") ? [pod.path] : [file, "\(file).json"]
        let wanted = paths.map { $0.lowercased() }
        return paths.first(where: podspecs.contains) ?? podspecs.first { wanted.contains($0.lowercased()) }
    }

    private mutating func specification(at path: String, _ name: String, _ podfile: String) -> PodSpecification? {
        do throws(FileError) {
            let bytes = try FileReading.bytes(of: "\(root)/\(path)", limit: 4 << 20)
            return path.hasSuffix(".json")
                ? specification(json: bytes, path, name, podfile) : specification(ruby: bytes, path, name, podfile)
        } catch {
            skip(podfile, SourcePlace(file: path), "the pod is not read: it \(error)")
            return nil
        }
    }

    private mutating func specification(json bytes: [UInt8], _ path: String, _ name: String, _ podfile: String) -> PodSpecification? {
        do throws(LocatedFormatError) {
            return try PodSpecification(json: bytes, path, name: name)
        } catch {
            skip(podfile, error.place, "the pod is not read: \(error.finding.what); \(error.finding.next)")
            return nil
        }
    }

    private mutating func specification(ruby bytes: [UInt8], _ path: String, _ name: String, _ podfile: String) -> PodSpecification? {
        do throws(RubyFile.Failure) {
            return try PodSpecification(ruby: bytes, path, name: name)
        } catch {
            skip(podfile, SourcePlace(file: path, line: error.line, column: 1), "the pod is not read: \(error.reason)")
            return nil
        }
    }

    private mutating func skip(_ podfile: String, _ place: SourcePlace, _ reason: String, hidesFiles: Bool = true) {
        unread[podfile, default: []].append(BuildProject.UnreadPart(place: place, reason: reason, hidesFiles: hidesFiles))
    }

    // MARK: Targets

    /// Adds the parts that used parts depend on.
    ///
    /// - Returns: Whether there was one.
    private mutating func addRequestedParts() -> Bool {
        var isChanged = false
        for pod in pods {
            for needed in pod.selected.flatMap(\.dependencies) {
                let path = needed.split(separator: "/", maxSplits: 1).map(String.init)
                guard let name = path.first, let number = numbers[pod.podfile]?[name] else { continue }
                guard pods[number].parts.insert(path.count > 1 ? path[1] : "").inserted else { continue }
                isChanged = true
                guard path.count > 1, !pods[number].specification.hasPart(path[1]) else { continue }
                skip(pod.podfile, SourcePlace(file: pod.path), PodSpecification.unknown(needed))
            }
        }
        return isChanged
    }

    private mutating func targets(of number: Int) -> [BuildTarget] {
        let pod = pods[number]
        var targets: [BuildTarget] = []
        if !pod.files.isEmpty, pod.ofPackage == nil {
            targets.append(
                BuildTarget(
                    name: pod.name, moduleNames: [pod.specification.importedName],
                    dependencies: dependencies(of: pod.selected + [pod.specification], pod),
                    areDependenciesComplete: (pod.selected + [pod.specification]).allSatisfy(\.areDependenciesComplete),
                    defines: defines(pod.selected, pod),
                    files: pod.files))
        }
        for part in pod.specification.parts where part.kind != .library {
            let files = self.files(of: [part], pod)
            guard !files.isEmpty else { continue }
            targets.append(
                BuildTarget(
                    name: "\(pod.name)-\(part.kind == .tests ? "Unit-" : "")\(part.name)", isTest: part.kind == .tests,
                    dependencies: dependencies(of: [part, pod.specification], pod).union([dependency(on: number)]),
                    areDependenciesComplete: part.areDependenciesComplete && pod.specification.areDependenciesComplete,
                    defines: defines([part], pod), files: files))
        }
        return targets
    }

    private mutating func files(of specifications: [PodSpecification], _ pod: Pod) -> Set<String> {
        var unread: [BuildProject.UnreadPart] = []
        var found: Set<String> = []
        let folder = RelativePath.folder(of: pod.path)
        for specification in specifications { found.formUnion(specification.files(in: folder, files, &unread)) }
        self.unread[pod.podfile, default: []] += unread
        return found
    }

    private mutating func findFiles(of number: Int) {
        let pod = pods[number]
        let name = pod.specification.importedName
        let found = self.files(of: pod.selected, pod)
        pods[number].files = found
        let targets = packages.lazy.flatMap(\.targets)
        pods[number].ofPackage = targets.first { $0.moduleName == name && !found.isEmpty && found.isSubset(of: $0.files) }?.name
    }

    /// Returns what a target is built with that uses a pod.
    private func dependency(on number: Int) -> BuildDependency {
        let pod = pods[number]
        return pod.ofPackage.map { .named($0) } ?? .pod(pod.name, podfile: pod.podfile)
    }

    private func dependencies(of specifications: [PodSpecification], _ pod: Pod) -> Set<BuildDependency> {
        let names = Set(specifications.flatMap(\.dependencies).compactMap { $0.split(separator: "/").first.map(String.init) })
        let found = names.subtracting([pod.name]).map { name -> BuildDependency in
            if let number = numbers[pod.podfile]?[name] { dependency(on: number) } else { .remote(name) }
        }
        return Set(found)
    }

    private func defines(_ specifications: [PodSpecification], _ pod: Pod) -> Set<String> {
        var settings = pod.specification.settings
        for specification in specifications { settings.merge(specification.settings) { "\($0) \($1)" } }
        return pod.specification.defines(with: settings)
    }
}

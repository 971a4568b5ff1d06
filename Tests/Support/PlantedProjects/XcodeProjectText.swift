/// The text of a `project.pbxproj` that is written for a test.
package struct XcodeProjectText {
    /// A target of the project.
    package struct Target {
        package let name: String
        /// The paths of its Swift files, relative to the folder of the project.
        package var files: [String] = []
        /// The folders that it synchronizes, relative to the folder of the project.
        package var folders: [String] = []
        /// The paths that its folders leave out, and those that it takes from folders of other targets, by folder.
        package var exceptions: [String: [String]] = [:]
        /// The names of targets of the same project that it depends on.
        package var dependencies: [String] = []
        /// The products of packages that it depends on.
        package var products: [String] = []
        package var isTest = false
        /// The build settings of both configurations.
        package var settings: [String: String] = [:]

        package init(
            _ name: String, files: [String] = [], folders: [String] = [], exceptions: [String: [String]] = [:], dependencies: [String] = [],
            products: [String] = [], isTest: Bool = false, settings: [String: String] = [:]
        ) {
            self.name = name
            self.files = files
            self.folders = folders
            self.exceptions = exceptions
            self.dependencies = dependencies
            self.products = products
            self.isTest = isTest
            self.settings = settings
        }
    }

    private var objects: [String] = []
    private var files: [String: String] = [:]
    private var folders: [String: (id: String, exceptions: [String])] = [:]
    private var count = 0

    /// Returns the text of a project.
    ///
    /// - Parameters:
    ///   - targets: The targets.
    ///   - settings: The build settings of the project.
    package static func of(_ targets: [Target], settings: [String: String] = [:]) -> String {
        var text = XcodeProjectText()
        return text.project(targets, settings)
    }

    private mutating func project(_ targets: [Target], _ settings: [String: String]) -> String {
        let ids = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, newID()) })
        for target in targets { addExceptions(of: target, ids[target.name] ?? "") }
        for target in targets { add(target, ids) }
        for path in folders.keys.sorted() {
            guard let folder = folders[path] else { continue }
            add(
                folder.id,
                "isa = PBXFileSystemSynchronizedRootGroup; exceptions = (\(list(folder.exceptions))); path = \"\(path)\"; sourceTree = \"<group>\";"
            )
        }
        let main = newID()
        let children = files.keys.sorted().compactMap { files[$0] } + folders.keys.sorted().compactMap { folders[$0]?.id }
        add(main, "isa = PBXGroup; children = (\(list(children))); sourceTree = \"<group>\";")
        let configurations = addConfigurations(settings)
        let root = newID()
        add(
            root,
            "isa = PBXProject; buildConfigurationList = \(configurations); mainGroup = \(main); projectDirPath = \"\"; "
                + "targets = (\(list(targets.compactMap { ids[$0.name] })));")
        return """
            // !$*UTF8*$!
            {
            	archiveVersion = 1;
            	classes = {
            	};
            	objectVersion = 77;
            	objects = {
            \(objects.joined(separator: "\n"))
            	};
            	rootObject = \(root) /* Project object */;
            }

            """
    }

    private mutating func add(_ target: Target, _ ids: [String: String]) {
        var buildFiles: [String] = []
        for path in target.files {
            let file = files[path] ?? newID()
            if files[path] == nil {
                files[path] = file
                add(
                    file,
                    "isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = \"\(path)\"; sourceTree = \"<group>\";")
            }
            let build = newID()
            add(build, "isa = PBXBuildFile; fileRef = \(file);")
            buildFiles.append(build)
        }
        let phase = newID()
        add(phase, "isa = PBXSourcesBuildPhase; files = (\(list(buildFiles)));")
        var dependencies: [String] = []
        for name in target.dependencies {
            let dependency = newID()
            add(dependency, "isa = PBXTargetDependency; target = \(ids[name] ?? "none");")
            dependencies.append(dependency)
        }
        var products: [String] = []
        for name in target.products {
            let product = newID()
            add(product, "isa = XCSwiftPackageProductDependency; productName = \(name);")
            products.append(product)
        }
        let configurations = addConfigurations(target.settings)
        let groups = target.folders.compactMap { folders[$0]?.id }
        let type = target.isTest ? "com.apple.product-type.bundle.unit-test" : "com.apple.product-type.application"
        add(
            ids[target.name] ?? "",
            "isa = PBXNativeTarget; buildConfigurationList = \(configurations); buildPhases = (\(phase),); "
                + "dependencies = (\(list(dependencies))); fileSystemSynchronizedGroups = (\(list(groups))); "
                + "packageProductDependencies = (\(list(products))); name = \"\(target.name)\"; productType = \"\(type)\";")
    }

    private mutating func addExceptions(of target: Target, _ id: String) {
        for path in target.folders where folders[path] == nil { folders[path] = (newID(), []) }
        for path in target.exceptions.keys.sorted() {
            let exception = newID()
            let members = (target.exceptions[path] ?? []).map { "\"\($0)\"" }
            add(
                exception,
                "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (\(list(members))); target = \(id);")
            if folders[path] == nil { folders[path] = (newID(), []) }
            folders[path]?.exceptions.append(exception)
        }
    }

    /// Adds the configurations Debug and Release, and returns the identifier of their list.
    private mutating func addConfigurations(_ settings: [String: String]) -> String {
        let values = settings.keys.sorted().map { "\($0) = \"\(settings[$0] ?? "")\";" }.joined(separator: " ")
        var ids: [String] = []
        for name in ["Debug", "Release"] {
            let id = newID()
            add(id, "isa = XCBuildConfiguration; buildSettings = { \(values) }; name = \(name);")
            ids.append(id)
        }
        let id = newID()
        add(id, "isa = XCConfigurationList; buildConfigurations = (\(list(ids)));")
        return id
    }

    private func list(_ ids: [String]) -> String { ids.map { "\($0), " }.joined() }

    private mutating func add(_ id: String, _ values: String) { objects.append("\t\t\(id) = { \(values) };") }

    private mutating func newID() -> String {
        count += 1
        let digits = String(count, radix: 16, uppercase: true)
        return String(repeating: "0", count: 24 - digits.count) + digits
    }
}

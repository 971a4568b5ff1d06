internal import SafeFiles
internal import SwiftSymbols

/// The modules to which files of no target belong, by the names that files import.
///
/// Code makes the project of such files, or a tool builds them whose projects are not read. Their modules are the repository's own all the
/// same: those that `BUILD` files declare, and those with the name of a folder around such files.
struct UntargetedModules {
    /// For each name, the files of the module, relative to the root.
    private let files: [String: [String]]
    /// The names that `BUILD` files give to libraries.
    private let declared: Set<String>

    /// - Parameters:
    ///   - untargeted: The files without a target, relative to the root.
    ///   - buildFiles: The `BUILD` files, relative to the root.
    ///   - root: The folder of the repository.
    /// - Throws: ``UnreadableSource`` if a `BUILD` file cannot be read.
    init(_ untargeted: [String], buildFiles: [String], below root: String) throws(UnreadableSource) {
        var files: [String: [String]] = [:]
        var declared: Set<String> = []
        let code = untargeted.filter { !RepositoryFolders.containTests($0) && !RepositoryFolders.containTemplates($0) }
        for (folder, contents) in Self.packages(code, buildFiles) where !contents.files.isEmpty {
            let bytes: [UInt8]
            do {
                bytes = try FileReading.bytes(of: "\(root)/\(contents.build)", limit: Self.sizeLimit)
            } catch {
                throw UnreadableSource(path: contents.build, reason: "it \(error)")
            }
            let libraries = BuildFile.libraries(bytes, in: folder)
            guard libraries.count * contents.files.count <= Self.comparisonLimit else {
                throw UnreadableSource(
                    path: contents.build,
                    reason: "it declares \(libraries.count) libraries beside \(contents.files.count) Swift files, which are too many")
            }
            for library in libraries {
                let own = Self.files(of: library, in: folder, among: contents.files)
                declared.formUnion(library.moduleNames)
                for name in library.moduleNames { files[name, default: []] += own }
            }
        }
        for file in code {
            for folder in Set(RelativePath.folders(around: file).map { $0.split(separator: "/").last ?? $0 }) {
                let name = ModuleName.of(target: String(folder))
                if !declared.contains(name) { files[name, default: []].append(file) }
            }
        }
        self.files = files
        self.declared = declared
    }

    private static let sizeLimit = 16 << 20
    /// The most pairs of a library and a file of one `BUILD` file: a small file can declare libraries without end.
    private static let comparisonLimit = 4_000_000

    /// Returns the files of each module.
    /// - Parameter isKnownOutside: Returns whether a name is that of a library, whatever folders are called.
    func files(where isKnownOutside: (String) -> Bool) -> [String: [String]] {
        files.filter { name, _ in !BuildConditions.isOfSystem(name) && (declared.contains(name) || !isKnownOutside(name)) }
    }

    /// Returns for the folder of each `BUILD` file its path, and the files in the folder and below it that belong to no inner one.
    private static func packages(_ files: [String], _ buildFiles: [String]) -> [(
        folder: String, contents: (build: String, files: [String])
    )] {
        // `BUILD.bazel` takes precedence over `BUILD`, and sorts behind it.
        var packages: [String: (build: String, files: [String])] = [:]
        for path in buildFiles { packages[RelativePath.folder(of: path)] = (path, []) }
        guard !packages.isEmpty else { return [] }
        for file in files {
            let folder = RelativePath.folders(around: file).map(String.init).first { packages[$0] != nil } ?? ""
            packages[folder]?.files.append(file)
        }
        return packages.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Returns the files that the patterns of a library match, or all of its folder if these match none: macros add patterns of their own.
    private static func files(of library: BuildFile.Library, in folder: String, among files: [String]) -> [String] {
        var globs: [Glob] = []
        // A label of another package is not a pattern.
        for text in library.sources where !text.hasPrefix("//") && !text.hasPrefix("@") {
            do throws(GlobError) {
                globs.append(try Glob(RelativePath.below(folder, text.hasPrefix(":") ? String(text.dropFirst()) : text)))
            } catch {
                // A text of which a macro makes a pattern: the library may have any file.
                return files
            }
        }
        let matched = files.filter { file in globs.contains { $0.matches(file) } }
        return matched.isEmpty ? files : matched
    }
}

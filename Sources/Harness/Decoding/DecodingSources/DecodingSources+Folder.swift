internal import PackageGraph
internal import SafeFiles
package import SwiftSymbols
internal import VerificationModel

extension DecodingSources {
    /// A reason why sources cannot be read.
    package enum ReadingError: Error, Sendable {
        /// The path below the root, and the reason.
        case unreadable(String, String)
        case empty
    }

    /// Folders whose sources belong neither to an app nor to its packages.
    private static let ignored: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

    /// Parses the Swift files below a folder, without those of tests.
    ///
    /// Packages in the folder give their modules. All other files are one module.
    package init(root: String, build: BuildConditions = BuildConditions()) throws(ReadingError) {
        let tree: SourceTree
        do throws(UnreadableSource) {
            tree = try SourceTree(root: root, sources: Self.everything)
        } catch {
            throw .unreadable(error.path, error.reason)
        }
        let paths = tree.files.filter { path in
            let parts = path.split(separator: "/")
            return path != "Package.swift" && !path.hasSuffix("/Package.swift")
                && !parts.dropLast().contains { Self.ignored.contains(String($0)) || $0.hasSuffix("Tests") || $0.hasSuffix("UITest") }
        }
        guard !paths.isEmpty else { throw .empty }
        let files: [Result<File, UnreadableSource>] = DeepStack.map(paths.count) { number in
            let path = paths[number]
            do throws(FileError) {
                let module = tree.importedModule(of: path) ?? ""
                return .success(File(name: path, source: SourceGraph.Source(module: module, bytes: try tree.bytes(of: path))))
            } catch {
                return .failure(UnreadableSource(path: path, reason: "it \(error)"))
            }
        }
        var read: [File] = []
        for file in files {
            switch file {
            case .success(let file): read.append(file)
            case .failure(let error): throw .unreadable(error.path, error.reason)
            }
        }
        self.init(read, build: build)
    }

    private static let everything: [Glob] = ["**"].compactMap { try? Glob($0) }
}

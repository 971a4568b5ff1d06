internal import SafeFiles
internal import SwiftSymbols
package import VerificationModel

/// Which file of a package uses what of which other one.
package struct SymbolGraph: Sendable {
    /// A use.
    package struct Edge: Hashable, Sendable {
        /// Where it stands.
        package let place: SourcePlace
        /// The file that declares what is used.
        package let target: String
        /// Its name, behind those of what it stands in: `Film.Rating.stars`.
        package let symbol: String
        /// What it is: `struct`, `function`.
        package let kind: String
        /// Whether it is a type, or another name for one.
        package let isType: Bool
    }

    /// Why there is no graph.
    package enum Problem: Error, Hashable, Sendable {
        /// A file or folder, relative to the root, cannot be read.
        case unreadable(path: String, reason: String)
        /// There is no Swift file.
        case empty
    }

    /// All uses, by the files that they stand in and their places there.
    package let edges: [Edge]
    /// The files, sorted.
    package let files: [String]
    /// How many uses could not be told: their receiver's type does not follow from what is written.
    package let unresolvedCount: Int
    /// Where files stop being Swift; what stands behind may be missing.
    package let brokenPlaces: [SourcePlace]

    /// Reads a package, or, where there is no manifest, all Swift files below a folder as one module.
    ///
    /// Uses under conditions that a debug build on Linux does not meet are left out.
    /// - Throws: ``Problem``.
    package init(root: String) throws(Problem) {
        let tree: SourceTree
        let settings: ManifestSettings
        do throws(UnreadableSource) {
            tree = try SourceTree(root: root)
            settings = try tree.settings()
        } catch {
            throw .unreadable(path: error.path, reason: error.reason)
        }
        var files: [String] = []
        var sources: [SourceGraph.Source] = []
        for file in tree.files {
            guard let module = tree.modules.folders.isEmpty ? "" : tree.module(of: file) else { continue }
            do throws(FileProblem) {
                let bytes = try tree.bytes(of: file)
                sources.append(
                    SourceGraph.Source(
                        module: module, bytes: bytes, defines: settings.defines(of: module), features: settings.features(of: module)))
                files.append(file)
            } catch {
                throw .unreadable(path: file, reason: "it \(error)")
            }
        }
        guard !files.isEmpty else { throw .empty }
        let graph = SourceGraph(sources)
        self.files = files
        unresolvedCount = graph.unresolvedCount
        brokenPlaces = zip(files, zip(sources, graph.errorOffsets)).compactMap { file, found in
            found.1.map { SourcePlace(offset: $0, in: found.0.bytes, file: file) }
        }
        edges = Self.edges(graph.references.filter(\.isActive), files, sources)
    }

    private static func edges(_ references: [Reference], _ files: [String], _ sources: [SourceGraph.Source]) -> [Edge] {
        var edges: [Edge] = []
        var lines: [Int] = []
        var last = -1
        for reference in references {
            if reference.file != last {
                lines = [0] + sources[reference.file].bytes.indices.filter { sources[reference.file].bytes[$0] == 0x0A }.map { $0 + 1 }
                last = reference.file
            }
            let line = lines.partitioningIndex { $0 > reference.offset }
            edges.append(
                Edge(
                    place: SourcePlace(file: files[reference.file], line: line, column: reference.offset - lines[line - 1] + 1),
                    target: files[reference.target], symbol: reference.symbol, kind: reference.kind, isType: reference.isType))
        }
        return edges
    }
}

extension Array {
    /// The first index of which a condition holds that holds of all behind it.
    fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

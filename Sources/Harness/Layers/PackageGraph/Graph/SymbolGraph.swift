internal import SafeFiles
package import SwiftSymbols
package import VerificationModel

/// Which file of a package uses what of which other one.
package struct SymbolGraph: Sendable {
    /// A use.
    package struct Edge: Hashable, Sendable {
        /// Where it is.
        package let place: SourcePlace
        /// The declaration around the place, as `Film.play`; nil at the top of a file.
        package let context: String?
        /// Where what is used is declared.
        package let target: SourcePlace
        /// Its name, behind the names of the types around it: `Film.Rating.stars`.
        package let symbol: String
        /// What it is: `struct`, `function`.
        package let kind: String
        /// Whether it is a type, or another name for one.
        package let isType: Bool
        /// The conditions of the `#if` around the place, the outermost first.
        package let conditions: [String]
        /// Whether the build has the place.
        package let isActive: Bool
    }

    /// A use that could not be resolved.
    package struct Unresolved: Hashable, Sendable {
        package let place: SourcePlace
        package let name: String
        package let reason: UnresolvedUse.Reason
        /// Whether the build has the place.
        package let isActive: Bool
    }

    /// Why there is no graph.
    package enum GraphError: Error, Hashable, Sendable {
        /// A file or folder, relative to the root, cannot be read.
        case unreadable(path: String, reason: String)
        /// There is no Swift file.
        case empty
    }

    /// The files, sorted.
    package let files: [String]
    /// By file, the module that it is compiled into; empty where there is no manifest, or the manifest does not spell it out.
    package let modules: [String]
    /// What the files use and declare, by their numbers.
    package let symbols: SourceGraph
    /// By file, where its lines begin, in bytes.
    private let lines: [[Int]]
    /// By file, which of the references are its own.
    private let ownReferences: [Range<Int>]
    /// By file, which of the uses of watched names are its own.
    private let ownOutsideUses: [Range<Int>]

    /// Reads a package, or, where there is no manifest, all Swift files below a folder as one module.
    ///
    /// - Parameters:
    ///   - root: The folder.
    ///   - watched: Names of what no file declares, whose uses are wanted; nil wants none.
    /// - Throws: ``GraphError``.
    package init(root: String, watched: WatchedNames? = nil) throws(GraphError) {
        let tree: SourceTree
        do throws(UnreadableSource) {
            tree = try SourceTree(root: root)
        } catch {
            throw .unreadable(path: error.path, reason: error.reason)
        }
        let files = tree.modules.isEmpty ? tree.files : tree.files.filter(tree.isCompiled)
        var found: [SourceText] = []
        for read in SourceText.all(files, of: tree) {
            switch read {
            case .success(let text): found.append(text)
            case .failure(let problem): throw .unreadable(path: problem.path, reason: problem.reason)
            }
        }
        guard !found.isEmpty else { throw .empty }
        self.init(found, tree.settings, hasManifest: !tree.modules.isEmpty, watched: watched)
    }

    /// Reads files.
    init(_ texts: [SourceText], _ settings: ManifestSettings, hasManifest: Bool, watched: WatchedNames?) {
        files = texts.map(\.path)
        modules = texts.map(\.module)
        let sources = texts.map { text in
            SourceGraph.Source(
                module: text.module, bytes: text.bytes, defines: settings.defines(of: text.module),
                features: settings.features(of: text.module))
        }
        symbols = SourceGraph(sources, build: hasManifest ? BuildConditions() : .app, watched: watched)
        lines = texts.map(\.lineStarts)
        ownReferences = Self.ranges(symbols.references, texts.count, \.file)
        ownOutsideUses = Self.ranges(symbols.outsideUses, texts.count, \.file)
    }

    /// Where the elements of each file begin and end, in a list that has them in the files' order.
    private static func ranges<Element>(_ elements: [Element], _ count: Int, _ file: (Element) -> Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        for number in 0..<count {
            var end = start
            while end < elements.count, file(elements[end]) == number { end += 1 }
            ranges.append(start..<end)
            start = end
        }
        return ranges
    }

    // MARK: Asking

    /// The uses in all branches of `#if`, by the files that they stand in and their places there.
    package var edges: [Edge] { symbols.references.map(edge) }

    /// Uses that could not be resolved, in the same order.
    package var unresolved: [Unresolved] {
        symbols.unresolvedUses.map {
            Unresolved(place: place(of: $0.offset, in: $0.file), name: $0.name, reason: $0.reason, isActive: $0.isActive)
        }
    }

    /// Where files stop being valid Swift; what follows may be missing.
    package var brokenPlaces: [SourcePlace] {
        symbols.errorOffsets.enumerated().compactMap { file, offset in offset.map { place(of: $0, in: file) } }
    }

    /// Where what has a name is declared, with that name and what it is, in the order of the files; what functions declare is left out.
    package var declarations: [(symbol: DeclaredSymbol, place: SourcePlace)] {
        symbols.declarations.filter { !$0.isLocal }.map { ($0, place(of: $0.offset, in: $0.file)) }
    }

    /// Uses of the watched names that no file declares.
    package var outsideUses: [(use: OutsideUse, place: SourcePlace)] {
        symbols.outsideUses.map { ($0, place(of: $0.offset, in: $0.file)) }
    }

    /// What a file uses of others.
    package func references(of file: Int) -> ArraySlice<Reference> { symbols.references[ownReferences[file]] }

    /// What a file uses that no file declares, as far as it was watched.
    package func outsideUses(of file: Int) -> ArraySlice<OutsideUse> { symbols.outsideUses[ownOutsideUses[file]] }

    /// The file that declares what is used.
    package func target(of reference: Reference) -> Int { symbols.declarations[reference.declaration].file }

    /// A use as other programs know it.
    package func edge(_ reference: Reference) -> Edge {
        let target = symbols.declarations[reference.declaration]
        return Edge(
            place: place(of: reference.offset, in: reference.file), context: reference.context.map { symbols.declarations[$0].symbol },
            target: place(of: target.offset, in: target.file), symbol: target.symbol, kind: target.kind, isType: target.isType,
            conditions: reference.conditions, isActive: reference.isActive)
    }

    /// The place of a byte of a file.
    package func place(of offset: Int, in file: Int) -> SourcePlace {
        let starts = lines[file]
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] > offset { high = middle } else { low = middle + 1 }
        }
        return SourcePlace(file: files[file], line: low, column: offset - starts[low - 1] + 1)
    }
}

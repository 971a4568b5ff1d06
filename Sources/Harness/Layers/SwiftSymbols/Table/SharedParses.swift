internal import Locks

/// The parsed files of a run that reads sources twice: the decoding of types first, and the uses between files later.
///
/// Each file is parsed once. Its nodes are made once for each of the two, because each table of symbols numbers its own.
package final class SharedParses: Sendable {
    private struct Parsed: Sendable {
        let bytes: [UInt8]
        let build: BuildConditions
        let file: ParsedFile
    }

    /// Returns the build that the second reading of a file evaluates `#if` for; nil if the file is not read again.
    private let laterBuild: @Sendable (String) -> BuildConditions?
    private let state = Locked<(waiting: [String: Parsed], parseCount: Int)>(([:], 0))

    /// - Parameter laterBuild: Returns the build that the second reading of a file evaluates `#if` for; nil if the file is not read again.
    package init(laterBuild: @escaping @Sendable (String) -> BuildConditions?) {
        self.laterBuild = laterBuild
    }

    /// The number of times that a file was parsed.
    package var parseCount: Int { state.withLock { $0.parseCount } }

    /// Returns the nodes for the first reading of a file, and keeps those for the second.
    func first(_ source: SourceGraph.Source, _ file: Int, _ build: BuildConditions) -> ParsedFile {
        let (path, bytes) = (source.path, source.bytes)
        guard !path.isEmpty else { return Lowering.decodingNodes(source, file, build) }
        let later = laterBuild(path)
        let parsed = Lowering.parsedFiles(
            bytes, file: file, builds: [build] + (later.map { [$0] } ?? []), depthLimit: TextDepth.decodingLimit)
        state.withLock { state in
            state.parseCount += 1
            // The second reading parses deeper files.
            if let later, parsed[1].excessOffset == nil { state.waiting[path] = Parsed(bytes: bytes, build: later, file: parsed[1]) }
        }
        return parsed[0]
    }

    /// Returns the nodes for the second reading of a file, which is parsed again only if the first one did not read the same text.
    func second(_ source: SourceGraph.Source, _ file: Int, _ build: BuildConditions) -> ParsedFile {
        let (path, bytes) = (source.path, source.bytes)
        let known = state.withLock { $0.waiting.removeValue(forKey: path) }
        if let known, known.build == build, known.bytes == bytes {
            known.file.root.renumber(file)
            return known.file
        }
        state.withLock { $0.parseCount += 1 }
        return Lowering.parsedFile(bytes, file: file, build: build)
    }
}

extension Declaration {
    /// Changes the number of the file of a declaration and of all declarations in it, before a table contains them.
    func renumber(_ file: Int) {
        self.file = file
        for each in generics + members + blocks { each.renumber(file) }
    }
}

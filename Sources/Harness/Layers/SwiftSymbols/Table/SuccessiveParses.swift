internal import Locks

/// The parsed files of several versions of the same sources, which are read one after the other.
///
/// A file that a version has in common with the one before is parsed once. The table of the one before must not be used any more, because each
/// table numbers its nodes.
package final class SuccessiveParses: Sendable {
    private struct Parsed: Sendable {
        let bytes: [UInt8]
        let build: BuildConditions
        let file: ParsedFile
    }

    private let state = Locked<(last: [String: Parsed], next: [String: Parsed], parseCount: Int)>(([:], [:], 0))

    package init() {}

    /// The number of times that a file was parsed.
    package var parseCount: Int { state.withLock { $0.parseCount } }

    /// Begins the next version: files that the last one did not have are forgotten.
    package func beginVersion() { state.withLock { $0 = ($0.next, [:], $0.parseCount) } }

    /// Returns the nodes of a file.
    func nodes(_ source: SourceGraph.Source, _ file: Int, _ build: BuildConditions) -> ParsedFile {
        guard !source.path.isEmpty else { return Lowering.decodingNodes(source, file, build) }
        let known = state.withLock { $0.last.removeValue(forKey: source.path) }
        let parsed: Parsed
        if let known, known.build == build, known.bytes == source.bytes {
            known.file.root.renumber(file)
            parsed = known
        } else {
            parsed = Parsed(bytes: source.bytes, build: build, file: Lowering.decodingNodes(source, file, build))
            state.withLock { $0.parseCount += 1 }
        }
        state.withLock { $0.next[source.path] = parsed }
        return parsed.file
    }
}

package import ContractFiles
internal import StrictJSON
internal import VerificationModel

/// Finds the values of answers that contracts with `keep: read` read.
package struct AnswerReads: Sendable {
    private let source: any TypeSource

    /// - Parameter source: The reader of the sources.
    package init(_ source: any TypeSource) {
        self.source = source
    }

    /// Returns the bytes of the values that a promise reads: those that its type decodes, and those that its expectations check.
    /// - Throws: ``UnknownReadsError`` if the sources do not determine them, or if the type refuses the body.
    package func ranges(of promise: ReadPromise, in body: [UInt8]) throws(UnknownReadsError) -> [Range<Int>] {
        let type = SourceType(named: promise.type, written: promise.sources, contractDecoder: promise.decoder, source: source)
        let parsed = Result { () throws(JSONSyntaxError) in try JSONDocument(body) }
        let document: JSONDocument? = if case .success(let document) = parsed { document } else { nil }
        switch type.reads(of: document) {
        case .read(let ranges):
            guard let document else { return ranges }
            return ranges
                + promise.expectations.flatMap { expectation in
                    JSONPathSearch(expectation.path, in: document).matches.map(\.value.range)
                }
        case .refused(let failure):
            throw Self.unknown(
                promise, "\(promise.type.name) refuses the answer, so that the rest of it is not read: \(failure.what)",
                allowed: failure.allowed, next: "change the type if the API has changed")
        case .undecided(let constructs):
            let shown = constructs.prefix(Self.shownConstructs).map { "\($0.what)\($0.place.map { " at \($0)" } ?? "")" }
            let rest = constructs.count - shown.count
            throw Self.unknown(
                promise,
                "it is not decided which values \(promise.type.name) reads: \(shown.joined(separator: "; "))"
                    + (rest > 0 ? " (and \(rest) more)" : ""),
                allowed: "sources and settings that determine it",
                next: "name settings under \"decoder\", a \"platform\" or folders under \"sources\" that decide it")
        case .couldNotRun(let finding):
            throw Self.unknown(
                promise, "the values that \(promise.type.name) reads are not known: \(finding.what)", allowed: finding.allowed,
                next: finding.next)
        }
    }

    /// The number of constructs up to which all of them are listed.
    private static let shownConstructs = 3

    private static func unknown(_ promise: ReadPromise, _ what: String, allowed: String, next: String) -> UnknownReadsError {
        UnknownReadsError(
            Finding(
                .recordKeep, at: promise.place, what: what, allowed: allowed,
                because: "keep: read records only what is known to be read, and so nothing was written",
                next: "\(next), or remove keep: read to record the whole answer"))
    }
}

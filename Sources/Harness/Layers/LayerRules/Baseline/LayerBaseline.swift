internal import StrictYAML
internal import SafeFiles
package import VerificationModel

/// The violations of a `layers.yml` that are frozen in the file beside it, and those of today.
package struct LayerBaseline: Sendable {
    /// Why nothing can be frozen, or taken out.
    package enum BaselineError: Error {
        /// Rules, sources or the baseline itself cannot be read: not all violations are known.
        case couldNotRun([Finding])
        /// There is no file to take anything out of.
        case missing
        /// There are more violations than the file could hold and still be read.
        case tooMany(Int, limit: Int)
        case file(FileError)
    }

    /// The violations that are frozen from now on.
    package struct Update: Sendable {
        /// By rule, sorted.
        package let counts: [(rule: String, count: Int)]
        /// How many violations were not frozen before.
        package let added: Int
        /// How many were frozen and are fixed.
        package let gone: Int
        /// How many were frozen under another name: their file was moved, or a declaration was renamed.
        package let moved: Int
        /// How many there are that are not frozen, since nothing was to be added.
        package let left: Int
        /// The findings that cannot be frozen, sorted.
        package let findings: [Finding]
        /// The file's new content; nil where there is nothing to write.
        package let content: [UInt8]?
    }

    /// The path of the file.
    package let path: String
    /// How messages name it.
    package let name: String
    private let layersFile: String
    private let root: String

    /// The baseline of a `layers.yml`.
    /// - Parameters:
    ///   - layersFile: The path of `layers.yml`.
    ///   - root: What its patterns, and paths in findings, are relative to.
    package init(layersFile: String, root: String) {
        self.layersFile = layersFile
        self.root = root
        path = BaselineFile.path(beside: layersFile)
        name = DisplayPath.of(path, below: root)
    }

    /// Looks at today's violations; nothing is written.
    /// - Parameters:
    ///   - today: The day that the last days of exceptions are compared with.
    ///   - addsNew: Whether violations are frozen that were not before.
    ///   - reading: What is known already.
    package func update(today: Day, addsNew: Bool, reading: LayerReading = LayerReading()) throws(BaselineError) -> Update {
        let isThere = PathLookup.exists(path)
        guard isThere || addsNew else { throw .missing }
        let run = LayerWork(layersFile: layersFile, root: root, today: today, reading: reading).outcome
        let cases = run.suites.flatMap(\.cases)
        let unseen = cases.filter { each in
            if case .couldNotRun = each.verdict { return true }
            // With a wrong root nothing is found, and nothing is fixed.
            return each.verdict.findings.contains { $0.code == LayerCheck.noSourcesCode }
        }
        guard unseen.isEmpty, let ledger = run.baseline else { throw .couldNotRun(Self.own(unseen)) }
        let frozen = addsNew ? ledger.found : ledger.remaining
        let content = Array(BaselineFile.text(of: frozen).utf8)
        guard frozen.count <= BaselineFile.entryLimit, content.count <= YAMLReading.sizeLimit else {
            throw .tooMany(frozen.count, limit: BaselineFile.entryLimit)
        }
        let isNeeded = isThere ? try bytes() != content : !frozen.isEmpty
        return Update(
            counts: FrozenViolation.rules.sorted().compactMap { rule in
                let count = frozen.count { $0.rule == rule }
                return count == 0 ? nil : (rule, count)
            },
            added: addsNew ? ledger.newCount : 0, gone: ledger.goneCount, moved: ledger.movedCount, left: addsNew ? 0 : ledger.newCount,
            findings: Self.own(cases), content: isNeeded ? content : nil)
    }

    /// The findings that are not violations, frozen or new.
    private static func own(_ cases: [CheckCase]) -> [Finding] {
        cases.flatMap(\.verdict.findings)
            .filter { !FrozenViolation.rules.contains($0.code.name) && $0.code != BaselineLedger.staleCode }.sorted()
    }

    private func bytes() throws(BaselineError) -> [UInt8] {
        do {
            return try FileReading.bytes(of: path, limit: YAMLReading.sizeLimit)
        } catch {
            throw .file(error)
        }
    }
}

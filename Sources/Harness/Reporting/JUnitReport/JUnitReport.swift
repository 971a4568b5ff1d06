internal import SafeFiles
public import VerificationModel

/// Writes suites as JUnit XML, one after the other, in constant memory.
///
/// One document for all readers: it is valid against the schema of Jenkins' xunit plugin (jenkins-junit-10.xsd) and against that of Ant (JUnit.xsd of windyroad). A
/// failure is a promise that is broken, an error one that could not be checked, skipped one that was not reached. Each case has one result at
/// most, all its findings joined, because readers keep the first alone. The file is replaced only when everything has been written, and read again.
public struct JUnitReport: ~Copyable {
    private static let messageLimit = 1_000
    private static let textLimit = 64 << 10

    private let path: String
    private let timestamp: String
    /// Freed before the file is closed: it may still have something to write.
    private let xml: XMLWriter
    private var file: FileReplacement
    private var names: Set<String> = []
    private var written = JUnitCounts()

    /// Begins a report.
    /// - Parameters:
    ///   - path: The file, whose folder must exist.
    ///   - timestamp: When the run began: UTC, to the second, without a zone: `2026-11-21T09:30:00`.
    /// - Throws: ``JUnitError`` if the file cannot be written.
    public init(path: String, timestamp: String) throws(JUnitError) {
        let file = try Self.begin(path)
        let xml = try XMLWriter(descriptor: file.descriptor, path: path)
        try xml.beginDocument()
        try xml.begin("testsuites")
        self.path = path
        self.timestamp = timestamp
        self.file = file
        self.xml = xml
    }

    private static func begin(_ path: String) throws(JUnitError) -> FileReplacement {
        do {
            return try FileReplacement(of: path)
        } catch {
            throw .file(path, error)
        }
    }

    /// Adds a suite.
    /// - Throws: ``JUnitError`` if its name, or a case in it, was there already, or if nothing more can be written.
    public mutating func write(_ suite: CheckSuite) throws(JUnitError) {
        let name = XMLText.name(suite.name)
        guard names.insert(name).inserted else { throw .repeated(name) }
        let tally = suite.tally
        try xml.begin("testsuite")
        try xml.attribute("name", name)
        try xml.attribute("package", suite.kind.name)
        try xml.attribute("id", "\(names.count - 1)")
        try xml.attribute("timestamp", timestamp)
        try xml.attribute("hostname", "localhost")
        try xml.attribute("tests", "\(tally.total)")
        try xml.attribute("failures", "\(tally.broken)")
        try xml.attribute("errors", "\(tally.couldNotRun)")
        try xml.attribute("skipped", "\(tally.notReached)")
        try xml.attribute("time", Self.seconds(tally.duration))
        try xml.element("properties")
        // A set of identifiers would need more memory than the cases. Equal identifiers have equal hashes, so few are compared.
        var hashes: Set<Int> = []
        for (number, each) in suite.cases.enumerated() {
            let identifier = Self.identifier(of: each)
            if !hashes.insert(identifier.hashValue).inserted,
                suite.cases.prefix(number).contains(where: { Self.identifier(of: $0) == identifier })
            {
                throw .repeated(identifier.description)
            }
            try write(each, as: identifier)
        }
        try write(suite.notes)
        try xml.element("system-err")
        try xml.end()
        written.add(tally)
    }

    private func write(_ notes: [String]) throws(JUnitError) {
        guard !notes.isEmpty else { return try xml.element("system-out") }
        try xml.begin("system-out")
        try xml.text(XMLText.shortened(XMLText.sanitized(notes.joined(separator: "\n")), to: Self.textLimit))
        try xml.end()
    }

    /// Ends the report, reads it again, and puts it in its place.
    public consuming func finish() throws(JUnitError) {
        try xml.end()
        try xml.endDocument()
        try XMLReading.check(file.temporaryPath, holds: written)
        do {
            try file.commit()
        } catch {
            throw .file(path, error)
        }
    }

    // MARK: Cases

    private static func identifier(of each: CheckCase) -> CaseIdentifier {
        CaseIdentifier(subject: XMLText.name(each.identifier.subject), check: XMLText.name(each.identifier.check))
    }

    private func write(_ each: CheckCase, as identifier: CaseIdentifier) throws(JUnitError) {
        try xml.begin("testcase")
        try xml.attribute("name", identifier.check)
        try xml.attribute("classname", identifier.subject)
        try xml.attribute("time", Self.seconds(each.duration))
        switch each.verdict {
        case .kept: break
        case .broken: try result("failure", each.verdict.findings)
        case .couldNotRun: try result("error", each.verdict.findings)
        case .notReached(let earlier):
            try xml.begin("skipped")
            try xml.attribute("message", "not reached: \(earlier) failed first")
            try xml.end()
        }
        try xml.end()
    }

    private func result(_ element: String, _ findings: [Finding]) throws(JUnitError) {
        try xml.begin(element)
        let more = findings.count > 1 ? " (and \(findings.count - 1) more)" : ""
        try xml.attribute("message", XMLText.shortened(XMLText.sanitized(findings.first?.what ?? element), to: Self.messageLimit) + more)
        try xml.attribute("type", findings.first?.code.name ?? element)
        try xml.text(XMLText.shortened(XMLText.sanitized(findings.map(Self.text).joined(separator: "\n\n")), to: Self.textLimit))
        try xml.end()
    }

    /// As compilers write it, so that editors and CI systems find the place.
    private static func text(_ finding: Finding) -> String {
        let place = finding.place
        let head = "\(place.file):\(place.line ?? 1):\(place.column ?? 1): error: \(finding.what)"
        return ([head] + finding.lines.dropFirst().map { "  \($0.label)\($0.text)" }).joined(separator: "\n")
    }

    /// Seconds with three decimals, as both schemas allow.
    private static func seconds(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let milliseconds = attoseconds / 1_000_000_000_000_000
        return "\(seconds).\(String(milliseconds + 1000).dropFirst())"
    }
}

/// How many cases a document holds, by result.
struct JUnitCounts: Hashable, CustomStringConvertible {
    var cases = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    mutating func add(_ tally: Tally) {
        cases += tally.total
        failures += tally.broken
        errors += tally.couldNotRun
        skipped += tally.notReached
    }

    var description: String { "\(cases) cases, \(failures) failures, \(errors) errors and \(skipped) skipped" }
}

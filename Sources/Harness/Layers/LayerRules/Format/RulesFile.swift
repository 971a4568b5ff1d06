internal import StrictYAML
internal import SafeFiles
package import VerificationModel

/// A `layers.yml`, or what is frozen of its violations, that is badly written or cannot be read.
package struct BadLayersFile: Error, Hashable {
    /// Everything that is wrong with it.
    package let findings: [Finding]
}

/// Reads a file of rules as a whole or not at all.
enum RulesFile {
    /// - Parameters:
    ///   - path: The file.
    ///   - root: What findings name it relative to.
    ///   - content: What is read of its root, with the file's name; it reports what is wrong.
    static func read<Content>(
        _ path: String, root: String, _ content: (YAMLNode, String, FormatProblems) -> Content?
    ) throws(BadLayersFile) -> Content {
        let name = DisplayPath.of(path, below: root)
        let problems = FormatProblems()
        do throws(LocatedFormatError) {
            if let read = content(try YAMLFile.root(of: path, shownAs: name), name, problems), problems.all.isEmpty { return read }
        } catch {
            problems.report(error.problem, at: error.place)
        }
        throw BadLayersFile(findings: problems.findings)
    }
}

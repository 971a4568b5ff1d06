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
            // A broken link is there, and verify init does not replace it.
            let isAbsent = error.problem == .unreadable(.missing) && !PathLookup.exists(path)
            problems.report(isAbsent ? absent(path, root) : error.problem, at: error.place)
        }
        throw BadLayersFile(findings: problems.findings)
    }

    /// Returns the command that writes a first file of rules.
    private static func initCommand(for path: String, _ root: String) -> AdvisedCommand {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        return AdvisedCommand(["init"] + AdvisedCommand.foldersOfInit(contracts: folder, root: root))
    }

    /// Returns the problem of a file that is not there, which may have the other extension of YAML.
    private static func absent(_ path: String, _ root: String) -> FormatProblem {
        let other = "\(path.dropLast(".yml".count)).yaml"
        let name = { (path: String) in path.split(separator: "/").last.map(String.init) ?? path }
        return .missingFile(
            next: PathLookup.exists(other)
                ? "rename \(name(other)) to \(name(path))"
                : "name the folder that contains it with --contracts, or write a first one: \(initCommand(for: path, root))")
    }
}

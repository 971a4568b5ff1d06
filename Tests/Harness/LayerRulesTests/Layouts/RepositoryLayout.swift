import Testing

/// A repository that is written for a test, in the shape of a public app, with the results that are right for it.
///
/// The results follow from the code as the compiler reads it, and from the layers that the owner of such an app would write.
/// They are texts, so that each file and its results can be read side by side.
struct RepositoryLayout: Sendable {
    /// A description of the repository.
    let name: String
    /// The files: `-- path --` on a line of its own, then the content.
    let files: String
    /// The modules, a line each: `project target: number of files`, and `project target (tests): number of files` for tests.
    ///
    /// `none: path` is a file of no target, and `unread: file:line` is a part of a project that cannot be read without running it.
    let modules: String
    /// The uses of declarations in other files: a file, and below it for each other file the names that it uses.
    let uses: String
    /// Arrows that a name suggests and that do not exist: a file, and below it the other files.
    var falseUses = ""
    /// The names of which only the sources of a library or a second target show the meaning, a line each: `file: name`.
    var unresolved = ""
    /// The names that mean something else than the declarations of other files with that name, a line each: `file: name name`.
    var otherMeanings = ""
    /// The layers of a first `layers.yml`, a line each: `name: role, number of files`.
    let layers: String
    /// The files that are in no layer: their number with the reason, and below it the folders and files.
    let omissions: String
    /// Lines that the rules contain.
    var rules = ""
    /// Lines that the rules do not contain.
    var falseRules = ""

    /// All layouts.
    static let all: [RepositoryLayout] = [
        packagesWithoutRoot, composableModules, serverWithFunctions, libraryWithTutorials, unrelatedPackages, tuistPlatforms,
        tuistMicroFeatures, generatedWithTool, appWithServer, appWithAliases, templatesWithDemo, manyFeatures, sameNames,
        subtypesOfSDKTypes,
    ]
}

// MARK: Reading the texts

extension RepositoryLayout {
    /// The paths and contents of the files.
    var sources: [(path: String, text: String)] {
        var sources: [(path: String, text: String)] = []
        for line in files.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("-- "), line.hasSuffix(" --") {
                sources.append((String(line.dropFirst(3).dropLast(3)), ""))
            } else if !sources.isEmpty {
                sources[sources.count - 1].text += "\(line)\n"
            }
        }
        return sources
    }

    /// The uses, a line each: `file -> file: name`.
    var expectedUses: Set<String> {
        Set(
            Self.groups(uses).flatMap { user, line -> [String] in
                let parts = line.split(separator: ": ", maxSplits: 1)
                return parts.dropFirst().flatMap { $0.split(separator: ", ").map { "\(user) -> \(parts[0]): \($0)" } }
            })
    }

    /// The arrows that do not exist, a line each: `file -> file`.
    var falseArrows: Set<String> { Set(Self.groups(falseUses).map { "\($0) -> \($1)" }) }

    /// The names with another meaning, a line each: `file: name`.
    var expectedOtherMeanings: Set<String> {
        let lines = Self.lines(otherMeanings).map { $0.split(separator: ": ", maxSplits: 1) }
        return Set(
            lines.flatMap { parts -> [String] in
                parts.dropFirst().flatMap { $0.split(separator: " ").map { "\(parts[0]): \($0)" } }
            })
    }

    /// Returns the lines of a text that are not empty.
    static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

    /// Returns the indented lines of a text, each with the line above it that is not indented.
    private static func groups(_ text: String) -> [(head: String, line: String)] {
        var head = ""
        var found: [(head: String, line: String)] = []
        for line in lines(text) {
            if line.hasPrefix(" ") {
                found.append((head, String(line.drop { $0 == " " })))
            } else {
                head = line
            }
        }
        return found
    }
}

extension RepositoryLayout: CustomTestStringConvertible {
    var testDescription: String { name }
}

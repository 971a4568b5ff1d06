package import StrictJSON
package import VerificationModel

/// The reason why another program's file, or a part of it, cannot be imported.
package struct ImportError: Error, Hashable, Sendable {
    /// The kind of problem.
    package enum Reason: Hashable, Sendable {
        /// The file cannot be read.
        case file(FileError)
        /// Its format is not known.
        case unknownFormat
        /// It is empty.
        case empty
        /// It is a folder of an unknown format.
        case folder
        /// It is compressed, or in another encoding: a description of it, and the next step.
        case encoding(String, next: String)
        /// It is not valid JSON.
        case syntax(JSONSyntaxError)
        /// It is JSON with another shape than the format requires.
        case shape(String, Shape)
        /// It is a command of curl, not its output.
        case curlCommand
        /// It does not begin with a status line.
        case statusLine
        /// The request of this response is not known.
        case noRequest
        /// Nothing in it can be imported.
        case nothing
        /// The file of a body cannot be read.
        case bodyFile(String, FileError)
        /// Other mappings have the same request in a recording, and other answers.
        case choice(Choice)
    }

    /// The mappings between which a recording could not decide.
    package struct Choice: Hashable, Sendable {
        /// The method and the target of the request: `GET /orders`.
        let request: String
        /// The places of the other mappings.
        let others: [SourcePlace]
        /// The names of the conditions that decide in WireMock: `query status matches`.
        let conditions: [String]
        /// The scenarios whose states decide in WireMock.
        let scenarios: [String]

        /// The reason why they are not a sequence.
        fileprivate var reason: String {
            if !conditions.isEmpty {
                return "a recording does not have the conditions that decide which of them answers: \(conditions.joined(separator: ", "))"
            }
            return scenarios.isEmpty
                ? "WireMock answers with only one of them, and a recording would give one answer after the other"
                : "the states of the scenario \(scenarios.joined(separator: ", ")) are not a sequence of answers to this request alone"
        }

        fileprivate var what: String {
            let shown = others.prefix(3).map { "\($0)" } + (others.count > 3 ? ["\(others.count - 3) more"] : [])
            let list = shown.dropLast().joined(separator: ", ") + (shown.count > 1 ? " and " : "") + (shown.last ?? "")
            return "the mapping has the request \(request) in a recording, as \(list), with another answer"
        }
    }

    /// The shape that a format of JSON requires.
    package struct Shape: Hashable, Sendable {
        /// The shapes that can be read.
        let allowed: String
        /// The next step.
        let next: String
    }

    /// The problem.
    package let reason: Reason
    /// The place of the problem.
    package let place: SourcePlace

    init(_ reason: Reason, at place: SourcePlace) {
        self.reason = reason
        self.place = place
    }

    /// The problem as a finding.
    package var finding: Finding {
        let words = words
        return Finding(
            words.code, at: place, what: OneLine.of(words.what), allowed: words.allowed, because: OneLine.of(because),
            next: words.next)
    }

    private var because: String {
        if case .choice(let choice) = reason { "\(choice.reason); nothing of it was written" } else { "nothing of it was written" }
    }

    private var words: (code: FindingCode, what: String, allowed: String, next: String) {
        switch reason {
        case .file(let problem) where problem.limit != nil:
            (
                .importFile, "the file \(problem)", "a file of at most \((problem.limit ?? 0) >> 20) MiB",
                "export fewer exchanges at a time"
            )
        case .file(let problem):
            (.importFile, "the file \(problem)", Self.choice("a file that can be read", \.one), "name the file that is to be imported")
        case .empty: (.importEmpty, "the file is empty", ImportFormat.files, "export it again")
        case .folder:
            (
                .importFolder, "this folder contains no folder \(markers(""))",
                Self.choice("a file") { "\($0.owned) with \($0.content) in it" },
                "name the files in it one by one, or the folder that contains \(markers("/"))"
            )
        case .encoding(let what, let next): (.importEncoding, "the file is \(what)", "text in UTF-8, not packed", next)
        case .unknownFormat:
            (
                .importUnknownFormat, "the format of this file is not known", ImportFormat.files,
                "name the format if it is one of them: --from \(ImportFormat.options)"
            )
        case .syntax(let problem):
            (
                .importSyntax, "the file \(problem)", "JSON in UTF-8",
                "export the file again, because it may be cut off; if it is not JSON, name its format with --from"
            )
        case .shape(let what, let shape): (.importShape, what, shape.allowed, shape.next)
        case .curlCommand:
            (
                .importCommand, "the file is a curl command, not its output", ImportFormat.files,
                "run the command with -is, and import its output: curl -is URL > answer.txt"
            )
        case .statusLine:
            (
                .importStatusLine, "there is no status line here", "HTTP/1.1 200 OK, then header fields",
                "run curl again with the heads: curl -is URL"
            )
        case .noRequest:
            (
                .importRequest, "the output of curl does not contain the request", "a method and a URL",
                "name them: --request \"GET https://api.example.com/movies?page=1\""
            )
        case .nothing:
            (
                .importNothing, "it contains no exchange that can be imported", "at least one request with its response",
                "export it again, with the responses"
            )
        case .choice(let choice):
            (
                .importChoice, choice.what, "one answer to each request, or the states of a scenario that follow one another",
                "leave all but one of them out of the import, or write them as stubs of a test: server.reply(to:with:)"
            )
        case .bodyFile(let name, let problem):
            (.importBody, "the body \(name) \(problem)", "a file below __files", "restore the file, or name another one in bodyFileName")
        }
    }

    /// Returns the name of a file, or of a folder of a format that has folders.
    private static func choice(_ file: String, _ text: (ImportFormat.Folder) -> String) -> String {
        ImportFormat.choice([file] + ImportFormat.folders.map(text), last: ", or ")
    }

    /// Returns the names of the folders that identify the folder of a format.
    private func markers(_ end: String) -> String { ImportFormat.choice(ImportFormat.folders.map { $0.marker + end }, last: " or ") }
}

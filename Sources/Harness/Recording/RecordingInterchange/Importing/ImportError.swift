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
        /// It does not begin with a status line.
        case statusLine
        /// The request of this response is not known.
        case noRequest
        /// Nothing in it can be imported.
        case nothing
        /// The file of a body cannot be read.
        case bodyFile(String, FileError)
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
            words.code, at: place, what: OneLine.of(words.what), allowed: words.allowed, because: "nothing of it was written",
            next: words.next)
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

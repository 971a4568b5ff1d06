package import StrictJSON
package import VerificationModel

/// Why another program's file, or a part of it, cannot be imported.
package struct ImportError: Error, Hashable, Sendable {
    /// What is wrong.
    package enum Reason: Hashable, Sendable {
        /// The file cannot be read.
        case file(FileError)
        /// It is of no kind that is known.
        case unknownFormat
        /// It has no bytes.
        case empty
        /// It is a folder, and no WireMock folder.
        case folder
        /// It is packed, or in another encoding: what it is, and what can be done about that.
        case encoding(String, next: String)
        /// It should be JSON, and is not.
        case syntax(JSONSyntaxError)
        /// It is JSON, and not what the format asks for.
        case shape(String, Shape)
        /// It does not begin with a status line.
        case statusLine
        /// Nobody has said which request this answers.
        case noRequest
        /// Nothing in it can be imported.
        case nothing
        /// The file of a body cannot be read.
        case bodyFile(String, FileError)
    }

    /// What a format that is JSON asks for.
    package struct Shape: Hashable, Sendable {
        /// What would have been read.
        let allowed: String
        /// What to do next.
        let next: String
    }

    /// What is wrong.
    package let reason: Reason
    /// Where.
    package let place: SourcePlace

    init(_ reason: Reason, at place: SourcePlace) {
        self.reason = reason
        self.place = place
    }

    /// The problem in words.
    package var finding: Finding {
        let words = words
        return Finding(
            words.code, at: place, what: OneLine.of(words.what), allowed: words.allowed, because: "nothing of it was written",
            next: words.next)
    }

    private var words: (code: FindingCode, what: String, allowed: String, next: String) {
        switch reason {
        case .file(.tooLarge(let limit)):
            (
                .importFile, "the file is larger than \(limit) bytes", "a file of at most \(limit >> 20) MiB",
                "export fewer exchanges at a time"
            )
        case .file(let problem):
            (.importFile, "the file \(problem)", Self.choice("a file that can be read", \.one), "name the file that is to be imported")
        case .empty: (.importEmpty, "the file is empty", ImportFormat.files, "export it again")
        case .folder:
            (
                .importFolder, "this folder has no folder \(markers("")) in it",
                Self.choice("a file") { "\($0.owned) with \($0.content) in it" },
                "name the files in it one by one, or the folder that holds \(markers("/"))"
            )
        case .encoding(let what, let next): (.importEncoding, "the file is \(what)", "text in UTF-8, not packed", next)
        case .unknownFormat:
            (
                .importUnknownFormat, "this is none of the formats that are known", ImportFormat.files,
                "name the format if it is one of them: --from \(ImportFormat.options)"
            )
        case .syntax(let problem):
            (
                .importSyntax, "the file \(problem)", "JSON in UTF-8",
                "export the file again, for it may be cut off; if it is no JSON, name what it is with --from"
            )
        case .shape(let what, let shape): (.importShape, what, shape.allowed, shape.next)
        case .statusLine:
            (
                .importStatusLine, "no status line stands here", "HTTP/1.1 200 OK, then header fields",
                "ask again, and keep the heads: curl -is URL"
            )
        case .noRequest:
            (
                .importRequest, "the output of curl does not say what was asked for", "a method and a URL",
                "say them: --request \"GET https://api.example.com/movies?page=1\""
            )
        case .nothing:
            (
                .importNothing, "it holds no exchange that can be imported", "at least one request with its answer",
                "export it again, with the answers"
            )
        case .bodyFile(let name, let problem):
            (.importBody, "the body \(name) \(problem)", "a file below __files", "restore the file, or name another one in bodyFileName")
        }
    }

    /// A file, or a folder of one of the formats that come in folders.
    private static func choice(_ file: String, _ text: (ImportFormat.Folder) -> String) -> String {
        ImportFormat.choice([file] + ImportFormat.folders.map(text), last: ", or ")
    }

    /// The names of the folders that a folder of a format has in it.
    private func markers(_ end: String) -> String { ImportFormat.choice(ImportFormat.folders.map { $0.marker + end }, last: " or ") }
}

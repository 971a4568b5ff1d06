internal import StrictJSON

/// A format of another program that can be imported.
///
/// To add one, write a file beside its readers and add it to ``all``: the help of `verify import` and the messages about unknown files follow.
package struct ImportFormat: Sendable {
    /// The texts that help and messages name a format by.
    struct Names {
        /// The name that `--from` takes: `har`.
        let option: String
        /// One file: `a HAR file`.
        let file: String
        /// What recordings are made of: `HAR files`.
        let content: String
        /// Several files: `HAR files`.
        let files: String
    }

    /// How a file of the format is recognized and read.
    enum Reader {
        /// A format of text; it is looked for before those of JSON.
        case text(recognizes: @Sendable ([UInt8]) -> Bool, read: @Sendable (ImportedText) throws(ImportError) -> ImportedFile)
        /// A format of JSON, which is recognized by the value of the whole file.
        case json(recognizes: @Sendable (JSONValue) -> Bool, read: @Sendable (ImportedJSON) throws(ImportError) -> ImportedFile)
    }

    /// How a format that comes in folders is read.
    struct Folder {
        /// Any such folder: `a WireMock folder`.
        let one: String
        /// The folder, by its owner: `WireMock's folder`.
        let owned: String
        /// The folder in it without which it is none: `mappings`.
        let marker: String
        /// What is in it: `mappings/ and __files/`.
        let content: String
        /// Reads the folder; throws ``ImportError/Reason/folder`` where it has no marker.
        let read: @Sendable (String) throws(ImportError) -> ImportedFile
    }

    let names: Names
    let reader: Reader
    /// Nil where the format is one of files alone.
    let folder: Folder?

    init(_ names: Names, reader: Reader, folder: Folder? = nil) {
        self.names = names
        self.reader = reader
        self.folder = folder
    }

    /// Every format, in the order in which help lists them; a file is in the first that recognizes it.
    package static let all: [ImportFormat] = [.har, .curl, .wiremock]

    /// Returns the format of a name.
    package static func named(_ name: String) -> ImportFormat? { all.first { $0.name == name } }

    /// The name that `--from` takes.
    package var name: String { names.option }
}

/// What help and messages say of all formats.
extension ImportFormat {
    /// `har, curl or wiremock`.
    package static var options: String { choice(all.map(\.name), last: " or ") }

    /// What recordings are made of: `HAR files, the output of curl -is, or WireMock mappings`.
    package static var contents: String { choice(all.map(\.names.content), last: ", or ") }

    /// What can be named: `HAR files, outputs of curl -is, WireMock mappings, or WireMock's folder`.
    package static var paths: String { choice(all.map(\.names.files) + folders.map(\.owned), last: ", or ") }

    /// `a HAR file, the output of curl -is, or WireMock mappings`.
    static var files: String { choice(all.map(\.names.file), last: ", or ") }

    /// The formats that come in folders.
    static var folders: [Folder] { all.compactMap(\.folder) }

    /// Returns texts as a list of which one is meant.
    static func choice(_ texts: [String], last: String) -> String {
        texts.dropLast().joined(separator: ", ") + (texts.count > 1 ? last : "") + (texts.last ?? "")
    }
}

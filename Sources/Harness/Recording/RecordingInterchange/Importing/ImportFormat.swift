internal import StrictJSON

/// A format of another program that can be imported.
///
/// To add one, write a file beside its readers and add it to ``all``: the help of `verify import` and the messages about unknown files follow.
package struct ImportFormat: Sendable {
    /// The names of a format in help and messages.
    struct Names {
        /// The name that `--from` takes: `har`.
        let option: String
        /// One file: `a HAR file`.
        let file: String
        /// The source of recordings: `HAR files`.
        let content: String
        /// Several files: `HAR files`.
        let files: String
    }

    /// The functions that recognize and read a file of the format.
    enum Reader {
        /// A format of text, which is tried before those of JSON.
        case text(recognizes: @Sendable ([UInt8]) -> Bool, read: @Sendable (ImportedText) throws(ImportError) -> ImportedFile)
        /// A format of JSON, which is recognized by the value of the whole file.
        case json(recognizes: @Sendable (JSONValue) -> Bool, read: @Sendable (ImportedJSON) throws(ImportError) -> ImportedFile)
    }

    /// The folders of a format, and how they are read.
    struct Folder {
        /// Any such folder: `a WireMock folder`.
        let one: String
        /// The folder, by its owner: `WireMock's folder`.
        let owned: String
        /// The folder in it that identifies it: `mappings`.
        let marker: String
        /// Its content: `mappings/ and __files/`.
        let content: String
        /// Reads the folder; throws ``ImportError/Reason/folder`` if it does not contain the marker.
        let read: @Sendable (String) throws(ImportError) -> ImportedFile
    }

    let names: Names
    let reader: Reader
    /// The folders of the format; nil if it only has files.
    let folder: Folder?

    init(_ names: Names, reader: Reader, folder: Folder? = nil) {
        self.names = names
        self.reader = reader
        self.folder = folder
    }

    /// All formats, in the order of the help.
    ///
    /// A file has the first format that recognizes it.
    package static let all: [ImportFormat] = [.har, .curl, .wiremock]

    /// Returns the format with a name.
    package static func named(_ name: String) -> ImportFormat? { all.first { $0.name == name } }

    /// The name that `--from` takes.
    package var name: String { names.option }
}

/// The names of all formats in help and messages.
extension ImportFormat {
    /// `har, curl or wiremock`.
    package static var options: String { choice(all.map(\.name), last: " or ") }

    /// The sources of recordings: `HAR files, the output of curl -is, or WireMock mappings`.
    package static var contents: String { choice(all.map(\.names.content), last: ", or ") }

    /// The paths that the command accepts: `HAR files, outputs of curl -is, WireMock mappings, or WireMock's folder`.
    package static var paths: String { choice(all.map(\.names.files) + folders.map(\.owned), last: ", or ") }

    /// `a HAR file, the output of curl -is, or WireMock mappings`.
    static var files: String { choice(all.map(\.names.file), last: ", or ") }

    /// The folders of all formats that have them.
    static var folders: [Folder] { all.compactMap(\.folder) }

    /// Returns texts as a list of alternatives.
    static func choice(_ texts: [String], last: String) -> String {
        texts.dropLast().joined(separator: ", ") + (texts.count > 1 ? last : "") + (texts.last ?? "")
    }
}

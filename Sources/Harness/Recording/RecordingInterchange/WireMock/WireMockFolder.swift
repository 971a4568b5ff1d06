internal import SafeFiles
internal import VerificationModel

/// Reads WireMock's mappings: a folder with `mappings` and `__files` in it, or one file with a mapping or several.
///
/// Source: the stub mapping format, https://wiremock.org/docs/stubbing.
struct WireMockFolder {
    private let path: String

    /// Creates a reader of a folder.
    ///
    /// The path of the folder `mappings` selects its parent.
    init(_ path: String) {
        var path = path[...]
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        self.path = path == "mappings" ? "." : path.hasSuffix("/mappings") ? String(path.dropLast("/mappings".count)) : String(path)
    }

    /// Returns all mappings, in the order of their files' names.
    /// - Throws: ``ImportError`` for a folder without mappings.
    func read() throws(ImportError) -> ImportedFile {
        let names: [String]
        do {
            names = try FolderListing.files(
                below: "\(path)/mappings", followsLinksOut: false, where: { $0.lowercased().hasSuffix(".json") })
        } catch {
            throw ImportError(
                error == .missing ? .folder : .file(error), at: SourcePlace(file: error == .missing ? path : "\(path)/mappings"))
        }
        var file = ImportedFile()
        for name in names {
            let shown = "\(path)/mappings/\(name)"
            do throws(ImportError) {
                var reader = WireMockReader(try ImportedJSON(try ImportReader.bytes(of: shown), file: shown), files: "\(path)/__files")
                let read = try reader.read()
                file.exchanges += read.exchanges
                file.notes += read.notes
                file.problems += read.problems
                file.otherwiseChanged.formUnion(read.otherwiseChanged)
            } catch {
                file.problems.append(error)
            }
        }
        return file
    }

    /// Returns the mappings of one file.
    ///
    /// The folder `__files` is expected beside the folder `mappings` that contains the file, otherwise beside the file.
    /// - Throws: ``ImportError`` for JSON without a mapping.
    static func read(_ json: ImportedJSON) throws(ImportError) -> ImportedFile {
        let folders = json.file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let root = folders.lastIndex(of: "mappings").map { folders[..<$0] } ?? folders
        var reader = WireMockReader(json, files: (root + ["__files"]).joined(separator: "/"))
        return try reader.read()
    }
}

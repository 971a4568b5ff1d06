internal import ContractFiles
internal import LayerRules
internal import SafeFiles
internal import StrictYAML
internal import VerificationModel

/// A folder with the JSON Schemas of the file formats, and their catalog.
struct SchemaFolder {
    /// The schemas of all formats.
    static let files = [ContractSchemas.apis, ContractSchemas.contracts, LayerSchemas.layers, LayerSchemas.baseline]
    /// The name of the catalog's file.
    static let catalogName = "catalog.json"

    /// The path of the folder.
    let path: String
    /// The URL of the folder, with `/` at the end, for the catalog; empty for relative URLs.
    let url: String
    /// The path of the folder with the files that the schemas describe, for the patterns of the catalog.
    let contracts: String

    /// Writes the schemas and the catalog, and replaces those that exist.
    /// - Parameter advice: The next step for a folder that cannot be written.
    /// - Returns: The names of the files.
    func write(fixing advice: String) throws(CommandError) -> [String] {
        let catalog = (name: Self.catalogName, text: FormatSchemaFile.catalog(of: Self.files, url: url, folder: contracts))
        let all = Self.files.map { (name: $0.fileName, text: $0.text) } + [catalog]
        do throws(FileError) {
            if !PathLookup.exists(path) { try makeFolder(path) }
        } catch {
            throw CommandError("the folder \(path) \(error); \(advice)")
        }
        for file in all {
            do throws(FileError) {
                try FileReplacement.write(Array(file.text.utf8), to: "\(path)/\(file.name)")
            } catch {
                throw CommandError("the file \(path)/\(file.name) \(error); \(advice)")
            }
        }
        return all.map(\.name)
    }
}

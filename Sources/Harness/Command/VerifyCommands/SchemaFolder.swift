internal import ContractFiles
internal import LayerRules
internal import StrictYAML

/// A folder with the JSON Schemas of the file formats, and their catalog.
struct SchemaFolder {
    /// The schemas of all formats.
    static let files = [ContractSchemas.apis, ContractSchemas.contracts, LayerSchemas.layers, LayerSchemas.baseline]
    /// The name of the catalog's file.
    static let catalogName = "catalog.json"

    /// The folder.
    let output: OutputFolder
    /// The URL of the folder, with `/` at the end, for the catalog; empty for relative URLs.
    let url: String
    /// The path of the folder with the files that the schemas describe, for the patterns of the catalog.
    let contracts: String

    /// Writes the schemas and the catalog, and replaces those that exist.
    /// - Returns: The names of the files.
    func write() throws(CommandError) -> [String] {
        let catalog = (name: Self.catalogName, text: FormatSchemaFile.catalog(of: Self.files, url: url, folder: contracts))
        let all = Self.files.map { (name: $0.fileName, text: $0.text) } + [catalog]
        try output.create()
        for file in all { try output.write(file.text, to: file.name) }
        return all.map(\.name)
    }
}

internal import StrictJSON

/// The JSON Schema of a file format, as editors read it.
package struct FormatSchemaFile: Sendable {
    /// The name of the format: `layers`.
    package let name: String
    /// The title of the format: `Layers`.
    package let title: String
    /// The purpose of the files, in one sentence.
    package let purpose: String
    /// The patterns of the files in this format, below the folder of contracts.
    ///
    /// A pattern after `!` excludes files.
    package let matches: [String]
    /// The content of the schema file.
    package let text: String

    /// The name of the schema file: `layers.schema.json`.
    package var fileName: String { "\(name).schema.json" }

    /// Creates the schema of a format.
    /// - Parameters:
    ///   - name: The name of the format.
    ///   - title: The title of the format.
    ///   - purpose: The purpose of the files, in one sentence.
    ///   - matches: The patterns of the files.
    ///   - root: The schema of a whole file.
    ///   - definitions: The schemas that others refer to, by name.
    package init(
        _ name: String, title: String, _ purpose: String, matches: [String], root: FormatSchema,
        definitions: KeyValuePairs<String, FormatSchema> = [:]
    ) {
        (self.name, self.title, self.purpose, self.matches) = (name, title, purpose, matches)
        let head = [
            JSONLiteral.Member(name: "$schema", value: .string("https://json-schema.org/draft/2020-12/schema")),
            JSONLiteral.Member(name: "title", value: .string(title)),
        ]
        var members: [JSONLiteral.Member] = []
        if case .object(let found) = root.described(purpose).json { members = found }
        if !definitions.isEmpty {
            let schemas = definitions.map { JSONLiteral.Member(name: $0.key, value: $0.value.json) }
            members.append(JSONLiteral.Member(name: "$defs", value: .object(schemas)))
        }
        text = JSONLiteral.object(head + members).indentedJSON
    }

    /// The name of the folder beside the files in which `verify init` writes the schemas.
    package static let folderName = "schemas"

    /// The comment with which a file names its schema, for editors with the YAML language server.
    package var editorComment: String { "# yaml-language-server: $schema=\(Self.folderName)/\(fileName)" }

    /// Returns a catalog of schemas, in the form that SchemaStore uses.
    /// - Parameters:
    ///   - files: The schemas.
    ///   - url: The URL of their folder, with `/` at the end; empty for relative URLs.
    ///   - folder: The path of the folder with the files that they describe.
    package static func catalog(of files: [FormatSchemaFile], url: String, folder: String) -> String {
        let schemas = files.map { file in
            JSONLiteral.object([
                JSONLiteral.Member(name: "name", value: .string("Plumbline: \(file.title)")),
                JSONLiteral.Member(name: "description", value: .string(file.purpose)),
                JSONLiteral.Member(name: "fileMatch", value: .array(file.matches.map { .string(pattern($0, in: folder)) })),
                JSONLiteral.Member(name: "url", value: .string(url + file.fileName)),
            ])
        }
        return JSONLiteral.object([
            JSONLiteral.Member(name: "$schema", value: .string("https://json.schemastore.org/schema-catalog.json")),
            JSONLiteral.Member(name: "version", value: .number(DecimalNumber("1"))),
            JSONLiteral.Member(name: "schemas", value: .array(schemas)),
        ]).indentedJSON
    }

    /// Returns the pattern for a match in a folder, which may begin anywhere; `.` and `..` in its path are left out.
    private static func pattern(_ match: String, in folder: String) -> String {
        let parts = folder.split(separator: "/").filter { $0 != "." && $0 != ".." }.map(String.init)
        let isExcluded = match.hasPrefix("!")
        return (isExcluded ? "!" : "") + (["**"] + parts + [String(match.dropFirst(isExcluded ? 1 : 0))]).joined(separator: "/")
    }
}

internal import ArgumentParser
internal import ContractFiles
internal import Reports
internal import StrictYAML
internal import VerificationModel

/// `verify schema`: prints or writes the JSON Schemas of the file formats.
struct SchemaCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Prints the JSON Schema of a file format, with which editors complete and check the files.",
        discussion: """
            Without a format, all formats are listed. With --into, all schemas are written, with a catalog in the form that SchemaStore uses. \
            Status 2 if the format is not known.
            """)

    @Argument(help: "The format: \(SchemaFolder.files.map(\.name).joined(separator: ", ")).") var format: String?
    @Option(help: "Write all schemas and the catalog to this folder, which is created if missing.") var into: String?
    @Option(help: "The URL of that folder for the catalog: https://example.com/schemas/. (default: only the names of the files)")
    var url: String?
    @Option(help: "The name of the folder of contracts for the catalog.") var contracts = "Contracts"

    mutating func validate() throws {
        try FolderNames.refuseEmpty(["contracts": contracts, "into": into])
        if format != nil, into != nil { throw ValidationError("--into writes the schemas of all formats; leave out the format or --into") }
        if into == nil, url != nil { throw ValidationError("--url is for the catalog, which only --into writes") }
    }

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        if let into {
            let output = OutputFolder(path: Workspace.withoutSlashes(into), advice: "name another folder with --into")
            let names = try SchemaFolder(output: output, url: url ?? "", contracts: contracts).write()
            try context.console.write(names.map { "\(output.path)/\($0) is written\n" }.joined())
            return .kept
        }
        guard let format else {
            let rows = SchemaFolder.files.map { [$0.name, $0.purpose] }
            try context.console.write(TextTable.lines(rows).map { $0 + "\n" }.joined())
            return .kept
        }
        guard let file = SchemaFolder.files.first(where: { $0.name == format }) else {
            let names = SchemaFolder.files.map(\.name)
            throw CommandError(
                "\"\(format)\" is not a format with a schema; "
                    + NearestName.advice(for: format, in: names, otherwise: "write one of \(names.joined(separator: ", "))"))
        }
        try context.console.write(file.text)
        return .kept
    }
}

internal import ArgumentParser
internal import DecodingPrograms
internal import DecodingSources
internal import SafeFiles
internal import VerificationModel

/// The formats of the decoding of a type.
enum TypeFormat: String, ResultFormat {
    case text, json
    case jsonSchema = "json-schema"

    static let usual = text
    static let noun = "decoding"
}

extension BuildPlatform: ExpressibleByArgument {}

/// `verify type`: prints how types of the sources are decoded.
struct TypeCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "type", abstract: "Prints how a Decodable type of the sources is decoded.",
        discussion: """
            Sources are parsed, not built. For each key the type, whether it must be there, and the line that reads it are printed, for the \
            type and all types in it. A construct that cannot be read is printed with its reason. With --all, the types of the sources are \
            counted that can be read. Status 1 if a construct of the type cannot be read; status 2 if the type is missing or several have the \
            name, and with --all if none is Decodable.
            """)

    @Argument(help: "The type, with the types around it if needed: MovieDTO, MoviesResponse.Movie, [MovieDTO].") var name: String?
    @Flag(help: "Count the types that can be read, and list the reasons for the others.") var all = false
    @Option(help: "The folder of the sources.") var root = "."
    @Option(help: "The platform that #if is evaluated for.") var platform: BuildPlatform?

    @OptionGroup var result: ResultOptions<TypeFormat>

    func validate() throws {
        try FolderNames.refuseEmpty(["root": root])
        if name == nil, !all { throw ValidationError("A type is missing; name one, or write --all for all types") }
        if let name, all { throw ValidationError("\(name) and --all exclude each other; remove one of them") }
        if all, result.format.contains(where: { $0.format == .jsonSchema }) {
            throw ValidationError("--all has no JSON Schema; name one type, or write --format text or json")
        }
    }

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        let sources = try self.sources()
        guard let name else { return try report(sources, context) }
        let (program, type) = sources.program(of: try root(written: name, sources))
        let readability = Readability(program)
        try result.write(to: context.console) { format throws(CommandError) -> String in
            switch format {
            case .text: TypeText(program, readability).text(of: type)
            case .json: try ResultJSON.text(of: TypeJSON(program, readability, type))
            case .jsonSchema: DecodingSchema(program).text(of: type)
            }
        }
        return readability.obstacles(of: type).isEmpty ? .kept : .broken
    }

    private func report(_ sources: DecodingSources, _ context: CommandContext) throws(CommandError) -> ExitStatus {
        let report = TypesReport(sources)
        guard report.types.total > 0 else {
            throw CommandError(
                "\(root): no Decodable type was found in the Swift files, except in those of tests; name the folder of the sources with --root"
            )
        }
        try result.write(to: context.console) { format throws(CommandError) -> String in
            switch format {
            case .json: try ResultJSON.text(of: report)
            case .text, .jsonSchema: report.text
            }
        }
        return .kept
    }

    private func sources() throws(CommandError) -> DecodingSources {
        do throws(DecodingSources.ReadingError) {
            return try DecodingSources(root: root, SourceFolders(["."], platform: platform))
        } catch {
            switch error {
            case .unreadable(".", let reason): throw CommandError("\(root): \(reason); name the folder of the sources with --root")
            case .unreadable(let path, let reason):
                throw CommandError("\(root)/\(path): \(reason); check this path, or name another folder with --root")
            case .empty:
                throw CommandError("\(root): no Swift file was found except those of tests; name the folder of the sources with --root")
            }
        }
    }

    /// The command that lists the types.
    private var command: AdvisedCommand {
        let folder = root == "." ? [] : AdvisedCommand.option("--root", root)
        return AdvisedCommand(["type", "--all"] + folder + (platform.map { ["--platform", $0.rawValue] } ?? []))
    }

    private func root(written name: String, _ sources: DecodingSources) throws(CommandError) -> DecodingSources.Root {
        switch sources.root(written: name) {
        case .found(let found): return found
        case .missing(let missing):
            let advice = NearestName.advice(
                for: missing, in: sources.decodable.map(\.path).sorted(), otherwise: "list the types of these sources: \(command)")
            throw CommandError("\(root): no type \"\(missing)\" was found; \(advice)")
        case .otherArguments(let type, let declared, let written):
            throw CommandError(
                "\(root): \(name) gives \(type.path) another number of types in <> (\(written)) than its declaration has (\(declared)); "
                    + "write \(type.path) as \(sources.place(type.place)) declares it")
        case .several(let ambiguous, let found):
            let places = found.map { "\($0.path) at \(sources.place($0.place))" }.joined(separator: ", ")
            throw CommandError(
                "\(root): \(found.count) types are named \"\(ambiguous)\": \(places); write the types around it too, or name a smaller folder with --root"
            )
        }
    }
}

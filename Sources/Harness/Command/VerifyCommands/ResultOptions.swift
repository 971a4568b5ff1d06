package import ArgumentParser
internal import SafeFiles
internal import VerificationModel

/// The formats of a command that prints a result other than the report of a run.
package protocol ResultFormat: RawRepresentable<String>, CaseIterable, Sendable {
    /// The format that is printed unless another is requested.
    static var usual: Self { get }
    /// The noun for the result in the help: `graph`.
    static var noun: String { get }
}

/// Text for people, or JSON for other programs.
enum TextFormat: String, ResultFormat {
    case text, json

    static let usual = text
    static let noun = "result"
}

/// The option `--format` of a command that prints a result other than the report of a run.
package struct ResultOptions<Format: ResultFormat>: ParsableArguments {
    @Option(help: Self.help, completion: .list(Self.names), transform: Self.request)
    package var format: [RequestedFormat<Format>] = []

    package init() {}

    private static var names: [String] { Format.allCases.map(\.rawValue) }

    private static var help: ArgumentHelp {
        let choice = names.dropLast().joined(separator: ", ") + names.suffix(1).map { " or \($0)" }.joined()
        return ArgumentHelp(
            "Print the \(Format.noun) as \(choice), or write it to FILE. May be repeated. (default: \(Format.usual.rawValue))",
            valueName: "name[=file]")
    }

    @Sendable private static func request(_ argument: String) throws -> RequestedFormat<Format> {
        try RequestedFormat(argument, names: names) { Format(rawValue: $0) }
    }

    package mutating func validate() throws {
        try RequestedFormat.refuseTwoPrinted(format)
        try RequestedFormat.refuseSharedFiles(format)
    }

    /// Writes the files that are requested, and then prints the format that is requested without a file.
    ///
    /// Without a request, the usual format is printed.
    /// - Parameters:
    ///   - console: The console of the command.
    ///   - text: Returns the result in a format.
    /// - Throws: ``CommandError`` if the output or a file cannot be written.
    package func write(to console: Console, _ text: (Format) throws(CommandError) -> String) throws(CommandError) {
        guard !format.isEmpty else { return try console.write(text(.usual)) }
        for each in format {
            guard let file = each.file else { continue }
            let bytes = Array(try text(each.format).utf8)
            do throws(FileError) {
                try FileReplacement.write(bytes, to: file)
            } catch {
                throw CommandError(RunError.file(file, error))
            }
        }
        if let printed = format.first(where: { $0.file == nil }) { try console.write(text(printed.format)) }
    }
}

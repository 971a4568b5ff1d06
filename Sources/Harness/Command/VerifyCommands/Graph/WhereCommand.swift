internal import ArgumentParser
internal import PackageGraph
internal import SafeFiles
internal import SwiftSymbols
internal import VerificationModel

/// `verify where`: prints the place where something is declared, and the places that use it.
struct WhereCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "where", abstract: "Prints where something is declared, and which other files use it.",
        discussion: """
            The name may be that of a type, a function or any other declaration that other files can use: Film.Rating.stars, Rating.stars \
            or stars. For each match, the place and the kind are printed. The places that use it follow, grouped by file, and then those \
            that use its members. For a name that no file declares, such as URLSession, only the uses are printed. Uses in all branches of \
            #if count. Uses within the declaring file do not. If one file declares several functions of the same name, uses of any of them \
            may be listed under the first. The status is 2 if nothing has the name.
            """)

    @Argument(help: "Film, Film.Rating, stars; or a name from another package or the system, such as URLSession or URLSession.shared.")
    var name: String

    @OptionGroup var options: GraphOptions

    @OptionGroup var result: ResultOptions<TextFormat>

    /// The number of parts up to which all names are collected, not only the requested one.
    private static let usualParts = 16

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        // Other names are collected too, to suggest the nearest one for a misspelt name.
        let partLimit = max(Self.usualParts, name.split(separator: ".").count)
        let watched = WatchedNames(key: "all with \(partLimit) parts", partLimit: partLimit) { _ in true }
        let graph = try options.graph(context.console, watched: watched)
        let found = graph.uses(of: name)
        guard !found.isEmpty else {
            let next = NearestName.advice(for: name, in: graph.names, otherwise: "check the spelling, or name another folder with --root")
            throw CommandError("no file declares or uses \"\(name)\"; \(next)")
        }
        try result.write(to: context.console) { format throws(CommandError) -> String in
            switch format {
            case .json: try ResultJSON.text(of: NamedUsesJSON(found))
            case .text: found.map(NamedUsesText.text).joined()
            }
        }
        return .kept
    }
}

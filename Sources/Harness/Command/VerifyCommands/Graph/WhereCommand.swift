internal import ArgumentParser
internal import PackageGraph
internal import SafeFiles
internal import SwiftSymbols
internal import VerificationModel

/// `verify where`: where something is declared, and by whom it is used.
struct WhereCommand: VerifySubcommand {
    static let configuration = CommandConfiguration(
        commandName: "where", abstract: "Says where something is declared, and which other files use it.",
        discussion: """
            The name may be that of a type, a function or anything else that other files can use: Film.Rating.stars, Rating.stars or stars. All that have it are told: \
            the place, what it is, and by file the places that use it, then those that use its members. A name that no file declares, such as URLSession, is told \
            with the places that use it. Uses in all branches of #if count; those that a file makes of itself do not. Of functions \
            that have one name in one file the first may stand for all. Status 2 where nothing has the name.
            """)

    @Argument(help: "Film, Film.Rating, stars; or a name from outside, as URLSession or URLSession.shared.")
    var name: String

    @OptionGroup var options: GraphOptions

    /// How many parts names have at most that are kept without being asked for.
    private static let usualParts = 16

    func run(_ context: CommandContext) throws(CommandError) -> ExitStatus {
        // What is not asked for is read too, so that what is nearest to a misspelt name is known.
        let watched = WatchedNames(partLimit: max(Self.usualParts, name.split(separator: ".").count)) { _ in true }
        let graph = try options.graph(context.console, watched: watched)
        let found = graph.uses(of: name)
        guard !found.isEmpty else {
            let next = NearestName.advice(for: name, in: graph.names, otherwise: "name something that files declare or use")
            throw CommandError("no file declares or uses \"\(name)\"; \(next)")
        }
        try context.console.write(found.map(NamedUsesText.text).joined())
        return .kept
    }
}

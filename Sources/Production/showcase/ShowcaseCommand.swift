import ArgumentParser

/// The reference app in a terminal.
@main
struct ShowcaseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "showcase",
        abstract: "The reference app in a terminal: its views, on its real view models, use cases, repositories, network and storage.",
        subcommands: [MoviesCommand.self, WeatherCommand.self, ArticlesCommand.self, ProductsCommand.self, MenuCommand.self],
        defaultSubcommand: MenuCommand.self)
}

import ArgumentParser

/// `showcase` alone.
struct MenuCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "menu", abstract: "Asks which feature to begin, one after the other; what showcase alone does.",
        discussion: "The options are handed on to every feature that is begun.")

    @OptionGroup var options: ShowcaseOptions

    @MainActor
    func run() async throws {
        let output = StandardOutput()
        let arguments = options.arguments
        let menu = MenuTerminal(write: output.write, report: StandardError.write) { try await $0.run(arguments) }
        output.write(MenuTerminal.list)
        try output.end(isWhole: await menu.converse(on: output))
    }
}

extension Feature {
    /// Runs the feature until the user quits it.
    /// - Throws: An error that the feature has not printed yet.
    @MainActor
    fileprivate func run(_ arguments: [String]) async throws {
        do {
            switch self {
            case .movies: try await MoviesCommand.parse(arguments).run()
            case .weather: try await WeatherCommand.parse(arguments).run()
            case .articles: try await ArticlesCommand.parse(arguments).run()
            case .products: try await ProductsCommand.parse(arguments).run()
            }
        } catch is ExitCode {
            return
        }
    }
}

import AppLayer
import ArgumentParser
import PresentationLayer

extension FavoriteOrder.Criterion: ExpressibleByArgument {}

/// `showcase products`.
struct ProductsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "products", abstract: "Shows products page by page, and keeps your favourites.",
        discussion: """
            DummyJSON needs no key; another server is named by --base-url products=http://127.0.0.1:8080.
            With --once the exit status is 0 when everything that was asked for came and was kept, and 1 when not.
            """)

    @OptionGroup var options: ShowcaseOptions

    @Flag(help: "Print what is asked for and end.")
    var once = false

    @Option(help: "With --once: so many pages; 0 for none.")
    var pages = 1

    @Option(
        help: ArgumentHelp(
            "With --once: make this product of the list a favourite, or take that back. May be repeated.", valueName: "number"))
    var toggle: [Int] = []

    @Flag(help: "With --once: the favourites too.")
    var favorites = false

    @Option(help: "With --favorites: what sorts them.")
    var sort = FavoriteOrder.Criterion.time

    @Flag(help: "With --favorites: the earliest or the worst first.")
    var ascending = false

    func validate() throws {
        if !once, pages != 1 || !toggle.isEmpty || favorites {
            throw ValidationError("--pages, --toggle and --favorites go with --once")
        }
        if !favorites, sort != .time || ascending { throw ValidationError("--sort and --ascending go with --favorites") }
        if pages < 0 { throw ValidationError("--pages is at least 0") }
        if let number = toggle.first(where: { $0 < 1 }) { throw ValidationError("--toggle \(number): products are numbered from 1") }
        if pages == 0, !toggle.isEmpty { throw ValidationError("--toggle names a product of the list, and --pages 0 shows none") }
        if pages == 0, !favorites { throw ValidationError("--pages 0 shows nothing; ask for --favorites too") }
    }

    @MainActor
    func run() async throws {
        let output = StandardOutput()
        let container = try options.makeAppDIContainer(for: .products)
        let products = container.makeProductsSceneDIContainer()
        let terminal = ProductsTerminal(
            home: products.makeHomeStore(), favorites: products.makeFavoriteStore(), makeDetail: products.makeDetailStore,
            write: output.write, report: StandardError.write, progress: once ? { _ in } : StandardError.write)
        let isWhole: Bool
        if once {
            isWhole = await runOnce(terminal)
        } else {
            output.write("Products: ? for help\n")
            await terminal.refresh()
            isWhole = await terminal.converse(on: output)
        }
        await container.settle()
        try output.end(isWhole: isWhole)
    }

    @MainActor
    private func runOnce(_ terminal: ProductsTerminal) async -> Bool {
        var isWhole = true
        if pages > 0 {
            isWhole = await terminal.refresh()
            for _ in 1..<pages where isWhole && terminal.hasMorePages { isWhole = await terminal.nextPage() }
            for number in toggle where isWhole { isWhole = await terminal.toggle(number) }
        }
        if favorites {
            isWhole = await terminal.showFavorites(sortedBy: FavoriteOrder(by: sort, isAscending: ascending)) && isWhole
        }
        return isWhole
    }
}

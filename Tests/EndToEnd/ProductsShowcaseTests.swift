import MockServer
import Testing

/// Tests of `showcase products` with the built program and a server that answers from Fixtures.
@Suite("The products of the built program", .timeLimit(.minutes(5)))
struct ProductsShowcaseTests {
    private let app: BuiltShowcase

    init() throws {
        app = try BuiltShowcase("products", api: "products")
    }

    private func titles(_ output: String) -> [Substring] {
        output.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("    ") || $0.hasPrefix(" 1") }.map { $0.dropFirst(5) }
    }

    @Test func showsEveryPage() async throws {
        try await app.run { _, address in
            let shown = try await app.showcase("--once", "--pages", "9", "--base-url", address)
            #expect(shown.status == 0)
            #expect(shown.errors == "")
            #expect(
                titles(shown.output) == [
                    "Brass Lantern", "Sea Chart No. 7", "Oilskin Coat", "Fog Horn, small", "Rope, 20 m", "Compass", "Enamel Mug",
                    "Wool Socks", "Signal Flags", "Barometer", "Storm Matches",
                ])
        }
    }

    @Test func togglesSortsAndKeepsFavourites() async throws {
        try await app.run { server, address in
            let toggled = try await app.showcase(
                "--once", "--toggle", "3", "--toggle", "4", "--toggle", "1", "--toggle", "4", "--base-url", address)
            #expect(toggled.status == 0)
            // Each product is shown with its new state; the second toggle of the fourth undoes the first.
            #expect(toggled.output.ranges(of: "Favourite since").count == 3)
            #expect(toggled.output.ranges(of: "No longer a favourite").count == 1)
            let kept = try await app.showcase("--once", "--pages", "0", "--favorites")
            #expect(kept.status == 0)
            #expect(kept.output.hasPrefix("Favourites by time, latest first:\n  1  Brass Lantern\n"))
            #expect(titles(kept.output) == ["Brass Lantern", "Oilskin Coat"])
            let sorted = try await app.showcase("--once", "--pages", "0", "--favorites", "--sort", "rating", "--ascending")
            #expect(titles(sorted.output) == ["Brass Lantern", "Oilskin Coat"])
            let best = try await app.showcase("--once", "--pages", "0", "--favorites", "--sort", "rating")
            #expect(titles(best.output) == ["Oilskin Coat", "Brass Lantern"])
            // Stored favourites need no request.
            try server.check(.any, .exactly(1))
            let typed = try await app.showcase("--base-url", address, input: "1\nf 1\nv\nq\n")
            #expect(typed.status == 0)
            #expect(typed.errors == "Loading...\n")
            #expect(typed.output.contains("> Favourites by time, latest first:\n  1  Oilskin Coat\n"))
            #expect(try await app.showcase("--once", "--base-url", address).output.ranges(of: "Favourite since").count == 1)
        }
    }

    /// A second toggle undoes the first one, however fast it follows.
    @Test func togglingTwiceRestoresTheState() async throws {
        try await app.run { _, address in
            let toggles = Array(repeating: ["--toggle", "1"], count: 10).flatMap { $0 }
            let run = try await app.showcase(["--once", "--favorites", "--base-url", address] + toggles)
            #expect(run.status == 0)
            #expect(run.output.ranges(of: "Favourite since").count == 5)
            #expect(run.output.hasSuffix("No longer a favourite\nNo favourites yet\n"))
        }
    }

    @Test func reportsMissingParts() async throws {
        try await app.run { server, address in
            try server.reply(to: .get("/products?skip=5"), with: .recording("products/server-error"), priority: 1)
            let run = try await app.showcase("--once", "--pages", "3", "--toggle", "1", "--favorites", "--base-url", address)
            #expect(run.status == 1)
            #expect(run.output.hasSuffix("\nNo favourites yet\n"))
            #expect(titles(run.output).count == 5)
            #expect(run.errors == "Failed loading products\n")
            let beyond = try await app.showcase("--once", "--toggle", "6", "--base-url", address)
            #expect(beyond.status == 1)
            #expect(beyond.errors == "There is no product 6; the list has 5\n")
        }
    }

    @Test(
        arguments: [
            (["--pages", "2"], "--pages, --toggle and --favorites go with --once"),
            (["--once", "--sort", "rating"], "--sort and --ascending go with --favorites"),
            (["--once", "--pages=-1"], "--pages is at least 0"),
            (["--once", "--toggle", "0"], "--toggle 0: products are numbered from 1"),
            (["--once", "--pages", "0"], "--pages 0 shows nothing; ask for --favorites too"),
            (["--once", "--pages", "0", "--favorites", "--toggle", "1"], "--toggle names a product of the list, and --pages 0 shows none"),
            (["--once", "--favorites", "--sort", "price"], "The value 'price' is invalid for '--sort <sort>'"),
        ] as [([String], String)])
    func reportsWrongUsage(_ arguments: [String], _ message: String) async throws {
        let run = try await app.showcase(arguments)
        #expect(run.status == 64)
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}

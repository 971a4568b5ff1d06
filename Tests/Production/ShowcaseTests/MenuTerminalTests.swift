import Testing
import showcase

@Suite("The menu") @MainActor
struct MenuTerminalTests {
    private struct Broken: Error, CustomStringConvertible {
        let description = "its key is missing"
    }

    private final class Begun {
        var features: [Feature] = []
        var isBroken = false
    }

    private let begun = Begun()
    private let screen = Screen()
    private let menu: MenuTerminal

    init() {
        let (begun, screen) = (begun, screen)
        menu = MenuTerminal(write: { screen.written += $0 }, report: { screen.reported += $0 }) { feature in
            begun.features.append(feature)
            if begun.isBroken { throw Broken() }
        }
    }

    private static let list = """
          1  movies    search for films
          2  weather   the weather of a city
          3  articles  the news, and your own
          4  products  things to buy, and your favourites
        Type a number or a name; q to quit

        """

    @Test(arguments: [
        ("1", Feature.movies), ("2", .weather), ("3", .articles), ("4", .products), (" Products ", .products), ("weather", .weather),
    ])
    func beginsAFeatureByItsNumberOrName(_ line: String, _ feature: Feature) async {
        #expect(await menu.handle(line))
        #expect(begun.features == [feature])
        // Back again, the menu shows what there is.
        #expect(screen.written == Self.list)
    }

    @Test(arguments: ["0", "5", "-1", "film", "99999999999999999999", "1 2"]) func reportsUnknownFeatures(_ line: String) async {
        #expect(await menu.handle(line))
        #expect(begun.features == [])
        #expect(screen.reported.contains("There is no \"\(line)\"; there are movies, weather, articles,"))
    }

    @Test func reportsFeatureThatCannotStart() async {
        begun.isBroken = true
        #expect(await menu.handle("articles"))
        #expect(screen.reported == "articles cannot begin: its key is missing\n")
        #expect(screen.written == "")
    }

    @Test func quitsAndHelps() async {
        #expect(await menu.handle("  "))
        #expect(await menu.handle("?"))
        #expect(screen.written == Self.list)
        #expect(await menu.handle("q") == false)
    }
}

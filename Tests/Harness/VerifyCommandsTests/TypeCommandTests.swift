import StrictJSON
import TestFolders
import Testing
import VerifyRunning

@Suite("verify type")
struct TypeCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "App/Movie.swift",
            """
            struct Movie: Decodable {
                let id: Int
                var title: String?
                let kind: Kind
                let cast: [Actor]
                enum Kind: String, Decodable { case film, series = "tv" }
                enum CodingKeys: String, CodingKey { case id = "movie_id", title, kind, cast }
            }
            struct Actor: Decodable {
                let name: String
                let age: Int
                enum CodingKeys: String, CodingKey { case name, person, age }
                enum PersonKeys: CodingKey { case age }
                init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: CodingKeys.self)
                    name = try container.decodeIfPresent(String.self, forKey: .name) ?? ""
                    let person = try container.nestedContainer(keyedBy: PersonKeys.self, forKey: .person)
                    age = (try? person.decode(Int.self, forKey: .age)) ?? 0
                }
            }
            """)
    }

    private func type(_ arguments: String...) async -> VerifyRun {
        await VerifyRun.run(["type", "--root", folder.path] + arguments, in: folder)
    }

    @Test func printsTheKeysOfATypeAndOfAllTypesInIt() async {
        #expect(
            await type("Movie").snapshot == """
                0
                Movie  App/Movie.swift:1:8
                  movie_id  Int           required  App/Movie.swift:2:9
                  title     String        optional  App/Movie.swift:3:9
                  kind      Movie.Kind    required  App/Movie.swift:4:9
                  cast      Array<Actor>  required  App/Movie.swift:5:9

                Movie.Kind  App/Movie.swift:6:10
                    String  one of  "film", "tv"

                Actor  App/Movie.swift:9:8
                  name        String       optional   App/Movie.swift:16:30
                  person      a container  required   App/Movie.swift:17:36
                  person.age  Int          tolerated  App/Movie.swift:18:28

                """)
    }

    @Test func printsWhatIsNotRead() async throws {
        try folder.write(
            "App/Seat.swift",
            "import Outside\nstruct Seat: Decodable { let row: Row; let list: [Foreign] }\nstruct Row {}\n")
        #expect(
            await type("Seat").snapshot == """
                1
                Seat  App/Seat.swift:2:8
                  row   Row             required  App/Seat.swift:2:30
                  list  Array<Foreign>  required  App/Seat.swift:2:44

                Row  App/Seat.swift:3:8
                  not read: Row does not conform to Decodable in the sources that were read at App/Seat.swift:3:8

                Foreign
                  not read: the sources of Foreign are not there at App/Seat.swift:2:44

                """)
    }

    @Test func printsTheValueItselfAndToleratedKeys() async throws {
        try folder.write(
            "App/Flexible.swift",
            """
            struct Flexible: Decodable {
                let text: String
                enum CodingKeys: CodingKey { case text }
                init(from decoder: any Decoder) throws {
                    if let single = try? decoder.singleValueContainer().decode(String.self) {
                        text = single
                        return
                    }
                    do {
                        text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
                    } catch {
                        text = ""
                    }
                }
            }
            """)
        let run = await type("Flexible")
        #expect(
            run.snapshot == """
                0
                Flexible  App/Flexible.swift:1:8
                        String  tolerated  App/Flexible.swift:5:61
                  text  String  tolerated  App/Flexible.swift:10:68

                """)
    }

    @Test func printsThePathsOfNestedContainersThatFunctionsGet() async throws {
        try folder.write(
            "App/Plugin.swift",
            """
            struct Plugin: Decodable {
                let icon: String
                let rating: Int?
                let note: String?
                enum Keys: CodingKey { case icons, ratings, note, high, stars }
                init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: Keys.self)
                    icon = try Plugin.best(of: container.nestedContainer(keyedBy: Keys.self, forKey: .icons))
                    if let ratings = try? container.nestedContainer(keyedBy: Keys.self, forKey: .ratings) {
                        rating = try ratings.decode(Int.self, forKey: .stars)
                    } else {
                        rating = nil
                    }
                    do {
                        note = try container.decode(String.self, forKey: .note)
                    } catch DecodingError.keyNotFound {
                        note = nil
                    }
                }
                private static func best(of icons: KeyedDecodingContainer<Keys>) throws -> String {
                    try icons.decode(String.self, forKey: .high)
                }
            }
            """)
        #expect(
            await type("Plugin").snapshot == """
                0
                Plugin  App/Plugin.swift:1:8
                  icons          a container  required              App/Plugin.swift:8:46
                  icons.high     String       required              App/Plugin.swift:21:19
                  ratings        a container  tolerated             App/Plugin.swift:9:41
                  ratings.stars  Int          required in a branch  App/Plugin.swift:10:34
                  note           String       may be missing        App/Plugin.swift:15:34

                """)
    }

    @Test func printsElementsValuesOfTheSameDecoderAndSwallowedErrors() async throws {
        try folder.write(
            "App/Feed.swift",
            """
            struct Name: Decodable { let name: String }
            class Base: Decodable { let id: Int }
            final class Feed: Base {
                let title: Name
                var ids: [Int] = []
                var link: String?
                let first: Int
                enum CodingKeys: CodingKey { case items, id, kind, link, first }
                required init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: CodingKeys.self)
                    title = try Name(from: decoder)
                    var list = try container.nestedUnkeyedContainer(forKey: .items)
                    while !list.isAtEnd {
                        let inner = try list.superDecoder()
                        ids.append(try inner.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id))
                    }
                    do {
                        link = try container.decode(String.self, forKey: .link)
                    } catch let error {
                        print(error)
                    }
                    guard let first = try? container.decode(Int.self, forKey: .first) else { throw FeedError.empty }
                    self.first = first
                    if try container.decode(String.self, forKey: .kind) == "none" {
                        try super.init(from: container.superDecoder())
                        return
                    }
                    try super.init(from: container.superDecoder(forKey: .items))
                }
            }
            enum FeedError: Error { case empty }
            """)
        #expect(
            await type("Feed").snapshot == """
                0
                Feed  App/Feed.swift:3:13
                              Name         required              App/Feed.swift:11:21
                  items       a container  required              App/Feed.swift:12:34
                  items[].id  Int          required              App/Feed.swift:15:70
                  link        String       tolerated             App/Feed.swift:18:34
                  first       Int          required              App/Feed.swift:22:42
                  kind        String       required              App/Feed.swift:24:26
                  super       Base         required in a branch  App/Feed.swift:25:23
                  items       Base         required in a branch  App/Feed.swift:28:19

                Name  App/Feed.swift:1:8
                  name  String  required  App/Feed.swift:1:30

                Base  App/Feed.swift:2:7
                  id  Int  required  App/Feed.swift:2:29

                """)
    }

    @Test func refusesANameThatNoTypeHas() async {
        #expect(await type("Movies").errors.contains("no type \"Movies\" was found"))
        #expect(await type("Movies").errors.contains("Movie"))
    }

    @Test func refusesAnotherNumberOfTypesThanADeclarationHas() async throws {
        try folder.write("App/Page.swift", "struct Page<Item: Decodable>: Decodable { let items: [Item] }\n")
        #expect(
            await type("[Page<Int, Int>]").errors.contains(
                "[Page<Int, Int>] gives Page another number of types in <> (2) than its declaration has (1); write Page as App/Page.swift:1:8 declares it"
            ))
    }

    @Test func refusesANameThatTwoTypesHave() async throws {
        try folder.write("App/Other.swift", "enum A { struct Item: Decodable {} }\nenum B { struct Item: Decodable {} }\n")
        let run = await type("Item")
        #expect(run.status == 2)
        #expect(
            run.errors.contains(
                "2 types are named \"Item\": A.Item at App/Other.swift:1:17, B.Item at App/Other.swift:2:17; write the types around it too")
        )
        #expect(await type("A.Item").status == 0)
    }

    @Test func countsTheTypesThatCanBeRead() async throws {
        try folder.write(
            "App/Seat.swift", "struct Seat: Decodable { let row: Foreign }\nlet seat = load(Seat.self)\nlet movie = load(Movie.self)\n")
        #expect(
            await type("--all").snapshot == """
                0
                types  3 of 4 can be read (75.0 %)
                roots  1 of 2 can be read (50.0 %), with all types in them
                not read:
                  1 type  the sources of Foreign are not there at App/Seat.swift:1:30

                """)
    }

    @Test func refusesToCountNothing() async throws {
        try folder.write("Other/Session.swift", "struct Session: Encodable { let id: Int }\n")
        let run = await VerifyRun.run(["type", "--all", "--root", "\(folder.path)/Other"], in: folder)
        #expect(
            run.snapshot == """
                2
                --
                verify: @/Other: no Decodable type was found in the Swift files, except in those of tests; \
                name the folder of the sources with --root

                """)
    }

    @Test func listsTheValuesOfUserInfoThatTypesNeed() async throws {
        try folder.write(
            "App/Seat.swift",
            """
            extension CodingUserInfoKey { static let site = CodingUserInfoKey(rawValue: "siteID")! }
            struct Seat: Decodable {
                let site: Int
                init(from decoder: any Decoder) throws {
                    guard let site = decoder.userInfo[.site] as? Int else { throw Missing.site }
                    self.site = site
                }
                enum Missing: Error { case site }
            }
            let seat = load(Seat.self)

            """)
        #expect(
            await type("--all").snapshot == """
                0
                types  4 of 4 can be read (100.0 %)
                roots  1 of 1 can be read (100.0 %), with all types in them
                read with a value under userInfo:
                  1 type  decoder.userInfo[siteID] at App/Seat.swift:4:5

                """)
        #expect(
            await type("Seat").snapshot == """
                0
                Seat  App/Seat.swift:2:8
                  needs: decoder.userInfo[siteID] at App/Seat.swift:4:5

                """)
    }

    @Test func leavesOutTestsAndPods() async throws {
        try folder.write("Pods/Lib/A.swift", "struct InPods: Decodable {}\n")
        try folder.write("AppTests/A.swift", "struct InTests: Decodable {}\n")
        #expect(await type("InPods").status == 2)
        #expect(await type("InTests").status == 2)
    }

    @Test func printsJSON() async throws {
        let json = await type("Movie", "--format", "json").output
        let document = try JSONDocument(Array(json.utf8))
        let first = try #require(document.root["types"]?.elements.first)
        #expect(first["name"]?.string == "Movie")
        #expect(first["keys"]?.elements.first?["key"]?.string == "movie_id")
        #expect(first["keys"]?.elements.first?["place"]?.string == "App/Movie.swift:2:9")
    }

    @Test func needsATypeOrAll() async {
        #expect(await VerifyRun.run(["type"], in: folder).errors.contains("A type is missing; name one, or write --all for all types"))
        #expect(await type("Movie", "--all").errors.contains("Movie and --all exclude each other; remove one of them"))
        #expect(await type("--all", "--format", "json-schema").errors.contains("--all has no JSON Schema"))
    }
}

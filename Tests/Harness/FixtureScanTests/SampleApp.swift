/// An app with fixtures that its tests load in different ways.
///
/// Each part is a type, a test that decodes it in one way, and the fixtures of the test with the expected results of a scan.
struct SamplePart {
    /// The way in which the names of the fixtures reach the call that decodes.
    let name: String
    /// Declarations of the app.
    let types: String
    /// Members of a test class.
    let tests: String
    /// The content of the fixtures by the paths below the folder of the fixtures.
    let fixtures: [String: String]
    /// The expected result for each fixture.
    let expected: [String: String]
}

extension SamplePart {
    /// The functions that tests of the parts share, at the top of a file.
    static let helpers = """
        final class Marker {}

        func contents(of name: String, folder: String? = nil) throws -> Data {
            let url = Bundle(for: Marker.self).url(forResource: name, withExtension: "json", subdirectory: folder)
            return try Data(contentsOf: XCTUnwrap(url))
        }

        func load<T: Decodable>(_ name: String, as type: T.Type = T.self) throws -> T {
            try JSONDecoder().decode(T.self, from: contents(of: name))
        }

        final class StubSession: Session {
            private let file: String
            private var answers: [String: String] = [:]

            init(file: String = "") { self.file = file }

            func stub(_ path: String, fixture: String) { answers[path] = fixture }

            func data(_ path: String) throws -> Data { try contents(of: answers[path] ?? file) }
        }
        """

    /// The declarations that several parts use.
    static let shared = """
        public protocol Session { func data(_ path: String) throws -> Data }
        """

    static let all = plain + mistaken

    private static let plain: [SamplePart] = [
        SamplePart(
            name: "a call of the decoder in the test",
            types: "public struct Movie: Decodable { public let id: Int; public let title: String }",
            tests: """
                func testMovie() throws {
                    let url = try XCTUnwrap(Bundle(for: Marker.self).url(forResource: "movie", withExtension: "json"))
                    let movie = try JSONDecoder().decode(Movie.self, from: Data(contentsOf: url))
                    XCTAssertEqual(movie.id, 1)
                }
                """,
            fixtures: ["movie.json": #"{"id": 1, "title": "Dune"}"#], expected: ["movie.json": "decodes as Movie"]),
        SamplePart(
            name: "a helper whose result is typed", types: "public struct Actor: Decodable { public let name: String }",
            tests: """
                func testActor() throws {
                    let actor: Actor = try load("actor")
                    XCTAssertEqual(actor.name, "Zendaya")
                }
                """,
            fixtures: ["actor.json": #"{"name": "Zendaya"}"#], expected: ["actor.json": "decodes as Actor"]),
        SamplePart(
            name: "a helper with a default name", types: "public struct Review: Decodable { public let stars: Int }",
            tests: """
                private func makeReview(from file: String = "review") throws -> Review { try load(file) }

                func testReview() throws { XCTAssertEqual(try makeReview().stars, 4) }

                func testPoorReview() throws { XCTAssertEqual(try makeReview(from: "review-poor").stars, 1) }
                """,
            fixtures: ["review.json": #"{"stars": 4}"#, "review-poor.json": #"{"stars": 1}"#],
            expected: ["review.json": "decodes as Review", "review-poor.json": "decodes as Review"]),
        SamplePart(
            name: "names in a list and in a dictionary", types: "public struct Trailer: Decodable { public let seconds: Double }",
            tests: """
                func testTrailers() throws {
                    let names = ["short": "trailer-short", "long": "trailer-long"]
                    for name in names.values { _ = try load(name, as: Trailer.self) }
                    for name in ["trailer-old", "trailer-new"] { _ = try load(name, as: Trailer.self) }
                }
                """,
            fixtures: [
                "trailer-short.json": #"{"seconds": 9.5}"#, "trailer-long.json": #"{"seconds": 90}"#,
                "trailer-old.json": #"{"seconds": 3}"#,
                "trailer-new.json": #"{"seconds": 4}"#,
            ],
            expected: [
                "trailer-short.json": "decodes as Trailer", "trailer-long.json": "decodes as Trailer",
                "trailer-old.json": "decodes as Trailer", "trailer-new.json": "decodes as Trailer",
            ]),
        SamplePart(
            name: "an enumeration of names",
            types: """
                public struct Genre: Decodable { public let name: String }
                public struct Company: Decodable { public let country: String? }
                """,
            tests: """
                private enum Fixture: String { case genre, company = "company-a24" }

                private func data(_ fixture: Fixture) throws -> Data { try contents(of: fixture.rawValue) }

                func testGenre() throws { _ = try JSONDecoder().decode(Genre.self, from: data(.genre)) }

                func testCompany() throws { _ = try JSONDecoder().decode(Company.self, from: data(.company)) }
                """,
            fixtures: ["genre.json": #"{"name": "Drama"}"#, "company-a24.json": "{}"],
            expected: ["genre.json": "decodes as Genre", "company-a24.json": "decodes as Company"]),
        SamplePart(
            name: "a path beside the test's own file", types: "public struct Season: Decodable { public let number: Int }",
            tests: """
                func testSeason() throws {
                    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
                    let data = try Data(contentsOf: folder.appendingPathComponent("Seasons/season.json"))
                    XCTAssertEqual(try JSONDecoder().decode(Season.self, from: data).number, 2)
                }
                """,
            fixtures: ["Seasons/season.json": #"{"number": 2}"#], expected: ["Seasons/season.json": "decodes as Season"]),
        SamplePart(
            name: "a name with a number", types: "public struct Episode: Decodable { public let title: String }",
            tests: """
                func testEpisodes() throws {
                    for number in 1...2 { _ = try load("episode-\\(number)", as: Episode.self) }
                }
                """,
            fixtures: ["episode-1.json": #"{"title": "One"}"#, "episode-2.json": #"{"title": 2}"#],
            expected: ["episode-1.json": "decodes as Episode", "episode-2.json": "fails at 1:11 as Episode"]),
        SamplePart(
            name: "a stub that is made with the name",
            types: """
                public struct SearchAnswer: Decodable { public let results: [Movie] }
                public struct SearchClient {
                    let session: any Session
                    public init(session: any Session) { self.session = session }
                    public func search(_ text: String) throws -> SearchAnswer { try get("/search") }
                    private func get<Answer: Decodable>(_ path: String) throws -> Answer {
                        try JSONDecoder().decode(Answer.self, from: session.data(path))
                    }
                }
                """,
            tests: """
                func testSearch() throws {
                    let client = SearchClient(session: StubSession(file: "search"))
                    XCTAssertEqual(try client.search("dune").results.count, 1)
                }
                """,
            fixtures: ["search.json": #"{"results": [{"id": 1, "title": "Dune"}]}"#], expected: ["search.json": "decodes as SearchAnswer"]),
        SamplePart(
            name: "a stub that gets the name before the call",
            types: """
                public struct Person: Decodable { public let id: Int }
                public struct PeopleRemote {
                    let session: any Session
                    public init(session: any Session) { self.session = session }
                    public func people() throws -> [Person] { try JSONDecoder().decode([Person].self, from: session.data("/people")) }
                }
                """,
            tests: """
                func testPeople() throws {
                    let session = StubSession()
                    session.stub("/people", fixture: "people")
                    XCTAssertEqual(try PeopleRemote(session: session).people().count, 1)
                }
                """,
            fixtures: ["people.json": #"[{"id": 7}]"#], expected: ["people.json": "decodes as [Person]"]),
        SamplePart(
            name: "a mapper that decodes one of two types",
            types: """
                public struct Show: Decodable { public let id: Int }
                struct ShowEnvelope: Decodable { let data: Show }
                public struct ShowMapper {
                    public init() {}
                    public func map(_ response: Data, isWrapped: Bool) throws -> Show {
                        if isWrapped { return try JSONDecoder().decode(ShowEnvelope.self, from: response).data }
                        return try JSONDecoder().decode(Show.self, from: response)
                    }
                }
                """,
            tests: """
                func testShow() throws { _ = try ShowMapper().map(contents(of: "show"), isWrapped: false) }

                func testWrappedShow() throws { _ = try ShowMapper().map(contents(of: "show-wrapped"), isWrapped: true) }
                """,
            fixtures: ["show.json": #"{"id": 5}"#, "show-wrapped.json": #"{"data": {"id": 5}}"#],
            expected: ["show.json": "decodes as Show", "show-wrapped.json": "decodes as ShowEnvelope"]),
        SamplePart(
            name: "fixtures that no source names, and the types of the app that read their keys",
            types: """
                public struct Concert: Decodable { public let venue: Venue; public let startsAt: String; public let price: Double? }
                public struct Venue: Decodable { public let hall: String; public let city: String; public let seats: Int? }
                public struct ConcertError: Decodable { public let code: Int; public let reason: String }
                public func concerts(_ data: Data) throws -> [Concert] { try JSONDecoder().decode([Concert].self, from: data) }
                public func concertError(_ data: Data) -> ConcertError? { try? JSONDecoder().decode(ConcertError.self, from: data) }
                """,
            tests: "",
            fixtures: [
                "concerts.json": #"[{"venue": {"hall": "A", "city": "B"}, "startsAt": "2026-11-25", "price": 9.5, "id": 3}]"#,
                "concerts-broken.json": #"[{"venue": {"hall": "A"}, "startsAt": "2026-11-25", "price": 9.5}]"#,
                "venue-alone.json": #"{"hall": "A", "city": "B", "seats": 5}"#,
                "concerts-other.json": #"{"a": 1, "b": 2, "c": 3, "city": "B", "hall": "A"}"#,
            ],
            expected: [
                "concerts.json": "has the keys of [Concert]", "concerts-broken.json": "unused", "concerts-other.json": "unused",
                "venue-alone.json": "unused",
            ]),
        SamplePart(
            name: "a test that expects an error",
            types: "public struct Account: Decodable { public let name: String; public let age: Int }",
            tests: """
                func testAccount() throws { XCTAssertThrowsError(try load("account-without-age", as: Account.self)) }

                func testGoodAccount() throws { _ = try load("account", as: Account.self) }
                """,
            fixtures: ["account-without-age.json": #"{"name": "Ada"}"#, "account.json": "{\n  \"name\": \"Ada\",\n  \"age\": \"37\"\n}"],
            expected: ["account-without-age.json": "is refused by Account", "account.json": "fails at 3:10 as Account"]),
        SamplePart(
            name: "data that a test class keeps", types: "public struct Award: Decodable { public let year: Int }",
            tests: """
                private var awards = Data()

                override func setUpWithError() throws { awards = try contents(of: "awards") }

                func testAwards() throws { _ = try JSONDecoder().decode([Award].self, from: awards) }
                """,
            fixtures: ["awards.json": #"[{"year": 2021}]"#], expected: ["awards.json": "decodes as [Award]"]),
        SamplePart(
            name: "two types nearby",
            types: """
                public struct Ticket: Decodable { public let seat: String }
                public struct Invoice: Decodable { public let total: Double }
                public struct Shop {
                    let session: any Session
                    public init(session: any Session) { self.session = session }
                    public func buy() throws {
                        _ = try JSONDecoder().decode(Ticket.self, from: session.data("/ticket"))
                        _ = try JSONDecoder().decode(Invoice.self, from: session.data("/invoice"))
                    }
                }
                """,
            tests: """
                func testBuying() throws {
                    let session = StubSession()
                    session.stub("/ticket", fixture: "ticket")
                    session.stub("/invoice", fixture: "invoice")
                    try Shop(session: session).buy()
                }
                """,
            fixtures: ["ticket.json": #"{"seat": "A1"}"#, "invoice.json": #"{"total": 9.5}"#],
            expected: ["ticket.json": "may be Ticket", "invoice.json": "may be Invoice"]),
        SamplePart(
            name: "all files of a folder", types: "public struct Poster: Decodable { public let width: Int }",
            tests: """
                func testPosters() throws {
                    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/Posters")
                    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
                        _ = try JSONDecoder().decode(Poster.self, from: Data(contentsOf: file))
                    }
                }
                """,
            fixtures: ["Posters/a.json": #"{"width": 100}"#, "Posters/b.json": #"{"height": 100}"#],
            expected: ["Posters/a.json": "decodes as Poster", "Posters/b.json": "fails at 1:1 as Poster"]),
        SamplePart(
            name: "arguments of a test", types: "public struct Studio: Decodable { public let name: String }",
            tests: """
                @Test(arguments: ["studio-a", "studio-b"])
                func studio(_ fixture: String) throws { _ = try load(fixture, as: Studio.self) }
                """,
            fixtures: ["studio-a.json": #"{"name": "A"}"#, "studio-b.json": #"{"name": null}"#],
            expected: ["studio-a.json": "decodes as Studio", "studio-b.json": "fails at 1:10 as Studio"]),
        SamplePart(
            name: "files that no test decodes", types: "",
            tests: """
                func testPlainText() throws { XCTAssertFalse(try contents(of: "plain").isEmpty) }
                """,
            fixtures: ["plain.json": #"{"any": true}"#, "leftover.json": #"{"id": 1}"#],
            expected: ["plain.json": "not joined", "leftover.json": "unused"]),
    ]
}

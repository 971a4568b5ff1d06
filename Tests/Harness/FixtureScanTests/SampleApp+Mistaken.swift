/// Parts that a scan has once judged wrongly: contents that flow to several places, and failures that a test expects.
extension SamplePart {
    static let mistaken: [SamplePart] = [
        SamplePart(
            name: "a variable that gets another content", types: "public struct User: Decodable { public let login: String }",
            tests: """
                func testBoth() throws {
                    var data = try contents(of: "user")
                    XCTAssertEqual(try JSONDecoder().decode(User.self, from: data).login, "ada")
                    data = try contents(of: "movie-two")
                    XCTAssertEqual(try JSONDecoder().decode(Movie.self, from: data).id, 2)
                }
                """,
            fixtures: ["user.json": #"{"login": "ada"}"#, "movie-two.json": #"{"id": 2, "title": "Heat"}"#],
            expected: ["user.json": "decodes as User", "movie-two.json": "decodes as Movie"]),
        SamplePart(
            name: "an error that only another answer has",
            types: """
                public struct APIError: Decodable, Error { public let code: Int }
                public struct Profile: Decodable { public let email: String }
                public struct ProfileClient {
                    let session: any Session
                    public init(session: any Session) { self.session = session }
                    public func profile(_ status: Int) throws -> Profile {
                        let data = try session.data("/profile")
                        try validate(status, data)
                        return try JSONDecoder().decode(Profile.self, from: data)
                    }
                    private func validate(_ status: Int, _ data: Data) throws {
                        guard status < 300 else { throw try JSONDecoder().decode(APIError.self, from: data) }
                    }
                }
                """,
            tests: """
                func testProfile() throws {
                    let client = ProfileClient(session: StubSession(file: "profile"))
                    XCTAssertEqual(try client.profile(200).email, "a@example.com")
                }
                """,
            fixtures: ["profile.json": #"{"email": "a@example.com"}"#], expected: ["profile.json": "decodes as Profile"]),
        SamplePart(
            name: "a value that is encoded again",
            types: """
                public struct Note: Decodable { public let text: String }
                public struct Draft: Codable { public let text: String; public let version: Int }
                """,
            tests: """
                func testDraft() throws {
                    let note: Note = try load("note")
                    let data = try JSONEncoder().encode(Draft(text: note.text, version: 1))
                    XCTAssertEqual(try JSONDecoder().decode(Draft.self, from: data).version, 1)
                }
                """,
            fixtures: ["note.json": #"{"text": "Tea"}"#], expected: ["note.json": "decodes as Note"]),
        SamplePart(
            name: "a part of the content", types: "public struct Inner: Decodable { public let id: Int }",
            tests: """
                func testPart() throws {
                    let object = try JSONSerialization.jsonObject(with: contents(of: "wrapped")) as? [String: Any]
                    let part = try JSONSerialization.data(withJSONObject: XCTUnwrap(object?["data"]))
                    XCTAssertEqual(try JSONDecoder().decode(Inner.self, from: part).id, 1)
                }
                """,
            fixtures: ["wrapped.json": #"{"data": {"id": 1}}"#], expected: ["wrapped.json": "not joined"]),
        SamplePart(
            name: "a test that expects nil", types: "public struct Odd: Decodable { public let even: Bool }",
            tests: """
                func testOdd() throws { XCTAssertNil(try? load("odd", as: Odd.self)) }
                """,
            fixtures: ["odd.json": #"{"even": 1}"#], expected: ["odd.json": "is refused by Odd"]),
        SamplePart(
            name: "a type that accepts everything", types: "public struct Settings: Decodable { public let theme: String? }",
            tests: """
                func testSettings() throws {
                    _ = try JSONDecoder().decode(Settings.self, from: Data("{}".utf8))
                    XCTAssertNotNil(UIImage(named: "banner"))
                }
                """,
            fixtures: ["banner.json": #"{"width": 3}"#], expected: ["banner.json": "not joined"]),
        SamplePart(
            name: "a decoder of another package", types: "public struct Weather: Decodable { public let highTemp: Int }",
            tests: """
                func testWeather() throws {
                    XCTAssertEqual(try CompanyKit.decoder.decode(Weather.self, from: contents(of: "weather")).highTemp, 3)
                }
                """,
            fixtures: ["weather.json": #"{"high_temp": 3}"#],
            expected: ["weather.json": "undecided: the decoder, which the sources do not show"]),
        SamplePart(
            name: "a setting of a decoder that has another name",
            types: """
                public struct Tide: Decodable { public let highTide: Int }
                public enum Coders { static let plain: JSONDecoder = { let decoder = JSONDecoder(); return decoder }() }
                """,
            tests: """
                func testTide() throws {
                    let decoder = Coders.plain
                    decoder.keyDecodingStrategy = .convertFromSnakeCase
                    XCTAssertEqual(try decoder.decode(Tide.self, from: contents(of: "tide")).highTide, 3)
                }
                """,
            fixtures: ["tide.json": #"{"high_tide": 3}"#],
            expected: ["tide.json": "undecided: the decoder, which the sources do not show"]),
    ]
}

import TestFolders
import Testing
import VerifyRunning

/// Tests of recordings for which `verify init` cannot simply name a type.
@Suite("First contracts in doubt")
struct FirstContractsDoubtTests {
    private let folder: TemporaryFolder
    private static let offer = #"{"id": 1, "title": "a", "price": 2.5}"#

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "App/Offer.swift",
            """
            import Foundation
            struct OfferDTO: Decodable { let id: Int; let title: String; let price: Double }
            struct ErrorDTO: Decodable { let code: Int; let message: String }
            func offer(_ data: Data) throws -> OfferDTO { try JSONDecoder().decode(OfferDTO.self, from: data) }
            """)
    }

    private func start() async -> VerifyRun { await VerifyRun.run(["init", "--root", folder.path], in: folder) }

    private func check() async -> VerifyRun {
        await VerifyRun.run(["--contracts", "@/Contracts/", "--reports", "@/Reports"], in: folder)
    }

    private func record(_ name: String, _ request: String, _ body: String = offer, status: Int = 200, fields: String = "") throws {
        try folder.write("Fixtures/\(name).http", "\(request)\n\(fields)\nHTTP/1.1 \(status) \nContent-Type: application/json\n\n\(body)")
    }

    private func contracts(_ api: String = "example") throws -> String { try folder.text("Contracts/\(api).yml") }

    // MARK: Secrets

    @Test func writesNoSecretIntoAComment() async throws {
        try record("a", "GET https://api.example.com/offers", #"{"id": 1, "title": "a", "price": "sk_live_51H8xABCDEFGHIJKLMNOPQRSTUV"}"#)
        _ = await start()
        #expect(try contracts().contains("# Doubtful: OfferDTO reads 3 of its 3 keys, and asks for no other, but refuses it: "))
        #expect(try !contracts().contains("51H8x"))
    }

    /// The same for refusals that are frozen: of a recording, and of a fixture.
    @Test func writesNoSecretIntoTheCommentOfARefusal() async throws {
        let refused = #"{"id": 1, "title": "a", "price": "sk_live_51H8xABCDEFGHIJKLMNOPQRSTUV"}"#
        try record("a", "GET https://api.example.com/offers")
        try record("b", "GET https://api.example.com/offers", refused)
        try folder.write("AppTests/Fixtures/offer.json", refused)
        try folder.write(
            "AppTests/OfferTests.swift",
            """
            import XCTest
            final class OfferTests: XCTestCase {
                func testOffer() throws {
                    let url = Bundle(for: OfferTests.self).url(forResource: "offer", withExtension: "json")!
                    _ = try JSONDecoder().decode(OfferDTO.self, from: Data(contentsOf: url))
                }
            }
            """)
        _ = await start()
        for api in ["example", "app"] {
            #expect(try contracts(api).contains("# Frozen: $.price is the string"))
            #expect(try !contracts(api).contains("51H8x"))
        }
    }

    @Test func namesOnlyValuesThatArePlaceholders() async throws {
        try record(
            "a", "POST https://api.example.com/a?redirect=https%3A%2F%2Fa.com%2F%3Ftoken%3D{{TOKEN}}&key={{KEY}}",
            #"{"text": "Hello {{name}}", "visit": "{{VISIT}}"}"#,
            fields: "Authorization: Bearer {{BEARER}}\nCookie: a={{A}}; b={{B}}\nX-Key: {{HEAD}}\nx-key: {{HEAD}}\n")
        try folder.write(
            "Fixtures/form.http",
            "POST https://api.example.com/a\nContent-Type: application/x-www-form-urlencoded\n\npassword={{PASSWORD}}&a=1\n\nHTTP/1.1 200 OK\n\n"
        )
        _ = await start()
        let secrets = try folder.text("Contracts/apis.yml").split(separator: "\n").filter { $0.hasPrefix("    ") }
        #expect(
            secrets == [
                "    query: { key: KEY }", "    headers: { Authorization: BEARER, X-Key: HEAD }",
                "    fields: { password: PASSWORD, visit: VISIT }",
            ])
    }

    @Test func leavesUserInformationOutOfTheBase() async throws {
        try record("a", "GET HTTPS://bob:hunter2@api.example.com/offers")
        try record("b", "GET https:///x")
        try record("c", "GET /go?u=https://evil.com/x")
        _ = await start()
        let apis = try folder.text("Contracts/apis.yml")
        #expect(apis.contains("example:\n  base: \"https://api.example.com\"\n"))
        #expect(apis.contains("\nserver:\n"))
        #expect(!apis.contains("hunter2") && !apis.contains("evil"))
    }

    // MARK: Types

    @Test func givesEachDecoderAContract() async throws {
        try folder.write(
            "App/User.swift",
            """
            import Foundation
            struct UserDTO: Decodable { let userId: Int; let fullName: String; let birthYear: Int }
            func user(_ data: Data) throws -> UserDTO {
                let decoder = JSONDecoder()
                decoder.keyDecodingStrategy = .convertFromSnakeCase
                return try decoder.decode(UserDTO.self, from: data)
            }
            """)
        try record("a", "GET https://api.example.com/users/1", Self.offer, status: 404)
        try record("b", "GET https://api.example.com/users/2", #"{"user_id": 1, "full_name": "a", "birth_year": 1990}"#)
        _ = await start()
        #expect(
            try contracts().contains(
                """
                  users one:
                    request: "GET /users/{id}"
                    decoder: { keys: useDefaultKeys }
                    responses:
                      - recording: a
                        status: 404
                        # OfferDTO reads 3 of its 3 keys, and asks for no other.
                        body: OfferDTO
                  users one 2:
                    request: "GET /users/{id}"
                    decoder: { keys: convertFromSnakeCase }
                    responses:
                      - recording: b

                """))
        #expect(await check().status == 0)
    }

    @Test func writesNoTypeWhoseArgumentsAreNotKnown() async throws {
        try folder.write(
            "App/Envelope.swift",
            """
            import Foundation
            struct Envelope<Content: Decodable>: Decodable { let data: Content; let page: Int; let total: Int }
            func load<T: Decodable>(_ data: Data) throws -> T { try JSONDecoder().decode(Envelope<T>.self, from: data).data }
            """)
        try record("a", "GET https://api.example.com/a", #"{"data": 1, "page": 1, "total": 1}"#)
        _ = await start()
        #expect(try !contracts().contains("not known\""))
        #expect(try contracts().contains("# Without a type, because"))
    }

    /// An API names one file for each type, but each API names its own.
    @Test func namesTheFilesOfTypesOfTheSameNameForEachAPI() async throws {
        for (module, properties) in [("A", "let x: Int; let y: Int; let z: Int"), ("B", "let u: Int; let v: Int; let w: Int")] {
            try folder.write(
                "Packages/\(module)/Package.swift",
                """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "\(module)", targets: [.target(name: "\(module)", path: "Sources")])
                """)
            try folder.write(
                "Packages/\(module)/Sources/Place.swift",
                """
                import Foundation
                struct Place: Decodable { \(properties) }
                func place(_ data: Data) throws -> Place { try JSONDecoder().decode(Place.self, from: data) }
                """)
        }
        try record("a", "GET https://a.example.com/place", #"{"x": 1, "y": 1, "z": 1}"#)
        try record("b", "GET https://b.example.com/place", #"{"u": 1, "v": 1, "w": 1}"#)
        try record("c", "GET https://b.example.com/place/other", #"{"x": 1, "y": 1, "z": 1}"#)
        _ = await start()
        let apis = try folder.text("Contracts/apis.yml")
        #expect(apis.contains("    Place: { file: Packages/A/Sources/Place.swift }\n"))
        #expect(apis.contains("    Place: { file: Packages/B/Sources/Place.swift }\n"))
        #expect(try contracts("b-example").contains("Without a type, because Place is declared in Packages/B/Sources/Place.swift too"))
        #expect(await check().status == 0)
    }

    @Test func takesTheTypeThatReadsMostOfAllKeys() async throws {
        try folder.write(
            "App/Person.swift",
            """
            import Foundation
            struct Person: Decodable {
                let id: Int; let name: String; let mail: String; let city: String
                let a: Int?; let b: Int?; let c: Int?; let d: Int?; let e: Int?; let f: Int?; let g: Int?; let h: Int?
            }
            struct Company: Decodable { let id: Int; let name: String; let city: String }
            """)
        try record("people", "GET https://api.example.com/people", #"[{"id": 1, "name": "a", "mail": "b", "city": "c"}]"#)
        try record(
            "few", "GET https://api.example.com/few", #"[{"id": 1, "name": "a", "mail": "b", "city": "c", "1": 1, "2": 1, "3": 1, "4": 1}]"#
        )
        _ = await start()
        #expect(try contracts().contains("body: \"[Person]\"\n"))
        // A type with fewer keys is not named in place of one with more, of which there is too little evidence.
        #expect(try !contracts().contains("body: \"[Company]\"\n"))
        #expect(
            try contracts().contains(
                "recording: few\n        status: 200\n        # Without a type, because no type has enough of its keys."))
    }

    // MARK: Recordings

    @Test func reportsThatNoRecordingCanBeRead() async throws {
        try folder.write("Fixtures/a.http", "garbage")
        let run = await start()
        #expect(run.output.contains("no contracts are written: no recording can be read\n"))
        #expect(run.output.contains("a check now reports: 1 finding\n"))
        #expect(run.output.contains("Fixtures/a.http:1:1: could not run\n"))
    }

    @Test(arguments: ["<html>", "{\"id\": 1"]) func freezesABodyThatIsNotJSON(_ body: String) async throws {
        try record("a", "GET https://api.example.com/a", body, status: 502)
        try record("b", "GET https://api.example.com/a")
        _ = await start()
        #expect(try contracts().contains("        status: 502\n        # Frozen: it is not JSON. Delete \"rejects\" when it decodes.\n"))
        #expect(await check().status == 0)
    }

    /// A key that occurs twice is a problem of the answer, not of the type.
    @Test func reportsARepeatedKey() async throws {
        try record("a", "GET https://api.example.com/a", #"{"id": 1, "title": "a", "price": 2.5, "id": 2}"#)
        let run = await start()
        #expect(run.output.contains("  contract.repeated-key  1\n"))
        // A baseline cannot freeze it.
        #expect(run.output.hasSuffix("see all findings: verify --contracts @/Contracts/\n"))
        #expect(try contracts().contains("        body: OfferDTO\n"))
    }

    @Test func leavesOutRecordingsThatAContractCannotName() async throws {
        try record("a", "GET https://api.example.com/a")
        try record("c #1", "GET https://api.example.com/a")
        try record("search", "M-SEARCH https://api.example.com/a")
        let run = await start()
        #expect(
            try folder.text("Contracts/apis.yml").hasSuffix(
                """
                # Recordings without a contract:
                #   c #1: # in its name is the number of an exchange in a contract; rename the file
                #   search: a contract cannot have the method M-SEARCH

                """))
        #expect(run.output.contains("  recording.unused  2\n"))
        #expect(await check().status == 1)
    }

    @Test func distinguishesPathsByTheirBytes() async throws {
        try record("a", "GET https://api.example.com/caf%C3%A9")
        try record("b", "GET https://api.example.com/cafe%CC%81")
        _ = await start()
        #expect(await check().status == 0)
    }

    @Test func writesPathsInOneLine() async throws {
        try folder.write("AppTests/Fix\nfoo: bar/bad.json", "{")
        try folder.write("AppTests/Fixtures/offer.json", Self.offer)
        try folder.write(
            "AppTests/OfferTests.swift",
            """
            import XCTest
            final class OfferTests: XCTestCase {
                func load(_ name: String) throws -> OfferDTO {
                    let url = Bundle(for: OfferTests.self).url(forResource: name, withExtension: "json")!
                    return try JSONDecoder().decode(OfferDTO.self, from: Data(contentsOf: url))
                }
                func testOffer() throws { _ = try load("offer") }
                func testBad() throws { _ = try load("bad") }
            }
            """)
        _ = await start()
        #expect(try contracts("app").contains("bad.json: it is not JSON\n"))
        #expect(await check().status == 0)
    }

    /// The layers are reported too if no contract can be confirmed.
    @Test func reportsTheReasonIfNoContractIsWritten() async throws {
        try folder.write("AppTests/Fixtures/offer.json", #"{"id": 1, "title": "a", "price": 2.5, "id": 2}"#)
        let run = await start()
        #expect(run.status == 0)
        #expect(run.output.contains("@/Contracts/layers.yml is written: 1 layer of 1 Swift file\n"))
        #expect(
            run.output.contains(
                "no contracts are written: no fixture has a type that is confirmed; the first reason: AppTests/Fixtures/offer.json: the key \"id\" occurs twice\n"
            ))
        #expect(!folder.files(below: "Contracts").contains("apis.yml"))
        #expect(
            await start().errors.contains(
                "layers.yml already exists and was not changed, and no contracts are written: AppTests/Fixtures/offer.json: the key \"id\" occurs twice; "
            ))
    }
}

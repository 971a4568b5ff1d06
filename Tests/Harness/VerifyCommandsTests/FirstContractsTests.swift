import ContractFiles
import Foundation
import TestFolders
import Testing
import VerifyRunning

/// Tests of the contracts that `verify init` writes.
@Suite("First contracts")
struct FirstContractsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "App/Shop.swift",
            """
            import Foundation
            struct PageDTO: Decodable { let page: Int; let total: Int; let prices: [PriceDTO] }
            struct PriceDTO: Decodable { let id: Int; let amount: Double; let currency: String }
            struct OfferDTO: Decodable { let ends: String; let begins: String; let shop: String }
            struct SaleDTO: Decodable { let ends: String; let begins: String; let shop: String }
            struct UserDTO: Decodable { let login: String; let name: String; let followers: Int }
            struct ErrorDTO: Decodable { let code: Int; let message: String }
            func page(_ data: Data) throws -> PageDTO { try JSONDecoder().decode(PageDTO.self, from: data) }
            """)
    }

    private func start(_ arguments: String...) async -> VerifyRun {
        await VerifyRun.run(["init", "--root", folder.path] + arguments, in: folder)
    }

    private func check() async -> VerifyRun {
        await VerifyRun.run(["--contracts", "@/Contracts/", "--reports", "@/Reports"], in: folder)
    }

    private func record(_ name: String, _ request: String, _ body: String?, status: Int = 200, fields: String = "") throws {
        let head = body.map { _ in "Content-Type: application/json\n" } ?? ""
        try folder.write("Fixtures/\(name).http", "\(request)\n\(fields)\nHTTP/1.1 \(status) \n\(head)\n\(body ?? "")")
    }

    @Test func namesTheTypeThatHasMostOfTheKeys() async throws {
        let api = "https://api.example.com/v1"
        try record(
            "prices", "GET \(api)/prices?api_key={{SHOP_KEY}}",
            #"{"page": 1, "total": 1, "prices": [{"id": 7, "amount": 1, "currency": "EUR"}]}"#)
        try record("prices-none", "GET \(api)/prices", #"{"page": 2, "total": 1, "prices": []}"#)
        try record("prices-text", "GET \(api)/prices", #"{"page": "1", "total": 1, "prices": []}"#)
        try record("prices-cut", "GET \(api)/prices", #"{"page": 1, "#)
        try record("prices-denied", "GET \(api)/prices", #"{"code": 7, "message": "no"}"#, status: 401, fields: "X-Shop: {{SHOP_TOKEN}}\n")
        try record("user-1", "GET \(api)/users/1", #"{"login": "a", "name": "b", "followers": "3"}"#)
        try record("users", "GET \(api)/users", #"[{"login": "a", "name": "b", "followers": 3}]"#)
        try record("offer", "GET \(api)/offers/17", #"{"ends": "a", "begins": "b", "shop": "c"}"#)
        try record("other", "POST \(api)/visits", #"{"visitor": 1}"#)
        try record("gone", "DELETE \(api)/users/1", nil, status: 204)
        let run = await start()
        #expect(run.status == 0)
        #expect(
            run.output.contains(
                """
                @/Contracts/apis.yml and @/Contracts/example.yml are written
                  6  recorded responses with a type
                  2  recorded responses with an uncertain type, as comments
                  1  recorded response with JSON that no type matches
                  1  recorded response without JSON
                  2  failures to decode, frozen with "rejects"

                a check now has no findings

                next: read the files in @/Contracts, and run this in CI: verify --contracts @/Contracts/

                """))
        #expect(
            try folder.text("Contracts/apis.yml") == """
                # The servers of the recordings, the names of their secrets, and the app's sources, which contracts read types from.
                example:
                  base: "https://api.example.com"
                  secrets:
                    query: { api_key: SHOP_KEY }
                    headers: { X-Shop: SHOP_TOKEN }
                  sources: [.]

                """)
        #expect(
            try folder.text("Contracts/example.yml") == """
                # The recordings, and the types that decode them.
                api: example
                contracts:
                  delete users one:
                    request: "DELETE /v1/users/{id}"
                    responses:
                      - recording: gone
                        status: 204
                        body: none
                  offers one:
                    request: "GET /v1/offers/{id}"
                    responses:
                      - recording: offer
                        status: 200
                        # Doubtful: these types read 3 of its 3 keys. Uncomment the right one:
                        # body: OfferDTO
                        # body: SaleDTO
                  post visits:
                    request: POST /v1/visits
                    responses:
                      - recording: other
                        status: 200
                        # Without a type, because no type has enough of its keys.
                  prices:
                    request: GET /v1/prices
                    responses:
                      - recording: prices
                        status: 200
                        # PageDTO reads 6 of its 6 keys, and asks for no other.
                        body: PageDTO
                      - recording: prices-cut
                        status: 200
                        # Frozen: it is not JSON. Delete "rejects" when it decodes.
                        # Other answers to this request decode as PageDTO.
                        body: PageDTO
                        rejects: "$"
                      - recording: prices-denied
                        status: 401
                        # ErrorDTO reads 2 of its 2 keys, and asks for no other.
                        body: ErrorDTO
                      - recording: prices-none
                        status: 200
                        # PageDTO reads 3 of its 3 keys, and asks for no other.
                        body: PageDTO
                      - recording: prices-text
                        status: 200
                        # Frozen: $.page is the string "1". Delete "rejects" when it decodes.
                        # Other answers to this request decode as PageDTO.
                        body: PageDTO
                        rejects: "$.page"
                  users one:
                    request: "GET /v1/users/{id}"
                    responses:
                      - recording: user-1
                        status: 200
                        # Doubtful: UserDTO reads 3 of its 3 keys, and asks for no other, but refuses it: $.followers is the string "3". Uncomment it if it is right:
                        # body: UserDTO
                        # rejects: "$.followers"
                  users:
                    request: GET /v1/users
                    responses:
                      - recording: users
                        status: 200
                        # [UserDTO] reads 3 of its 3 keys, and asks for no other.
                        body: "[UserDTO]"

                """)
        let kept = await check()
        #expect(kept.status == 0)
        // The contracts are checked: a type that changes breaks them.
        try folder.write("App/Shop.swift", try folder.text("App/Shop.swift").replacing("let total: Int", with: "let total: String"))
        let broken = await check()
        #expect(broken.output.contains("$.total is the number 1"))
        #expect(broken.output.contains("case: example/prices/prices/decodes"))
    }

    /// The comments of doubtful types are YAML as it is written.
    @Test func acceptsTheLinesThatAreComments() async throws {
        try record("user-1", "GET https://api.example.com/users/1", #"{"login": "a", "name": "b", "followers": "3"}"#)
        _ = await start()
        let text = try folder.text("Contracts/example.yml")
        try folder.write("Contracts/example.yml", text.replacing("# body", with: "body").replacing("# rejects", with: "rejects"))
        #expect(await check().status == 0)
    }

    @Test func takesTheTypeThatATestDecodesABodyWith() async throws {
        try folder.write(
            "AppTests/OfferTests.swift",
            """
            import XCTest
            final class OfferTests: XCTestCase {
                func testOffer() throws {
                    let url = Bundle(for: OfferTests.self).url(forResource: "offer", withExtension: "json")!
                    _ = try JSONDecoder().decode(SaleDTO.self, from: Data(contentsOf: url))
                }
                func testUser() throws {
                    let url = Bundle(for: OfferTests.self).url(forResource: "user", withExtension: "json")!
                    _ = try JSONDecoder().decode(UserDTO.self, from: Data(contentsOf: url))
                }
            }
            """)
        try folder.write("Fixtures/offer.json", #"{"ends": "a", "begins": "b", "shop": "c"}"#)
        try folder.write("AppTests/Fixtures/user.json", #"{"login": "a", "name": "b", "followers": 3}"#)
        try folder.write(
            "Fixtures/offer.http",
            "GET https://api.example.com/offers/17\n\nHTTP/1.1 200 OK\nContent-Type: application/json\n\n<> offer.json\n")
        let run = await start()
        #expect(run.output.contains("@/Contracts/apis.yml, @/Contracts/example.yml and @/Contracts/app.yml are written\n"))
        #expect(try folder.text("Contracts/example.yml").contains("        status: 200\n        body: SaleDTO\n"))
        #expect(try folder.text("Contracts/app.yml").hasSuffix("fixtures:\n  AppTests/Fixtures/user.json:\n    body: UserDTO\n"))
        #expect(await check().status == 0)
    }

    @Test func reportsRecordingsThatCannotBeRead() async throws {
        try record("prices", "GET https://api.example.com/prices", #"{"page": 2, "total": 1, "prices": []}"#)
        try folder.write("Fixtures/bad.http", "no request\n")
        let run = await start()
        #expect(run.output.contains("a check now reports: 1 finding\n"))
        #expect(run.output.contains("Fixtures/bad.http"))
    }

    @Test func namesEachServerOnce() async throws {
        let body = #"{"page": 2, "total": 1, "prices": []}"#
        for (name, origin) in [
            ("a", "https://api.example.com"), ("b", "https://www.example.com"), ("c", "http://127.0.0.1:8080"), ("d", ""),
        ] {
            try record(name, "GET \(origin)/prices", body)
        }
        _ = await start()
        let apis = try folder.text("Contracts/apis.yml")
        #expect(apis.contains("\n127-0-0-1") || apis.contains("\n\"127-0-0-1\":\n  base: \"http://127.0.0.1:8080\"\n"))
        #expect(apis.contains("\nexample:\n  base: \"https://api.example.com\"\n"))
        #expect(apis.contains("\nexample-2:\n  base: \"https://www.example.com\"\n"))
        #expect(apis.contains("\nserver:\n  # The recordings do not name the server; verify record needs it.\n"))
        #expect(await check().status == 0)
    }

    @Test func theDocumentationShowsItsOutput() async throws {
        let api = "https://api.example.com/v1"
        try record(
            "prices", "GET \(api)/prices?api_key={{SHOP_KEY}}",
            #"{"page": 1, "total": 1, "prices": [{"id": 7, "amount": 1, "currency": "EUR"}]}"#)
        try record("prices-page-text", "GET \(api)/prices", #"{"page": "1", "total": 1, "prices": []}"#)
        try record("offer", "GET \(api)/offers/17", #"{"ends": "a", "begins": "b", "shop": "c"}"#)
        let page = try PackageFolders.text("Documentation/Commands/init.md")
        let output = await start().output.replacing("@/", with: "")
        #expect(page.contains("$ verify init\n\(output)```\n"))
        #expect(page.contains("```yaml\n\(try folder.text("Contracts/apis.yml"))```\n"))
        #expect(page.contains("```yaml\n\(try folder.text("Contracts/example.yml"))```\n"))
    }

    // MARK: Files that exist

    @Test func writesWhatIsMissing() async throws {
        #expect(
            await start().output.contains(
                "no contracts are written: no recording and no JSON fixture was found; add recordings of a HAR file with --har\n"))
        #expect(
            await start().errors
                == "verify: @/Contracts/layers.yml already exists and was not changed, and no contracts are written: no recording and no fixture with a type was found; "
                + "print a new layers.yml with --print, or add recordings with --har\n")
        try record("prices", "GET https://api.example.com/prices", #"{"page": 2, "total": 1, "prices": []}"#)
        let second = await start()
        #expect(second.output.hasPrefix("@/Contracts/layers.yml exists and was not changed\n@/Contracts/apis.yml and"))
        #expect(
            await start().errors
                == "verify: @/Contracts/layers.yml and @/Contracts/apis.yml already exist and were not changed; move one away, or print a new "
                + "layers.yml with --print\n")
        try folder.remove("Contracts/layers.yml")
        #expect(await start().output.contains("@/Contracts/apis.yml exists, so that no contracts are written\n"))
    }

    @Test func refusesAMissingFolderOfRecordings() async throws {
        #expect(
            await start("--fixtures", "@/Recorded").errors
                == "verify: the fixtures folder @/Recorded does not exist; name it with --fixtures\n")
        #expect(try !folder.names().contains("Contracts"))
    }

    @Test func doesNotReplaceAContractFile() async throws {
        try record("prices", "GET https://api.example.com/prices", #"{"page": 2, "total": 1, "prices": []}"#)
        try folder.write("Contracts/example.yml", "mine\n")
        let run = await start()
        #expect(run.status == 2)
        #expect(
            run.errors.contains(
                "@/Contracts/example.yml already exists and was not changed, so that no contracts are written; move it away\n"))
        #expect(try folder.text("Contracts/example.yml") == "mine\n")
        #expect(!folder.files(below: "Contracts").contains("apis.yml"))
    }

    // MARK: HAR

    private static let har = """
        {"log": {"version": "1.2", "creator": {"name": "a browser", "version": "1"}, "entries": [
        {"startedDateTime": "2026-11-25T10:00:00Z", "time": 1, "request": {"method": "GET",
        "url": "https://api.example.com/prices?api_key=sk-0123456789abcdef0123", "httpVersion": "HTTP/1.1", "headers": [], "queryString": [],
        "cookies": [], "headersSize": -1, "bodySize": 0}, "response": {"status": 200, "statusText": "OK", "httpVersion": "HTTP/1.1",
        "headers": [{"name": "Content-Type", "value": "application/json"}], "cookies": [], "content": {"size": 0, "mimeType": "application/json",
        "text": "{\\"page\\": 2, \\"total\\": 1, \\"prices\\": []}"}, "redirectURL": "", "headersSize": -1, "bodySize": -1}, "cache": {}},
        {"startedDateTime": "2026-11-25T10:00:01Z", "time": 1, "request": {"method": "GET", "url": "https://www.example.com/logo.svg",
        "httpVersion": "HTTP/1.1", "headers": [], "queryString": [], "cookies": [], "headersSize": -1, "bodySize": 0}, "response": {"status": 200,
        "statusText": "OK", "httpVersion": "HTTP/1.1", "headers": [{"name": "Content-Type", "value": "image/svg+xml"}], "cookies": [],
        "content": {"size": 0, "mimeType": "image/svg+xml", "text": "<svg/>"}, "redirectURL": "", "headersSize": -1, "bodySize": -1}, "cache": {}}]}}
        """

    @Test func makesRecordingsOfAHARFile() async throws {
        try folder.write("app.har", Self.har)
        let run = await start("--har", "@/app.har")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("new      get-prices  37 bytes\n"))
        #expect(run.output.contains("1 answer left out, because only answers with JSON become recordings\n"))
        #expect(folder.files(below: "Fixtures") == ["get-prices.http", "get-prices.json"])
        #expect(try !folder.text("Fixtures/get-prices.http").contains("0123456789"))
        #expect(try folder.text("Contracts/apis.yml").contains("    query: { api_key: API_KEY }\n"))
        #expect(try folder.text("Contracts/example.yml").contains("        body: PageDTO\n"))
        #expect(await check().status == 0)
        let again = await start("--har", "@/app.har")
        #expect(again.status == 2)
        #expect(
            again.errors.hasSuffix(
                "apis.yml already exists, so that no contracts are written; import the recordings: verify import @/app.har --contracts @/Contracts\n"
            ))
    }

    @Test func reportsAHARFileThatCannotBeRead() async throws {
        try folder.write("app.har", Self.har)
        let run = await start("--har", "@/none.har", "--har", "@/app.har")
        #expect(run.status == 2)
        #expect(run.output.contains("none.har: failed\n  the file does not exist\n"))
        #expect(try folder.text("Contracts/example.yml").contains("        body: PageDTO\n"))
        #expect(await start("--print", "--har", "@/app.har").status == 64)
        #expect(await start("--har", "").status == 64)
    }

    // MARK: Truth

    /// The contracts of this package were written by hand, before there was a command that writes them.
    @Test func findsTheTypesThatTheContractsOfThisPackageName() async throws {
        try folder.remove("App")
        for layer in ["DataLayer", "DomainLayer", "PresentationLayer"] {
            try folder.copy("\(PackageFolders.root)/Sources/Production/\(layer)", to: "App/\(layer)")
        }
        try folder.copy("\(PackageFolders.root)/Fixtures", to: "Fixtures")
        #expect(await start().status == 0)
        let (drafted, written) = (try promises(of: folder.path), try promises(of: PackageFolders.root))
        #expect(written.count > 30)
        let wrong = written.keys.sorted().filter { drafted[$0] != written[$0] }
        #expect(wrong.map { "\($0): \(drafted[$0] ?? "no contract") instead of \(written[$0] ?? "")" } == [])
        #expect(await check().status == 0)
    }

    /// Returns the type and the refused location for each recording.
    private func promises(of root: String) throws -> [String: String] {
        let files = try ContractsFolder(Workspace(root: root)).files
        let responses = files.compactMap(\.contracts).flatMap(\.contracts).flatMap(\.responses)
        return Dictionary(
            responses.map { response in
                let name = "\(response.recording.name)\(response.recording.exchange.map { "#\($0)" } ?? "")"
                return switch response.body {
                case .unspecified: (name, "no type")
                case .none: (name, "none")
                case .decodes(let type, _): (name, type.name)
                case .rejects(let type, let location, _): (name, "\(type.name) without \(location)")
                }
            }, uniquingKeysWith: { first, _ in first })
    }
}

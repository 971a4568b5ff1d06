import ContractTesting
import Foundation
import TestFolders
import Testing
import VerifyRunning

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A DTO that no longer matches its recording, with the status and the console, JSON and JUnit reports of the whole program.
@Suite("A program whose DTO has changed")
struct ChangedDTOTests {
    /// The type that matches the answer.
    private struct Page: Decodable {
        let page: Int
    }

    /// The type after a change of `page` to a string.
    private struct ChangedPage: Decodable {
        let page: String
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Contracts/apis.yml", "shop: { base: https://api.example.com }\n")
        let contract = "api: shop\ncontracts:\n  items:\n    request: GET /items\n    responses: [{ recording: items, body: PageDTO }]\n"
        try folder.write("Contracts/items.yml", contract)
        let head = "GET /items\n\nHTTP/1.1 200 OK\nContent-Type: application/json\n\n<> items.json\n"
        try folder.write("Fixtures/items.http", head)
        try folder.write("Fixtures/items.json", "{\n  \"page\": 1\n}\n")
    }

    private func run(_ type: ResponseType) async -> VerifyRun {
        await VerifyRun.run(
            [
                "--contracts", "@/Contracts", "--reports", "@/Reports", "--quiet", "--format", "console", "--format", "json=@/found.json",
            ], in: folder, types: [type])
    }

    @Test func isKeptBeforeTheChange() async throws {
        #expect(await run(ResponseType(Page.self, name: "PageDTO")).snapshot == "0\n")
    }

    @Test func everyReportNamesTheLine() async throws {
        #expect(
            await run(ResponseType(ChangedPage.self, name: "PageDTO")).snapshot == """
                1
                Fixtures/items.json:2:11: broken
                  $.page is the number 1
                  allowed: a string (String), which PageDTO reads there
                  because: Contracts/items.yml:5:43 promises that PageDTO reads this answer
                  next: change the property's type if the API has changed, or record the answer again
                  code: contract.decoding
                  case: items/items/items/decodes

                9 checks: 8 kept, 1 broken

                """)
        let json = try folder.text("found.json")
        #expect(json.contains("\"outcome\" : \"broken\""))
        #expect(json.contains("\"file\" : \"Fixtures/items.json\"") && json.contains("\"line\" : 2") && json.contains("\"column\" : 11"))
        let document = try XMLDocument(data: Data(folder.text("Reports/junit.xml").utf8))
        let failures = try document.nodes(forXPath: "//testcase[@name='decodes']/failure")
        #expect(failures.first?.stringValue?.hasPrefix("Fixtures/items.json:2:11: error: $.page is the number 1\n") == true)
    }
}

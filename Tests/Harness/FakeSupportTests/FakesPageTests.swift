import FakeSupport
import Foundation
import TestFolders
import Testing

/// The example of `Documentation/Fakes.md`, as a test.
@Suite("The page about fakes")
struct FakesPageTests {
    struct Price: Sendable {
        let cents: Int
    }

    struct NotFound: Error {}

    protocol PriceRepository: Sendable {
        func price(of name: String) async throws -> Price
    }

    final class FakePrices: PriceRepository {
        let price = FakeMethod<String, Price>("price(of:)")
        func price(of name: String) async throws -> Price { try await price.callAsync(name) }
    }

    @Test func showsACallThatWaitsForTheClock() async throws {
        let prices = FakePrices()
        prices.price.stub(.returns(Price(cents: 100)).after(.seconds(2)))
        prices.price.stub(when: { $0 == "gone" }, .fails(NotFound()))

        async let price = prices.price(of: "tea")
        try await prices.price.waitForCalls(1)  // the call waits for the clock
        prices.price.clock.advance(by: .seconds(2))  // no test sleeps
        #expect(try await price.cents == 100)
        #expect(prices.price.calls == ["tea"])
    }

    /// The block of the page has the lines of the test above, the class first.
    @Test func thePageShowsTheTestAbove() throws {
        let page = try PackageFolders.text("Documentation/Fakes.md")
        let block = try #require(page.firstMatch(of: /```swift\n([^`]*)\n```/)?.1)
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        let end = try #require(block.firstRange(of: "\n\n"))
        for (part, depth) in [(block[..<end.lowerBound], 1), (block[end.upperBound...], 2)] {
            let indent = String(repeating: "    ", count: depth)
            let lines = part.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : indent + $0 }
            #expect(source.contains(lines.joined(separator: "\n")))
        }
    }
}

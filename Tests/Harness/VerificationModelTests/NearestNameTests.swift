import Testing
import VerificationModel

@Suite("The nearest name")
struct NearestNameTests {
    @Test(
        arguments: [
            ("statsu", ["status", "body"], "status"),
            ("Status", ["status", "body"], "status"),
            ("respones", ["request", "responses"], "responses"),
            ("MovieDTO", ["MoviesResponseDTO", "MoviesDTO"], "MoviesDTO"),
            ("movies/serach-1", ["movies/search-1", "movies/search-2"], "movies/search-1"),
            ("search-batman", ["search-batman-page-1", "popular"], "search-batman-page-1"),
            ("b", ["a", "c"], nil),
            ("ProductsResponseDTO", ["MoviesResponseDTO"], nil),
            ("anything", [], nil),
            // Equally near: the first in sorted order, whatever the order given.
            ("pages", ["pageb", "pagea"], "pagea"),
        ] as [(String, [String], String?)])
    func isOneThatWasProbablyMeant(_ name: String, _ candidates: [String], _ expected: String?) {
        #expect(NearestName.of(name, in: candidates) == expected)
    }

    /// The edits between two such names would be more than 400 million.
    @Test(.timeLimit(.minutes(1)))
    func countsNoEditsOfLongNames() {
        let name = String(repeating: "ab", count: 10_000)
        #expect(NearestName.of("b\(name)x", in: ["\(name)y"]) == nil)
        #expect(NearestName.of(name, in: ["\(name)y"]) == "\(name)y")
        let longest = String(repeating: "ab", count: 128)
        #expect(NearestName.of("\(longest.dropLast())x", in: ["y\(longest.dropFirst())"]) == "y\(longest.dropFirst())")
    }
}

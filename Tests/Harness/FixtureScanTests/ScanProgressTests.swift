import FixtureScan
import Locks
import TestFolders
import Testing
import VerificationModel

@Suite("The progress of a scan")
struct ScanProgressTests {
    @Test func countsResultsAsTheyCome() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Film.swift", "struct Film: Decodable { let id: Int }\n")
        let loads = ["one", "two", "three"].map { "    func test\($0)() throws { _ = try load(\"\($0)\") }\n" }.joined()
        try folder.write(
            "AppTests/FilmTests.swift",
            """
            import XCTest
            final class FilmTests: XCTestCase {
                func load(_ name: String) throws -> Film {
                    let url = Bundle(for: FilmTests.self).url(forResource: name, withExtension: "json")!
                    return try JSONDecoder().decode(Film.self, from: Data(contentsOf: url))
                }
            \(loads)}
            """)
        for (name, id) in [("one", "1"), ("two", "2"), ("three", "\"3\"")] {
            try folder.write("AppTests/Fixtures/\(name).json", "{\"id\": \(id)}\n")
        }
        let last = Locked("")
        _ = try Scan(
            root: folder.path,
            observer: StepObserver { done, count, activity in
                guard activity.hasPrefix("decoding fixtures"), done == count else { return }
                last.withLock { $0 = activity }
            })
        #expect(last.withLock { $0 } == "decoding fixtures (2 decoded, 1 refused)")
    }
}

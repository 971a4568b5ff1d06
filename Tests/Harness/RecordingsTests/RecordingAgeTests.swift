import Recordings
import TestFolders
import Testing

@Suite("Age of a recording")
struct RecordingAgeTests {
    private func age(_ comment: String) throws -> RecordingAge {
        let folder = try TemporaryFolder()
        try folder.write("a.http", "\(comment)GET https://a.example/\n\nHTTP/1.1 204 No Content\n")
        return RecordingAge(of: try RecordingsFolder(folder.path, displayPath: "Fixtures").recording(named: "a"))
    }

    private static let day = 86_400

    @Test(
        arguments: [
            (1, day, false), (1, day + 1, true), (30, 30 * day, false), (30, 31 * day, true), (106_751_991_167_300, 400 * day, false),
            (106_751_991_167_301, 400 * day, false), (.max, 400 * day, false), (.max, .max, false), (nil, 400 * day, false),
            (1, -day, false),
        ] as [(Int?, Int, Bool)])
    func isOlderThanANumberOfDays(_ days: Int?, _ now: Int, _ isOlder: Bool) throws {
        #expect(try age("# Recorded 1970-01-01T00:00:00Z\n").isOlder(than: days, now: now) == isOlder)
    }

    @Test func isOlderWithoutATime() throws {
        #expect(try age("").isOlder(than: .max, now: 0))
        #expect(try !age("").isOlder(than: nil, now: 0))
    }
}

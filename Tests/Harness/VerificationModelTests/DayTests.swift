import Testing
import VerificationModel

@Suite("Days")
struct DayTests {
    @Test(arguments: [
        (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (951_782_399, "2000-02-28"), (951_782_400, "2000-02-29"),
        (951_868_800, "2000-03-01"), (1_709_251_199, "2024-02-29"), (1_735_689_599, "2024-12-31"), (4_107_542_400, "2100-03-01"),
        (253_402_300_799, "9999-12-31"),
    ])
    func findsTheDayOfATime(_ seconds: Int, _ expected: String) { #expect("\(Day(secondsSince1970: seconds))" == expected) }

    /// Every day of four centuries begins where the one before it ends.
    @Test func countsDaysInBothDirections() {
        var last = Day(secondsSince1970: 0)
        for number in 1...146_097 {
            let day = Day(secondsSince1970: number * 86_400)
            guard day > last, day.secondsSince1970 == number * 86_400, Day("\(day)") == day else {
                Issue.record("\(day) after \(last)")
                return
            }
            last = day
        }
        #expect("\(last)" == "2370-01-01")
    }
}

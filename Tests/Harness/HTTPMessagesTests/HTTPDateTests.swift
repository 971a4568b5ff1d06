import HTTPMessages
import Testing

/// Source: RFC 9110 section 5.6.7.
@Suite("Dates of header fields")
struct HTTPDateTests {
    /// 2026-11-23T00:00:00Z.
    private let now = 1_795_392_000

    @Test(arguments: [
        "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
        // A wrong day of the week changes nothing.
        "Mon, 06 Nov 1994 08:49:37 GMT", "Sun Nov 06 08:49:37 1994",
    ])
    func readsEachForm(_ text: String) { #expect(HTTPDate(text, now: now)?.seconds == 784_111_777) }

    @Test(arguments: [
        ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("Wed, 31 Dec 1969 23:59:59 GMT", -1), ("Thu, 29 Feb 2024 12:00:00 GMT", 1_709_208_000),
        ("Fri, 01 Mar 2024 00:00:00 GMT", 1_709_251_200), ("Sat, 31 Dec 2016 23:59:60 GMT", 1_483_228_800),
        ("Tue, 29 Feb 2000 00:00:00 GMT", 951_782_400), ("Fri, 31 Dec 9999 23:59:59 GMT", 253_402_300_799),
        ("Sat, 01 Jan 0000 00:00:00 GMT", -62_167_219_200),
    ])
    func countsSeconds(_ text: String, _ seconds: Int) { #expect(HTTPDate(text, now: now)?.seconds == seconds) }

    /// A year of two digits is the last one that is at most 50 years away.
    @Test(arguments: [
        ("Sunday, 22-Nov-76 00:00:00 GMT", "Sun, 22 Nov 2076 00:00:00 GMT"),
        ("Sunday, 25-Nov-76 00:00:00 GMT", "Thu, 25 Nov 1976 00:00:00 GMT"),
        ("Sunday, 01-Jan-00 00:00:00 GMT", "Sat, 01 Jan 2000 00:00:00 GMT"),
        ("Sunday, 31-Dec-99 00:00:00 GMT", "Fri, 31 Dec 1999 00:00:00 GMT"),
    ])
    func placesYearsOfTwoDigits(_ text: String, _ expected: String) {
        #expect(HTTPDate(text, now: now)?.seconds == HTTPDate(expected, now: now)?.seconds)
        #expect(HTTPDate(text, now: now) != nil)
    }

    /// At the end of a century the next one is near.
    @Test func placesYearsOfTheNextCentury() {
        // 1999-12-31T00:00:00Z.
        #expect(HTTPDate("Saturday, 01-Jan-05 00:00:00 GMT", now: 946_598_400)?.seconds == 1_104_537_600)
    }

    @Test(arguments: [
        "", "soon", "784111777", "2026-11-20T21:04:11Z", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 UTC",
        "Sun, 06 Nov 1994 08:49:37 +0000", "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 94 08:49:37 GMT", "sun, 06 Nov 1994 08:49:37 GMT",
        "Xyz, 06 Nov 1994 08:49:37 GMT", "Sun, 06 nov 1994 08:49:37 GMT", "Sun, 31 Nov 1994 08:49:37 GMT", "Sun, 29 Feb 2026 08:49:37 GMT",
        "Sun, 00 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:60:00 GMT", "Sun, 06 Nov 1994 08:49:60 GMT",
        "Sun, 06 Nov 1994 23:59:61 GMT", "Sun, 06 Nov 1994 8:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT ", " Sun, 06 Nov 1994 08:49:37 GMT",
        "Sun, 06-Nov-94 08:49:37 GMT", "Sunday, 06-Nov-1994 08:49:37 GMT", "Sunday, 31-Feb-94 08:49:37 GMT",
        "Tuday, 06-Nov-94 08:49:37 GMT",
        "Sun Nov 6 08:49:37 1994", "Sun Nov  6 08:49:37 94", "Sun Nov  6 08:49:37 1994 GMT", "Sun Nov  0 08:49:37 1994",
        "Sun, 06 Nov 1994 ::::::08 GMT", "Sun, 0\u{666} Nov 1994 08:49:37 GMT",
    ])
    func refusesOtherTexts(_ text: String) { #expect(HTTPDate(text, now: now) == nil) }
}

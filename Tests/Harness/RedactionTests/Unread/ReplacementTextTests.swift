import Foundation
@testable import Redaction
import Testing

/// The texts in the place of strings that are not read.
@Suite("Replacements of strings that are not read")
struct ReplacementTextTests {
    /// Returns the replacement of a text at a path.
    static func replaced(_ text: String, at names: String...) -> String {
        let path = names.reduce(StableNumbers.Path()) { $0.appending(member: $1) }
        var replacement = ReplacementText(at: path)
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: replacement.replacing(Array(text.unicodeScalars)))
        return String(scalars)
    }

    static let kinds: [(text: String, pattern: String)] = [
        ("", "^$"),
        ("Anna Example", "^[A-Z][a-z]{3} [A-Z][a-z]{6}$"),
        ("USER_ROLE-a1", "^[A-Z]{4}_[A-Z]{4}-[a-z][1-9]$"),
        ("anna.example@mail.example.com", #"^[a-z]{4}\.[a-z]{7}@[a-z]{4}\.[a-z]{7}\.[a-z]{3}$"#),
        ("+49 (170) 1234567", #"^\+[1-9]{2} \([1-9]{3}\) [1-9]{7}$"#),
        (
            "3f2504e0-4f89-11d3-9a0c-0305e82c3301",
            "^[1-9][a-f][1-9]{4}[a-f][1-9]-[1-9][a-f][1-9]{2}-[1-9]{2}[a-f][1-9]-[1-9][a-f][1-9][a-f]-[1-9]{4}[a-f][1-9]{2}[a-f][1-9]{4}$"
        ),
        ("D41D8CD98F00B204", "^[A-F][1-9]{2}[A-F][1-9][A-F]{2}[1-9]{2}[A-F][1-9]{2}[A-F][1-9]{3}$"),
        ("#ff8800", "^#[a-f]{2}[1-9]{4}$"),
        (
            "https://example.com/u/Anna?id=42&q=J%C3%BCrgen",
            #"^https://[a-z]{7}\.[a-z]{3}/[a-z]/[A-Z][a-z]{3}\?[a-z]{2}=[1-9]{2}&[a-z]=[A-Z]%[A-F][1-9]%[A-F]{2}[a-z]{4}$"#
        ),
        ("Zoë Ångström", "^[A-Z][a-z]é É[a-z]{5}é[a-z]$"),
        ("山田 太郎", "^ẽẽ ẽẽ$"),
        ("١٢٣ １２", "^[\u{0661}-\u{0669}]{3} [\u{FF11}-\u{FF19}]{2}$"),
        ("𝐀𝐛 😀", "^𐐀𐐨 𐐨$"),
        ("– „Café“ … €5 ½", "^– „[A-Z][a-z]{2}é“ … €[1-9] é$"),
        ("Bearer {{ACCESS_TOKEN}} for {{ x", #"^[A-Z][a-z]{5} \{\{ACCESS_TOKEN\}\} [a-z]{3} \{\{ [a-z]$"#),
        ("{{1A}} {{A}", #"^\{\{[1-9][A-Z]\}\} \{\{[A-Z]\}$"#),
    ]

    @Test(arguments: kinds) func hasTheSameKindAndLength(_ text: String, _ pattern: String) throws {
        let replaced = Self.replaced(text, at: "user", "name")
        #expect(try replaced.contains(Regex(pattern)), "\(replaced)")
        #expect(replaced.utf8.count == text.utf8.count)
        #expect(replaced.unicodeScalars.count == text.unicodeScalars.count)
    }

    @Test func dependsOnThePathAndNotOnTheText() {
        #expect(Self.replaced("Anna", at: "a") == Self.replaced("Bert", at: "a"))
        #expect(Self.replaced("2020-01-02", at: "a") == Self.replaced("1999-12-31", at: "a"))
        #expect(Self.replaced("Annabelle", at: "a") != Self.replaced("Annabelle", at: "b"))
        #expect(Self.replaced("Annabelle", at: "a", "b") != Self.replaced("Annabelle", at: "ab"))
    }

    /// A different text would change recordings that are recorded again.
    @Test func staysTheSameInEachVersion() {
        #expect(Self.replaced("Anna Example, 12 34", at: "user", "name") == "Uodj Iqonlkm, 48 71")
        #expect(Self.replaced("2026-11-27T10:15:30Z", at: "user", "since") == "2032-07-07T11:04:24Z")
    }

    // MARK: Dates

    static let dates: [(text: String, format: String)] = [
        ("2026-11-27", "yyyy-MM-dd"), ("2026/11/27", "yyyy/MM/dd"), ("2026.11.27", "yyyy.MM.dd"), ("20261127", "yyyyMMdd"),
        ("2026-11", "yyyy-MM"), ("27.11.2026", "dd.MM.yyyy"), ("7.1.2026", "d.M.yyyy"), ("27/11/2026", "dd/MM/yyyy"),
        ("11/27/2026", "MM/dd/yyyy"), ("27-11-26", "dd-MM-yy"),
        ("2026-11-27T10:15:30Z", "yyyy-MM-dd'T'HH:mm:ssXXXXX"), ("2026-11-27T10:15:30.123Z", "yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX"),
        ("2026-11-27T10:15:30+05:30", "yyyy-MM-dd'T'HH:mm:ssXXXXX"), ("2026-11-27 10:15:30", "yyyy-MM-dd HH:mm:ss"),
        ("2026-11-27T10:15:30+0000", "yyyy-MM-dd'T'HH:mm:ssXXXX"), ("2026-11-27T10:15", "yyyy-MM-dd'T'HH:mm"),
        ("20261127T101530Z", "yyyyMMdd'T'HHmmss'Z'"), ("10:15:30", "HH:mm:ss"), ("23:59", "HH:mm"), ("10:15 PM", "hh:mm a"),
        ("Fri, 27 Nov 2026 10:15:30 GMT", "EEE, dd MMM yyyy HH:mm:ss 'GMT'"), ("Friday, November 27, 2026", "EEEE, MMMM dd, yyyy"),
        ("Wednesday, May 6, 2026", "EEEE, MMM d, yyyy"), ("27 September 2026", "dd MMMM yyyy"), ("Nov 7, 2026", "MMM d, yyyy"),
        ("27-Nov-2026", "dd-MMM-yyyy"),
    ]

    @Test(arguments: dates) func staysAValidDate(_ text: String, _ format: String) throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.isLenient = false
        formatter.dateFormat = format
        for name in ["a", "b", "c", "d", "e", "f", "g", "h"] {
            let replaced = Self.replaced(text, at: name)
            let date = try #require(formatter.date(from: replaced), "\(replaced)")
            #expect(replaced.count == text.count)
            // The name of the day is that of the date. A zone is shown as that of the formatter.
            if !text.contains("+") { #expect(formatter.string(from: date) == replaced) }
        }
        #expect(Set(["a", "b", "c", "d"].map { Self.replaced(text, at: $0) }).count > 1)
    }

    /// The day has one digit, and the name of its day is found by its length.
    @Test(arguments: [
        "Sunday, 3 Sep 2026", "Monday, 3 Sep 2026", "Tuesday, 3 Sep 2026", "Wednesday, 3 Sep 2026", "Thursday, September 3, 2026",
        "Friday, May 3, 2026", "Saturday, 3 September 2026",
    ])
    func keepsTheLengthOfNamesOfDays(_ text: String) throws {
        for name in (UInt8(ascii: "a")...UInt8(ascii: "z")).map({ String(UnicodeScalar($0)) }) {
            let replaced = Self.replaced(text, at: name)
            #expect(replaced.utf8.count == text.utf8.count, "\(replaced)")
            #expect(DateText(Array(replaced.unicodeScalars)) != nil, "\(replaced)")
            #expect(replaced.prefix { $0 != "," }.count == text.prefix { $0 != "," }.count)
        }
    }

    @Test(arguments: ["2026-13-27", "9371-84-52", "2026-11-27x", "27.13.2026 at home", "10:75", "Fry, 27 Nov 2026"])
    func readsNoDateInOtherTexts(_ text: String) {
        #expect(DateText(Array(text.unicodeScalars)) == nil)
        #expect(Self.replaced(text, at: "a").utf8.count == text.utf8.count)
    }
}

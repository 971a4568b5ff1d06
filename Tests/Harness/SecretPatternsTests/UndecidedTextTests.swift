import Testing

@testable import SecretPatterns

/// Tests of the judgement whether a value looks random and has no known harmless form.
@Suite("Values that nothing decides about")
struct UndecidedTextTests {
    /// A text, the name beside it, and the words that are found in it.
    struct Sample: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        var name: String?
        /// The found words, with the names by which `apis.yml` can decide about them.
        var found: [String] = []
    }

    // Made up, in pieces, so that scanners of other programs do not report them.
    private static let base62 = ["q7RkX2mV9b", "T4wLz8Pc1N", "s6YdGf3h"].joined()
    private static let base64 = ["Zk3-vQ8mXr_2", "TyB7nLw0Jc5D", "hPs9GfKe1Ua6", "RiOxV4t"].joined()
    private static let lower = ["k4vq9zt2m8", "xw3bf7rj5h", "c6yd1p"].joined()
    private static let hexadecimal = ["9f4c27b1e8", "03d65a7c1b", "8e4f90a2d3", "c6"].joined()
    private static let sha1 = hexadecimal + "51bb20e7"
    private static let sha256 = hexadecimal + sha1.prefix(32)

    static let undecided =
        [
            Sample(testDescription: "letters and digits without a name", text: base62, found: [base62]),
            Sample(testDescription: "24 letters and digits", text: String(base62.prefix(24)), found: [String(base62.prefix(24))]),
            Sample(testDescription: "base64 for URLs", text: base64, name: "ref", found: ["\(base64) ref"]),
            Sample(testDescription: "small letters and digits", text: lower, name: "ref", found: ["\(lower) ref"]),
            Sample(
                testDescription: "hexadecimal digits that are not named as a hash", text: hexadecimal, name: "ref",
                found: ["\(hexadecimal) ref"]),
            Sample(testDescription: "40 hexadecimal digits without a name", text: sha1, found: [sha1]),
            Sample(
                testDescription: "random part of an address in a parameter",
                text: "https://a.example/x?d=https%3A%2F%2Fb.example%2Fhooks%2F\(base62)",
                name: "url", found: ["https%3A%2F%2Fb.example%2Fhooks%2F\(base62) d"]),
            Sample(
                testDescription: "client secret of a payment", text: "pi_3MtwBwLkdIwHu7ix28a3tqPa_secret_YrKJUKribcBjcG8HVhfZ", name: "ref",
                found: ["pi_3MtwBwLkdIwHu7ix28a3tqPa_secret_YrKJUKribcBjcG8HVhfZ ref"]),
            Sample(
                testDescription: "another prefix", text: "zz_3MtwBwLkdIwHu7ix28a3tqPa", name: "ref",
                found: ["zz_3MtwBwLkdIwHu7ix28a3tqPa ref"]),
        ]
        + entrances.map { path in
            Sample(
                testDescription: "hexadecimal digits behind \(path)", text: "https://a.example\(path)\(sha256)/items?page=2",
                found: [sha256])
        } + [
            Sample(testDescription: "an identifier that is too long", text: base64, name: "user_id", found: ["\(base64) user_id"]),
            Sample(testDescription: "a sentence", text: "Use \(base62) today", name: "text", found: ["\(base62) text"]),
            Sample(testDescription: "a word before the value", text: "user-\(base62)", name: "login", found: ["user-\(base62) login"]),
            Sample(
                testDescription: "a parameter of an address", text: "https://a.example/x?page=2&ref=\(base62)", name: "url",
                found: ["\(base62) ref"]),
            Sample(testDescription: "a segment of an address", text: "https://a.example/hooks/\(base62)/run", name: "url", found: [base62]),
            Sample(testDescription: "the value of a form", text: "a=1&ref=\(base62)", found: ["\(base62) ref"]),
            Sample(testDescription: "JSON in a string", text: #"{"ref":"\#(base62)","n":1}"#, name: "data", found: ["\(base62) ref"]),
            Sample(testDescription: "an attribute", text: #"<meta content="\#(base62)">"#, found: ["\(base62) content"]),
            Sample(testDescription: "an element of XML", text: "<ref>\(base62)</ref>", found: ["\(base62) ref"]),
            Sample(testDescription: "a word in front", text: "grant:\(base62)", name: "ref", found: ["\(base62) ref"]),
            Sample(testDescription: "two values", text: "\(base62), \(lower)", name: "all", found: ["\(base62) all", "\(lower) all"]),
            Sample(
                testDescription: "base64 of a text with a random word", text: "cmVmPXE3UmtYMm1WOWJUNHdMejhQYzFOczZZZEdmM2g=", name: "data",
                found: ["cmVmPXE3UmtYMm1WOWJUNHdMejhQYzFOczZZZEdmM2g= data"]),
        ]

    /// The beginnings of paths whose next segment may let its owner in.
    private static let entrances = [
        "/password/reset/", "/sessions/", "/3/guest_session/", "/authenticate/", "/invite/", "/magic-link/", "/account/verify/", "/auth/",
        "/users/confirmation/", "/unsubscribe/", "/cart/", "/3/device/", "/v1/input/", "/api/token/", "/share/", "/oauth/callback/",
        "/shop/checkout/", "/activate/", "/webhooks/",
    ]

    static let harmless = [
        Sample(testDescription: "UUID", text: "3f2a9c81-7be4-4d05-a6c1-90e8d7b3f254", name: "ref"),
        Sample(testDescription: "ULID", text: "01J9Z3NDEKTSV4RRFFQ69G5FAV", name: "ref"),
        Sample(testDescription: "hash under md5", text: hexadecimal, name: "md5"),
        Sample(testDescription: "hash under fileSha1", text: sha1, name: "fileSha1"),
        Sample(testDescription: "hash with a word in front", text: "sha256:\(sha256)", name: "layer"),
        Sample(testDescription: "hash in base64", text: "sha256-\(base64)=", name: "integrity"),
        Sample(testDescription: "hash under etag", text: "W/\"\(base62)\"", name: "ETag"),
        Sample(testDescription: "hash in a line", text: "commit \(sha1)\nAuthor: someone"),
        Sample(testDescription: "hash under content-hash", text: sha256, name: "content-hash"),
        Sample(testDescription: "identifier of an object", text: String(hexadecimal.prefix(24)), name: "credit_id"),
        Sample(testDescription: "identifier of letters and digits", text: base62, name: "trackId"),
        Sample(testDescription: "identifier of a payment", text: "pi_3MtwBwLkdIwHu7ix28a3tqPa", name: "payment_intent"),
        Sample(
            testDescription: "identifier in a path", text: "https://a.example/v1/charges/ch_3MmlLrLkdIwHu7ix0snN0B15/refunds", name: "url"),
        Sample(
            testDescription: "address of a picture in a parameter",
            text: "https://a.example/mail?u=1&d=https%3A%2F%2Fb.example%2Favatar%2F\(hexadecimal)%3Fs%3D80", name: "url"),
        Sample(testDescription: "number of a request", text: base64 + "==", name: "X-Amz-Cf-Id"),
        Sample(testDescription: "paging token", text: base64, name: "nextPageToken"),
        Sample(testDescription: "cursor", text: base62, name: "end_cursor"),
        Sample(testDescription: "paging token in an address", text: "https://a.example/x?page_token=\(base62)&limit=2", name: "next"),
        Sample(testDescription: "picture path", text: "/\(base62).jpg", name: "poster_path"),
        Sample(testDescription: "address of a picture", text: "https://cdn.example.com/w500/\(base62)", name: "image"),
        Sample(testDescription: "address of a file", text: "https://cdn.example.com/\(base62)/main.js", name: "url"),
        Sample(testDescription: "hexadecimal segment behind a word of pictures", text: "/images/\(hexadecimal)/large", name: "url"),
        Sample(testDescription: "hexadecimal segment of an item", text: "https://a.example/items/\(sha1)/sizes", name: "url"),
        Sample(testDescription: "hexadecimal segment behind a version", text: "/api/v2/\(hexadecimal)", name: "url"),
        Sample(testDescription: "hexadecimal segment", text: "https://a.example/avatar/\(hexadecimal)?s=80", name: "url"),
        Sample(testDescription: "picture in base64", text: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4", name: "data"),
        Sample(testDescription: "data of an address", text: "data:font/ttf;base64,\(base64)", name: "src2"),
        Sample(testDescription: "text in base64", text: "eyAibmFtZSI6ICJhbWJlciBsYW50ZXJuIiwgInBhZ2UiOiAyIH0=", name: "state"),
        Sample(testDescription: "time", text: "2026-11-20T21:04:11.123456+00:00", name: "at"),
        Sample(testDescription: "long number", text: "100000000000000000000000000012345", name: "n"),
        Sample(testDescription: "identifier with words", text: "summer-sale-2026-garden-tools-and-more", name: "slug"),
        Sample(testDescription: "name of a type", text: "collectionViewCellWithThumbnailImage2", name: "kind"),
        Sample(testDescription: "name in capitals", text: "UPLOAD_SESSION_NOT_FOUND_OR_EXPIRED", name: "code"),
        Sample(testDescription: "compound word", text: "Donaudampfschifffahrtsgesellschaft", name: "title"),
        Sample(testDescription: "version", text: "1.24.0-beta.3+build.20261120.1704", name: "v"),
        Sample(testDescription: "locale", text: "zh-Hant-TW-x-private-collation-stroke", name: "lang"),
        Sample(testDescription: "bundle id", text: "ABCDE12345.com.example.shop.widgets2", name: "app"),
        Sample(testDescription: "domain", text: "static.assets.shop.example.com", name: "host"),
        Sample(testDescription: "placeholder", text: "xxxxxxxx-xxxxxxxx-xxxxxxxx-xxxx", name: "ref"),
        Sample(testDescription: "path of words", text: "projects/garden/locations/europe-west1/services/api", name: "resource"),
        Sample(testDescription: "alphabet", text: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", name: "set"),
        Sample(testDescription: "too short", text: String(base62.prefix(23)), name: "ref"),
        Sample(testDescription: "prose", text: "The lantern keepers of the northern harbor met at dawn, as they did.", name: "text"),
        Sample(
            testDescription: "user agent", text: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)",
            name: "User-Agent"),
        Sample(testDescription: "media type", text: "application/vnd.example.shop.v2+json;charset=utf-8", name: "Content-Type"),
    ]

    /// Addresses whose query or fragment contains another address, or a sign of one.
    static let nestedAddresses = [
        Sample(testDescription: "address in the query of a path", text: "/login?next=https://app.example.com/home"),
        Sample(testDescription: "address in the fragment of a path", text: "/share#https://shop.example.com/page/page"),
        Sample(testDescription: "address in the query of a relative path", text: "login?next=https://app.example.com/home"),
        Sample(testDescription: "address in the query of an address", text: "https://a.example/?next=https://b.example/page/page"),
        Sample(testDescription: "address in the path of an address", text: "https://a.example/https://b.example/page/page"),
        Sample(testDescription: "address in the path of a path", text: "/proxy/https://b.example/page/page/page"),
        Sample(testDescription: "scheme in the fragment of a word", text: "myapp#x://foo-bar-baz-quux-123456"),
        Sample(testDescription: "scheme at the end of a query", text: "/search?q=what-is-the-scheme-of-https://"),
        Sample(testDescription: "scheme at the end of a fragment", text: "/search?q=1#what-is-the-scheme-of-https://"),
        Sample(testDescription: "query before the host", text: "https://?next=https://b.example/page/page"),
        Sample(testDescription: "fragment before the host", text: "https://#next=https://b.example/page/page"),
        Sample(testDescription: "slashes of a scheme before the query", text: "abc://?://#://?://#://?://#://?://"),
        Sample(testDescription: "fragment before the query", text: "/a#b?c=https://b.example/page/page"),
        Sample(testDescription: "two queries", text: "/a?b=1?c=https://b.example/page/page"),
        Sample(testDescription: "host without a scheme", text: "//cdn.example.com/login?next=https://b.example/"),
        Sample(testDescription: "only signs", text: "/?#/?#://?#/?#://?#/?#://?#/"),
        Sample(
            testDescription: "random parameter of an address in a query", text: "/login?next=https://b.example/?ref=\(base62)&page=2",
            found: ["\(base62) ref"]),
        Sample(
            testDescription: "random segment of an address in a query", text: "/login?to=https://b.example/hooks/\(base62)",
            found: ["\(base62) to"]),
        Sample(
            testDescription: "random parameter of a relative path with an address", text: "login?ref=\(base62)&next=https://b.example/",
            found: ["\(base62) ref"]),
        Sample(
            testDescription: "random segment before an address in a query", text: "hooks/\(base62)?next=https://b.example/",
            found: [base62]),
        Sample(
            testDescription: "random fragment after an address in a query", text: "/login?next=https://b.example/#\(base62)",
            found: [base62]),
    ]

    @Test(arguments: undecided + harmless + nestedAddresses)
    func findsWordsThatLookRandom(_ sample: Sample) {
        let bytes = Array(sample.text.utf8)
        let found = UndecidedText.words(in: bytes, name: sample.name).map { word in
            String(decoding: bytes[word.range], as: UTF8.self) + (word.name.map { " \($0)" } ?? "")
        }
        #expect(found == sample.found)
    }

    @Test func knowsPairsOfLetters() {
        #expect(LetterPairs.contains(UInt8(ascii: "T"), UInt8(ascii: "h")))
        #expect(!LetterPairs.contains(UInt8(ascii: "q"), UInt8(ascii: "x")))
        #expect(LetterPairs.count(in: Array("abc".utf8)[...]) == (2, 0))
        #expect(LetterPairs.count(in: Array("a1B".utf8)[...]) == (2, 2))
    }

    /// Only the end of a name is compared with words.
    @Test(arguments: [("page_token", false), ("icon", false), ("ref", true), ("id_of_ref", true), ("X-Request-Id", false), ("kid", false)])
    func decidesByTheEndOfALongName(_ end: String, _ isUndecided: Bool) {
        for name in [end, String(repeating: "the_", count: 10) + end, String(repeating: "the_", count: 1_000) + end] {
            #expect(UndecidedText.words(in: Array(Self.base62.utf8), name: name).isEmpty != isUndecided)
            #expect(UndecidedText.words(in: Array("\(name)=\(Self.base62)".utf8)).isEmpty != isUndecided)
        }
    }

    /// A name is cut into its words once, and not for each list of words and each value.
    @Test(.timeLimit(.minutes(1)), arguments: ["=", ": "])
    func searchesManyWordsBehindALongName(_ sign: String) {
        let name = String(repeating: "the_", count: 5_000)
        let words = Array(repeating: Self.base62, count: 600)
        #expect(UndecidedText.words(in: Array("\(name)\(sign)\(words.joined(separator: ":"))".utf8)).count == 600)
        for word in words { #expect(UndecidedText.words(in: Array(word.utf8), name: name).count == 1) }
    }
}

import HTTPMessages
import Recordings
import Redaction
import Testing

/// Pages, programs and style sheets made for the test, in which `«` and `»` enclose the secrets.
@Suite("Redacted pages")
struct PageRedactionTests {
    private static let pages = MarkedBody.markupPages + MarkedBody.scriptPages + MarkedBody.stylePages

    @Test func hasPagesOfEachKind() {
        #expect(Self.pages.count >= 30)
        #expect(Self.pages.filter(\.ranges.isEmpty).count >= 5)
        #expect(Set(Self.pages.map { String(decoding: $0.bytes, as: UTF8.self) }).count == Self.pages.count)
    }

    /// The body of a page in a recording.
    private func recorded(_ page: MarkedBody) throws -> [UInt8] {
        var redactor = Redactor(SecretPolicy())
        let exchange = CapturedExchange(
            comment: "Made", request: CapturedExchange.Request(method: "GET", target: "https://shop.example.com/page"),
            response: CapturedExchange.Response(status: 200, reason: "OK", headers: ["Content-Type": page.type], body: page.bytes))
        let body = try redactor.redacted([exchange])[0].response.body
        try redactor.check([Redactor.Part("the body", body)])
        return body
    }

    @Test(arguments: pages) func differOnlyInTheSecrets(_ page: MarkedBody) throws {
        let redacted = try recorded(page)
        #expect(page.isRedacted(as: redacted), "\(String(decoding: redacted, as: UTF8.self))")
    }

    /// The page has the same elements, attributes, texts and comments for a browser.
    @Test(arguments: MarkedBody.markupPages + MarkedBody.stylePages.filter { $0.type == "text/html" })
    func areParsedAsBefore(_ page: MarkedBody) throws {
        let before = try PageTree(page.bytes).nodes
        let after = try PageTree(try recorded(page)).nodes
        #expect(before.count >= 5)
        #expect(before.map { [$0.name, "\($0.depth)", "\($0.kind)"] } == after.map { [$0.name, "\($0.depth)", "\($0.kind)"] })
        let changed = zip(before, after).filter { $0 != $1 }
        for (before, after) in changed {
            #expect(PlaceholderPieces(after.value).match(before.value), "\(before) has become \(after)")
        }
        #expect(changed.reduce(0) { $0 + PlaceholderPieces($1.1.value).count } == page.ranges.count)
    }

    /// The comparison notices other changes.
    @Test(arguments: [
        "<p a=\"{{TOKEN}}\">b</p>", "<p a=\"{{TOKEN}}\">c</p> ", "<p a=\"{{token}}\">c</p>", "<p a=\"secret\">c</p>",
        "<p a=\"{{TOKEN}}\">c</p", "<p a={{TOKEN}}>c</p>", "<p a=\"\"{{TOKEN}}\"\">c</p>", "<p a=\"{{}}\">c</p>", "",
    ])
    func noticesOtherChanges(_ redacted: String) {
        let page = MarkedBody("a page", "text/html", "<p a=\"«secret»\">c</p>")
        #expect(page.isRedacted(as: Array("<p a=\"{{TOKEN}}\">c</p>".utf8)))
        #expect(!page.isRedacted(as: Array(redacted.utf8)))
    }

    @Test func noticesOtherTrees() throws {
        let pages = ["<p>a</p>", "<p>a<b></b></p>", "<p c=d>a</p>", "<p>a</p><!-- -->", "<div>a</div>"]
        let trees = try pages.map { try PageTree(Array($0.utf8)).nodes }
        for (index, tree) in trees.enumerated() {
            for other in trees[..<index] { #expect(tree != other) }
        }
    }
}

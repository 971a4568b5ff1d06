@testable import Redaction
import Testing

/// A body in which `«` and `»` enclose each value that is replaced.
struct MarkedBody: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let type: String
    let bytes: [UInt8]
    let ranges: [Range<Int>]

    init(_ testDescription: String, _ type: String, _ marked: String) {
        self.testDescription = testDescription
        self.type = type
        var bytes: [UInt8] = []
        var starts: [Int] = []
        var ranges: [Range<Int>] = []
        for character in marked.unicodeScalars {
            switch character {
            case "«": starts.append(bytes.count)
            case "»": ranges.append(starts.removeLast()..<bytes.count)
            default: bytes += Array(String(character).utf8)
            }
        }
        self.bytes = bytes
        self.ranges = ranges
    }

    /// The first replacement that is refused, with the format; nil if none is, or if no format reads the body.
    var problem: String? {
        guard let readability = Readability(bytes, MediaType(type)) else { return nil }
        let spans = readability.quoted(ranges.map { Redactor.Span(range: $0, name: "NAME", needsQuotes: false) }, keepsForm: false)
        let redacted = Redactor.replaced(Redactor.Part("the body", bytes), spans).bytes
        return readability.problem(replacing: spans, by: redacted).map { "\($0.index) \($0.format)" }
    }

    /// The format that reads it; nil if none does.
    var format: String? { BodyFormats.read(bytes, MediaType(type))?.format.name }
}

/// Bodies are read after redaction as before.
@Suite("Bodies that can be read after redaction")
struct ReadabilityTests {
    static let readable = [
        MarkedBody("a string of JSON", "application/json", #"{"a":"«x»","b":[1,"y\"«z»\\"]}"#),
        MarkedBody("a name of JSON", "application/json", #"{"«a»":1}"#),
        MarkedBody("a number of JSON", "application/json", #"{"a": «471122», "b":[«1»,2]}"#),
        MarkedBody("JSON as text", "text/plain", #" {"a":"«x»"}"#),
        MarkedBody("JSON behind a byte order mark", "application/json", "\u{FEFF}" + #"{"a":"«x»","b":«1»}"#),
        MarkedBody("JSON behind three byte order marks", "application/json", "\u{FEFF}\u{FEFF}\u{FEFF}" + #"{"a":"«x»","b":«1»}"#),
        MarkedBody(
            "JSON in parts in parts", "multipart/mixed; boundary=a",
            "--a\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: application/json\r\n\r\n{\"a\":«1»}\r\n--b--\r\n--a--\r\n"
        ),
        MarkedBody("JSON lines", "application/x-ndjson", "{\"a\":\"«x»\"}\r\n\n{\"b\":«2»}\n"),
        MarkedBody("an event", "text/event-stream", "event: a\ndata: {\"a\":\"«x»\"}\n\ndata: «y»\ndata: z\n\n: «c»"),
        MarkedBody("a form", "application/x-www-form-urlencoded", "a=«x»&b=«y=z%20»&«c»&=«d»"),
        MarkedBody("a table", "text/csv", "id,token\r\n1,«x»\r\n2,\"a \"\"«y»\"\"\"\r\n"),
        MarkedBody("a table with tabs", "text/tab-separated-values", "id\ttoken\n1\t«x,y»\n"),
        MarkedBody(
            "parts of a form", "multipart/form-data; boundary=\"b 1\"",
            "--b 1\r\nContent-Disposition: form-data; name=\"«n»\"\r\n\r\n«v»\r\n--b 1\r\nContent-Type: application/json\r\n\r\n{\"a\":\"«x»\"}\r\n--b 1--\r\n"
        ),
        MarkedBody(
            "XML", "application/xml",
            "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY e \"x>\">]><a b='«x»' c=\"y\"><b>«z» &amp; &e;</b><!-- «c» --><![CDATA[<«d»>]]></a>\n"
        ),
        MarkedBody("XML of another type", "text/plain", "<a><b>«x»</b></a>"),
        MarkedBody(
            "HTML", "text/html; charset=utf-8",
            "<!DOCTYPE html><p class=\"a «b»\" data-x='«c»' id=«d»>1 < 2 «text»<br/><!-- «c» --><textarea><b>«t»</textarea><title>«e»</title>"
        ),
        MarkedBody(
            "programs and style sheets in HTML", "text/html",
            "<script>var a = '«x»'; // «c»\n</script><script type=\"application/json\">{\"a\":\"«x»\",\"b\":«2»}</script><style>a{b:url(«u»)}</style>"
        ),
        MarkedBody("a template in HTML", "text/html", "<script type=\"text/x-template\"><b>{{ «x» }}</b></script>"),
        MarkedBody("a script that cannot be read", "text/html", "<script>if («x»</script>"),
        MarkedBody("a script in a comment", "text/html", "<script><!-- <script>'«x»'</script> --></script><b>«y»</b>"),
        MarkedBody("XML that is not well-formed", "application/xml", "<a>«x»<br></a>"),
        MarkedBody(
            "JavaScript", "text/javascript; charset=utf-8",
            "#!/a\nconst a = {b: '«x»', \"c\": \"\\\"«y»\", n: [«471122»]}; /* «z» */ let t = `a «b» ${f({c: `«d»`})} «e»`; // «end»"),
        MarkedBody(
            "regular expressions", "application/javascript",
            #"if (a) /'/.test(b) && c / 2 / d; x = a[1] / 2; return /[/'"]\/`/g; f(/"/, '«x»'); y = {} / 1; for (;;) {} /`/g; a++ / b / '«y»'"#
        ),
        MarkedBody("names that are words of the language", "application/javascript", #"a.return / b / '«x»'; a.if(b) / "«y»""#),
        MarkedBody(
            "CSS", "text/css", "@import url( \"«a»\" );a[b='«c»']{d:url(«e»);/* «f» */content:\"\\\"«g»\"}"),
    ]

    @Test(arguments: readable) func acceptsPlaceholdersInLiterals(_ body: MarkedBody) {
        #expect(body.format != nil)
        #expect(!body.ranges.isEmpty)
        #expect(body.problem == nil)
    }

    static let unreadable: [(MarkedBody, String)] = [
        (MarkedBody("JSON from one string to the next", "application/json", #"{"a":"x«y","b":"z»"}"#), "0 JSON"),
        (MarkedBody("a whole string of JSON", "application/json", #"{"a":"«b»","c":«"x"»}"#), "1 JSON"),
        (MarkedBody("a part of a number of JSON", "application/json", #"{"a":1«2»}"#), "0 JSON"),
        (MarkedBody("half an escape of JSON", "application/json", #"{"a":"\«n»b"}"#), "0 JSON"),
        (MarkedBody("a word of JSON", "application/json", #"{"a":«true»}"#), "0 JSON"),
        (MarkedBody("JSON of another type", "text/html", #"{"a":«true»}"#), "0 JSON"),
        (MarkedBody("JSON lines", "application/x-ndjson", "{\"a\":\"«x»\"}\n{\"b\":«null»}"), "1 JSON lines"),
        (MarkedBody("JSON of an event", "text/event-stream", "data: {\"a\":\"«x»\"}\n\ndata: {\"a\":«true»}\n\n"), "1 an event stream"),
        (MarkedBody("two events", "text/event-stream", "data: «a\n\ndata: b»\n\n"), "0 an event stream"),
        (MarkedBody("two fields of a form", "application/x-www-form-urlencoded", "a=«x&b=y»"), "0 a form"),
        (MarkedBody("a name and a value of a form", "application/x-www-form-urlencoded", "a=x&«b=y»"), "0 a form"),
        (MarkedBody("two fields of a table", "text/csv", "a,b\n«1,2»\n"), "0 CSV"),
        (MarkedBody("the quotes of a table", "text/csv", "a,«\"b\"»\n"), "0 CSV"),
        (
            MarkedBody("two parts", "multipart/mixed; boundary=b", "--b\r\n\r\n«x\r\n--b\r\n\r\ny»\r\n--b--"), "0 a body of several parts"
        ),
        (MarkedBody("a name of XML", "text/xml", "<a><«b»>x</«b»></a>"), "0 XML"),
        (MarkedBody("an attribute's name of XML", "text/xml", "<a b=\"«x»\" «c»=\"y\"/>"), "1 XML"),
        (MarkedBody("half a reference of XML", "text/xml", "<a>b&«amp»;</a>"), "0 XML"),
        (MarkedBody("text and tags of XML", "text/xml", "<a><b>«x</b><b>y»</b></a>"), "0 XML"),
        (MarkedBody("a tag of HTML", "text/html", "<p>x</p><«b»>"), "0 HTML"),
        (MarkedBody("an attribute's name of HTML", "text/html", "<p «class»=a>"), "0 HTML"),
        (MarkedBody("text and tags of HTML", "text/html", "<p>«x<br>y»"), "0 HTML"),
        (MarkedBody("code in HTML", "text/html", "<b>«x»</b><script>a.«b» = 1</script>"), "1 HTML"),
        (MarkedBody("a rule in HTML", "text/html", "<style>a{«color»:red}</style>"), "0 HTML"),
        (MarkedBody("code", "text/javascript", #"fetch(u,{credentials:«same»,a:1})"#), "0 JavaScript"),
        (MarkedBody("code up to a comma", "text/javascript", "this.credentials=«t.credentials,e.headers||(»d(1))"), "0 JavaScript"),
        (MarkedBody("a string with its quotes", "text/javascript", "a('«x»',«'y'»)"), "1 JavaScript"),
        (MarkedBody("the end of a string", "text/javascript", #"a("x«\»"y")"#), "0 JavaScript"),
        (MarkedBody("a regular expression", "text/javascript", "a = /«b»/g"), "0 JavaScript"),
        (MarkedBody("an expression in a template", "text/javascript", "a = `${«b»}`"), "0 JavaScript"),
        (MarkedBody("a number with a sign", "text/javascript", "a = b-«12»"), "0 JavaScript"),
        (MarkedBody("a selector", "text/css", ".«a»{b:c}"), "0 CSS"),
        (MarkedBody("a number of CSS", "text/css", "a{b:«12»}"), "0 CSS"),
    ]

    /// One call for each of them would need more stack than a thread has.
    @Test(.timeLimit(.minutes(5)), arguments: [2, 8_000, 200_000])
    func readsBodiesBehindManyByteOrderMarks(_ count: Int) {
        let body = MarkedBody("", "application/json", String(repeating: "\u{FEFF}", count: count) + #"{"a":"«x»"}"#)
        #expect(body.format == "JSON")
        #expect(body.problem == nil)
    }

    /// Returns a body of parts in parts, with JSON as the innermost one.
    private static func nested(_ depth: Int, _ json: String) -> String {
        (0..<depth).reversed().reduce("Content-Type: application/json\r\n\r\n\(json)\r\n") { part, level in
            let parts = "--b\(level)x\r\n\(part)--b\(level)x--\r\n"
            return level == 0 ? parts : "Content-Type: multipart/mixed; boundary=b\(level)x\r\n\r\n\(parts)"
        }
    }

    /// A part in many others is a text: a word in it may be replaced, and JSON is not looked for.
    @Test(.timeLimit(.minutes(5)), arguments: [(1, false), (2, false), (8, false), (9, true), (200, true), (4_000, true)])
    func readsPartsInParts(_ depth: Int, _ isText: Bool) {
        let type = "multipart/mixed; boundary=b0x"
        #expect(MarkedBody("", type, Self.nested(depth, #"{"a":"«x»"}"#)).problem == nil)
        #expect((MarkedBody("", type, Self.nested(depth, #"{"a":«true»}"#)).problem == nil) == isText)
    }

    @Test(arguments: unreadable) func refusesPlaceholdersInCode(_ body: MarkedBody, _ problem: String) {
        #expect(body.problem == problem)
    }

    /// A body that no format reads before redaction is not compared.
    @Test(arguments: [
        MarkedBody("JSON that is cut short", "application/json", #"{"a":"«x"#),
        MarkedBody("a text", "text/plain", "a «b» c"),
        MarkedBody("JavaScript that ends in a string", "text/javascript", "a = 'b\n«c»"),
        MarkedBody("brackets that do not match", "text/javascript", "a(b]«c»"),
        MarkedBody("CSS that ends in a comment", "text/css", "a /* «b»"),
        MarkedBody("a table with a stray quote", "text/csv", "a,\"b\"c\n"),
        MarkedBody("parts without an end", "multipart/mixed; boundary=b", "--b\r\n\r\nx"),
    ])
    func readsNoOtherBodies(_ body: MarkedBody) {
        #expect(body.format == nil)
    }

    @Test(arguments: [
        "<a", "<a>", "<a></b>", "<a b></a>", "<a b=c/>", "<a b='<'/>", "<a b='1' b='2'/>", "<a b='1'c='2'/>", "<a>&b;</a>", "<a>&#0;</a>",
        "<a>&#xD800;</a>", "<a>& </a>", "<a/><b/>", "x<a/>", "<a/>x", "<a>]]></a>", "<a><!-- -- --></a>", "<1/>", "<a>\u{1}</a>",
        "<!-- a -->",
        "<a><![CDATA[x</a>", "<?a <a/>", "<!DOCTYPE a [<a/>",
    ])
    func refusesXMLThatIsNotWellFormed(_ text: String) {
        #expect(XMLFormat.regions(in: Array(text.utf8), MediaType("text/xml")) == nil)
    }

    @Test(arguments: [
        "<a/>", "<a b='1' c = \"2\" ></a >", "<é:b-1.x/>", "<a>&#x41;&#65;&lt;</a>", "<?xml version='1.0'?>\n<a/>\n<!-- b --><?c d?>",
        "<!DOCTYPE a SYSTEM \"b>\" [<!-- ]> --><!ENTITY c 'd'>]><a>&c;</a>",
    ])
    func readsWellFormedXML(_ text: String) {
        #expect(XMLFormat.regions(in: Array(text.utf8), MediaType("text/xml")) != nil)
    }

    /// Each byte is read a bounded number of times, whatever a body repeats.
    @Test(
        .timeLimit(.minutes(2)),
        arguments: [
            "<!--", "<a ", "<script>", "</script", "<!--<script>", "<a>", "<![CDATA[", "&", "`${", "/*", "{", "\"", "\\", "url(", "'",
            "<!DOCTYPE a [",
            "data: [\n", "a=b&", "\"\",", "--b\n", "[", "/", "<a b='", "{\"a\":",
        ])
    func readsRepetitiveBodiesInLinearTime(_ piece: String) {
        let bytes = Array(String(repeating: piece, count: 100_000 / piece.utf8.count).utf8)
        for type in [
            "text/html", "text/xml", "text/javascript", "text/css", "text/csv", "application/json", "text/event-stream",
            "application/x-www-form-urlencoded", "multipart/mixed; boundary=b",
        ] {
            _ = BodyFormats.read(bytes, MediaType(type))
        }
    }
}

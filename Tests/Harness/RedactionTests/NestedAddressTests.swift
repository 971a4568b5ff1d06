import HTTPMessages
import Recordings
import Testing

@testable import Redaction

/// Tests of addresses with another address in their query or fragment, in every kind of place that an answer has.
@Suite("Addresses inside of addresses")
struct NestedAddressTests {
    static let addresses = [
        "/login?next=https://app.example.com/home",
        "/share#https://shop.example.com/page/page",
        "login?next=https://app.example.com/home/page",
        "https://a.example/?next=https://b.example/page/page",
        "https://a.example/proxy/https://b.example/page",
        "myapp#x://foo-bar-baz-quux-123456",
        "/_next/image?url=https://cdn.example.com/photo&amp;w=640",
        "//cdn.example.com/login?next=https://b.example/",
        "https://?next=https://b.example/page/page",
        "/search?q=what-is-the-scheme-of-https://",
    ]

    /// A kind of place: the type of the body, and the text around the address.
    struct Place: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var type = "text/plain"
        var field: String?
        var body: @Sendable (String) -> String = { _ in "" }
    }

    static let places = [
        Place(testDescription: "JSON", type: "application/json") { #"{"url":"\#($0)"}"# },
        Place(testDescription: "JSON with escaped slashes", type: "application/json") {
            #"{"url":"\#($0.split(separator: "/", omittingEmptySubsequences: false).joined(separator: #"\/"#))"}"#
        },
        Place(testDescription: "JSON in a string of JSON", type: "application/json") { #"{"data":"{\"url\":\"\#($0)\"}"}"# },
        Place(testDescription: "field Location", field: "Location"),
        Place(testDescription: "field Link", field: "Link"),
        Place(testDescription: "field of another name", field: "X-Back"),
        Place(testDescription: "HTML", type: "text/html") { #"<!DOCTYPE html><p><a href="\#($0)">Back</a></p>"# },
        Place(testDescription: "XML", type: "application/xml") { "<a><url>\($0)</url></a>" },
        Place(testDescription: "YAML", type: "application/yaml") { "url: \($0)\n" },
        Place(testDescription: "CSV", type: "text/csv") { "id,url\n1,\($0)\n" },
        Place(testDescription: "JavaScript", type: "text/javascript") { #"var url = "\#($0)";"# },
        Place(testDescription: "text") { "Go to \($0) now." },
        Place(testDescription: "form", type: "application/x-www-form-urlencoded") { "page=2&to=\($0)" },
    ]

    private static func exchange(_ address: String, in place: Place) -> CapturedExchange {
        var fields = [HeaderFields.Field(name: "Content-Type", value: place.type)]
        if let field = place.field {
            fields.append(HeaderFields.Field(name: field, value: field == "Link" ? "<\(address)>; rel=next" : address))
        }
        return CapturedExchange(
            comment: "Made",
            request: CapturedExchange.Request(method: "GET", target: "https://api.example.com/v1/x", headers: [:], body: []),
            response: CapturedExchange.Response(
                status: 200, reason: "OK", headers: HeaderFields(fields), body: Array(place.body(address).utf8)))
    }

    @Test(arguments: places, addresses)
    func keepsAddressesWithoutSecrets(in place: Place, _ address: String) throws {
        let exchange = Self.exchange(address, in: place)
        var redactor = Redactor(SecretPolicy())
        let redacted = try redactor.redacted([exchange])
        #expect(redacted[0].response == exchange.response)
        #expect(try redactor.undecidedValues(in: redacted).isEmpty)
    }

    @Test(arguments: places)
    func replacesSecretsOfInnerAddresses(in place: Place) throws {
        let secret = ["tok4711", "0815abc"].joined()
        let exchange = Self.exchange("/login?next=https://app.example.com/home?access_token=\(secret)", in: place)
        var redactor = Redactor(SecretPolicy())
        let redacted = try redactor.redacted([exchange])[0].response
        let text = String(decoding: redacted.body, as: UTF8.self) + redacted.headers.fields.map(\.value).joined(separator: "\n")
        #expect(!text.contains(secret))
        #expect(text.contains("{{ACCESS_TOKEN}}"))
    }
}

import HTTPMessages
import Recordings
@testable import Redaction
import Testing

/// Secrets in bodies of binary formats: nothing of them is written, and no body is broken.
@Suite("Redaction: binary bodies")
struct BinaryBodyTests {
    private static let secret = Array("Zk81vQx0pLr27TnBwYd4Hh72kLpQ".utf8)
    private static let token = Array("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl".utf8)

    /// A body with the type that its field states.
    struct Body: CustomTestStringConvertible, Sendable {
        let type: String
        let bytes: [UInt8]
        let testDescription: String

        init(_ testDescription: String, _ type: String, _ bytes: [UInt8]) {
            (self.testDescription, self.type, self.bytes) = (testDescription, type, bytes)
        }
    }

    private static func messagePack(_ name: String, _ value: [UInt8]) -> [UInt8] {
        [0x81, 0xA0 + UInt8(name.utf8.count)] + Array(name.utf8) + [0xD9, UInt8(value.count)] + value
    }

    private static func cbor(_ name: String, _ value: [UInt8]) -> [UInt8] {
        [0xA1, 0x60 + UInt8(name.utf8.count)] + Array(name.utf8) + [0x78, UInt8(value.count)] + value
    }

    private static func bson(_ elements: [UInt8]) -> [UInt8] { [UInt8(elements.count + 5), 0, 0, 0] + elements + [0] }

    private static func element(_ name: String, _ value: [UInt8]) -> [UInt8] {
        [0x02] + Array(name.utf8) + [0, UInt8(value.count + 1), 0, 0, 0] + value + [0]
    }

    /// A field of a message: its number and the type of texts, and its length.
    private static func protobuf(_ value: [UInt8]) -> [UInt8] { [0x0A, UInt8(value.count)] + value }

    static let bodies = [
        Body("MessagePack", "application/msgpack", messagePack("access_token", secret)),
        Body("MessagePack without a type", "application/octet-stream", messagePack("access_token", secret)),
        Body("MessagePack, a weak password", "application/x-msgpack", messagePack("password", Array("sun".utf8))),
        Body("MessagePack, nested", "application/vnd.msgpack", [0x81, 0xA1, 0x61, 0x92, 0x01] + messagePack("api_key", secret)),
        Body("MessagePack, a stream", "application/msgpack", [0x81, 0xA1, 0x61, 0x01] + messagePack("api_key", secret)),
        Body("CBOR", "application/cbor", cbor("access_token", secret)), Body("CBOR without a type", "", cbor("access_token", secret)),
        Body("CBOR with a suffix", "application/senml+cbor", cbor("password", Array("sun".utf8))),
        Body("CBOR, tagged and endless", "application/cbor", [0xD9, 0xD9, 0xF7, 0xBF] + cbor("token", secret).dropFirst() + [0xFF]),
        Body(
            "CBOR, a text in parts", "application/cbor",
            [0xA1, 0x65] + Array("token".utf8) + [0x7F, 0x63] + Array("abc".utf8) + [0x63] + Array("def".utf8) + [0xFF]),
        Body("BSON", "application/bson", bson(element("access_token", secret))),
        Body("BSON, nested", "application/octet-stream", bson([0x03, 0x61, 0] + bson(element("password", Array("sun".utf8))))),
        Body("MessagePack, a token of a known shape", "application/msgpack", messagePack("note", token)),
        Body("Protocol Buffers", "application/x-protobuf", protobuf(token)),
        Body(
            "Protocol Buffers of printable characters", "application/vnd.google.protobuf",
            [0x0A] + [0x24] + token.prefix(36) + [0x12] + [0x31] + token),
        Body("a message without a type", "application/octet-stream", [0x08, 0x01] + protobuf(token)),
        Body("gRPC", "application/grpc", [0, 0, 0, 0, UInt8(token.count + 2)] + protobuf(token)),
        Body("Thrift", "application/vnd.apache.thrift.binary", [0x0B, 0x00, 0x01, 0, 0, 0, UInt8(token.count)] + token + [0]),
        Body("a picture", "image/jpeg", [0xFF, 0xD8, 0xFF, 0xFE, 0x00, UInt8(token.count + 2)] + token + [0xFF, 0xD9]),
    ]

    private func redacted(_ body: Body) throws -> [UInt8] {
        var redactor = Redactor(SecretPolicy())
        let exchange = CapturedExchange(
            comment: "", request: CapturedExchange.Request(method: "GET", target: "/a"),
            response: CapturedExchange.Response(
                status: 200, reason: "", headers: HeaderFields([HeaderFields.Field(name: "Content-Type", value: body.type)]),
                body: body.bytes))
        return try redactor.redacted([exchange])[0].response.body
    }

    @Test(arguments: bodies) func refusesBodiesWithSecrets(_ body: Body) throws {
        let error = try #require(throws: RedactionError.self) { try redacted(body) }
        #expect(error.description.hasPrefix("the response's body contains the secret "))
        #expect(error.description.contains("it cannot be replaced there; nothing was written"))
    }

    @Test func namesTheFormat() throws {
        let formats = try Self.bodies.map { body in
            let error = try #require(throws: RedactionError.self) { try redacted(body) }
            return String(error.description.prefix { $0 != "," }.split(separator: " in ").last ?? "")
        }
        #expect(Set(formats) == ["MessagePack", "CBOR", "BSON", "Protocol Buffers", "gRPC", "Thrift", "binary bytes"])
    }

    @Test(arguments: [
        Body("MessagePack", "application/msgpack", messagePack("title", Array("Amber".utf8))),
        Body("CBOR", "application/cbor", cbor("title", Array("Amber".utf8))),
        Body("BSON", "application/bson", bson(element("title", Array("Amber".utf8)))),
        Body("MessagePack that is cut off", "application/msgpack", messagePack("title", Array("Amber".utf8)).dropLast()),
        Body("MessagePack of lists", "application/msgpack", Array(repeating: 0x91, count: 5_000) + [0xC0]),
        Body("CBOR of lists", "application/cbor", Array(repeating: 0x81, count: 5_000) + [0xF6]),
        Body("lengths that are too large", "application/msgpack", [0x81, 0xDB, 0xFF, 0xFF, 0xFF, 0xFF, 0x61]),
        Body("CBOR with lengths that are too large", "application/cbor", [0xBB, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x61]),
        Body("BSON with lengths that are too large", "application/bson", [0xFF, 0xFF, 0xFF, 0xFF, 0x02, 0x61, 0]),
        Body("BSON with a text without a length", "application/bson", [13, 0, 0, 0, 0x02, 0x61, 0, 0, 0, 0, 0, 0, 0]),
        Body("Protocol Buffers", "application/x-protobuf", protobuf(Array("Amber".utf8))),
    ])
    func keepsBodiesWithoutSecrets(_ body: Body) throws {
        #expect(try redacted(body) == body.bytes)
    }

    /// Values without a name that looks like a secret are asked about.
    @Test(arguments: [
        Body("MessagePack", "application/msgpack", messagePack("ref", secret)), Body("CBOR", "", cbor("ref", secret)),
        Body("BSON", "application/bson", bson(element("ref", secret))),
        Body("Protocol Buffers", "application/x-protobuf", protobuf(secret)),
        Body("Thrift", "application/x-thrift", [0x0B, 0x00, 0x01, 0, 0, 0, UInt8(secret.count)] + secret + [0]),
    ])
    func asksAboutRandomValues(_ body: Body) throws {
        let exchange = CapturedExchange(
            comment: "", request: CapturedExchange.Request(method: "GET", target: "/a"),
            response: CapturedExchange.Response(
                status: 200, reason: "", headers: HeaderFields([HeaderFields.Field(name: "Content-Type", value: body.type)]),
                body: body.bytes))
        #expect(try Redactor(SecretPolicy()).undecidedValues(in: [exchange]).contains { $0.value == Self.secret })
    }

    /// Texts with a zero, in other encodings and with separators remain texts.
    @Test(arguments: [
        ("text/plain", "a\u{0}password=sunflower\n"), ("application/json-seq", "\u{1E}{\"password\":\"sun\"}\n"),
        ("text/plain", "\u{1B}[1m\npassword=sunflower\n"),
    ])
    func redactsTexts(_ type: String, _ text: String) throws {
        #expect(String(decoding: try redacted(Body("", type, Array(text.utf8))), as: UTF8.self).contains("{{PASSWORD}}"))
    }
}

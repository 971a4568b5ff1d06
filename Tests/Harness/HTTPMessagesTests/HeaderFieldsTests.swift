import HTTPMessages
import Testing

@Suite("Header fields")
struct HeaderFieldsTests {
    @Test func aLiteralKeepsOrderAndRepeatedNames() {
        let fields: HeaderFields = ["Set-Cookie": "a=1", "x-ODD": "", "Set-Cookie": "b=2"]
        #expect(fields.fields.map { "\($0.name): \($0.value)" } == ["Set-Cookie: a=1", "x-ODD: ", "Set-Cookie: b=2"])
        #expect(fields.values(of: "set-cookie") == ["a=1", "b=2"])
        #expect(
            fields
                == HeaderFields([
                    .init(name: "Set-Cookie", value: "a=1"), .init(name: "x-ODD", value: ""), .init(name: "Set-Cookie", value: "b=2"),
                ]))
    }

    @Test func anEmptyLiteralHasNoFields() {
        let fields: HeaderFields = [:]
        #expect(fields == HeaderFields())
    }
}

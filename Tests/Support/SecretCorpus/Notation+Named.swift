/// Notations in which a value is known to be a secret only because of a name or a place.
extension Notation {
    /// The notations of named values alone.
    static let named = structures + markup + configurations + fields

    private static let structures = [
        Notation(
            "members below a name", [.snake, .camel], .json, type: "application/json",
            templates: [#"{"§":{"value":"¤"},"id":17}"#, #"{"id":17,"§":["¤"]}"#, #"{"§":{"page":{"id":17},"raw":"¤"}}"#]),
        Notation(
            "members for name and value", [.snake, .camel, .header], .json, type: "application/json",
            templates: [
                #"[{"name":"§","value":"¤"}]"#, #"[{"Key":"§","Value":"¤"}]"#, #"[{"value":"¤","key":"§"}]"#,
                #"{"Name" : "§", "Value" : "¤", "Page" : 2}"#,
            ]),
        Notation(
            "rows", [.snake, .camel], .json, type: "application/json",
            templates: [#"{"columns":["id","§"],"rows":[[17,"¤"]]}"#, #"[["id","17"],["§","¤"]]"#, #"[["id","§"],[17,"¤"]]"#]),
        Notation(
            "signs in names", [.snake, .pascal], .json, type: "application/json",
            templates: [
                #"{"id":17,"$§":"¤"}"#, #"{"shop:§":"¤","id":17}"#, #"{"user[§]":"¤"}"#, #"{"@§":"¤"}"#, #"{"/shop/§":"¤"}"#,
                "{\"#§\":\"¤\"}",
            ]),
        Notation(
            "blanks and long names", [.snake, .camel], .json, type: "application/json",
            templates: [
                "{\"§\"            :            \"¤\"}", "{\"id\":17,\"§\":\n" + String(repeating: "  ", count: 600) + "\"¤\"}",
                "{\"" + String(repeating: "the_", count: 25) + "§\":\"¤\"}",
            ]),
        Notation(
            "JSON in JSON", [.snake, .camel], type: "application/json",
            templates: [
                #"{"id":17,"body":"{\"§\":\"¤\",\"page\":2}"}"#, #"{"m":"{\"m\":\"line one\\n§: ¤\\nx\"}"}"#,
                #"{"m":"{\"m\":\"{\\\"§\\\":\\\"¤\\\"}\"}"}"#, #"{"m":"{\"m\":\"caf\\u00e9\\r\\n§: ¤\\r\\n\"}"}"#,
                #"{"m":"{\"m\":\"{\\\"m\\\":\\\"a\\\\n§: ¤\\\\n\\\"}\"}"}"#,
            ]),
        Notation("JSON number", [.snake, .camel], type: "application/json", templates: [#"{"id":17,"§":¤,"page":2}"#, "{\"§\" : ¤\n}"]),
        Notation(
            "event stream", [.snake, .camel], .json, type: "text/event-stream",
            templates: [
                "event: sent\ndata: {\"id\":17,\"§\":\"¤\"}\n\n", "data: {\"id\":17,\ndata: \"§\":\"¤\"}\n\n",
                "data: {\"§\":\ndata: \"¤\"}\n\n",
            ]),
        Notation(
            "description of a dictionary", [.snake, .camel],
            templates: ["{\n    id = 17;\n    \"§\" = \"¤\";\n}", "{\n    \"§\" = \"¤\";\n    page = 2;\n}", "[\"id\": 17, \"§\": \"¤\"]"]),
    ]

    private static let markup = [
        Notation(
            "HTML", [.snake, .kebab, .camel], .entities, type: "text/html",
            templates: [
                #"<form><input type="hidden" name="§" value="¤"></form>"#, #"<form><input value="¤" type="hidden" name="§"></form>"#,
                #"<head><meta name="§" content="¤"></head>"#, #"<head><meta content="¤" name="§"></head>"#,
                #"<input type="text" id="§" value="¤">"#, "<input type=hidden name=§ value=\"¤\">", #"<div data-§="¤"></div>"#,
                #"<input type="password" name="field17" value="¤">"#,
            ]),
        Notation(
            "XML by name", [.snake, .pascal, .camel], .entities, type: "application/xml",
            templates: [
                #"<resources><string name="§">¤</string></resources>"#, #"<call><param name="§">¤</param></call>"#,
                #"<appSettings><add key="§" value="¤"/></appSettings>"#, "<property>\n  <name>§</name>\n  <value>¤</value>\n</property>",
                "<item><§><value>¤</value></§></item>", #"<s:§ xmlns:s="urn:example" Type="urn:example#text">¤</s:§>"#,
            ]),
    ]

    private static let configurations = [
        Notation("properties", [.kebab, .snake, .camel], templates: ["shop.id=17\nshop.client.§=¤\n", "shop.§ = ¤\n", "shop.§: ¤\n"]),
        Notation(
            "container file", [.constant], templates: ["FROM scratch\nENV §=¤\n", "ARG §=\"¤\"\n", "environment:\n  - §=¤\n  - PAGE=2\n"]),
        Notation("TOML", [.snake], templates: ["[shop]\n§ = \"¤\"\n", "shop = { id = 17, § = \"¤\" }\n", "§ = '''¤'''\n"]),
    ]

    private static let fields = [
        Notation(
            "cookie", [.snake, .camel, .kebab], place: .field,
            templates: ["Set-Cookie: §=¤; Path=/; HttpOnly", "Set-Cookie: §=\"¤\"; Max-Age=60"]),
        Notation(
            "credentials", [.snake],
            templates: [
                "Authorization: Bearer ¤\n", "curl -H 'Authorization: Token ¤' https://api.example.com/\n",
                "connect to postgres://ines:¤@db.example.com:5432/shop\n", #"{"url":"https://ines:¤@shop.example.com/items?page=2"}"#,
                #"{"headers":{"authorization":"Bearer ¤"}}"#, "redis://:¤@cache.example.com:6379/0\n",
            ]),
    ]
}

/// The common notations.
///
/// To add a notation, add it to one of these lists.
extension Notation {
    /// The notations of all groups.
    static let all = data + programs + messages

    private static let data = [
        Notation(
            "JSON", [.snake, .camel], .json, type: "application/json",
            templates: [
                #"{"id":17,"§":"¤","page":2}"#, "{\n  \"id\": 17,\n  \"§\" : \"¤\"\n}\n", #"{"data":{"items":[{"§":"¤","id":17}]}}"#,
            ]),
        Notation(
            "XML", [.snake, .camel, .pascal], .entities, type: "application/xml",
            templates: [
                "<?xml version=\"1.0\"?>\n<item><id>17</id><§>¤</§></item>\n", #"<item id="17" §="¤"/>"#,
                #"<item><§ type="text">¤</§><id>17</id></item>"#, #"<a:item xmlns:a="urn:example"><a:§>¤</a:§></a:item>"#,
            ]),
        Notation(
            "YAML", [.snake, .camel], type: "application/yaml",
            templates: ["id: 17\n§: ¤\npage: 2\n", "items:\n  - §: \"¤\"\n    id: 17\n", "shop:\n  §: '¤'\n", "§: >-\n  ¤\npage: 2\n"]),
        Notation("ini", [.snake], templates: ["[shop]\nid = 17\n§ = ¤\n", "[shop]\n§=¤\nid=17\n"]),
        Notation("=", [.snake, .constant, .camel], templates: ["§=¤\n", "ID=17\n§=\"¤\"\nPAGE=2\n", "§ = '¤'\n"]),
        Notation(":=", [.camel, .snake], templates: ["id := 17\n§ := \"¤\"\n", "§ := `¤`\n", "§:=\"¤\"\n"]),
        Notation(
            "=>", [.snake, .camel], templates: ["['id' => 17, '§' => '¤']\n", "{ \"§\" => \"¤\", \"id\" => 17 }\n", "{ :§ => \"¤\" }\n"]),
        Notation(
            "plist", [.camel, .pascal, .snake], .entities, type: "application/xml",
            templates: [
                "<plist version=\"1.0\"><dict>\n\t<key>§</key>\n\t<string>¤</string>\n</dict></plist>\n",
                "<dict><key>Page</key><integer>2</integer><key>§</key><string>¤</string></dict>",
            ]),
        Notation(
            "CSV", [.snake, .camel], type: "text/csv",
            templates: ["id,§,page\n17,¤,2\n", "\"id\",\"§\"\r\n\"17\",\"¤\"\r\n", "§,id\n¤,17\n", "id\t§\n17\t¤\n"]),
    ]

    private static let programs = [
        Notation(
            "C#", [.pascal, .camel],
            templates: [
                "private const string § = \"¤\";\n", "var § = \"¤\";\n", "options[\"§\"] = \"¤\";\n",
                "new Options { Page = 2, § = \"¤\" };\n",
                "settings.Add(\"§\", \"¤\");\n",
            ]),
        Notation(
            "Java", [.constant, .camel],
            templates: [
                "private static final String § = \"¤\";\n", "String § = \"¤\";\n", "config.put(\"§\", \"¤\");\n",
                "System.setProperty(\"§\", \"¤\");\n",
            ]),
        Notation(
            "Kotlin", [.camel, .constant],
            templates: ["const val § = \"¤\"\n", "val §: String = \"¤\"\n", "mapOf(\"§\" to \"¤\", \"id\" to 17)\n"]),
        Notation(
            "Swift", [.camel],
            templates: [
                "let § = \"¤\"\n", "static let §: String = \"¤\"\n", "let values = [\"§\": \"¤\"]\n", "send(page: 2, §: \"¤\")\n",
                "defaults.set(\"¤\", forKey: \"§\")\n",
            ]),
        Notation(
            "Go", [.camel, .pascal],
            templates: ["var § string = \"¤\"\n", "const § = \"¤\"\n", "Options{ID: 17, §: \"¤\"}\n", "os.Setenv(\"§\", \"¤\")\n"]),
        Notation(
            "PHP", [.snake, .constant, .camel],
            templates: ["$§ = '¤';\n", "define('§', '¤');\n", "$§ .= \"¤\";\n", "['id' => 17, '§' => '¤']\n", "$options['§'] = '¤';\n"]),
        Notation(
            "Ruby", [.snake], templates: ["§ = \"¤\"\n", "ENV['§'] = '¤'\n", "{ id: 17, §: '¤' }\n", "options.§ = \"¤\"\n"]),
        Notation(
            "Python", [.snake, .constant],
            templates: [
                "§ = \"¤\"\n", "os.environ[\"§\"] = \"¤\"\n", "send(page=2, §='¤')\n", "{'id': 17, '§': '¤'}\n", "§: str = \"¤\"\n",
            ]),
        Notation(
            "JavaScript", [.camel, .snake], type: "text/javascript",
            templates: [
                "const § = \"¤\";\n", "send({ id: 17, §: '¤' });\n", "options[\"§\"] = \"¤\";\n", "localStorage.setItem(\"§\", \"¤\");\n",
                "let § = `¤`;\n",
            ]),
        Notation(
            "shell", [.constant, .snake],
            templates: ["export §=\"¤\"\n", "§='¤' ./run --page 2\n", "./run --¶=¤ --page 2\n", "./run --page 2 --¶ \"¤\"\n"]),
        Notation("make", [.constant], templates: ["§ := ¤\n", "§ ?= ¤\n", "§ = ¤\n", "export § = ¤\nrun:\n\t./run\n"]),
    ]

    private static let messages = [
        Notation("form", [.snake, .camel], .percent, place: .requestForm, templates: ["id=17&§=¤&page=2", "§=¤", "page=2&§=¤"]),
        Notation(
            "multipart", [.snake, .camel], type: "multipart/form-data; boundary=b",
            templates: [
                "--b\r\nContent-Disposition: form-data; name=\"§\"\r\n\r\n¤\r\n--b--\r\n",
                "--b\r\nContent-Disposition: form-data; name=§\r\n\r\n¤\r\n--b--\r\n",
                "--b\r\nContent-Disposition: form-data; name=\"§\"\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n¤\r\n--b--\r\n",
            ]),
        Notation("header", [.header], place: .field, templates: ["X-§: ¤", "§: ¤"]),
        Notation(
            "URL", [.snake, .camel], .percent, place: .target,
            templates: [
                "https://api.example.com/v1/items?page=2&§=¤", "https://api.example.com/v1/items?§=¤&page=2",
                "https://app.example.com/done#§=¤",
            ]),
        Notation(
            "Markdown", [.snake, .constant], type: "text/markdown",
            templates: [
                "- §: `¤`\n- page: 2\n", "| name | value |\n|---|---|\n| § | ¤ |\n", "Set it first:\n\n    §=¤\n", "- **§**: `¤`\n",
            ]),
        Notation(
            "log line", [.snake, .camel],
            templates: [
                "2026-11-22T05:42:12Z INFO sent id=17 §=¤ page=2\n", "05:42:12.114 [info] shop: §: \"¤\"\n",
                "level=info msg=\"sent to the shop\" §=\"¤\" id=17\n", "{\"level\":\"info\",\"msg\":\"sent\",\"§\":\"¤\"}\n",
            ]),
    ]
}

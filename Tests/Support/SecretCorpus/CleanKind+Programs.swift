extension CleanKind {
    /// Source code that handles secrets and contains none.
    static let programs = [
        code(
            "Swift", type: "text/plain",
            [
                "let ¤1 = try keychain.string(for: .¤1)\n", "func send(¤1: String, page: Int) async throws {}\n",
                "struct Login { let ¤1: String }\n",
                "self.¤1 = ¤1\n", "guard let ¤1 = settings.¤1 else { return }\n", "var ¤1: String?\n",
                "enum Key: String { case ¤1 = \"¤2\" }\n",
                "request.setValue(\"Bearer \\(¤1)\", forHTTPHeaderField: \"Authorization\")\n", "Text(\"¤3\").textContentType(.password)\n",
                "let ¤1 = ProcessInfo.processInfo.environment[\"¤4\"]\n", "send(¤1: ¤1, page: 2)\n",
                "print(\"¤1: \\(¤1.count) characters\")\n",
            ]),
        code(
            "Kotlin", type: "text/plain",
            [
                "val ¤1 = prefs.getString(\"¤2\", null)\n", "data class Login(val ¤1: String, val id: Int)\n",
                "fun send(¤1: String) = api.send(¤1)\n",
                "this.¤1 = ¤1\n", "lateinit var ¤1: String\n", "send(¤1 = ¤1)\n", "val ¤1 = System.getenv(\"¤4\")\n",
                "@SerialName(\"¤2\") val ¤1: String\n",
                "if (¤1 == null) return\n",
            ]),
        code(
            "Java", type: "text/plain",
            [
                "String ¤1 = config.get¤5();\n", "private final String ¤1;\n", "this.¤1 = ¤1;\n", "public void set¤5(String ¤1) {\n",
                "String ¤1 = System.getenv(\"¤4\");\n", "@Value(\"${shop.¤2}\") String ¤1;\n",
                "if (¤1.isEmpty()) throw new IllegalStateException(\"¤3\");\n",
                "builder.¤1(request.get¤5());\n",
            ]),
        code(
            "C#", type: "text/plain",
            [
                "public string ¤5 { get; set; }\n", "var ¤1 = Configuration[\"¤5\"];\n", "string ¤1 = GetValue(nameof(¤5));\n",
                "public Login(string ¤1, int id) { }\n", "¤5 = options.¤5,\n",
                "[JsonPropertyName(\"¤2\")] public string ¤5 { get; init; }\n",
            ]),
        code(
            "Go", type: "text/plain",
            [
                "¤1 := os.Getenv(\"¤4\")\n", "type Login struct {\n\t¤5 string `json:\"¤2\"`\n}\n", "func send(¤1 string) error {\n",
                "cfg.¤5 = ¤1\n",
                "¤1, err := store.Read(ctx)\n", "if ¤1 == \"\" {\n", "Options{¤5: ¤1, Page: 2}\n",
                "flag.StringVar(&¤1, \"¤6\", \"\", \"the ¤3\")\n",
            ]),
        code(
            "Rust", type: "text/plain",
            [
                "let ¤2 = env::var(\"¤4\")?;\n", "pub struct Login { pub ¤2: String }\n", "fn send(¤2: &str) -> Result<()> {\n",
                "self.¤2 = ¤2.to_owned();\n",
                "Login { ¤2: ¤2.clone(), id: 17 }\n", "let ¤2: Option<String> = None;\n", "#[serde(rename = \"¤1\")] ¤2: Secret<String>,\n",
            ]),
        code(
            "Python", type: "text/plain",
            [
                "¤2 = get_¤2()\n", "def send(¤2: str, page: int = 2) -> None:\n", "self.¤2 = ¤2\n", "¤2 = os.environ[\"¤4\"]\n",
                "send(¤2=¤2, page=2)\n",
                "¤2 = os.getenv('¤4', '')\n", "¤2: Optional[str] = None\n", "parser.add_argument('--¤6', help='the ¤3')\n",
                "if not ¤2: raise ValueError('¤3')\n",
                "payload = {'¤2': ¤2, 'id': 17}\n",
            ]),
        code(
            "Ruby", type: "text/plain",
            [
                "¤2 = ENV['¤4']\n", "attr_reader :¤2\n", "@¤2 = ¤2\n", "def send(¤2:, page: 2)\n", "send(¤2: ¤2, page: 2)\n",
                "params.require(:¤2)\n",
                "t.string :¤2, null: false\n", "¤2 = ENV.fetch('¤4')\n", "validates :¤2, presence: true\n",
            ]),
        code(
            "PHP", type: "text/plain",
            [
                "$¤1 = getenv('¤4');\n", "$this->¤1 = $¤1;\n", "function send(string $¤1) {}\n", "$¤1 = $_POST['¤2'];\n",
                "'¤2' => env('¤4'),\n",
                "['¤2' => $¤1, 'id' => 17]\n", "if (empty($¤1)) { return; }\n", "private ?string $¤1 = null;\n",
            ]),
        code(
            "JavaScript", type: "text/javascript",
            [
                "const ¤1 = process.env.¤4;\n", "fetch(url, { ¤1: ¤1, page: 2 });\n", "this.¤1 = options.¤1;\n", "const { ¤1 } = config;\n",
                "setState({ ¤1: event.target.value });\n", "localStorage.removeItem(\"¤1\");\n",
                "interface Login { ¤1: string; id: number }\n",
                "const ¤1 = await get¤5();\n", "headers.append('Authorization', `Bearer ${¤1}`);\n",
                "export type Login = { ¤1?: string | null };\n",
                "if (!¤1) throw new Error(\"¤3 is missing\");\n", "this.¤1=t.¤1,e.headers||(e.headers={})\n",
            ]),
        code(
            "shell", type: "text/plain",
            [
                "read -s -p \"¤3: \" ¤4\n", "export ¤4=\"$(pass show shop/¤6)\"\n",
                "curl -H \"Authorization: Bearer $¤4\" https://api.example.com/\n",
                "¤4=${¤4:?}\n", "if [ -z \"$¤4\" ]; then exit 1; fi\n", "./run --¤6 \"$¤4\"\n", "¤4=$1\n", "unset ¤4\n",
            ]),
        code(
            "SQL", type: "text/plain",
            [
                "CREATE TABLE users (id INT, ¤2 VARCHAR(64) NOT NULL);\n", "SELECT id, ¤2 FROM users WHERE id = 17;\n",
                "ALTER TABLE users ADD COLUMN ¤2 TEXT;\n",
                "UPDATE users SET ¤2 = :¤2 WHERE id = :id;\n", "UPDATE users SET ¤2 = NULL;\n", "CREATE INDEX users_¤2 ON users (¤2);\n",
                "INSERT INTO users (id, ¤2) VALUES (?, ?);\n",
            ]),
        CleanKind(
            "option of a program", type: "text/javascript",
            texts: [
                "fetch(u, {credentials: \"omit\"})", "fetch(u,{credentials:\"include\",mode:\"cors\"})",
                "new Request(u, { credentials: 'same-origin' })",
                "xhr.withCredentials = true;", "axios.get(u, { withCredentials: false })",
                "<input type=\"password\" name=\"new\" required>",
                "<input type=\"password\" autocomplete=\"current-password\">", "<label for=\"password\">Password</label>",
                "{\"password_reset_url\":\"https://shop.example.com/reset\"}",
                "{\"token_endpoint\":\"https://login.example.com/oauth/token\"}",
                "{\"authorization_endpoint\":\"https://login.example.com/oauth/authorize\"}",
                "{\"grant_types_supported\":[\"password\",\"refresh_token\"]}",
                "{\"token_endpoint_auth_methods_supported\":[\"client_secret_basic\",\"client_secret_post\"]}",
                "{\"response_types\":[\"code\",\"token\",\"id_token\"]}",
                "{\"scopes\":[\"token.read\",\"secret.write\"]}", "{\"auth\":{\"type\":\"oauth2\"}}",
                "{\"type\":\"password\",\"id\":\"field17\"}",
                "{\"format\":\"password\",\"minLength\":8}",
                "{\"securitySchemes\":{\"apiKey\":{\"type\":\"apiKey\",\"in\":\"header\",\"name\":\"X-Api-Key\"}}}",
                "{\"required\":[\"username\",\"password\"]}", "{\"is_password_set\":true,\"has_token\":false}",
                "{\"passwordRequired\":true}",
                "{\"password\":{\"type\":\"string\",\"minLength\":8}}", "{\"authenticated\":true,\"author\":\"Ines Keeper\"}",
                "Access-Control-Allow-Credentials: true\n", "Access-Control-Allow-Headers: Authorization, X-Api-Key\n",
                "Vary: Cookie, Authorization\n",
                "WWW-Authenticate: Bearer realm=\"shop\", error=\"invalid_token\"\n",
                "{\"error\":\"invalid_token\",\"error_description\":\"The access token expired\"}",
                "{\"tokenizer\":\"cl100k_base\",\"tokens\":[\"a\",\"b\"]}", "{\"secretary\":\"Ines Keeper\",\"passenger\":\"Otto\"}",
            ]),
    ]

    /// Lines of a language, each with several names.
    ///
    /// In the lines, `¤1` is a name such as `apiKey`, `¤2` `api_key`, `¤3` `api key`, `¤4` `API_KEY`, `¤5` `ApiKey`, and `¤6` `api-key`.
    private static func code(_ title: String, type: String, _ lines: [String]) -> CleanKind {
        let texts = lines.enumerated().flatMap { number, line in
            [0, 1, 2, 4].map { step in
                let name = secretNames[(number * 2 + step) % secretNames.count]
                let words = name.split(separator: " ").map(String.init)
                let names = [
                    Notation.Style.camel.name(words), Notation.Style.snake.name(words), name, Notation.Style.constant.name(words),
                    Notation.Style.pascal.name(words), Notation.Style.kebab.name(words),
                ]
                return names.enumerated().reduce(line) { $0.replacing("¤\($1.offset + 1)", with: $1.element) }
            }
        }
        return CleanKind("code in \(title)", type: type, texts: texts)
    }
}

import SecretPatterns
import Testing

/// Names of other signs, and the notations of programs, forms and logs.
@Suite("Secrets in notations")
struct NotationSecretsTests {
    private static let blanks = String(repeating: " ", count: 2_000)
    private static let longName = String(repeating: "very_", count: 40) + "secret"

    @Test(arguments: [
        (#"{"$token":"tok-1"}"#, #"{"$token":"[TOKEN]"}"#),
        (#"{"aws:SecretAccessKey":"sun"}"#, #"{"aws:SecretAccessKey":"[AWS_SECRET_ACCESS_KEY]"}"#),
        (##"{"user[password]":"sun","#a@b/token":"tok-1"}"##, ##"{"user[password]":"[USER_PASSWORD]","#a@b/token":"[A_B_TOKEN]"}"##),
        ("{\"token\"\(blanks):\(blanks)\n\"tok-1\"}", "{\"token\"\(blanks):\(blanks)\n\"[TOKEN]\"}"),
        ("{\"\(longName)\":\"sun\"}", "{\"\(longName)\":\"[\(longName.uppercased())]\"}"),
        ("password\(blanks)= 'sun'", "password\(blanks)= '[PASSWORD]'"),
    ])
    func findsSecretsBesideUnusualNames(_ text: String, _ expected: String) {
        #expect(marked(text) == expected)
    }

    @Test(arguments: [
        #"{"/oauth/token":{"post":{"summary":"Returns a token"},"x":"y"}}"#, #"{"https://a.example/token":"b"}"#,
        #"{"Enter your token":null,"a":"token"}"#, "{\"\(String(repeating: "very_", count: 80))secret\":\"sun\"}",
    ])
    func keepsValuesBesideAddresses(_ text: String) {
        #expect(marked(text) == text)
    }

    // MARK: Programs

    @Test(arguments: [
        (#"var token string = "sun""#, #"var token string = "[TOKEN]""#), (#"apiKey := "sun""#, #"apiKey := "[API_KEY]""#),
        (#"$password .= "sun";"#, #"$password .= "[PASSWORD]";"#),
        (#"define('DB_PASSWORD', 'sun');"#, #"define('DB_PASSWORD', '[DB_PASSWORD]');"#),
        (#"os.environ.setdefault("API_KEY", "sun")"#, #"os.environ.setdefault("API_KEY", "[API_KEY]")"#),
        (#"f("API_KEY", "moon4711aa")"#, #"f("API_KEY", "[API_KEY]")"#),
        (#"headers.set("Authorization", "Bearer sun4711")"#, #"headers.set("Authorization", "Bearer [AUTHORIZATION]")"#),
        (#"x.setItem("access_token","tok-1")"#, #"x.setItem("access_token","[ACCESS_TOKEN]")"#),
        (#"form.append('password','sun')"#, #"form.append('password','[PASSWORD]')"#),
        (#"cfg["api_key"]="sun""#, #"cfg["api_key"]="[API_KEY]""#), (#"cfg['api_key'] = 'sun';"#, #"cfg['api_key'] = '[API_KEY]';"#),
        (#"['password' => 'sun', 'a' => 'b']"#, #"['password' => '[PASSWORD]', 'a' => 'b']"#),
        (#"{ "password" => "sun", :token => "tok" }"#, #"{ "password" => "[PASSWORD]", :token => "[TOKEN]" }"#),
        ("API_KEY ?= sun\nTOKEN := moon\n", "API_KEY ?= [API_KEY]\nTOKEN := [TOKEN]\n"),
        (#"let apiKey: String = "sun""#, #"let apiKey: String = "[API_KEY]""#),
        (#"val apiKey: String? = "sun""#, #"val apiKey: String? = "[API_KEY]""#),
        (#"api_key: str = "sun""#, #"api_key: str = "[API_KEY]""#),
        (#"const API_KEY: &'static str = "sun";"#, #"const API_KEY: &'static str = "[API_KEY]";"#),
        (#"private static final String API_KEY = "sun";"#, #"private static final String API_KEY = "[API_KEY]";"#),
        (#"public string ApiKey { get; set; } = "sun";"#, #"public string ApiKey { get; set; } = "[API_KEY]";"#),
        (#"@token = "sun""#, #"@token = "[TOKEN]""#), (#"f(token="sun", a=1)"#, #"f(token="[TOKEN]", a=1)"#),
        (#"char *password = "sun";"#, #"char *password = "[PASSWORD]";"#), (#"let token = @"sun";"#, #"let token = @"[TOKEN]";"#),
        ("export API_KEY=sun\n", "export API_KEY=[API_KEY]\n"), ("[a]\npassword = \"sun\"\n", "[a]\npassword = \"[PASSWORD]\"\n"),
        ("db.password=sun\n", "db.password=[DB_PASSWORD]\n"), ("10:04 INFO token=sun user=ines\n", "10:04 INFO token=[TOKEN] user=ines\n"),
        ("10:04 INFO a token: moon4711aa, b\n", "10:04 INFO a token: [TOKEN], b\n"),
        ("data: {\"access_token\":\ndata: \"tok-1\"}\n\n", "data: {\"access_token\":\ndata: \"[ACCESS_TOKEN]\"}\n\n"),
    ])
    func findsSecretsInProgramsAndLogs(_ text: String, _ expected: String) {
        #expect(marked(text) == expected)
    }

    @Test(arguments: [
        (
            "--x\r\nContent-Disposition: form-data; name=password\r\n\r\nsun\r\n--x--",
            "--x\r\nContent-Disposition: form-data; name=password\r\n\r\n[PASSWORD]\r\n--x--"
        ),
        (
            "--x\nContent-Disposition: form-data; name=\"password\"\nX: \(String(repeating: "a", count: 900))\n\nsun\nflower\n--x--",
            "--x\nContent-Disposition: form-data; name=\"password\"\nX: \(String(repeating: "a", count: 900))\n\n[PASSWORD]\n--x--"
        ),
        ("Content-Disposition: form-data; name=token\n\ntok-1\nrest", "Content-Disposition: form-data; name=token\n\n[TOKEN]\nrest"),
    ])
    func findsSecretsInPartsOfForms(_ text: String, _ expected: String) {
        #expect(marked(text) == expected)
    }

    // MARK: Code is not a secret

    @Test(arguments: [
        #"fetch(u,{credentials: "omit"})"#, #"fetch(u,{credentials:"same-origin"})"#, #"a.credentials="include";"#,
        "this.credentials=t.credentials,e.headers||(this.headers=new h(t.headers))", "function f(t){var token=t.token;return token}",
        #"o+="&token="+t.token+"&a="+b"#, #"log("token: "+t+" user: "+u)"#, #"type=e?"password":"text""#,
        #"x.setItem("access_token", token)"#, #"t("password", "Your password")"#, #"expect("token", "string")"#,
        "class A {\n    func f() {\n        let token = response.token\n        self.password = password\n    }\n}\n",
        "def f(self):\n    token = get_token()\n    password = os.environ[\"PASSWORD\"]\n    return token\n",
        "interface A {\n  password: string;\n  token?: string,\n  secret: string[];\n}\n",
        "const a = () => {\n  return {\n    token: response.token,\n    password: z.string().min(8),\n  }\n}\n",
        "var password = null, token = e(t), secret = !0;function f(){}", ":root {\n  --color-token: red;\n}\n",
        #"users.map(token=>"a "+token)"#, #"if (password == "") { return }"#, "f(a, token) => { token = t; return a }",
        "a.token=b;if(c){d()}", "payload[\"token\"] = token\n", "func f() { g(a, token: b.c, password: d) }",
        "\"forgot_password\" = \"Forgot password?\";\n\"a\" = \"b\";\n",
        "func f() {\n    var auth: Auth0WebAuth!\n    f(password: NullableProp<String> = .copy, token: 1)\n}\n",
        "        XCTAssertEqual(server.token, a.token)\n        XCTAssertEqual(server.expiration, a.expiration)\n",
        #"<Input password={form.password} token={t} />"#, "Enter a new password: it must have 8 characters",
    ])
    func keepsCode(_ text: String) {
        #expect(marked(text) == text)
    }

    /// A value that looks random is a secret in a program too.
    @Test(arguments: [
        ("function f(){token=a1b2c3d4e5f6a7b8;}", "function f(){token=[TOKEN];}"),
        ("function f(){g('token=sun&a=b')}", "function f(){g('token=[TOKEN]&a=b')}"),
        ("function f(){token=ZkLmQrTxVbNwPdFg;}", "function f(){token=[TOKEN];}"),
        (#"fetch(u,{credentials:"sunflower"})"#, #"fetch(u,{credentials:"[CREDENTIALS]"})"#),
        ("func f(){return \"/a?key=some_key&b=1\"}", "func f(){return \"/a?key=[KEY]&b=1\"}"),
        (
            "<script>function f(){}</script><a href='/a?b=c&amp;token=sun'>",
            "<script>function f(){}</script><a href='/a?b=c&amp;token=[TOKEN]'>"
        ),
        ("password=sunflower\n", "password=[PASSWORD]\n"), ("/a?token=a.b&c=d", "/a?token=[TOKEN]&c=d"),
        (
            #"function f(){ a.token = "sun"; b({password: 'moon'}) }"#,
            #"function f(){ a.token = "[A_TOKEN]"; b({password: '[PASSWORD]'}) }"#
        ),
    ])
    func findsLiteralsInCode(_ text: String, _ expected: String) {
        #expect(marked(text) == expected)
    }
}

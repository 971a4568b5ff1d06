import Testing

/// Secrets in the forms of YAML.
@Suite("Secrets in YAML")
struct YAMLSecretsTests {
    @Test(arguments: [
        // Lists in lines, as recordings of other tools have header fields.
        ("X-Api-Key:\n- Zk81vQx0pLr27T\n", "X-Api-Key:\n- [X_API_KEY]\n"),
        (
            "headers:\n  X-Api-Key:\n  - Zk81vQx0pLr27T\n  Accept:\n  - a/b\n",
            "headers:\n  X-Api-Key:\n  - [X_API_KEY]\n  Accept:\n  - a/b\n"
        ),
        ("headers:\n  X-Auth-Token:\n    - pLr27TnB\n", "headers:\n  X-Auth-Token:\n    - [X_AUTH_TOKEN]\n"),
        ("Cookie:\n- visitor=Hh72kL; theme=dark\n", "Cookie:\n- visitor=[COOKIE_VISITOR]; theme=[COOKIE_THEME]\n"),
        ("Set-Cookie:\n- remember=Cc72kL; path=/\n", "Set-Cookie:\n- remember=[COOKIE_REMEMBER]; path=/\n"),
        ("Authorization:\n- Bearer abc.def\n", "Authorization:\n- Bearer [AUTHORIZATION]\n"),
        ("password:\n- sunflower\n", "password:\n- [PASSWORD]\n"),
        ("tokens:\n- Zk81vQx0\n- pLr27TnB\n\n# more\n- Bb72kLpQ\n", "tokens:\n- [TOKENS]\n- [TOKENS]\n\n# more\n- [TOKENS]\n"),
        ("X-Api-Key:\r\n- \"Zk81 vQx0\"\r\nAccept: a\r\n", "X-Api-Key:\r\n- \"[X_API_KEY]\"\r\nAccept: a\r\n"),
        ("- password:\n  - hunter2\n- name: a\n", "- password:\n  - [PASSWORD]\n- name: a\n"),
        ("token: # of the shop\n- Zk81vQx0 # old\n", "token: # of the shop\n- [TOKEN] # old\n"),
        ("token:\n- - Zk81vQx0\n", "token:\n- - [TOKEN]\n"), ("token: &t\n- !!str Zk81vQx0\n", "token: &t\n- !!str [TOKEN]\n"),
        // Lists between brackets, also in several lines.
        ("token: [Zk81vQx0]\n", "token: [[TOKEN]]\n"), ("token: [ 'sun, 'b\n", "token: [TOKEN]\n"),
        ("tokens: [ Zk81vQx0, \"sun flower\" ] # old\n", "tokens: [ [TOKENS], \"[TOKENS]\" ] # old\n"),
        ("passwords: [\"sun, ]flower\", 'moon']\n", "passwords: [\"[PASSWORDS]\", '[PASSWORDS]']\n"),
        ("Cookie: [visitor=Hh72kL]\n", "Cookie: [visitor=[COOKIE_VISITOR]]\n"),
        ("tokens: [\n  Zk81vQx0,\n  pLr27TnB\n]\n", "tokens: [\n  [TOKENS],\n  [TOKENS]\n]\n"),
        // A value in the next line.
        ("password:\n  sunflower\nuser: ines\n", "password:\n  [PASSWORD]\nuser: ines\n"),
        ("db:\n  password:\n\n    hunter2 # old\n  user: ines\n", "db:\n  password:\n\n    [PASSWORD] # old\n  user: ines\n"),
        ("password:\n  'sun flower'\n", "password:\n  '[PASSWORD]'\n"),
        // Blocks.
        ("password: |\n  sunflower\nuser: ines\n", "password: |\n  [PASSWORD]\nuser: ines\n"),
        ("password: >-\n  sun\n  flower\nuser: ines\n", "password: >-\n  [PASSWORD]\nuser: ines\n"),
        // Keys between quotes, and keys in a line of their own.
        ("\"X-Api-Key\": Zk81vQx0\n", "\"X-Api-Key\": [X_API_KEY]\n"), ("  'password': sunflower\n", "  'password': [PASSWORD]\n"),
        ("\"password\":\n  - sunflower\n", "\"password\":\n  - [PASSWORD]\n"), ("? password\n: sunflower\n", "? password\n: [PASSWORD]\n"),
        // Anchors and tags.
        ("password: &db sunflower\nother:\n  password: *db\n", "password: &db [PASSWORD]\nother:\n  password: *db\n"),
        ("password: !!str 4711\n", "password: !!str [PASSWORD]\n"), ("password: &Sunflower\n", "password: [PASSWORD]\n"),
        ("password: !Sunflower\nuser: a\n", "password: [PASSWORD]\nuser: a\n"),
        // Names and values in lines of their own.
        (
            "env:\n- name: API_KEY\n  value: Zk81vQx0\n- name: CITY\n  value: Rome\n",
            "env:\n- name: API_KEY\n  value: [API_KEY]\n- name: CITY\n  value: Rome\n"
        ),
        ("- value: 'sun flower'\n  name: DB_PASSWORD\n", "- value: '[DB_PASSWORD]'\n  name: DB_PASSWORD\n"),
        ("- key: X-Api-Key\n  enabled: true\n  value: Zk81vQx0\n", "- key: X-Api-Key\n  enabled: true\n  value: [X_API_KEY]\n"),
        // Other alphabets.
        ("contraseña: sunflower\n", "contraseña: [CONTRASENA]\n"), ("пароль:\n- hunter2\n", "пароль:\n- [SECRET]\n"),
    ])
    func finds(_ text: String, _ expected: String) {
        #expect(marked(text) == expected)
    }

    @Test(arguments: [
        "required:\n- password\n- email\n", "password:\n- required\n- confirmed\n",
        "password:\n- must have 8 characters\n- must have a digit\n",
        "password:\n  type: string\n  format: password\n", "token:\n  - name: a\n    kind: b\n", "token:\n\nuser: ines\n",
        "password:\nuser: ines\n",
        "token:\n- {{TOKEN}}\n", "token: *shop\n", "- password:\n- name\n", "tokens:\n- access\n- refresh\n",
        "{\n  \"token\": null,\n  \"password\": true,\n  \"tokens\": 12\n}\n", "env:\n- name: API_KEY\n- value: Rome\n",
        "name: API_KEY\nvalues: a\n", "- name: token\n  value:\n", "Enter a password:\n\n  The end\n",
        "x = {\n  password:\n    this.password,\n  run() { return this.a; }\n}\n", "token:\n  load(a),\nb: c => { return 1 }\n",
    ])
    func keeps(_ text: String) {
        #expect(marked(text) == text)
    }
}

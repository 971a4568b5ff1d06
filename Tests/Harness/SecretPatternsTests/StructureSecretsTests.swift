import SecretPatterns
import Testing

/// Secrets whose name is in another member, list, line or column.
@Suite("Secrets in structures")
struct StructureSecretsTests {
    @Test(arguments: [
        (#"{"Key":"Password","Value":"sun"}"#, #"{"Key":"Password","Value":"[PASSWORD]"}"#),
        (#"{"VALUE":"sun","NAME":"Password"}"#, #"{"VALUE":"[PASSWORD]","NAME":"Password"}"#),
        (#"{"value":"sun","password":"moon","name":"token"}"#, #"{"value":"[TOKEN]","password":"[PASSWORD]","name":"token"}"#),
        (#"{"ParameterKey":"DbPassword","ParameterValue":"sun"}"#, #"{"ParameterKey":"DbPassword","ParameterValue":"[DB_PASSWORD]"}"#),
        (#"{"name":"otp","value":471122}"#, #"{"name":"otp","value":[OTP]}"#),
        (
            #"{"key":"X-Api-Key","a":{"b":"}"},"value":["key-1","key-2"]}"#,
            #"{"key":"X-Api-Key","a":{"b":"}"},"value":["[X_API_KEY]","[X_API_KEY]"]}"#
        ),
        ("[{name: 'X-Api-Key', value: 'key-1'}]", "[{name: 'X-Api-Key', value: '[X_API_KEY]'}]"),
        (#"{"api":{"key":"sun"}}"#, #"{"api":{"key":"[API_KEY]"}}"#),
        (#"{"session":{"id":"Zk3Lm9Qr7Tx2"}}"#, #"{"session":{"id":"[SESSION_ID]"}}"#),
        (#"{"a":[{"userSession" : {"n":1,"id":"Zk3Lm9Qr7Tx2"#, #"{"a":[{"userSession" : {"n":1,"id":"[USER_SESSION_ID]"#),
        (#"{"card":{"number":4111222233334444}}"#, #"{"card":{"number":[CARD_NUMBER]}}"#),
        (
            #"{"columns":["id","access_token"],"rows":[["1","tok-1"],["2","tok-2"]]}"#,
            #"{"columns":["id","access_token"],"rows":[["1","[ACCESS_TOKEN]"],["2","[ACCESS_TOKEN]"]]}"#
        ),
        (#"{"rows":[["tok-1"]],"columns":["access_token"]}"#, #"{"rows":[["[ACCESS_TOKEN]"]],"columns":["access_token"]}"#),
        (#"{"fields":[{"name":"pin"}],"data":[[4711]]}"#, #"{"fields":[{"name":"pin"}],"data":[[[PIN]]]}"#),
        (#"{"header":["user","password"],"values":["ines","sun"]}"#, #"{"header":["user","password"],"values":["ines","[PASSWORD]"]}"#),
        (#"[["access_token","tok-1"]]"#, #"[["access_token","[ACCESS_TOKEN]"]]"#),
        (#"{"a":[["user","ines"],["password","sunflower"]]}"#, #"{"a":[["user","ines"],["password","[PASSWORD]"]]}"#),
        (
            #"[["id","access_token"],["1","tok-1"],["2","tok-2"]]"#,
            #"[["id","access_token"],["1","[ACCESS_TOKEN]"],["2","[ACCESS_TOKEN]"]]"#
        ),
        (#"["Host","a.example","Authorization","Bearer abc"]"#, #"["Host","a.example","Authorization","[AUTHORIZATION]"]"#),
        (#"["access_token","tok-4711-aa"]"#, #"["access_token","[ACCESS_TOKEN]"]"#),
        (#"5" of rain: {"Key":"Password","Value":"sun"}"#, #"5" of rain: {"Key":"Password","Value":"[PASSWORD]"}"#),
        // Types, labels and paths that name a value.
        (#"{"type":"password","value":"sun"}"#, #"{"type":"password","value":"[PASSWORD]"}"#),
        (#"{"value":"Zk3Lm9Qr","type":"access_token"}"#, #"{"value":"[ACCESS_TOKEN]","type":"access_token"}"#),
        (#"{"label":"Password","value":"sun"}"#, #"{"label":"Password","value":"[PASSWORD]"}"#),
        (#"{"label":"PIN","text":"4711"}"#, #"{"label":"PIN","text":"[PIN]"}"#),
        (#"{"title":"PIN","value":4711}"#, #"{"title":"PIN","value":[PIN]}"#),
        (#"{"label":"Verification code","content":"482913"}"#, #"{"label":"Verification code","content":"[VERIFICATION_CODE]"}"#),
        (#"{"label":"Contraseña","value":"sun"}"#, #"{"label":"Contraseña","value":"[CONTRASENA]"}"#),
        (#"{"op":"replace","path":"/password","value":"sun"}"#, #"{"op":"replace","path":"/password","value":"[PASSWORD]"}"#),
        (
            #"[{"op":"add","path":"/users/0/apiKey","value":"Zk3"}]"#,
            #"[{"op":"add","path":"/users/0/apiKey","value":"[USERS_0_API_KEY]"}]"#
        ),
        (#"{"__typename":"AccessToken","value":"Zk3Lm9Qr7Tx2Bc4D"}"#, #"{"__typename":"AccessToken","value":"[ACCESS_TOKEN]"}"#),
        (#"{"api_keys":{"shop":"Zk3Lm9Qr7Tx2"}}"#, #"{"api_keys":{"shop":"[API_KEYS]"}}"#),
    ])
    func findsSecretsInJSON(_ text: String, _ expected: String) {
        #expect(marked(text) == expected)
    }

    @Test(arguments: [
        #"{"Key":"Color","Value":"red"}"#, #"{"name":"password","type":"string","in":"query"}"#, #"{"name":"max_token","value":4096}"#,
        #"{"license":{"key":"mit","name":"MIT License","spdx_id":"MIT"}}"#, #"{"license":{"key":"other","name":"Other"}}"#,
        #"{"session":{"id":"opening-keynote"}}"#, #"{"session":{"id":4711}}"#, #"{"app":{"id":"com.example.app2","key":"home"}}"#,
        #"{"error":{"code":"E12345678"}}"#, #"{"card":{"number":"1"}}"#, #"{"s":{"id":"a1b2c3d4e5"}}"#,
        #"{"product":{"key":"a1b2c3d4e5"}}"#,
        #"{"required":["username","password"]}"#, #"{"required":["password","email"]}"#, #"{"enum":["token","oauth2"]}"#,
        #"{"columns":["id","access_token"],"rows":[["1"]]}"#, #"{"columns":["id","title"],"rows":[["1","b"]]}"#,
        #"["https://a.example/refresh-tokens","https://a.example/4711-aaaa"]"#, #"[["token","string"],["id","integer"]]"#,
        #"[["password","token"]]"#, #"{"tags":["password"],"matrix":[["x"]]}"#,
        #"{"columns":["access_token"],"rows":[["{{ACCESS_TOKEN}}"]]}"#, #"{"columns":["token"],"rows":[[null]]}"#,
        #"{"type":"password","value":"","label":"Password"}"#, #"{"type":"token","value":"punctuation"}"#,
        #"{"type":"key","value":"enter"}"#,
        #"{"label":"Password","text":"Enter a new password"}"#, #"{"title":"Password","value":"password"}"#,
        #"{"label":"Map pin","text":"Rome"}"#,
        #"{"op":"replace","path":"/title","value":"sun"}"#, #"{"path":"/token","value":null}"#, #"{"label":"Tokens","value":42}"#,
        #"{"type":"password","content":"string"}"#,
        // Descriptions of several keys.
        #"{"wp_woocommerce_api_keys":{"data":"0.02","index":"0.03","engine":"InnoDB"}}"#, #"{"tokens":{"name":"Home","city":"Rome"}}"#,
        #"{"session_keys":{"first":"sunflower","second":"b"}}"#, #"{"backup_codes":{"state":"enabled","left":"10"}}"#,
    ])
    func keepsJSONWithoutSecrets(_ text: String) {
        #expect(marked(text) == text)
    }

    /// The lines of a string whose escapes are resolved.
    @Test func findsSecretsInTheLinesOfAString() {
        let text = Array("{\"csv\":\"id,access_token\n1,tok-1\n2,tok-2\"}".utf8)
        let finds = SecretScanner.finds(in: text, names: SecretFieldNames(), isEncoded: true) { text[$0] == UInt8(ascii: "\n") ? 2 : 1 }
        #expect(finds.map { String(decoding: text[$0.range], as: UTF8.self) } == ["tok-1", "tok-2"])
    }

    // MARK: Lines

    @Test(arguments: [
        ("id,access_token\n1,tok-1\n2,tok-2\n", "id,access_token\n1,[ACCESS_TOKEN]\n2,[ACCESS_TOKEN]\n"),
        (
            "\"id\",\"access_token\",note\r\n1,\"tok,\"\"1\n2\",a\r\n2,,b\r\n",
            "\"id\",\"access_token\",note\r\n1,\"[ACCESS_TOKEN]\",a\r\n2,,b\r\n"
        ),
        ("id\tpassword\n1\tsun flower\n", "id\tpassword\n1\t[PASSWORD]\n"),
        ("user;pin\nines;4711", "user;pin\nines;[PIN]"),
        ("Report\n\nuser,password\nines,sun\n\ntotal,2\n", "Report\n\nuser,password\nines,[PASSWORD]\n\ntotal,2\n"),
        ("| api_key | key-4711-aa |\n", "| api_key | [API_KEY] |\n"),
        ("| user | password |\n|---|:--|\n| ines | `moon4711aa` |\n", "| user | password |\n|---|:--|\n| ines | `[PASSWORD]` |\n"),
        ("machine a.example login ines password sun\n", "machine a.example login ines password [PASSWORD]\n"),
        (
            "machine a.example\n  login ines\n  password sun\nmachine b.example\n  password moon\n",
            "machine a.example\n  login ines\n  password [PASSWORD]\nmachine b.example\n  password [PASSWORD]\n"
        ),
        ("FROM a\nENV API_KEY key-1\nENV DB_PASSWORD=sun\n", "FROM a\nENV API_KEY [API_KEY]\nENV DB_PASSWORD=[DB_PASSWORD]\n"),
        ("setenv API_TOKEN tok-1\n#define API_KEY \"key-1\"\n", "setenv API_TOKEN [API_TOKEN]\n#define API_KEY \"[API_KEY]\"\n"),
    ])
    func findsSecretsInLines(_ text: String, _ expected: String) {
        #expect(marked(text) == expected)
    }

    @Test(arguments: [
        "id,title\n1,b\n", "model,tokens,cost\ngpt,1200,3\n", "user,password\nines\n", "Enter your user, password\nand click, twice\n",
        "user,password", "import {\n  token, user,\n  a, b,\n}", "| token | string | The token |\n| password | required |\n",
        "| api_key | Your API key |\n", "machine learning needs a password here\n", "ENV PATH /usr/bin\n", "#define TOKEN(x) x\n",
        "the default password is set\n", "user,password\nines,{{PASSWORD}}\n",
    ])
    func keepsLinesWithoutSecrets(_ text: String) {
        #expect(marked(text) == text)
    }
}

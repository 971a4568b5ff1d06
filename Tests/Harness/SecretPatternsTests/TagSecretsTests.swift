import Testing

/// Secrets in elements and attributes of XML and HTML, and in property lists.
@Suite("Secrets in tags")
struct TagSecretsTests {
    @Test(arguments: [
        (#"<token type="x">tok-1</token>"#, #"<token type="x">[TOKEN]</token>"#),
        (
            #"<AccessToken xmlns="https://a.example/">tok-1</AccessToken>"#,
            #"<AccessToken xmlns="https://a.example/">[ACCESS_TOKEN]</AccessToken>"#
        ),
        (
            #"<wsse:Password Type="https://a.example/#PasswordText">sun</wsse:Password>"#,
            #"<wsse:Password Type="https://a.example/#PasswordText">[PASSWORD]</wsse:Password>"#
        ),
        ("<token a='1' b>\n  tok-1\n</token>", "<token a='1' b>\n  [TOKEN]\n</token>"),
        (#"<password enc="none"><![CDATA[p<a>55 & more]]></password>"#, #"<password enc="none"><![CDATA[[PASSWORD]]]></password>"#),
        ("<token><value>tok-1</value></token>", "<token><value>[TOKEN]</value></token>"),
        ("<token><type>Bearer</type><raw x='1'>tok-1</raw></token>", "<token><type>Bearer</type><raw x='1'>[TOKEN]</raw></token>"),
        (#"<param name="password">sun</param>"#, #"<param name="password">[PASSWORD]</param>"#),
        (#"<string name="api_key">key-1</string>"#, #"<string name="api_key">[API_KEY]</string>"#),
        (#"<entry key='db.password'>sun</entry>"#, #"<entry key='db.password'>[DB_PASSWORD]</entry>"#),
        (
            #"<setting name="ApiKey" serializeAs="String"><value>key-1</value></setting>"#,
            #"<setting name="ApiKey" serializeAs="String"><value>[API_KEY]</value></setting>"#
        ),
        (#"<add key="ApiKey" value="key-1"/>"#, #"<add key="ApiKey" value="[API_KEY]"/>"#),
        (#"<add value='key-1' key='ApiKey' />"#, #"<add value='[API_KEY]' key='ApiKey' />"#),
        (#"<Parameter Name="Password" Value="sun"/>"#, #"<Parameter Name="Password" Value="[PASSWORD]"/>"#),
        (
            "<a><name>password</name><value>sun</value><name>user</name><value>ines</value></a>",
            "<a><name>password</name><value>[PASSWORD]</value><name>user</name><value>ines</value></a>"
        ),
        ("<a><value>sun</value><name>password</name></a>", "<a><value>[PASSWORD]</value><name>password</name></a>"),
        ("<name>password</name>\n<value>sun</value>", "<name>password</name>\n<value>[PASSWORD]</value>"),
        (
            "<member><name>password</name><value><string>sun</string></value></member>",
            "<member><name>password</name><value><string>[PASSWORD]</string></value></member>"
        ),
        ("<token a='b'><c>tok-1</c>\n</token>", "<token a='b'><c>[TOKEN]</c>\n</token>"),
        ("<a><![CDATA[<token b='c'>tok-1</token>]]></a>", "<a><![CDATA[<token b='c'>[TOKEN]</token>]]></a>"),
        ("<a><token b='c'>tok-1", "<a><token b='c'>[TOKEN]"),
        (#"<q a="<token x='1'>tok-1</token>">"#, #"<q a="<token x='1'>tok-1</token>">"#),
        // Character data that ends where it begins.
        ("<value>x</value><name><![CDATA[", "<value>x</value><name><![CDATA["),
        ("<a><value>x</value><name><![CDATA[", "<a><value>x</value><name><![CDATA["),
        ("<value>x</value><key><![CDATA[]]></key>", "<value>x</value><key><![CDATA[]]></key>"),
        ("<token><![CDATA[", "<token><![CDATA["),
        ("<name><![CDATA[]]></name><value>x</value>", "<name><![CDATA[]]></name><value>x</value>"),
        ("<name><![CDATA[token]]></name><value>tok-1</value>", "<name><![CDATA[token]]></name><value>[TOKEN]</value>"),
    ])
    func findsSecretsInXML(_ text: String, _ expected: String) {
        #expect(marked(text) == expected)
    }

    @Test(arguments: [
        (
            "<dict>\n<key>access_token</key>\n<string>tok-1</string>\n<key>user</key><string>ines</string></dict>",
            "<dict>\n<key>access_token</key>\n<string>[ACCESS_TOKEN]</string>\n<key>user</key><string>ines</string></dict>"
        ),
        (
            "<dict><key>pin</key><integer>4711</integer><key>Password</key><data>\n\tc3Vu\n\t</data></dict>",
            "<dict><key>pin</key><integer>[PIN]</integer><key>Password</key><data>\n\t[PASSWORD]\n\t</data></dict>"
        ),
        (
            "<dict><key>tokens</key><array><string>tok-1</string><string>tok-2</string></array><key>a</key><string>b</string></dict>",
            "<dict><key>tokens</key><array><string>[TOKENS]</string><string>[TOKENS]</string></array><key>a</key><string>b</string></dict>"
        ),
        (
            "<dict><key>token</key><dict><key>raw</key><string>tok-1</string><key>type</key><string>Bearer</string></dict></dict>",
            "<dict><key>token</key><dict><key>raw</key><string>[TOKEN]</string><key>type</key><string>Bearer</string></dict></dict>"
        ),
        ("{\n    \"access_token\" = \"tok-1\";\n    user = ines;\n}", "{\n    \"access_token\" = \"[ACCESS_TOKEN]\";\n    user = ines;\n}"),
        (
            "{\n    \"access_token\" = tok1;\n    password = sunflower;\n    items =     (\n        a\n    );\n}",
            "{\n    \"access_token\" = [ACCESS_TOKEN];\n    password = [PASSWORD];\n    items =     (\n        a\n    );\n}"
        ),
        ("{\n    token = <0a1b2c3d 4e5f6071>;\n}", "{\n    token = <[TOKEN]>;\n}"),
    ])
    func findsSecretsInPropertyLists(_ text: String, _ expected: String) {
        #expect(marked(text) == expected)
    }

    @Test(arguments: [
        (#"<input value="tok-1" name="csrf_token">"#, #"<input value="[CSRF_TOKEN]" name="csrf_token">"#),
        (#"<input type=hidden name=csrf_token value=tok-1>"#, #"<input type=hidden name=csrf_token value=[CSRF_TOKEN]>"#),
        (#"<input value='tok-1' type='hidden' id='csrf_token'/>"#, #"<input value='[CSRF_TOKEN]' type='hidden' id='csrf_token'/>"#),
        (#"<input id="f1" name="csrf_token" value="tok-1">"#, #"<input id="f1" name="csrf_token" value="[CSRF_TOKEN]">"#),
        (#"<meta content="tok-1" name="csrf-token">"#, #"<meta content="[CSRF_TOKEN]" name="csrf-token">"#),
        (#"<meta content=tok-1 name=csrf-token>"#, #"<meta content=[CSRF_TOKEN] name=csrf-token>"#),
        (#"<INPUT TYPE="password" VALUE="sun">"#, #"<INPUT TYPE="password" VALUE="[PASSWORD]">"#),
        (#"<textarea name="token" rows=2>tok-1</textarea>"#, #"<textarea name="token" rows=2>[TOKEN]</textarea>"#),
        (#"<input name="csrf_token" value="tok-1"#, #"<input name="csrf_token" value="[CSRF_TOKEN]"#),
    ])
    func findsSecretsInPages(_ text: String, _ expected: String) {
        #expect(marked(text) == expected)
    }

    @Test(arguments: [
        #"<token type="x"/><a>tok-1</a>"#, "<token><type>Bearer</type><expires_in>3600</expires_in></token>",
        "<token a='b'><hint>c</hint>\n</token>", #"<param name="user">ines</param><add key="Color" value="red"/>"#,
        "<name>token</name><description>a token</description>", "<name>user</name><value>ines</value>",
        "<dict><key>access_token</key><true/><key>user</key><string>ines</string></dict>",
        "<dict><key>max_token</key><integer>4096</integer></dict>", "<dict><key>name</key><string>password</string></dict>",
        #"<string name="password">Password</string><string name="reset_password">Reset your password</string>"#,
        #"<input type="password" name="password" autocomplete="current-password" placeholder="Password">"#,
        #"<label for="password">Password</label><button name="password" type="submit">Show</button><a id="token">b</a>"#,
        #"<meta name="viewport" content="width=device-width"><input name="q" value="token">"#,
        #"<input type="password" :password="form.password" v-bind:token="user.token" [password]="form.password">"#,
        "A `Result<Credentials>`.\n\n<details>\n  <summary>Before</summary>\n</details>",
        #"out += '<input name="token" value="' + token + '">'"#, #"out += "<input name='token' value='" + token + "'>""#,
        #"a = "<input name=\"token\" value=\"" + t + "\">""#,
        "List<Token> tokens = new ArrayList<>();", "for(i=0;i<token.length;i++){a>b}", "Password: <input type=\"text\" value=\"a\">",
        #"<xs:element name="password" type="xs:string"/>"#, #"<token a="{{TOKEN}}">{{TOKEN}}</token>"#,
    ])
    func keepsTagsWithoutSecrets(_ text: String) {
        #expect(marked(text) == text)
    }
}

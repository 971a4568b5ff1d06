extension CleanKind {
    /// Texts for people, and files of settings and data.
    static let documents = [
        CleanKind(
            "prose", type: "text/plain", count: 7,
            [
                "Enter your password and press ¤1. A token is sent to your mailbox.\n", "The secret: add ¤1 before the ¤2.\n",
                "Each ¤1 needs a token; the token is valid for one hour, and the ¤2 for two.\n",
                "Passwords must have 12 characters. ¤1 or ¤2 is not enough.\n",
                "Basic information about ¤1, and bearer instruments of ¤2.\n",
                "## Authorization\n\nSend the API key of ¤1 in the header `X-Api-Key`. See ¤2.\n",
                "Password: at least 8 characters, such as letters, digits and signs (¤1, ¤2).\n",
                "Note: the ¤1's private key never leaves the ¤2.\n",
                "1. Open ¤1. 2. Choose \"Forgot password?\". 3. Follow ¤2.\n",
            ]
        ) { [$0.words(2), $0.words(2)] },
        CleanKind(
            "localization", type: "text/plain", count: 6,
            [
                "\"login.password.title\" = \"Password for ¤1\";\n", "\"login.token.hint\" = \"Enter the code of ¤1\";\n",
                "<string name=\"enter_token\">Enter the token of ¤1</string>\n",
                "{\"login\":{\"password_label\":\"Password of ¤1\",\"forgot_password\":\"Forgot it?\"}}",
                "{\"password_hint\":\"The name of ¤1\"}",
                "msgid \"Password\"\nmsgstr \"Passwort (¤1)\"\n", "  password_title: Password of ¤1\n",
            ]
        ) { [$0.words(2)] },
        // The name is the value, as it is shown above a field.
        CleanKind(
            "localization of a name", type: "text/plain",
            texts: ["Password", "Passphrase", "Secret", "Token"].flatMap { label in
                [
                    "\"\(label.lowercased())\" = \"\(label)\";\n", "<string name=\"\(label.lowercased())\">\(label)</string>\n",
                    "{\"\(label.lowercased())\":\"\(label)\",\"login\":\"Log in\"}",
                ]
            }),
        CleanKind(
            "log line", type: "text/plain", count: 7,
            [
                "¤1 INFO token refreshed for user ¤3\n", "¤1 WARN password of ¤2 expires in ¤3 days\n", "¤1 [auth] session closed id=¤4\n",
                "level=info time=¤1 msg=\"token accepted\" user=¤2 took=¤3ms\n", "¤1 GET /v1/tokens/count?page=2 200 ¤3\n",
                "¤1 DEBUG secrets: 0 of ¤3 files changed\n",
                "{\"time\":\"¤1\",\"level\":\"info\",\"msg\":\"authorization granted\",\"user\":\"¤2\"}\n",
            ]
        ) { [$0.time(), $0.word(), $0.text("123456789", 3), $0.uuid()] },
        CleanKind(
            "CSV", type: "text/csv", count: 8,
            [
                "id,name,key\n¤3,¤1,¤2\n", "sku,code,author\n¤3,¤2-¤1,¤1\n", "tokens,words\n¤3,17\n", "user,password_changed_at\n¤1,¤4\n",
                "date;pin_code;city\n¤4;56¤3;¤2\n", "session\tspeaker\nOpening ¤1\t¤2\n",
            ]
        ) { [$0.word(), $0.word(), $0.text("123456789", 4), $0.time()] },
        CleanKind(
            "XML feed", type: "application/xml", count: 7,
            [
                "<rss version=\"2.0\"><channel><title>¤1</title><item><guid isPermaLink=\"false\">¤3</guid></item></channel></rss>",
                "<entry><id>urn:uuid:¤3</id><author><name>¤1</name></author><updated>¤4</updated></entry>",
                "<item><key>¤1</key><value>¤2</value><code>DE</code></item>",
                "<movie><title>The secret ¤1</title><key id=\"17\">¤2</key></movie>",
                "<xs:element name=\"password\" type=\"xs:string\"/><!-- ¤1 ¤2 -->", "<input type=\"password\" id=\"¤1-¤2\"/>",
            ]
        ) { [$0.word(), $0.word(), $0.uuid(), $0.time()] },
        CleanKind(
            "plist", type: "application/xml", count: 7,
            [
                "<plist version=\"1.0\"><dict><key>CFBundleIdentifier</key><string>com.¤1.¤2</string></dict></plist>\n",
                "<dict><key>NSCameraUsageDescription</key><string>Takes pictures of ¤1 and ¤2.</string></dict>\n",
                "<dict><key>ITSAppUsesNonExemptEncryption</key><false/><key>CFBundleName</key><string>¤1 ¤2</string></dict>\n",
                "<dict><key>NSFaceIDUsageDescription</key><string>Unlocks your passwords of ¤1 ¤2.</string></dict>\n",
                "<dict><key>CFBundleURLSchemes</key><array><string>¤1-¤2</string></array></dict>\n",
                "<dict><key>UsesToken</key><true/><key>Length</key><integer>12</integer><key>Name</key><string>¤1 ¤2</string></dict>\n",
            ]
        ) { [$0.word(), $0.word()] },
        CleanKind(
            "settings", type: "application/yaml", count: 6,
            [
                "¤1:\n  token_ttl: ¤3\n  password_min_length: 12\n", "¤1:\n  session_timeout: ¤3m\n  auth_enabled: true\n",
                "keys:\n  - ¤1\n  - ¤2\n", "¤1:\n  secret_name: ¤2-credentials\n  key_id: ¤3\n", "[¤1]\ntoken_lifetime = ¤3\nauthor = ¤2\n",
                "volumes:\n  - ¤1-secrets:/run/secrets\nname: ¤2\n",
                "env:\n  - name: PASSWORD\n    valueFrom: { secretKeyRef: { name: ¤1, key: ¤2 } }\n",
            ]
        ) { [$0.word(), $0.word(), $0.text("123456789", 3)] },
    ]

    /// Pages and their programs and styles, as servers send them: without blanks and line breaks.
    static let pages = [
        CleanKind(
            "minified JavaScript", type: "text/javascript", count: 7,
            [
                "!function(e,t){\"¤1\"==typeof e.token?t(e.token):e.token=t}(this,function(){return ¤3});",
                "var a=e.password,b=e.token;if(a&&!b){n(a,\"¤1\")}else{r(b,¤3)}",
                "t.prototype.getToken=function(){return this.token||(this.token=new ¤2(¤3))};",
                "e.exports={token:r(¤3),auth:i.auth,secret:void 0,n:\"¤1\"};", "const{token:e,password:t}=await n(\"/¤1\"),r=¤3;",
                "this.session=e.session||{},this.key=\"¤1-\"+¤3;", "o.credentials=\"same-origin\",o.headers[\"x-¤1\"]=¤3,fetch(u,o);",
                "switch(e.type){case\"TOKEN\":return s(t,{token:e.token,id:¤3});case\"¤1\":return t}",
            ]
        ) { [$0.word(), $0.one(of: ["Ab", "Qe", "Zt", "Wn"]), $0.text("123456789", 3)] },
        CleanKind(
            "minified CSS", type: "text/css", count: 8,
            [
                ".password-¤1{color:#¤2;margin:0}", ".token>.key:hover{background:#¤2}.¤1{top:0}", "#session-¤1:before{content:\"\\f0¤3\"}",
                "@font-face{font-family:¤1;src:url(/fonts/¤1.¤2.woff2)}", "input[type=password]{border:1px solid #¤2}.¤1{left:¤3px}",
            ]
        ) { [$0.word(), $0.text(RandomText.hexadecimal, 6), $0.text("123456789", 2)] },
        CleanKind(
            "HTML", type: "text/html", count: 8,
            [
                "<label for=password>¤1</label><input type=password id=¤2>",
                "<form action=\"/reset-password?lang=¤2\"><button>¤1</button></form>",
                "<a href=\"/password/forgot?from=¤2\">Forgot the password of ¤1?</a>",
                "<li class=\"token key\" data-index=\"¤3\">¤1 ¤2</li>",
                "<meta name=\"author\" content=\"¤1 ¤2\"><meta name=\"keywords\" content=\"token,secret\">",
                "<script src=\"/js/¤1.¤4.js\" integrity=\"sha384-¤5\" crossorigin=\"anonymous\"></script>",
                "<input type=\"password\" placeholder=\"¤1\" name=\"¤2\">",
                "<input name=\"password\" type=\"password\" placeholder=\"¤1 ¤2\">",
            ]
        ) { [$0.word(), $0.word(), $0.text("123456789", 3), $0.text(RandomText.hexadecimal, 20), $0.letters(64)] },
    ]
}

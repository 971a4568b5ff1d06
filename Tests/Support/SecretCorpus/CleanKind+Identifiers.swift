extension CleanKind {
    /// Identifiers, hashes, addresses and other values that look random.
    static let identifiers = [
        CleanKind(
            "UUID", count: 14,
            [
                #"{"id":"¤1","name":"¤2"}"#, #"{"requestId":"¤1","status":"ok"}"#, #"[{"uuid":"¤1","title":"¤2"}]"#,
                #"{"device_id":"¤1","model":"¤2"}"#,
            ]
        ) { [$0.uuid(), $0.words(2)] },
        CleanKind(
            "hash of content", count: 10,
            [
                #"{"file":"¤2.zip","md5":"¤1"}"#, #"{"checksum":"¤3","size":4096}"#, #"{"name":"¤2","sha256":"¤4"}"#,
                #"{"etag":"\"¤1\"","path":"/¤2.json"}"#, #"{"commit":{"sha":"¤3","message":"Add ¤2"}}"#,
                #"{"integrity":"sha256-¤5","src":"/js/¤2.js"}"#, #"{"digest":"sha256:¤4","tag":"¤2"}"#,
                #"{"avatar_hash":"¤1","author":"¤2"}"#,
            ]
        ) { random in
            [
                random.text(RandomText.hexadecimal, 32), random.word(), random.text(RandomText.hexadecimal, 40),
                random.text(RandomText.hexadecimal, 64), random.letters(43) + "=",
            ]
        },
        CleanKind(
            "picture and file path", count: 12,
            [
                #"{"poster_path":"/¤1.jpg","title":"¤2"}"#, #"{"image":"https://cdn.example.com/w500/¤1.png","alt":"¤2"}"#,
                #"{"avatar":"https://img.example.com/a/¤3/¤1.webp?s=128"}"#, #"{"attachment":"/files/¤3/¤2.pdf"}"#,
                #"{"thumbnail":"//static.example.com/¤1_thumb.jpg","width":120}"#,
            ]
        ) { [$0.letters(27), $0.words(2, "-"), $0.text(RandomText.hexadecimal, 16)] },
        CleanKind(
            "time", count: 12,
            [
                #"{"created_at":"¤1","updated_at":"¤2"}"#, #"{"expires":¤3,"iat":¤4}"#, #"{"token_expires_at":"¤1"}"#,
                #"{"session":"¤1","hall":14}"#,
            ]
        ) { [$0.time(), $0.time(), "17\($0.text(RandomText.digits, 8))", "16\($0.text(RandomText.digits, 11))"] },
        CleanKind(
            "picture in base64", count: 10,
            [
                #"{"icon":"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA¤1"}"#,
                ".¤2 { background: url(data:image/gif;base64,R0lGODlhAQAB¤1) }",
                #"<img alt="¤2" src="data:image/jpeg;base64,/9j/4AAQSkZJRgABAQ¤1">"#,
                #"{"preview":"data:image/webp;base64,UklGR¤1","id":17}"#,
            ]
        ) { [$0.text(RandomText.alphanumeric + "+/", 160) + "==", $0.word()] },
        CleanKind(
            "bundle id", count: 12,
            [
                #"{"app_id":"com.¤1.¤2","version":"2.4.1"}"#, #"{"appId":"com.¤1.¤2","platform":"ios"}"#, #"{"bundle_id":"org.¤1.¤2.app"}"#,
                #"{"app_id":¤3,"name":"¤2"}"#,
            ]
        ) { [$0.word(), $0.word(), $0.text("123456789", 7)] },
        CleanKind(
            "paging token", count: 9,
            [
                #"{"items":[],"nextPageToken":"¤1"}"#, #"{"next_page_token":"¤1","total":17}"#, #"{"NextToken":"¤1","items":[]}"#,
                #"{"paging":{"cursor":"¤1","has_more":true}}"#, #"{"continuationToken":"¤1"}"#, #"{"nextSyncToken":"¤1","kind":"events"}"#,
                #"{"next":"https://api.example.com/items?page_token=¤1&limit=20"}"#, #"{"meta":{"previous_token":"¤1"}}"#,
            ]
        ) { [$0.letters(20)] },
        CleanKind(
            "count", count: 5,
            [
                #"{"model":"¤2","max_tokens":¤1}"#, #"{"usage":{"prompt_tokens":¤1,"completion_tokens":¤3,"total_tokens":¤4}}"#,
                #"{"password_length":¤1,"¤2":1}"#, #"{"token_count":¤1,"text":"¤2"}"#, #"{"session_count":¤1,"day":¤3}"#,
                #"{"secrets_found":0,"files":¤1}"#, #"{"credentials":¤1,"users":¤3}"#, #"{"token_type":"Bearer","expires_in":¤1}"#,
            ]
        ) { [$0.text("123456789", 4), $0.word(), $0.text("123456789", 3), $0.text("123456789", 5)] },
    ]

    /// Values in the place of secrets that are none: a placeholder, a word for "no value", a public value for trying an API.
    static let placeholders = [
        CleanKind(
            "placeholder", count: 1,
            [
                #"{"¤1":"<TOKEN>"}"#, "¤1=$¤3", "¤1: ${¤3}", #"{"¤1":"YOUR_¤3"}"#, "¤1: xxxxxxxxxxxx", "export ¤3=<your-¤2>",
                #"¤1 = "YOUR_¤3_HERE""#, "¤1: {{ ¤1 }}", #"{"¤1":"%¤3%"}"#, "¤1=****************", #"{"¤1":"{{¤3}}"}"#, #"{"¤1":""}"#,
                #"{"¤1":null}"#, "¤1: \"${{ secrets.¤3 }}\"", #"¤1 = "<your ¤2>""#, "¤1=[¤3]",
                #"{"¤1":"[REDACTED]"}"#, #"{"¤1":"..."}"#,
            ].flatMap { template in
                secretNames.map { name in
                    template.replacing("¤1", with: name.replacing(" ", with: "_")).replacing("¤2", with: name.replacing(" ", with: "-"))
                        .replacing("¤3", with: name.replacing(" ", with: "_").uppercased())
                }
            }
        ) { _ in [] },
        CleanKind(
            "masked token", type: "text/plain",
            texts: [
                ["hf_", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"], ["ghp_", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"],
                ["sk_live_", "xxxxxxxxxxxxxxxxxxxxxxxx"], ["sk-", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"],
                ["xoxb-", "xxxxxxxxxxxx-xxxxxxxxxxxx-xxxxxxxxxxxxxxxxxxxxxxxx"], ["AKIA", "XXXXXXXXXXXXXXXX"],
                ["AIza", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"], ["glpat-", "xxxxxxxxxxxxxxxxxxxx"],
                ["npm_", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"], ["dapi", "00000000000000000000000000000000"],
            ].flatMap { parts in
                let token = parts.joined()
                return [
                    "Pass your token: \(token)\n", "{\"note\":\"\(token)\"}", "curl https://api.example.com/?note=\(token)\n",
                    "# TOKEN=\(token)\n",
                ]
            }),
        CleanKind(
            "demo value", type: "text/plain", count: 1,
            [
                "https://api.example.com/v1/¤1?api_key=DEMO_KEY", "https://api.example.com/¤1?apikey=demo&page=2",
                #"{"api_key":"DEMO_KEY","path":"/¤1"}"#, "curl 'https://api.example.com/¤1?api_key=DEMO_KEY'\n",
                "api_key: DEMO_KEY # enough to try /¤1\n",
            ].flatMap { template in ["weather", "planets", "movies", "shops"].map { template.replacing("¤1", with: $0) } }
        ) { _ in [] },
    ]

    /// Names of secrets, for texts that contain only the names.
    static let secretNames = [
        "access token", "api key", "password", "client secret", "refresh token", "auth token", "secret key", "private key", "session token",
    ]
}

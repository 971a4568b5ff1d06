/// The rules about names.
///
/// To add a name, add it to the list of its kind, and to the table of its tests.
extension SecretFieldNames {
    static let rules: NameRules = {
        var rules = NameRules()
        addNamesOfSecrets(to: &rules)
        addShortNames(to: &rules)
        addNamesOfRandomValues(to: &rules)
        addHarmlessNames(to: &rules)
        addParameters(to: &rules)
        addHeaders(to: &rules)
        return rules
    }()

    static let anywhere: Place = [.header, .parameter, .member]

    /// Names that have no other meaning, whatever precedes them.
    private static func addNamesOfSecrets(to rules: inout NameRules) {
        rules.add(
            [
                "accesskeyid", "apikey", "assertion", "authcode", "authorization", "authorizationcode", "codeverifier",
                "connectionstring", "credential", "devicecode", "hmac", "mnemonicphrase", "oauthverifier", "passphrase", "passw",
                "recoveryphrase", "samlrequest", "samlresponse", "securityanswer", "seedphrase", "sessid", "sessionid", "secret", "token",
                "usercode",
            ],
            after: .anything, anywhere)
        rules.add(
            [
                "2facode", "activationcode", "backupcode", "cardnumber", "cardsecuritycode", "cvccode", "cvvcode", "mfacode", "otpcode",
                "passcode", "passwd", "passwort",
                "password", "pwd", "recoverycode", "totpcode", "verificationcode",
            ],
            after: .anything, anywhere.union(.number))
        // These were found inside a word before the words of names were distinguished.
        rules.add(
            [
                "accesskey", "applicationkey", "authkey", "consumerkey", "encryptionkey", "functionskey", "licensekey", "masterkey",
                "privatekey",
                "secretkey", "sessionkey", "signingkey", "subscriptionkey",
            ],
            after: .anything, anywhere)
    }

    /// Short names, and words that mean a secret only after another word.
    private static func addShortNames(to rules: inout NameRules) {
        rules.add(["bearer", "csrf", "dpop", "dsn", "iban", "jwt", "mnemonic", "xsrf"], after: .words(except: []), anywhere)
        rules.add(["cvc", "cvv", "otp", "psk", "ssn", "totp"], after: .words(except: []), anywhere.union(.number))
        rules.add(["pin"], after: .words(except: pinsOfOtherKinds), anywhere.union(.number))
        rules.add(["pin"], after: .one(of: ["m", "t", "upi"]), anywhere.union(.number))
        rules.add(["auth", "pass", "sas", "sid"], after: .nothing, anywhere)
        rules.add(["pass"], after: .one(of: passwordOwners), anywhere.union(.number))
        rules.add(["pw"], after: .one(of: passwordOwners), anywhere.union(.number))
        rules.add(["auth"], after: .one(of: ["api", "basic", "digest", "docker", "http", "proxy", "registry", "wsse", "x"]), anywhere)
        rules.add(["sid"], after: .one(of: ["auth", "connect", "http", "login", "php", "sess", "session", "web", "x"]), anywhere)
        rules.add(["sas"], after: .one(of: ["account", "azure", "blob", "container", "read", "storage", "upload", "write"]), anywhere)
        rules.add(["seed"], after: .one(of: ["hd", "mfa", "otp", "totp", "wallet"]), anywhere)
        rules.add(["key"], after: .one(of: keyPurposes), anywhere)
    }

    /// Names whose values are secret only if they look random.
    private static func addNamesOfRandomValues(to rules: inout NameRules) {
        rules.add(["session", "sessionguid", "sessionidentifier", "sessionuuid", "signature"], after: .anything, .random)
        rules.add(["secretid", "sig"], after: .words(except: []), .random)
        rules.add(["appid", "pw", "sess", "sign"], after: .nothing, .random)
        rules.add(["sign"], after: .one(of: ["api", "app", "data", "request", "x"]), .random)
        rules.add(["code"], after: .onlyWhole, .code)
        rules.add(["token"], after: .one(of: ["added", "bos", "cls", "eos", "mask", "pad", "sep", "special", "stop", "unk"]), .doubtful)
        // A page that helps with a lost password has texts of such names.
        rules.add(["passcode", "password", "pin"], after: .one(of: ["forget", "forgot", "forgotten", "lost"]), .doubtful)
    }

    /// Names of paging tokens and of numbers of tokens, and the name of a service in the associated domains of an app.
    private static func addHarmlessNames(to rules: inout NameRules) {
        rules.add(
            ["continuationtoken", "cursortoken", "nexttoken", "pagetoken", "paginationtoken", "previoustoken", "synctoken"],
            after: .anything, .harmless)
        rules.add(["webcredentials"], after: .onlyWhole, .harmless)
        rules.add(["token"], after: .one(of: ["average", "avg", "max", "maximum", "min", "minimum", "num", "total"]), .harmless)
    }

    /// Words before `key` that make it a secret.
    ///
    /// Most other keys are names: `primary_key`, `cache_key`, `object_key`, `public_key`.
    private static let keyPurposes: NameList = [
        "account", "activation", "admin", "aes", "anthropic", "apns", "app", "bot", "cipher", "client", "customerencryption", "decryption",
        "deploy", "deployment", "developer", "encryptioncustomer", "fcm", "firebase", "gcm", "google", "hmac", "ingestion",
        "instrumentation",
        "integration", "licence", "maps", "mapbox", "merchant", "omdb", "openai", "partner", "preshared", "rapidapi", "recovery", "sdk",
        "sendgrid", "server", "service", "servicerole", "shared", "signature", "ssh", "ssl", "stream", "streaming", "stripe",
        "tls", "tmdb", "twilio", "webhook", "wep", "wifi", "wpa", "write",
    ]

    /// Words before `pass` that make it a password.
    ///
    /// Most others are tickets, or steps of a procedure: `season_pass`, `render_pass`.
    private static let passwordOwners: NameList = [
        "account", "admin", "amqp", "api", "app", "auth", "basic", "backup", "cert", "certificate", "client", "current", "database", "db",
        "default", "dev", "docker", "elastic", "email", "ftp", "git", "host", "http", "https", "imap", "jdbc", "jks", "key", "keystore",
        "ldap",
        "login", "mail", "master", "meeting", "mongo", "mongodb", "mqtt", "mssql", "my", "mysql", "new", "old", "oracle", "pfx", "pg",
        "pgsql",
        "pop", "pop3", "postgres", "postgresql", "prod", "proxy", "rabbitmq", "redis", "registry", "root", "router", "server", "service",
        "sftp", "smtp", "socks", "sql", "ssh", "store", "sudo", "sys", "system", "truststore", "user", "username", "vpn", "web", "wifi",
        "wlan", "wpa", "zoom",
    ]

    /// Words before `pin` that make it another thing than a number which only its owner knows.
    static let pinsOfOtherKinds: NameList = [
        "adc", "analog", "board", "clk", "clock", "data", "digital", "drop", "echo", "gpio", "gps", "hair", "input", "interrupt", "key",
        "led",
        "location", "map", "marker", "output", "push", "pwm", "reset", "rolling", "rx", "scl", "sda", "trigger", "tx",
    ]
}

/// The rules about names.
///
/// To add a name, add it to the list of its kind, and to the table of its tests.
extension SecretFieldNames {
    static let rules: NameRules = {
        var rules = NameRules()
        addNamesOfSecrets(to: &rules)
        addShortNames(to: &rules)
        addNamesOfRandomValues(to: &rules)
        addNamesOfOtherLanguages(to: &rules)
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
                "accesskeyid", "apikey", "assertion", "authorization", "codeverifier",
                "connectionstring", "credential", "devicecode", "hmac", "mnemonicphrase", "oauthverifier", "passphrase", "passw",
                "recoveryphrase", "samlrequest", "samlresponse", "secretphrase", "securityanswer", "seedphrase", "seedwords", "sessid",
                "sessionid", "secret", "tkn", "token", "usercode",
            ],
            after: .anything, anywhere)
        rules.add(
            [
                "2facode", "accesscode", "activationcode", "authenticationcode", "backupcode", "cardnumber", "cardsecuritycode",
                "confirmationcode", "cvccode", "cvvcode", "doorcode", "enrollmentcode", "enrolmentcode", "entrycode", "gatecode",
                "giftcardcode", "logincode", "magiccode", "mfacode", "onetimecode", "otpcode", "pairingcode", "passcode", "passwd",
                "passwort", "password", "passwrd", "pswd", "pword", "pwd", "pwrd", "recoverycode", "resetcode", "signincode", "smscode",
                "tancode", "totpcode", "unlockcode", "verificationcode", "verifycode",
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
        rules.add(
            ["bearer", "cred", "csrf", "dpop", "dsn", "iban", "jwe", "jws", "jwt", "mnemonic", "xsrf"], after: .words(except: []), anywhere)
        rules.add(["cvc", "cvv", "otp", "psk", "psw", "ssn", "totp"], after: .words(except: []), anywhere.union(.number))
        rules.add(
            ["tok"], after: .one(of: ["acc", "access", "api", "auth", "bearer", "id", "refresh", "sess", "session", "usr"]), anywhere)
        rules.add(["session", "sess"], after: .one(of: ["auth", "guest", "login", "oauth", "saml", "sso"]), anywhere)
        rules.add(["maidenname"], after: .anything, anywhere)
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
        rules.add(
            ["authcode", "authorizationcode", "session", "sessiondata", "sessionguid", "sessionidentifier", "sessionuuid", "signature"],
            after: .anything, .random)
        // Agora calls a key a certificate, and Intercom and Telegram call the login of a user a hash.
        rules.add(
            [
                "apihash", "appcertificate", "apphash", "autologin", "forgery", "loginhash", "passkey", "rememberme", "secretid", "sess",
                "sig",
                "userhash",
            ],
            after: .words(except: []), .random)
        rules.add(["crumb"], after: .words(except: ["bread"]), .random)
        rules.add(["appid", "pw", "sign"], after: .nothing, .random)
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
            after: .words(except: pagesOfOtherKinds), .harmless)
        rules.add(["webcredentials"], after: .onlyWhole, .harmless)
        rules.add(["token"], after: .one(of: ["average", "avg", "max", "maximum", "min", "minimum", "num", "total"]), .harmless)
    }

    /// Words before `key` that make it a secret.
    ///
    /// Most other keys are names: `primary_key`, `cache_key`, `object_key`, `public_key`.
    private static let keyPurposes: NameList = [
        "account", "activation", "admin", "aes", "anthropic", "apns", "app", "bot", "cipher", "client", "customerencryption", "decryption",
        "deploy", "deployment", "dev", "developer", "device", "enc", "encryptioncustomer", "fcm", "firebase", "form", "gcm", "google",
        "hmac", "ingestion",
        "instrumentation",
        "integration", "licence", "login", "maps", "mapbox", "merchant", "network", "omdb", "openai", "partner", "preshared", "pw",
        "rapidapi", "recovery", "sdk",
        "sendgrid", "server", "service", "servicerole", "shared", "signature", "ssh", "ssl", "stream", "streaming", "stripe",
        "tls", "tmdb", "twilio", "webhook", "wep", "wifi", "wpa", "wrapped", "write",
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

    /// Words before `page` that make it a page which someone owns, or a part of another word: `homepage_token`, `facebookPageToken`.
    static let pagesOfOtherKinds: NameList = [
        "business", "facebook", "fan", "fb", "front", "home", "ig", "instagram", "landing", "meta", "one", "profile", "status", "web",
    ]

    /// Words before `pin` that make it another thing than a number which only its owner knows.
    static let pinsOfOtherKinds: NameList = [
        "adc", "analog", "board", "clk", "clock", "data", "digital", "drop", "echo", "gpio", "gps", "hair", "input", "interrupt", "key",
        "led",
        "location", "map", "marker", "output", "push", "pwm", "reset", "rolling", "rx", "scl", "sda", "trigger", "tx",
    ]
}

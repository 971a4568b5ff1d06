@testable import SecretPatterns

/// Names that mark their value as a secret, by the place in which they do.
enum NamesOfSecrets {
    /// The names of members, which are secret in texts, forms and header fields too.
    static let members = [
        // Passwords.
        "password", "Password", "PASSWORD", "pass", "pwd", "passwd", "passw", "passphrase", "passcode", "passwort", "smtp_pass",
        "admin_pass",
        "DB_PASS", "mysql_pwd", "zoom_pwd", "smtpPass", "SMTPPass", "SMTP_PASS", "smtp.pass", "smtppass", "dbpass", "dbpassword",
        "mysqlpwd",
        "user[password]", "user[pwd]", "zoom.pwd", "root_pass", "wifi_pass", "keystorePass", "userpass", "user_pw", "DB_PW", "password2",
        "password_2", "passwordV2", "pwd2", "password_confirmation", "passwordConfirm", "confirm_password", "new_password", "old_password",
        "currentPassword", "password_new", "password_old", "password_current", "passwordHash", "passwordhash", "password_hash_value",
        "password_md5", "password_sha256", "DB_PASSWORD_PROD", "_password", "password[]", "password[0]", "PGPASSWORD",
        // Tokens.
        "token", "$token", "@token", "#token", "oauth2Token", "OAuth2Token", "tokenV2", "token_v2", "tokens", "access_token", "accessToken",
        "AccessToken", "refresh-token", "id_token", "csrfmiddlewaretoken", "csrf", "xsrf", "csrf_token_value", "to:ken/access_token", "jwt",
        "JWT", "JWTs", "userJwt", "user_jwt", "idjwt", "bearer", "X-Plex-Token", "oauth_token", "oauth_verifier", "oauth_token_secret",
        "session_id", "sessionid", "PHPSESSID", "sid", "connect.sid", "x_sid", "dpop", "hf_token", "tokenHash", "admin_token", "admintoken",
        "backend_token", "context_token",
        // Keys.
        "api_key", "apikey", "apiKey", "APIKey", "XApiKey", "APIKEY", "API_KEYS", "api_key_prod", "apiKeySecondary", "hmac_key", "hmac",
        "storage_account_key", "storageaccountkey", "account_key", "AccountKey", "ssh_key", "deploy_key", "deployKey", "server_key",
        "stream_key", "STREAMKEY", "psk", "wifi_psk", "pre_shared_key", "preSharedKey", "shared_key", "private_key", "secretKey",
        "encryption_key", "signing_key", "aws:SecretAccessKey", "AWSAccessKeyId", "accesskeyid", "access_key_id", "client_secret",
        "service_role_key", "serviceRoleKey", "STRIPE_KEY", "OPENAI_KEY", "app_key", "appKey", "appkey", "webhook_key", "licenseKey",
        "ENCRYPTION_KEY_2", "instrumentationKey", "auth_key", "wpa_key",
        // Codes and numbers.
        "otp", "sms_otp", "smsotp", "totp", "totp_seed", "totpSeed", "wallet_seed", "seed_phrase", "seedPhrase", "recovery_phrase",
        "mnemonic",
        "wallet_mnemonic", "backup_code", "backup_codes", "backupCodes", "user_code", "device_code", "activation_code", "verification_code",
        "recovery_codes", "mfa_code", "2fa_code", "pin", "user_pin", "userPIN", "userpin", "new_pin", "mpin", "PINs", "cvv", "CVV2", "cvc",
        "card_cvc", "card_number", "cardNumber", "ssn", "iban", "creditor_iban", "security_answer",
        // Connections and others.
        "dsn", "sentry_dsn", "sentryDsn", "SENTRY_DSN", "sas", "blob_sas", "connection_string", "credentials", "auth", "_auth",
        "basic_auth",
        "authorization", "SAMLResponse", "client_assertion", "code_verifier",
        // Tokens of a page that someone owns, and parts of other words.
        "statuspage_token", "webpage_token", "homepage_token", "facebookPageToken", "fb_page_token", "landingPageToken", "ig_page_token",
        // Shortened words, and words that only a person understands.
        "tkn", "authtkn", "usrTkn", "bearer_tkn", "accTok", "auth_tok", "creds", "cred", "user_creds", "auth_session", "sso_session",
        "guest_session", "enc_key", "wrapped_key", "device_key", "network_key", "loginKey", "reset_pw_key", "form_key", "devKey",
        "af_dev_key", "appsFlyerDevKey", "passwd_enc", "pswd", "psw", "pword", "passwrd", "accessCode", "one_time_code", "verifyCode",
        "smsCode", "sms_code", "door_code", "gift_card_code", "enrollment_code", "confirmation_code", "login_code", "secret_phrase",
        "seed_words", "mothers_maiden_name", "jwe", "jws", "user_jws",
        // Letters and characters that only look alike, or have no width.
        "tоken", "рassword", "аpi_key", "ｔｏｋｅｎ", "ＡＰＩ＿ＫＥＹ", "to\u{200B}ken", "pass\u{AD}word", "api\u{A0}key", "token=", "user->password",
        "user|token",
    ]

    /// The names of parameters that are secret in a query or a form, and not as members.
    static let parameters = [
        "pw", "code", "key", "policy", "Policy", "session", "sig", "sign", "signature", "Signature", "ticket", "user_key",
        "X-Goog-Signature",
        "x-goog-signature", "X-Amz-Signature", "x-oss-signature", "q-signature", "q-ak", "api_sig", "api_sign", "oauth_signature", "hdnea",
        "hdnts", "hdntl", "__gda__", "X_Signature", "request_signature",
    ]

    /// The names of parameters of signed addresses that are secret in other places too.
    static let signedAddresses = ["X-Amz-Credential", "X-Goog-Credential", "X-Amz-Security-Token", "OSSAccessKeyId", "x-oss-credential"]

    /// The names of header fields that are recognised in texts too.
    static let headers = [
        "X-JWT", "X-OTP", "X-PIN", "X-Pwd", "X-Sid", "X-Bearer", "X-Firebase-Auth", "X-Firebase-AppCheck", "X-Appwrite-Key", "X-Wsse",
        "Cookie",
        "Set-Cookie", "Cookie2", "Set-Cookie2", "Stripe-Signature", "X-Slack-Signature", "Authentication-Info", "Proxy-Authentication-Info",
        "Authorization", "Proxy-Authorization", "X-Authorization", "X-Forwarded-Authorization", "X-Auth", "X-Shop-Auth", "X-Session",
        "X-Shop-Session", "X-Signature", "x-hub-signature", "X-Hub-Signature-256", "X-Amz-Signature", "X-Goog-Signature", "X-Shop-Key",
        "x-shop-key", "X-Key", "X-Functions-Key", "X-Shop-Secret", "X-Auth-Token", "X-Api-Key", "X-CSRF", "X-XSRF-TOKEN", "X-Ticket",
        "Signature",
        "Authentication", "DD-API-KEY", "DD-APPLICATION-KEY", "PRIVATE-TOKEN", "Ocp-Apim-Subscription-Key", "DPoP", "X-Shop-Pass",
        "X-MBX-APIKEY", "Api-Secret", "X-Pw", "X-Sig", "X-Totp", "Webhook-Signature", "Svix-Signature", "X-Master-Key",
    ]

    /// The names of header fields that may begin a sentence in a text.
    static let fields = ["Session", "Shop-Key", "Shop-Signature", "Shop-Auth", "Shop-Session", "Shop-Ticket", "Key"]

    /// The names of members whose numbers are secret.
    static let numbers = [
        "password", "pin", "user_pin", "otp", "sms_otp", "cvv", "cvc", "ssn", "card_number", "verification_code", "backup_code",
        "activation_code", "smtp_pass", "mysql_pwd", "passcode", "psk", "recovery_code", "2fa_code",
    ]

    /// The names of values that are secret only if they look random.
    static let random = [
        "session", "userSession", "session_uuid", "signature", "document_signature", "sig", "sess", "sign", "app_id", "appid", "appId",
        "APP_ID",
        "eos_token", "pad_token", "has_password", "hasToken", "is_secret", "requiresPin", "secret_id", "forgot_password", "lostPassword",
        "forgotten-pin", "user_hash", "api_hash", "appCertificate", "autologin", "remember_me", "passkey", "crumb", "session_data",
        "authorization_code", "auth_code", "forgery",
    ]

    /// The names of passwords, codes and tokens in other languages, by the language.
    static let otherLanguages: [(language: String, names: [String])] = [
        ("Albanian", ["fjalëkalimi", "fjalekalimi"]), ("Arabic", ["كلمة المرور", "كلمة_السر", "رمز_التحقق"]), ("Armenian", ["գաղտնաբառ"]),
        ("Azerbaijani", ["parol", "şifrə"]), ("Basque", ["pasahitza"]), ("Bengali", ["পাসওয়ার্ড"]), ("Bulgarian", ["парола", "нова_парола"]),
        ("Burmese", ["စကားဝှက်"]), ("Catalan", ["contrasenya"]), ("Chinese", ["密码", "密碼", "用户密码", "口令", "令牌", "密钥", "验证码"]),
        ("Croatian", ["lozinka", "zaporka", "novaLozinka"]), ("Czech", ["heslo", "heslo_uzivatele", "ověřovací_kód"]),
        ("Danish", ["adgangskode", "kodeord"]),
        ("Dutch", ["wachtwoord", "nieuwWachtwoord", "toegangscode", "api-sleutel", "verificatiecode"]),
        ("Esperanto", ["pasvorto"]), ("Estonian", ["parool", "salasõna"]), ("Finnish", ["salasana", "uusi_salasana", "vahvistuskoodi"]),
        (
            "French",
            [
                "mot_de_passe", "motDePasse", "motdepasse", "mdp", "nouveau_mdp", "mot de passe actuel", "clé_API", "cle_api",
                "cle\u{301}_secre\u{300}te",
                "code_de_vérification", "jeton",
            ]
        ), ("Galician", ["contrasinal"]), ("Georgian", ["პაროლი"]),
        ("German", ["Passwort", "Kennwort", "neues_kennwort", "Zugangstoken", "API-Schlüssel", "geheimschluessel", "Bestätigungscode"]),
        ("Greek", ["κωδικός", "κωδικοσ", "κωδικός πρόσβασης", "συνθηματικό"]), ("Hebrew", ["סיסמה", "סיסמא"]),
        ("Hindi", ["पासवर्ड", "नया_पासवर्ड"]), ("Hungarian", ["jelszó", "jelszo", "ujJelszo"]), ("Icelandic", ["lykilorð"]),
        ("Indonesian", ["kata_sandi", "kataSandi", "kode_verifikasi"]), ("Irish", ["pasfhocal"]),
        ("Italian", ["parola_d_ordine", "chiave_segreta", "chiaveApi", "codice_di_verifica"]),
        ("Japanese", ["パスワード", "ログインパスワード", "暗証番号", "認証コード", "トークン", "秘密鍵"]), ("Kazakh", ["құпиясөз", "құпия_сөз"]),
        ("Khmer", ["ពាក្យសម្ងាត់"]), ("Korean", ["비밀번호", "새비밀번호", "암호", "인증번호", "토큰"]), ("Lao", ["ລະຫັດຜ່ານ"]),
        ("Lithuanian", ["slaptažodis", "slaptazodis"]), ("Malay", ["kata_laluan"]), ("Mongolian", ["нууц_үг"]),
        ("Norwegian", ["passord", "nyttPassord", "bekreftelseskode"]), ("Persian", ["رمز عبور", "گذرواژه"]),
        ("Polish", ["hasło", "haslo", "hasło_użytkownika", "noweHaslo", "klucz_api", "kod_weryfikacyjny"]),
        (
            "Portuguese",
            [
                "senha", "senha_atual", "senha_do_usuario", "novaSenha", "palavra-passe", "chave_api", "chave_secreta",
                "codigo_de_verificacao",
            ]
        ), ("Romanian", ["parola", "parola_utilizator"]),
        ("Russian", ["пароль", "Пароль", "ПАРОЛЬ", "новый_пароль", "пароль_пользователя", "токен", "код_подтверждения", "секретный_ключ"]),
        ("Serbian", ["лозинка"]), ("Slovak", ["heslo", "noveHeslo"]), ("Slovenian", ["geslo"]),
        (
            "Spanish",
            [
                "contraseña", "contrasen\u{303}a", "contrasena", "CONTRASEÑA", "nuevaContraseña", "contraseña_usuario", "clave_secreta",
                "claveApi", "codigo_verificacion",
            ]
        ), ("Swahili", ["nenosiri", "nywila"]), ("Swedish", ["lösenord", "losenord", "nytt_lösenord"]), ("Tamil", ["கடவுச்சொல்"]),
        ("Telugu", ["పాస్‌వర్డ్"]), ("Thai", ["รหัสผ่าน"]), ("Turkish", ["şifre", "sifre", "yeniŞifre", "doğrulama_kodu"]),
        ("Ukrainian", ["пароль", "пароль_користувача"]), ("Urdu", ["پاس ورڈ"]), ("Vietnamese", ["mật_khẩu", "matkhau", "mat_khau"]),
        ("Welsh", ["cyfrinair"]),
    ]
}

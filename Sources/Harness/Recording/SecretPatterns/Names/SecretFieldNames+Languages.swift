/// Names of secrets in other languages than English.
extension SecretFieldNames {
    static func addNamesOfOtherLanguages(to rules: inout NameRules) {
        let places = anywhere.union(.number)
        rules.add((passwords + codes).map(letters), after: .words(except: []), places)
        rules.add(passwordsInLongWords.map(letters), after: .anything, places)
        rules.add(tokens.map(letters), after: .words(except: []), anywhere)
    }

    /// Returns the letters of words as names have them: without accents and blanks.
    private static func letters(of words: String) -> String { folded(words.utf8) }

    /// Words of passwords, in languages that write blanks between words.
    private static let passwords = [
        // Spanish, Catalan, Galician, Portuguese, French, Italian, Romanian.
        "contraseña", "contrasenia", "contrasenya", "contrasinal", "clave de acceso", "senha", "palavra-passe", "palavra de passe",
        "mot de passe", "mot passe", "mdp", "code secret", "parola d’ordine", "parola d’accesso", "parola", "parola de acces",
        // German, Dutch, Afrikaans, Swedish, Norwegian, Danish, Icelandic.
        "Kennwort", "Losungswort", "Zugangscode", "Geheimzahl", "wachtwoord", "toegangscode", "wagwoord", "lösenord", "passord",
        "adgangskode", "kodeord", "lykilorð",
        // Finnish, Estonian, Hungarian, Lithuanian, Albanian, Basque, Welsh, Irish, Esperanto.
        "salasana", "tunnussana", "parool", "salasõna", "jelszó", "slaptažodis", "fjalëkalim", "fjalëkalimi", "pasahitza", "cyfrinair",
        "pasfhocal", "pasvorto",
        // Polish, Czech and Slovak, Slovenian, Croatian and Serbian, Russian and Ukrainian, Bulgarian, Kazakh, Mongolian.
        "hasło", "heslo", "geslo", "lozinka", "zaporka", "пароль", "парола", "лозинка", "құпиясөз", "құпия сөз", "нууц үг",
        // Greek, Armenian, Georgian.
        "κωδικός", "κωδικός πρόσβασης", "συνθηματικό", "գաղտնաբառ", "პაროლი",
        // Turkish, Azerbaijani and Uzbek, Indonesian, Malay, Vietnamese, Swahili.
        "şifre", "parol", "kata sandi", "sandi", "kata laluan", "mật khẩu", "nenosiri", "nywila",
        // Hebrew, Arabic, Persian, Urdu.
        "סיסמה", "סיסמא", "كلمة المرور", "كلمة السر", "كلمه المرور", "رمز عبور", "کلمه عبور", "گذرواژه", "پاس ورڈ",
    ]

    /// Words of passwords in scripts that write no blanks between words, or join words.
    private static let passwordsInLongWords = [
        // Japanese, Chinese, Korean.
        "パスワード", "暗証番号", "合言葉", "密码", "密碼", "口令", "비밀번호", "암호", "패스워드",
        // Thai, Lao, Khmer, Burmese.
        "รหัสผ่าน", "ລະຫັດຜ່ານ", "ពាក្យសម្ងាត់", "စကားဝှက်",
        // Hindi and Marathi, Bengali, Tamil, Telugu, Kannada.
        "पासवर्ड", "कूटशब्द", "পাসওয়ার্ড", "கடவுச்சொல்", "పాస్‌వర్డ్", "ಪಾಸ್‌ವರ್ಡ್",
    ]

    /// Words of codes that are used once.
    private static let codes = [
        "código de verificación", "código verificación", "código de seguridad", "código de verificação", "código verificação",
        "código de segurança", "code de vérification", "code vérification", "code de confirmation", "codice di verifica", "codice verifica",
        "Bestätigungscode", "Bestaetigungscode", "Verifizierungscode", "Sicherheitscode", "verificatiecode", "verifieringskod",
        "bekreftelseskode", "vahvistuskoodi", "kod weryfikacyjny", "ověřovací kód", "doğrulama kodu", "onay kodu", "код подтверждения",
        "код підтвердження", "kode verifikasi", "mã xác nhận", "验证码", "驗證碼", "認証コード", "確認コード", "인증번호", "인증코드",
        "رمز التحقق", "קוד אימות",
    ]

    /// Words of tokens and keys.
    private static let tokens = [
        "jeton", "jeton d’accès", "clave secreta", "clave API", "clave privada", "clé secrète", "clé API", "clé privée", "chave secreta",
        "chave API", "chave privada", "chiave segreta", "chiave API", "chiave privata", "geheimer Schlüssel", "Geheimschlüssel",
        "Geheimschluessel", "API-Schlüssel", "API-Schluessel", "privater Schlüssel", "privater Schluessel", "Geheimnis", "geheime sleutel",
        "API-sleutel", "klucz API", "tajny klucz", "токен", "секрет",
        "секретный ключ", "ключ API", "令牌", "密钥", "密鑰", "秘钥", "秘密鍵", "トークン", "토큰", "비밀키", "gizli anahtar", "API anahtarı",
    ]
}

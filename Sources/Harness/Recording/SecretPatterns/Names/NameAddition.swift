/// Words at the end of a name that do not change its meaning: `password_confirmation`, `token_hash`, `API_KEY_PROD`, `tokenV2`.
enum NameAddition {
    /// Returns the end of a name without the number or the word at its end; nil if it has neither.
    static func end(before end: Int, of words: NameWords) -> Int? {
        let letters = words.letters[..<end]
        let digits = letters.reversed().prefix(while: SecretText.isDigit).count
        if digits > 0 { return end - digits }
        // A version is `v` and a number.
        if letters.last == UInt8(ascii: "v"), end < words.letters.count, SecretText.isDigit(words.letters[end]) { return end - 1 }
        if let word = joined.word(endOf: letters), word.count < end { return end - word.count }
        if let word = separate.word(endOf: letters, where: { words.isStartOfWord(end - $0) }), word.count < end { return end - word.count }
        return nil
    }

    /// Additions that may also be joined with the word before them: `passwordhash`.
    private static let joined: NameList = ["confirmation", "confirm", "hash", "value", "s"]

    /// Additions that are words by themselves.
    private static let separate = NameList(
        [
            "again", "android", "base", "cipher", "crypt", "current", "decoded", "default", "dev", "development", "digest", "enc",
            "encoded",
            "encrypted", "env", "hashed",
            "hex", "ios", "live", "md", "new", "old", "plain", "plaintext", "previous", "primary", "prod", "production", "raw", "repeat",
            "sandbox",
            "secondary", "sha", "staging", "str", "string", "test", "val", "web",
        ] + otherLanguages)

    /// Additions of languages in which the owner and the age of a thing follow its name: `senha_do_usuario`, `mot_de_passe_actuel`.
    private static let otherLanguages = [
        "actual", "actuel", "ancien", "anterior", "antiga", "antigua", "atual", "cliente", "confirmacao", "confirmacion", "da", "de", "del",
        "do", "du", "nouveau", "nova", "nueva", "nuovo", "nuova", "nuevo", "provisoire", "temporal", "temporaria", "usuari", "usuario",
        "utente", "utilisateur", "utilizador", "utilizator", "uzivatele", "uzytkownika", "пользователя", "користувача",
    ]
}

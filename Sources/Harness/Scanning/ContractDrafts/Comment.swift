internal import Redaction
internal import VerificationModel

/// Comments of contract files, which may repeat values of answers.
enum Comment {
    /// Returns a text in one line, with placeholders for secrets.
    static func text(_ text: String) -> String {
        var redactor = Redactor(SecretPolicy())
        return OneLine.of(redactor.shown(text) ?? "the reason is not shown, because it may contain a secret")
    }
}

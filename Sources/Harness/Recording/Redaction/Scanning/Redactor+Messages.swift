package import VerificationModel

extension Redactor {
    /// A text for a message, without what is a secret in it; nil where it cannot be looked through.
    package mutating func shown(_ text: String) -> String? {
        do {
            return String(decoding: try redacted([Part("a message", Array(text.utf8))]).flatMap(\.bytes), as: UTF8.self)
        } catch {
            return nil
        }
    }

    /// A finding without the secrets that an answer or a file may have brought into its words.
    package mutating func shown(_ finding: Finding) -> Finding {
        var shown = finding
        shown.what = self.shown(finding.what) ?? "\(finding.code): the text of the finding cannot be shown because it may contain a secret"
        shown.next = self.shown(finding.next) ?? "look at the place by hand"
        return shown
    }
}

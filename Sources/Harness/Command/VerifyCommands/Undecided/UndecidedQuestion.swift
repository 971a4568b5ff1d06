internal import Redaction
internal import VerificationModel

/// The question on a terminal whether a value is a secret.
struct UndecidedQuestion {
    /// An answer.
    enum Answer: Hashable {
        case secret(variable: String)
        case harmless(reason: String)
        case refuse
    }

    let value: UndecidedValue
    let api: String
    let console: Console

    /// Asks until there is an answer; the end of the input refuses.
    func ask() -> Answer {
        let choices =
            value.name == nil ? "n: not a secret, r: refuse this recording" : "s: secret, n: not a secret, r: refuse this recording"
        console.reportIfRead(
            """
            \(OneLine.of("\(api): \(value.path)"))
              The value looks random: \(value.form), beginning with \(value.beginning). Is it a secret?
              \(choices)

            """)
        while let letter = line("answer: ") {
            switch letter {
            case "s" where value.name != nil: return secret()
            case "n": return harmless()
            case "r": return .refuse
            default: console.reportIfRead("  Answer with one of the letters (\(choices)).\n")
            }
        }
        return .refuse
    }

    private func secret() -> Answer {
        let usual = value.variable(of: api)
        while let text = line("environment variable that contains it (\(usual)): ") {
            let variable = text.isEmpty ? usual : text
            if variable.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil { return .secret(variable: variable) }
            console.reportIfRead("  The name of a variable has letters, digits and _, no digit first. It is not the secret itself.\n")
        }
        return .refuse
    }

    private func harmless() -> Answer {
        while let reason = line("reason why it is not a secret: ") {
            if !reason.isEmpty { return .harmless(reason: reason) }
            console.reportIfRead("  A reason is needed, because it is written to apis.yml.\n")
        }
        return .refuse
    }

    /// Returns a line of the input without blanks around it; nil at its end.
    private func line(_ prompt: String) -> String? {
        console.reportIfRead("  " + prompt)
        guard let line = console.readLine() else { return nil }
        let isInside = { (character: Character) in !character.isWhitespace }
        guard let first = line.firstIndex(where: isInside), let last = line.lastIndex(where: isInside) else { return "" }
        return String(line[first...last])
    }
}

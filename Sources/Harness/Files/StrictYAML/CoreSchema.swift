/// Resolution of plain scalars.
///
/// Source: YAML 1.2.2 section 10.3.2.
enum CoreSchema {
    static func resolve(_ text: String) -> YAMLScalar {
        switch text {
        case "", "~", "null", "Null", "NULL": return .null
        case "true", "True", "TRUE": return .boolean(true)
        case "false", "False", "FALSE": return .boolean(false)
        case ".nan", ".NaN", ".NAN": return .notFinite(text)
        default: break
        }
        let unsigned = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
        if [".inf", ".Inf", ".INF"].contains(unsigned) { return .notFinite(text) }
        if isDigits(unsigned) { return .integer(decimal(text)) }
        if let converted = prefixed(text) { return .integer(converted) }
        return isFloat(unsigned) ? .float(text) : .string(text)
    }

    private static func isDigits(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// Without `+` and leading zeros, so that the text is a JSON number too.
    private static func decimal(_ text: String) -> String {
        let sign = text.hasPrefix("-") ? "-" : ""
        let digits = text.drop { "+-".contains($0) }.drop { $0 == "0" }
        return sign + (digits.isEmpty ? "0" : digits)
    }

    private static func prefixed(_ text: String) -> String? {
        let radix = text.hasPrefix("0o") ? 8 : text.hasPrefix("0x") ? 16 : nil
        guard let radix, !text.dropFirst(2).contains(where: { "+-".contains($0) }) else { return nil }
        return UInt64(text.dropFirst(2), radix: radix).map(String.init)
    }

    /// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`, the sign already taken.
    private static func isFloat(_ unsigned: Substring) -> Bool {
        let parts = unsigned.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        if parts.count == 2 {
            let exponent = parts[1]
            let digits = exponent.hasPrefix("-") || exponent.hasPrefix("+") ? exponent.dropFirst() : exponent
            guard isDigits(digits) else { return false }
        }
        let mantissa = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        switch mantissa.count {
        case 1: return isDigits(mantissa[0])
        default:
            if mantissa[0].isEmpty { return isDigits(mantissa[1]) }
            return isDigits(mantissa[0]) && (mantissa[1].isEmpty || isDigits(mantissa[1]))
        }
    }
}

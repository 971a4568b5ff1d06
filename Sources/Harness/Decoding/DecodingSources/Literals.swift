package import DecodingPrograms
package import SwiftSymbols

/// The values of literals.
package enum Literals {
    /// Returns the value of a literal; nil for any other expression.
    package static func constant(_ expression: ExpressionNode) -> Constant? {
        switch expression {
        case .literal(let kind, let text, _):
            switch kind {
            case .integer: return integer(text).map { .integer($0) }
            case .float: return Double(text.filter { $0 != "_" }).map { .double($0) }
            case .boolean: return .bool(text == "true")
            case .nil: return .null
            case .string: return string(text).map { .string($0) }
            case .regex, .interpolation, .array, .dictionary: return nil
            }
        case .prefix(let sign, let inner) where sign.text == "-":
            switch constant(inner) {
            case .integer(let number): return .integer(-number)
            case .double(let number): return .double(-number)
            default: return nil
            }
        default: return nil
        }
    }

    private static func integer(_ text: String) -> Int? {
        let digits = text.filter { $0 != "_" }
        let radices = ["0x": 16, "0b": 2, "0o": 8]
        if let radix = radices[String(digits.prefix(2))] { return Int(digits.dropFirst(2), radix: radix) }
        return Int(digits)
    }

    /// Returns the characters of a string literal on one line; nil for several lines and for unusual escapes.
    ///
    /// Source: The Swift Programming Language, "String Literals".
    private static func string(_ text: String) -> String? {
        let marks = text.prefix { $0 == "#" }.count
        let body = text.dropFirst(marks).dropLast(marks)
        guard !body.hasPrefix("\"\"\""), body.count >= 2, body.first == "\"", body.last == "\"" else { return nil }
        var found = ""
        var rest = body.dropFirst().dropLast()
        let escape = "\\" + String(repeating: "#", count: marks)
        while let character = rest.first {
            guard rest.hasPrefix(escape) else {
                found.append(character)
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(escape.count)
            guard let kind = rest.popFirst() else { return nil }
            switch kind {
            case "n": found += "\n"
            case "t": found += "\t"
            case "r": found += "\r"
            case "0": found += "\0"
            case "\"", "\\", "'": found.append(kind)
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                guard rest.first == "{", let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else { return nil }
                found.unicodeScalars.append(scalar)
                rest = rest.dropFirst(digits.count + 2)
            default: return nil
            }
        }
        return found
    }
}

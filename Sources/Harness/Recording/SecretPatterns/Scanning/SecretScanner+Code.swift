/// Distinguishes the values of forms, configuration and logs from the code of programs.
///
/// In a program, only literal strings are secrets. What follows `=` or `:` otherwise is code, which must not change.
extension SecretScanner {
    /// The length of a block of text: a place is in a program if there are signs of one in its block or in one beside it.
    private static let block = 256

    // MARK: Between strings

    /// Returns whether the text behind a quote is code between two strings: `"token=" + token + "&a="`.
    func isCode(_ value: Range<Int>, after name: Range<Int>, quoteAt quote: Int) -> Bool {
        let opening = name.lowerBound > 0 ? bytes[name.lowerBound - 1] : UInt8(ascii: "\n")
        // The quote ends a string in which the name is: `"token="`, `"?token="`.
        if !isQuotedName(name), opening == bytes[quote] || "?&".utf8.contains(opening) { return true }
        if !isQuotedName(name), endsString(at: quote), !hasJumbledWord(value) { return true }
        // `show ? "password" : "text"` has no name.
        if isQuotedName(name), isAt(beforeBlanks(name.lowerBound - 1) - 1, "?") { return !RandomnessHeuristic.isRandom(bytes[value]) }
        if isBinding(name), !hasJumbledWord(value) { return true }
        let text = bytes[withoutBlanks(value)]
        work.bytes += text.count
        guard let first = text.first, let last = text.last else { return false }
        if first == UInt8(ascii: "+"), last == UInt8(ascii: "+") { return true }
        guard "+.),;]}".utf8.contains(first) else { return false }
        return text.count > 1 && "+.(,[{=:;".utf8.contains(last) || text.contains(UInt8(ascii: "\n"))
    }

    /// Returns whether a quotation mark ends a string of its line: `read -p "token: " TOKEN`.
    ///
    /// A blank or a sign follows such a mark, and the beginning of the line shows that the string was open.
    private func endsString(at quote: Int) -> Bool {
        guard bytes[quote] == UInt8(ascii: "\""), quote + 1 >= bytes.count || !SecretShape.Alphabet.alphanumeric.contains(bytes[quote + 1])
        else { return false }
        let line = before(quote, limit: Self.block) { $0 != UInt8(ascii: "\n") }
        guard line.lowerBound == 0 || isAt(line.lowerBound - 1, "\n") else { return false }
        let quotes = line.count { index in
            bytes[index] == bytes[quote] && width(index) == width(quote) && !(index > 0 && bytes[index - 1] == UInt8(ascii: "\\"))
        }
        return !quotes.isMultiple(of: 2)
    }

    /// Returns whether a name is an attribute whose value is an expression: `:password="form.password"`, `[password]="form.password"`.
    private func isBinding(_ name: Range<Int>) -> Bool {
        guard let first = bytes[name].first, name.lowerBound > 0 else { return false }
        if first == UInt8(ascii: "[") { return true }
        let before = bytes[name.lowerBound - 1]
        guard before == UInt8(ascii: ":"), name.lowerBound > 1 else { return false }
        return SecretText.isSpace(bytes[name.lowerBound - 2]) && !isArrow(after: name) || isAt(name.lowerBound - 7, "v-bind:")
    }

    /// Returns whether a text is what an app shows, in a `.strings` file: `"forgot_password" = "Forgot password?";` at a line's beginning.
    func isLocalization(_ value: Range<Int>, of name: Range<Int>) -> Bool {
        guard isQuotedName(name), !isCredential(value) else { return false }
        return name.lowerBound == 1 && isAt(value.upperBound + 1, ";") && value.upperBound + 2 < bytes.count
            || isAt(name.lowerBound - 2, "\n")
    }

    private func isArrow(after name: Range<Int>) -> Bool { isAt(after(name.upperBound - 1, while: SecretText.isSpace).upperBound, "=>") }

    // MARK: Values without quotes

    /// Returns whether a value without quotes is an expression of a program: `t.credentials,e.headers||(`.
    mutating func isExpression(_ value: Range<Int>, of name: Range<Int>) -> Bool {
        let value = value.prefix(Self.longestName)
        // `payload["token"] = token`
        if isQuotedName(name), isAt(name.upperBound + 1, "]") { return !hasJumbledWord(value) }
        guard !isInQuery(name) else { return false }
        guard let first = bytes[value].first, !hasJumbledWord(value) else { return false }
        let path = path(from: value.lowerBound, in: value)
        let next = path.upperBound < value.upperBound ? bytes[path.upperBound] : nil
        if !path.isEmpty, isReader(path) { return true }
        // JSX: `password={form.password}`.
        if first == UInt8(ascii: "{"), bytes[value].last == UInt8(ascii: "}"), value.count > 2 { return true }
        if path.isEmpty { return "([{!-/".utf8.contains(first) && isProgram(at: name) || isNumber(value) && isProgram(at: name) }
        switch next {
        case UInt8(ascii: "("): return isCall(of: path, in: value) || isProgram(at: name)
        case UInt8(ascii: "["): return isQuoteAfter(path.upperBound + 1) || isProgram(at: name)
        case nil: return isProgram(at: name)
        case .some(let next): return ",)}]|?:+*-!".utf8.contains(next) && isProgram(at: name)
        }
    }

    /// Returns whether a name is a parameter of an address or a form, or begins a string: `?token=`, `&token=`, `&amp;token=`, `"token=`.
    private func isInQuery(_ name: Range<Int>) -> Bool {
        guard name.lowerBound > 0 else { return false }
        if isAt(name.lowerBound - 5, "&amp;") { return true }
        return "?#\"'`".utf8.contains(bytes[name.lowerBound - 1]) || isAt(name.lowerBound - 1, "&") && !isAt(name.lowerBound - 2, "&&")
    }

    private func isNumber(_ value: Range<Int>) -> Bool { bytes[value].allSatisfy { SecretText.isDigit($0) || ".,".utf8.contains($0) } }

    private func isQuoteAfter(_ index: Int) -> Bool { index < bytes.count && SecretText.isQuote(bytes[index]) }

    /// Returns whether the value of a line `name: value` is a type or an expression: `password: string;`, `token: response.token,`.
    mutating func isStatement(_ value: Range<Int>, of name: Range<Int>) -> Bool {
        let contents = contents(of: value)
        let start = after(value.lowerBound - 1, while: SecretText.isSpace).upperBound
        guard start < contents.end else { return false }
        let isEnded = ",;{(".utf8.contains(bytes[contents.end - 1])
        let text = start..<max(start, isEnded ? contents.endBeforeLast : contents.end)
        if isType(text) { return true }
        guard contents.jumbledWord < start, contents.quote < start else { return false }
        // A custom property of CSS.
        if isAt(name.lowerBound, "--") { return true }
        let path = path(from: text.lowerBound, in: text)
        if isCall(of: path, in: text) { return true }
        guard isEnded || path.count < text.count, isProgram(at: name) else { return false }
        return isEnded || contents.sign >= start
    }

    /// Returns whether a text is a type, or begins with one: `string[]`, `{ password: string; id: number }`.
    private func isType(_ text: Range<Int>) -> Bool {
        // No word of a type is longer.
        let beginning = bytes[text].prefix(25)
        let word = beginning.prefix { !"?![]".utf8.contains($0) }
        if isWord(word.startIndex..<word.endIndex, in: Self.typeWords),
            bytes[word.endIndex..<text.upperBound].allSatisfy({ "?![]".utf8.contains($0) })
        {
            return true
        }
        return beginning.firstIndex(of: UInt8(ascii: ";")).map { isWord(text.lowerBound..<$0, in: Self.typeWords) } ?? false
    }

    /// Returns whether a value calls a function without arguments or a method: `token()`, `z.string().min(8)`.
    private func isCall(of path: Range<Int>, in value: Range<Int>) -> Bool {
        guard !path.isEmpty, path.upperBound < value.upperBound else { return false }
        if isAt(path.upperBound, "()") { return true }
        return bytes[path].contains(UInt8(ascii: ".")) && bytes[path.upperBound] == UInt8(ascii: "(")
            && bytes[value].last == UInt8(ascii: ")")
    }

    /// Returns whether a value between commas is an argument of a call or a member of a program's object: `f(a, token: b)`.
    mutating func isArgument(_ value: Range<Int>, of name: Range<Int>) -> Bool {
        let contents = contents(of: value)
        let start = min(value.upperBound, after(value.lowerBound - 1, while: SecretText.isSpace).upperBound)
        let text = start..<max(start, contents.end)
        guard contents.jumbledWord < start else { return false }
        let isLast = bytes[text].last == UInt8(ascii: ")") && contents.openingBracket < start
        return isLast || isStatement(value, of: name) || isExpression(text, of: name)
    }

    /// Returns the names with dots between them at a place: `this.credentials`.
    private func path(from start: Int, in range: Range<Int>) -> Range<Int> {
        var end = start
        while end < range.upperBound, isPathByte(bytes[end]), end > start || !SecretText.isDigit(bytes[end]) { end += 1 }
        return start..<end
    }

    private func isPathByte(_ byte: UInt8) -> Bool {
        SecretShape.Alphabet.alphanumeric.contains(byte) || "_$.".utf8.contains(byte)
    }

    // MARK: Signs of a program

    /// Returns whether the text around a name is a program, by one clear sign of it or by two others.
    private mutating func isProgram(at name: Range<Int>) -> Bool {
        if isAt(name.lowerBound, "this.") || isAt(name.lowerBound, "self.") { return true }
        for word in ["let ", "var ", "const ", "val "] {
            let start = name.lowerBound - word.utf8.count
            if start >= 0, bytes[start...].starts(with: word.utf8), start == 0 || !SecretText.isNameByte(bytes[start - 1]) { return true }
        }
        let number = name.lowerBound / Self.block
        if let known = programs[number] { return known }
        let range = max(0, (number - 1) * Self.block)..<min(bytes.count, (number + 2) * Self.block)
        work.bytes += range.count
        let text = String(decoding: bytes[range], as: UTF8.self)
        let isProgram = Self.clearSigns.contains(where: text.contains) || Self.signs.count(where: text.contains) >= 2
        programs[number] = isProgram
        return isProgram
    }

    private static let clearSigns = [
        "){", ") {", "===", "!==", "||(", "function(", "=>", "void 0", "return this", "return self", ")&&",
        "({",
    ]
    private static let signs = [
        "()", "function ", "return ", "this.", "self.", "var ", "let ", "const ", "if(", "if (", "for (", "import ", "func ", "def ",
        "class ",
        "await ", ");", "null;", "new ", ";}", "public ", "private ",
    ]

    // MARK: Words of a standard

    /// Returns whether a value is a mode of a request and not credentials: Fetch standard, section 5.3.
    func isRequestMode(_ value: Range<Int>, field: Range<Int>) -> Bool {
        guard isWord(value, in: ["omit", "include", "same-origin"]) else { return false }
        return SecretFieldNames.folded(bytes[field]).hasSuffix("credentials")
    }
}

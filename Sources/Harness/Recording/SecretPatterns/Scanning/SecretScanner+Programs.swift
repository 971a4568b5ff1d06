/// The names of values in programs.
extension SecretScanner {
    // MARK: Names before `=`

    /// Returns the name that a value is assigned to: `name =`, `"name" =`, `a["name"] =`, `name :=`, `Name { get; set; } =`.
    func assignedName(before equals: Int) -> Range<Int>? {
        guard equals > 0, !bytes[equals - 1].isOne(of: "=<!~") else { return nil }
        var end = equals
        // `:=`, `.=`, `?=`, `+=`, `||=` and `??=` assign too. `?` belongs to them only after a blank or a second sign.
        while end > 0, equals - end < 2, bytes[end - 1].isOne(of: ":.?+|"), end < equals || isOperator(at: end - 1) { end -= 1 }
        end = beforeBlanks(end)
        guard end > 0 else { return nil }
        switch bytes[end - 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return quotedName(before: end)
        case UInt8(ascii: "]") where end > 1 && SecretText.isQuote(bytes[end - 2]): return quotedName(before: end - 1)
        case UInt8(ascii: "}"): return propertyName(before: end - 1)
        default: break
        }
        let name = before(end, limit: Self.longestName) { SecretText.isLetterOfName($0) || $0.isOne(of: "[]%") }
        return name.isEmpty || isInsideEscape(name) ? nil : name
    }

    private func isOperator(at index: Int) -> Bool {
        switch bytes[index] {
        case UInt8(ascii: "."): index > 0 && (bytes[index - 1] == UInt8(ascii: " ") || bytes[index - 1] == UInt8(ascii: "]"))
        case UInt8(ascii: "?"), UInt8(ascii: "|"): index > 0 && (bytes[index - 1] == UInt8(ascii: " ") || bytes[index - 1] == bytes[index])
        default: true
        }
    }

    /// Returns the name between quotes of which the last is before a place: `"name"`, `"$name"`, `"user[name]"`.
    ///
    /// The result is nil for an address or a path, which has the names of parts and not of a value.
    func quotedName(before end: Int) -> Range<Int>? {
        let quote = end - 1
        let name = before(quote, limit: Self.longestName) {
            SecretText.isLetterOfName($0) || $0.isOne(of: " $@#:/[]()%*~!?&+=|>")
        }
        guard !name.isEmpty, name.lowerBound > 0, bytes[name.lowerBound - 1] == bytes[quote] else { return nil }
        guard let first = bytes[name].first, !first.isOne(of: "/+)?&:=|>") else { return nil }
        return bytes[name].contains(UInt8(ascii: "/")) && bytes[name].contains(UInt8(ascii: ":")) ? nil : name
    }

    /// Returns the path between quotes of which the last is before a place: `"/shop/password"`, the name of a parameter of a store.
    func pathName(before end: Int) -> Range<Int>? {
        let quote = end - 1
        let name = before(quote, limit: Self.longestName) { SecretText.isNameByte($0) || $0 == UInt8(ascii: "/") }
        guard isAt(name.lowerBound, "/"), name.count > 1, name.lowerBound > 0, bytes[name.lowerBound - 1] == bytes[quote] else {
            return nil
        }
        return name
    }

    func isQuotedName(_ name: Range<Int>) -> Bool {
        name.lowerBound > 0 && name.upperBound < bytes.count && SecretText.isQuote(bytes[name.upperBound])
            && bytes[name.lowerBound - 1] == bytes[name.upperBound]
    }

    /// Returns the name of a C# property: `Name { get; set; }`.
    private func propertyName(before brace: Int) -> Range<Int>? {
        let accessors = before(brace) { SecretText.isNameByte($0) || $0 == UInt8(ascii: ";") || SecretText.isSpace($0) }
        guard accessors.lowerBound > 0, bytes[accessors.lowerBound - 1] == UInt8(ascii: "{") else { return nil }
        let name = before(beforeBlanks(accessors.lowerBound - 1), while: SecretText.isNameByte)
        return name.isEmpty ? nil : name
    }

    /// Returns the name before a type: `name: Type =` in Swift, Kotlin, Python, Rust and TypeScript, `name string =` in Go.
    func declaredName(before equals: Int) -> Range<Int>? {
        var start = beforeBlanks(equals)
        if start >= 12, isAt(start - 12, "&'static str") {
            start -= 12
        } else {
            let type = before(start) { SecretText.isNameByte($0) || $0.isOne(of: "[]<>?!*&|") }
            // `Password: <input type="text">` is a tag behind a word.
            guard let first = bytes[type].first, first != UInt8(ascii: "<") else { return nil }
            start = type.lowerBound
            if isWord(type, in: ["string", "[]byte", "byte"]), isAt(start - 1, " ") {
                let name = before(beforeBlanks(start), while: SecretText.isNameByte)
                if !name.isEmpty { return name }
            }
        }
        let colon = beforeBlanks(start) - 1
        guard isAt(colon, ":"), start - colon <= 3 else { return nil }
        let name = before(beforeBlanks(colon), while: SecretText.isNameByte)
        return name.isEmpty ? nil : name
    }

    // MARK: Arguments

    /// `f("name", "value")`, and a list that begins so.
    mutating func argument(comma: Int) {
        let end = beforeBlanks(comma)
        guard end > 1, SecretText.isQuote(bytes[end - 1]) else { return }
        let start = after(comma, while: SecretText.isSpace).upperBound
        guard start < bytes.count, Self.opensString(bytes[start]), let name = quotedName(before: end) else { return }
        let parenthesis = beforeBlanks(name.lowerBound - 1) - 1
        guard isAt(parenthesis, "("), let value = text(at: start), !isCode(value, after: name, quoteAt: start) else { return }
        let places = places(of: name)
        guard places.contains(.member) || places.contains(.header) || places.contains(.random) else { return }
        let callee = before(parenthesis) { SecretShape.Alphabet.alphanumeric.contains($0) || $0 == UInt8(ascii: "_") }
        guard isWord(callee, in: Self.setters) && !places.contains(.random) || isCredential(value) else { return }
        header(field: name, value)
    }

    /// The functions whose second argument is the value of the name in the first.
    private static let setters: WordList = [
        "add", "addheader", "addproperty", "addqueryparameter", "append", "appendheader", "basic", "define", "env", "formparam", "header",
        "insert", "put", "putstring", "queryparam", "set", "setattribute", "setcookie", "setdefault", "setenv", "setheader", "setitem",
        "setproperty", "setrequestheader", "setstring", "setvalue", "withheader",
    ]
}

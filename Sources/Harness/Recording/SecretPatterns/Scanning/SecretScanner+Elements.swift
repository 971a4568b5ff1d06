/// Secrets in elements of XML and HTML.
extension SecretScanner {
    /// Notes the secrets of an element's attributes and of its text, and adds it to the open elements.
    mutating func element(_ tag: Tag, _ open: inout [OpenElement]) {
        let keys = tag.attributes.filter { isWord($0.name, in: Self.nameAttributes) && mayName($0.name, tag) }.map(\.value)
        let key = keys.first { isSecretName($0) || isField(tag) && isParameter($0) }
        let value = tag.attributes.first { isWord($0.name, in: Self.valueAttributes) }?.value
        if let value { attribute(value, named: key, of: tag) }
        guard !tag.isEmpty, !isWord(tag.name, in: Self.emptyElements) else { return }
        var element = OpenElement(name: tag.name)
        if !places(of: tag.name).isDisjoint(with: [.member, .random]) {
            element.secret = tag.name
        } else if let key, value == nil, !isWord(tag.name, in: Self.displays) {
            element.secret = key
        } else if isWord(tag.name, in: Self.values) || isWord(tag.name, in: Self.collections), let key = open[open.count - 1].key {
            element.secret = isSecretName(key) ? key : SecretFieldNames.isDescription(bytes[key]) ? nil : open[open.count - 1].secret
        } else if !isWord(tag.name, in: Self.names), !SecretFieldNames.isDescription(bytes[tag.name]) {
            element.secret = open[open.count - 1].secret
        }
        text(of: tag, element, parent: &open[open.count - 1])
        // `List<Token>` of a program contains no elements.
        if isParameterOfType(tag) { element.secret = nil }
        open.append(element)
    }

    /// Notes the text of an element, or remembers it for the element beside it.
    private mutating func text(of tag: Tag, _ element: OpenElement, parent: inout OpenElement) {
        let isName = isWord(tag.name, in: Self.names)
        let isValue = isWord(tag.name, in: Self.values)
        defer { if isWord(tag.name, in: Self.collections) { parent.key = nil } }
        guard element.secret != nil || isName || isValue, let text = text(from: tag.end, of: tag) else { return }
        if let name = element.secret, name == tag.name || isValueOfOther(text, name, tag) {
            note(text, of: name, isInteger: isWord(tag.name, in: Self.integers))
        }
        if isName {
            parent.key = text
        } else if isValue {
            if parent.key == nil { parent.value = text }
            parent.key = nil
        }
    }

    /// Returns whether a text may be a secret that another element or an attribute names.
    ///
    /// A time, an address, a number and a label are none.
    private mutating func isValueOfOther(_ text: Range<Int>, _ name: Range<Int>, _ tag: Tag) -> Bool {
        let value = bytes[text]
        if RandomnessHeuristic.isTime(value) || RandomnessHeuristic.isAddress(value) || isLabel(text, of: name, tag) { return false }
        return isWord(tag.name, in: Self.values) || !value.allSatisfy(SecretText.isDigit) || isNumber(text, of: name)
    }

    /// Returns whether a value is a number of four digits or more, and its name that of a secret which may be one: a PIN, a code.
    mutating func isNumber(_ value: Range<Int>, of name: Range<Int>) -> Bool {
        value.count >= 4 && bytes[value].allSatisfy(SecretText.isDigit) && places(of: name).contains(.number)
    }

    /// Returns the text of an element, or a section of character data; nil where it has none.
    private mutating func text(from start: Int, of tag: Tag) -> Range<Int>? {
        let text = withoutBlanks(after(start - 1) { $0 != UInt8(ascii: "<") })
        let end = after(text.upperBound - 1, while: SecretText.isSpace).upperBound
        if text.isEmpty {
            guard isAt(end, "<![CDATA[") else { return nil }
            let section = end + 9..<next(.characterData, from: end + 9)
            return section.isEmpty ? nil : section
        }
        if isAt(end, "</") || isAt(end, "<\\/") { return text }
        // The end of a text that is cut short, or a comment; `List<Token> tokens` of a program is none.
        guard end >= bytes.count || isAt(end, "<!"), !isParameterOfType(tag), !bytes[text].contains(where: SecretText.isSpace) else {
            return nil
        }
        return text
    }

    private func isParameterOfType(_ tag: Tag) -> Bool {
        let opening = tag.name.lowerBound - 2
        return opening >= 0 && isAt(opening + 1, "<") && SecretText.isNameByte(bytes[opening])
    }

    /// Returns whether a text is what a page shows beside a field: `<string name="password">Password</string>`.
    private func isLabel(_ text: Range<Int>, of name: Range<Int>, _ tag: Tag) -> Bool {
        SecretFieldNames.folded(bytes[text]) == SecretFieldNames.folded(bytes[name])
            || reads(tag.name, "string") && bytes[text].contains(where: SecretText.isSpace)
    }

    /// Notes the value of `<input name="token" value="S">`, `<meta name="token" content="S">` and `<add key="token" value="S"/>`.
    private mutating func attribute(_ value: Range<Int>, named key: Range<Int>?, of tag: Tag) {
        guard !isJoined(value) else { return }
        if let key { return isField(tag) ? note(value, names.placeholder(for: bytes[key]), field: key) : note(value, of: key) }
        guard isField(tag), let type = tag.attributes.first(where: { isWord($0.name, in: ["type"]) })?.value, isWord(type, in: ["password"])
        else { return }
        note(value, names.placeholder(for: bytes[type]), field: type)
    }

    /// Returns whether a value is code between two strings of a program: `' + token + '`.
    private func isJoined(_ value: Range<Int>) -> Bool {
        guard value.count > 2, SecretText.isQuote(bytes[value.lowerBound]), SecretText.isQuote(bytes[value.upperBound - 1]) else {
            return false
        }
        // In a form, a plus sign is a blank.
        return [value.lowerBound + 1, value.upperBound - 2].allSatisfy { bytes[$0] == UInt8(ascii: "+") || SecretText.isSpace(bytes[$0]) }
    }

    /// Returns whether an attribute may name the value of an element: `id` identifies a part of a page, except for fields.
    private func mayName(_ attribute: Range<Int>, _ tag: Tag) -> Bool {
        !isWord(attribute, in: ["id"]) || isWord(tag.name, in: Self.fields) || isWord(tag.name, in: ["meta"])
    }

    /// Notes the value beside a name, if the name marks such a value as a secret.
    mutating func note(_ value: Range<Int>, of name: Range<Int>, isInteger: Bool = false) {
        let places = places(of: name)
        if isInteger, !places.contains(.number) { return }
        let isSecret =
            places.contains(.member) || places.contains(.header)
            || places.contains(.random) && RandomnessHeuristic.isRandom(bytes[value])
        if isSecret { note(value, names.placeholder(for: bytes[name]), field: name) }
    }

    /// Returns whether a name marks the value beside it as a secret, if only a value that looks random.
    mutating func isSecretName(_ name: Range<Int>) -> Bool {
        guard !name.isEmpty, name.count <= Self.longestName, !RandomnessHeuristic.isAddress(bytes[name]) else { return false }
        return !places(of: name).isDisjoint(with: [.header, .member, .random])
    }

    private mutating func isParameter(_ name: Range<Int>) -> Bool { !name.isEmpty && places(of: name).contains(.parameter) }

    private func isField(_ tag: Tag) -> Bool { isWord(tag.name, in: Self.fields) }

    // MARK: Words

    private static let nameAttributes: WordList = ["name", "key", "id", "property", "itemprop", "field"]
    private static let valueAttributes: WordList = ["value", "content", "val"]
    private static let fields: WordList = ["input", "textarea"]
    private static let emptyElements: WordList = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]
    /// The elements of a page whose text is shown.
    private static let displays: WordList = [
        "a", "button", "dd", "div", "dt", "fieldset", "form", "h1", "h2", "h3", "h4", "iframe", "label", "legend", "li", "map", "nav",
        "object", "option", "p", "section", "select", "slot", "span", "svg", "symbol", "table", "tbody", "td", "template", "th", "tr", "ul",
    ]
    /// The elements that name the value beside them.
    private static let names: WordList = ["key", "name", "parameterkey", "header"]
    /// The elements whose text is the value of such a name; those of a property list are among them.
    private static let values: WordList = ["value", "string", "integer", "real", "data", "int", "parametervalue"]
    private static let collections: WordList = ["array", "dict"]
    private static let integers: WordList = ["integer", "real", "int"]
}

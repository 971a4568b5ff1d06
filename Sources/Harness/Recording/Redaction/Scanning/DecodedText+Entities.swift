/// Decodes character references.
extension DecodedText {
    /// `&amp;`, `&#102;` and `&#x66;`: HTML section 13.5, XML section 4.6.
    ///
    /// A number needs no semicolon, as in browsers.
    func withoutEntities() -> DecodedText? {
        guard marks.contains(.ampersand) else { return nil }
        var builder = TextViewBuilder(self)
        var hasChanged = false
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "&"), let (scalar, end) = entity(at: index) {
                builder.replace(index..<end, with: scalar.utf8)
                hasChanged = true
                index = end
            } else {
                index += 1
            }
        }
        return hasChanged ? builder.finished(at: bytes.count, .entities) : nil
    }

    private func entity(at ampersand: Int) -> (Unicode.Scalar, end: Int)? {
        let rest = bytes[(ampersand + 1)...].prefix(12)
        if rest.first == UInt8(ascii: "#") { return number(rest.dropFirst()) }
        guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
        return Self.entities[String(decoding: rest[..<end], as: UTF8.self)].map { ($0, end + 1) }
    }

    private func number(_ text: ArraySlice<UInt8>) -> (Unicode.Scalar, end: Int)? {
        let isHexadecimal = text.first.map { "xX".utf8.contains($0) } == true
        let digits = text.dropFirst(isHexadecimal ? 1 : 0).prefix { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || isHexadecimal && (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66
        }
        let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
        guard let scalar = value.flatMap(Unicode.Scalar.init) else { return nil }
        let hasSemicolon = digits.endIndex < bytes.count && bytes[digits.endIndex] == UInt8(ascii: ";")
        return (scalar, digits.endIndex + (hasSemicolon ? 1 : 0))
    }

    /// Those of XML, those of HTML for signs of ASCII, and those of ISO 8859-1.
    private static let entities: [String: Unicode.Scalar] = {
        var entities: [String: Unicode.Scalar] = [
            "amp": "&", "quot": "\"", "apos": "'", "lt": "<", "gt": ">", "AMP": "&", "QUOT": "\"", "LT": "<", "GT": ">", "Tab": "\t",
            "NewLine": "\n", "excl": "!", "num": "#", "dollar": "$", "percnt": "%", "lpar": "(", "rpar": ")", "ast": "*", "plus": "+",
            "comma": ",", "period": ".", "sol": "/", "colon": ":", "semi": ";", "equals": "=", "quest": "?", "commat": "@", "lsqb": "[",
            "lbrack": "[", "bsol": "\\", "rsqb": "]", "rbrack": "]", "Hat": "^", "lowbar": "_", "grave": "`", "lcub": "{", "lbrace": "{",
            "verbar": "|", "vert": "|", "rcub": "}", "rbrace": "}",
        ]
        let names = """
            nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot \
            cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml \
            Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig \
            agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute \
            ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
            """
        for (offset, name) in names.split(separator: " ").enumerated() { entities[String(name)] = Unicode.Scalar(UInt8(0xA0 + offset)) }
        return entities
    }()
}

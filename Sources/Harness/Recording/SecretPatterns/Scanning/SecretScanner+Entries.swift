/// Secrets of objects and lists whose name is in another member, list or object.
extension SecretScanner {
    /// `{"name": "X-Api-Key", "value": "..."}`, in either order: HAR 1.2 has fields, cookies and parameters so.
    mutating func entry(named name: Range<Int>, _ value: Item) {
        guard isSecretName(name) else { return }
        switch value.kind {
        case .string: note(value.range, of: name)
        case .number: number(value.range, of: name)
        case .list: for item in value.items where item.kind == .string { note(item.range, of: name) }
        case .object: break
        }
    }

    /// `{"type": "password", "value": "..."}`, `{"label": "PIN", "text": "4711"}`, `{"path": "/password", "value": "..."}`.
    ///
    /// A type and a label may be those of something else: a token of a program, a key on a keyboard. Without a doubt they name passwords and
    /// similar values, which have no blanks; another value looks like a credential.
    mutating func entry(labelled label: Range<Int>, _ value: Item) {
        guard value.kind == .string || value.kind == .number, isSecretName(label) else { return }
        let isPath = bytes[label].first == UInt8(ascii: "/")
        if !isPath, bytes[label].contains(UInt8(ascii: "/")) { return }
        let text = bytes[value.range]
        if value.kind == .number { return number(value.range, of: label) }
        let isPassword = places(of: label).contains(.number) && !text.contains(where: SecretText.isSpace) && !isSecretName(value.range)
        guard isPath || isPassword && !isWord(value.range, in: Self.typeWords) || isCredential(value.range) else { return }
        note(value.range, of: label)
    }

    private mutating func number(_ value: Range<Int>, of name: Range<Int>) {
        if places(of: name).contains(.number) { note(value, names.placeholder(for: bytes[name]), field: name, isNumber: true) }
    }

    // MARK: {"api": {"key": "..."}}

    /// A member whose name and the name of the object around it are the name of a secret together.
    mutating func member(_ name: Range<Int>, below outer: Range<Int>, _ value: Item) {
        guard isWord(name, in: Self.lastWords), outer.count <= Self.longestName, !places(of: name).contains(.member) else { return }
        // The identifier of an app, a user or a product is not a secret.
        let last = SecretFieldNames.folded(bytes[outer])
        if isWord(name, in: ["id"]), !["session", "sess", "accesskey"].contains(where: last.hasSuffix) { return }
        let path = Array(bytes[outer]) + [UInt8(ascii: "_")] + bytes[name]
        let places = names.places(of: path)
        // A short number counts something, or is one of a list.
        if isWord(name, in: ["number"]), value.range.count < 8 { return }
        if value.kind == .number {
            guard places.contains(.number), value.range.count >= 3 else { return }
        } else {
            guard places.contains(.member), isStrong(outer, name) || isCredential(value.range) else { return }
        }
        note(value.range, names.placeholder(for: path), field: name, isNumber: value.kind == .number)
    }

    /// Returns whether the two names leave no doubt: a license's key is its name, and the code of an error is a word.
    private func isStrong(_ outer: Range<Int>, _ name: Range<Int>) -> Bool {
        let last = SecretFieldNames.folded(bytes[outer])
        return isWord(name, in: ["key", "keyid", "number", "string", "verifier"]) && Self.strongWords.contains { last.hasSuffix($0) }
    }

    /// Returns whether a value looks like a credential rather than a word: letters and digits, in eight bytes or more without blanks.
    func isCredential(_ range: Range<Int>) -> Bool {
        let value = bytes[range]
        guard value.count >= 8, !value.contains(where: { $0 <= 0x20 }), !RandomnessHeuristic.isTime(value) else { return false }
        guard !RandomnessHeuristic.isAddress(value) else { return false }
        let hasLetter = value.contains { SecretShape.Alphabet.alphanumeric.contains($0) && !SecretText.isDigit($0) }
        return hasLetter && value.contains(where: SecretText.isDigit) || RandomnessHeuristic.isRandom(value)
    }

    /// The last words of names of secrets that have several words.
    private static let lastWords: WordList = ["id", "key", "keyid", "code", "number", "string", "verifier"]
    private static let strongWords = [
        "api", "access", "secret", "private", "signing", "encryption", "subscription", "master", "consumer", "auth", "card", "connection",
        "code",
    ]

    // MARK: {"columns": ["access_token"], "rows": [["..."]]}

    /// A column of secrets.
    private struct SecretColumn {
        let index: Int
        let name: Range<Int>
        /// The name of the list that names it.
        let list: Range<Int>
    }

    /// Notes the secrets of the columns that lists of an object name.
    ///
    /// Each row is read once, however many lists name columns.
    mutating func tables(_ lists: [(key: Range<Int>, items: [Item])]) {
        guard lists.count > 1 else { return }
        let columns = secretColumns(lists)
        guard !columns.isEmpty else { return }
        for rows in lists {
            if isWord(rows.key, in: Self.rowKeys), rows.items.allSatisfy({ $0.kind != .list }) { cells(rows.items, of: rows.key, columns) }
            for row in rows.items where row.kind == .list { cells(row.items, of: rows.key, columns) }
        }
    }

    /// Returns the columns of secrets, by the number of columns.
    ///
    /// Of several names for one column, those that mark the same values as secrets are left out.
    private mutating func secretColumns(_ lists: [(key: Range<Int>, items: [Item])]) -> [Int: [SecretColumn]] {
        var columns: [Int: [SecretColumn]] = [:]
        var seen: Set<[Int]> = []
        for header in lists where isWord(header.key, in: Self.headerKeys) {
            for (index, item) in header.items.enumerated() where Self.isName(item) && isSecretName(item.range) {
                guard seen.insert([header.items.count, index, Int(places(of: item.range).rawValue)]).inserted else { continue }
                columns[header.items.count, default: []].append(SecretColumn(index: index, name: item.range, list: header.key))
            }
        }
        return columns
    }

    private static func isName(_ item: Item) -> Bool { item.kind == .string || item.kind == .object }

    /// Notes the cells of a row that are in the columns of secrets.
    private mutating func cells(_ row: [Item], of list: Range<Int>, _ columns: [Int: [SecretColumn]]) {
        for column in columns[row.count] ?? [] where column.list != list {
            work.bytes += row[column.index].range.count
            entry(named: column.name, row[column.index])
        }
    }

    private static let headerKeys: WordList = [
        "columns", "fields", "header", "headers", "cols", "names", "keys", "columnnames", "column_names", "fieldnames", "field_names",
    ]
    private static let rowKeys: WordList = ["rows", "row", "data", "values", "value", "record", "records"]

    // MARK: [["access_token", "..."]]

    /// Notes the secrets of a list of pairs, of a list of rows below a header, and of names and values in turn.
    mutating func lists(_ items: [Item], isInList: Bool) {
        if items.count > 1 || !isInList { pairs(in: items.filter { $0.kind == .list }) }
        guard !isInList, items.count >= 2, items.count.isMultiple(of: 2), items.allSatisfy({ $0.kind == .string }) else { return }
        for index in stride(from: 0, to: items.count, by: 2) where isSimpleName(items[index].range) && isSecretName(items[index].range) {
            let value = items[index + 1].range
            if isCredential(value) || hasScheme(value) { note(value, of: items[index].range) }
        }
    }

    private mutating func pairs(in rows: [Item]) {
        guard let first = rows.first?.items else { return }
        let isHeader = rows.count > 1 && first.count > 1 && first.allSatisfy { $0.kind == .string && isPlainName($0.range) }
        let secrets = isHeader ? first.indices.filter { isSecretName(first[$0].range) } : []
        for row in isHeader ? rows.dropFirst() : [] {
            for column in secrets where row.items.count == first.count {
                // Two columns may also be pairs of a name and a value.
                let cell = row.items[column]
                if first.count > 2 || column > 0 || isCredential(cell.range) { entry(named: first[column].range, cell) }
            }
        }
        for row in rows
        where row.items.count == 2 && row.items[0].kind == .string && isSimpleName(row.items[0].range) && isSecretName(row.items[0].range) {
            let value = row.items[1]
            guard value.kind != .string || !isSecretName(value.range) && !isWord(value.range, in: Self.typeWords) else { continue }
            entry(named: row.items[0].range, value)
        }
    }

    /// Returns whether a string is like the name of a column: letters and signs between words.
    private func isPlainName(_ range: Range<Int>) -> Bool {
        !range.isEmpty && range.count <= 64 && !bytes[range].contains(where: SecretText.isDigit)
            && bytes[range].allSatisfy { SecretText.isNameByte($0) || $0 == UInt8(ascii: " ") }
    }

    /// Returns whether a string of a list may be a name and is not an address, a path or a sentence.
    private func isSimpleName(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(SecretText.isNameByte) }

    /// Returns whether a value is a scheme of credentials and more: `Bearer abc`.
    private func hasScheme(_ value: Range<Int>) -> Bool {
        let word = bytes[value].prefix { $0 != UInt8(ascii: " ") }
        return word.endIndex + 1 < value.upperBound && isWord(value.lowerBound..<word.endIndex, in: ["bearer", "basic", "token", "digest"])
    }

    /// The names of types, which a list of fields has beside the names.
    static let typeWords: WordList = [
        "string", "str", "text", "varchar", "char", "int", "integer", "number", "long", "double", "float", "bool", "boolean", "date",
        "data", "bytes", "any", "object", "required", "optional", "hidden", "password", "unknown", "never",
    ]
}

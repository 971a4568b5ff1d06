/// Secrets in lines of words and in tables of lines.
extension SecretScanner {
    /// Notes the secrets of lines that have no sign between a name and its value.
    mutating func lines() {
        var start = 0
        var isNetrc = false
        var mapping = Mapping()
        while start < bytes.count {
            let end = lineEnd(from: start)
            if let table = table(at: start..<end) {
                start = table
                continue
            }
            words(in: start..<end, &isNetrc)
            member(in: start..<end, of: &mapping)
            start = end + 1
        }
    }

    /// Returns the end of a line, without the bytes that end it.
    func lineEnd(from start: Int) -> Int { after(start - 1) { $0 != UInt8(ascii: "\n") }.upperBound }

    /// Returns the words of a line, up to a number of them.
    private func words(in line: Range<Int>, limit: Int) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var index = line.lowerBound
        while index < line.upperBound, words.count < limit {
            index = after(index - 1, while: { SecretText.isSpace($0) && $0 != UInt8(ascii: "\n") }).upperBound
            let word = after(index - 1) { !SecretText.isSpace($0) }
            guard !word.isEmpty else { break }
            words.append(word)
            index = word.upperBound
        }
        return words
    }

    // MARK: ENV NAME value

    /// Notes the secret of `ENV NAME value`, `setenv NAME value` and `#define NAME "value"`, and the passwords of a `.netrc` file.
    private mutating func words(in line: Range<Int>, _ isNetrc: inout Bool) {
        let words = words(in: line, limit: 1)
        guard let first = words.first else {
            isNetrc = false
            return
        }
        guard isNetrc || isWord(first, in: Self.keywords) else { return }
        let all = self.words(in: line, limit: 64)
        if isWord(first, in: ["machine", "default"]), isLogin(all.dropFirst(reads(first, "machine") ? 2 : 1)) { isNetrc = true }
        if isNetrc {
            passwords(all)
        } else if all.count >= 3, !isWord(first, in: ["machine", "default"]) {
            definition(all, in: line)
        }
    }

    private func isLogin(_ words: ArraySlice<Range<Int>>) -> Bool {
        words.first.map { isWord($0, in: ["login", "account", "password"]) } ?? true
    }

    private mutating func passwords(_ words: [Range<Int>]) {
        for (name, value) in zip(words, words.dropFirst()) where isWord(name, in: ["password"]) {
            note(value, names.placeholder(for: bytes[name]), field: name)
        }
    }

    private mutating func definition(_ words: [Range<Int>], in line: Range<Int>) {
        let name = words[1]
        guard bytes[name].allSatisfy(SecretText.isNameByte), name.count <= Self.longestName, places(of: name).contains(.member) else {
            return
        }
        var value = withoutBlanks(words[2].lowerBound..<line.upperBound)
        let isDefinition = reads(words[0], "#define")
        if SecretText.isQuote(bytes[value.lowerBound]) {
            value = string(quoteAt: value.lowerBound).clamped(to: line)
        } else if isDefinition {
            // Other definitions are code.
            return
        }
        note(value, names.placeholder(for: bytes[name]), field: name)
    }

    private static let keywords: WordList = ["env", "setenv", "#define", "machine", "default"]

    // MARK: Tables

    /// Notes the secrets of a table, if a line begins one.
    /// - Returns: The place after the table; nil where none begins.
    private mutating func table(at line: Range<Int>) -> Int? {
        if isMarkdownRow(line) { return markdownTable(at: line) }
        for separator in [UInt8(ascii: ","), UInt8(ascii: "\t"), UInt8(ascii: ";")] where bytes[line].contains(separator) {
            if let end = valueTable(at: line, separator) { return end }
        }
        return nil
    }

    // MARK: | name | value |

    private func isMarkdownRow(_ line: Range<Int>) -> Bool { isAt(withoutBlanks(line).lowerBound, "|") && line.count > 2 }

    /// A table of Markdown: a column whose header is the name of a secret, or rows of a name and a value.
    private mutating func markdownTable(at line: Range<Int>) -> Int {
        let header = markdownCells(of: line)
        let secrets = header.indices.filter { isSecretName(header[$0]) }
        var start = line.lowerBound
        while start < bytes.count {
            let row = start..<lineEnd(from: start)
            guard isMarkdownRow(row) else { break }
            let cells = markdownCells(of: row)
            if row.lowerBound > line.lowerBound, cells.count == header.count {
                for column in secrets { cell(cells[column], of: header[column]) }
            }
            if cells.count >= 2, isSecretName(cells[0]) { cell(cells[1], of: cells[0]) }
            start = row.upperBound + 1
        }
        return start
    }

    /// Documentation has words in such tables, and a secret looks like a credential.
    mutating func cell(_ cell: Range<Int>, of name: Range<Int>) {
        if isCredential(cell) || isNumber(cell, of: name) { note(cell, of: name) }
    }

    /// Returns the cells of a row without blanks and the signs of code and emphasis around them.
    private func markdownCells(of line: Range<Int>) -> [Range<Int>] {
        var cells = bytes[line].split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).dropFirst().map { cell in
            var range = withoutBlanks(cell.indices)
            while let first = bytes[range].first, "`*\"".utf8.contains(first), bytes[range].last == first, range.count > 1 {
                range = range.dropFirst().dropLast()
            }
            return range
        }
        if cells.last?.isEmpty == true { cells.removeLast() }
        return cells
    }
}

/// Secrets in tables of comma-separated values: RFC 4180.
extension SecretScanner {
    /// A record of a table.
    private struct Record {
        var fields: [Range<Int>] = []
        /// The place after the record and its line's end.
        var end = 0
    }

    /// Notes the secrets in the columns that a line names, if records with as many fields follow.
    /// - Returns: The place after the table; nil where none begins.
    mutating func valueTable(at line: Range<Int>, _ separator: UInt8) -> Int? {
        guard let header = record(at: line.lowerBound, separator, isHeader: true), header.fields.count > 1 else { return nil }
        let secrets = header.fields.indices.filter { isSecretName(header.fields[$0]) }
        guard !secrets.isEmpty else { return nil }
        var position = header.end
        while position < bytes.count, let row = record(at: position, separator), row.fields.count == header.fields.count {
            for column in secrets { field(row.fields[column], of: header.fields[column]) }
            position = row.end
        }
        return position > header.end ? position : nil
    }

    private mutating func field(_ value: Range<Int>, of name: Range<Int>) {
        guard !bytes[value].allSatisfy(SecretText.isDigit) || value.count >= 12 || places(of: name).contains(.number) else { return }
        note(value, of: name)
    }

    private func isColumnName(_ field: Range<Int>) -> Bool {
        guard !field.isEmpty, field.count <= 64, !SecretText.isDigit(bytes[field.lowerBound]) else { return false }
        return bytes[field].allSatisfy { SecretText.isNameByte($0) || $0 == UInt8(ascii: " ") }
    }

    /// Returns the record that begins at a place; nil for one that RFC 4180 does not allow.
    ///
    /// A header is one line. A field between quotes may have several.
    private mutating func record(at start: Int, _ separator: UInt8, isHeader: Bool = false) -> Record? {
        var record = Record()
        var (hasBlanks, isSpaced) = (false, false)
        var index = start
        while true {
            let field: Range<Int>
            if isAt(index, "\"") {
                guard let end = quotedFieldEnd(from: index + 1, isHeader: isHeader) else { return nil }
                field = index + 1..<end
                index = end + 1
            } else {
                let text = after(index - 1) { $0 != separator && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\"") }
                field = withoutBlanks(text)
                index = text.upperBound
            }
            if isHeader {
                // A sentence has blanks behind its commas and in between.
                hasBlanks = hasBlanks || bytes[field].contains(UInt8(ascii: " "))
                isSpaced = isSpaced || separator == UInt8(ascii: ",") && isAt(field.lowerBound - 1, " ")
                if !isColumnName(field) || hasBlanks && isSpaced { return nil }
            }
            record.fields.append(field)
            if isAt(index, "\r\n") { index += 1 }
            guard index < bytes.count else { break }
            if bytes[index] == UInt8(ascii: "\n") {
                index += 1
                break
            }
            guard bytes[index] == separator else { return nil }
            index += 1
        }
        record.end = index
        return record
    }

    /// Returns the place of the quote that ends a field: two quotes are one of its characters.
    private mutating func quotedFieldEnd(from start: Int, isHeader: Bool) -> Int? {
        var index = start
        while true {
            index = next(.doubleQuote, from: index)
            guard index < bytes.count else { return nil }
            guard isAt(index, "\"\"") else { break }
            index += 2
        }
        return isHeader && bytes[start..<index].contains(UInt8(ascii: "\n")) ? nil : index
    }
}

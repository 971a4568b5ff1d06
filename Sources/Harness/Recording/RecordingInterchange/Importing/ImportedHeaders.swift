internal import HTTPMessages

/// The header fields of another program's file.
struct ImportedHeaders {
    /// All valid fields, including those that a recording does not keep.
    private(set) var all = HeaderFields()
    /// The number of invalid fields.
    private(set) var refused = 0

    /// Adds a field.
    ///
    /// Browsers write a repeated field as one value with several lines.
    ///
    /// Pseudo-header fields of HTTP/2, such as `:authority`, are ignored, because they repeat the method, the URL and the status.
    mutating func add(_ name: String, _ value: String) {
        guard !name.hasPrefix(":") else { return }
        let lines = value.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        for line in lines where lines.count == 1 || !line.isEmpty {
            if let field = HeaderSyntax.field("\(name): \(line)"), field.name == name {
                all.fields.append(field)
            } else {
                refused += 1
            }
        }
    }

    /// The note about invalid fields; nil if there are none.
    var note: String? {
        switch refused {
        case 0: nil
        case 1: "a header field is not valid in HTTP; left out"
        default: "\(refused) header fields are not valid in HTTP; left out"
        }
    }
}

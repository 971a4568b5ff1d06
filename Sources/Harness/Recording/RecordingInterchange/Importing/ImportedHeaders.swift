internal import HTTPMessages

/// Header fields on their way from another program's file into a recording.
struct ImportedHeaders {
    /// All fields that HTTP allows, those too that a recording does not keep.
    private(set) var all = HeaderFields()
    /// How many fields HTTP does not allow.
    private(set) var refused = 0

    /// Adds a field; browsers write a repeated one as one value of several lines.
    ///
    /// HTTP/2's pseudo fields, `:authority` and the like, are the method, the URL and the status over again.
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

    /// What a note says of the fields that HTTP does not allow; nil where there are none.
    var note: String? {
        switch refused {
        case 0: nil
        case 1: "a header field is none that HTTP allows; left out"
        default: "\(refused) header fields are none that HTTP allows; left out"
        }
    }
}

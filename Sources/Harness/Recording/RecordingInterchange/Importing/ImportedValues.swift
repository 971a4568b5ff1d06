internal import StrictJSON

extension JSONValue {
    /// A number, or the string in which some programs write one.
    var digits: String? { number ?? string }

    /// Whether the value has no content: null, `""`, `-1`, or an empty object or array.
    var isAbsent: Bool {
        switch kind {
        case .null: true
        case .string: range.count == 2
        case .number: text == "-1"
        case .object: members.isEmpty
        case .array: elements.isEmpty
        case .boolean: false
        }
    }
}

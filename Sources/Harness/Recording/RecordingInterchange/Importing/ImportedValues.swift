internal import StrictJSON

extension JSONValue {
    /// A number, or a string as which some programs write one.
    var digits: String? { number ?? string }

    /// Whether it says nothing: null, `""`, `-1`, or nothing in brackets.
    var isVacant: Bool {
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

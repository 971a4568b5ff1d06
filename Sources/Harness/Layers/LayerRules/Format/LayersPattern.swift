/// Regular expressions for the texts of `layers.yml`, for its JSON Schema.
enum LayersPattern {
    /// A path relative to the root, without empty parts and without `.` and `..`.
    static let path = #"^(?!\.\.?(?:/|$))[^/]+(?:/(?!\.\.?(?:/|$))[^/]+)*$"#
    /// The beginning of a text that is not an absolute path.
    static let relative = "^[^/]"
    /// A path with one name in braces, and without signs for any text beside the name.
    static let capture = "^(?!/)(?:\(anyPart)*/)?" + #"[^{}/*?]*\{[^{},/]+\}[^{}/*?]*"# + "(?:/\(anyPart)*)?$"
    /// A character, or a list of texts in braces.
    private static let anyPart = #"(?:[^{}]|\{[^{}]*,[^{}]*\})"#
    /// The name of a layer.
    static let layer = "^[^/]+$"
    /// A day: 2027-01-31.
    static let day = "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"
    /// A name in Swift, or a pattern of names: `*DTO`, `Task.sleep`.
    static let name = #"^[^\s()\[\]{}<>:,;/\\@.]+(?:\.[^\s()\[\]{}<>:,;/\\@.]+)*$"#
    /// A name with or without `@`.
    static let attribute = name.replacing("^", with: "^@?", maxReplacements: 1)
}

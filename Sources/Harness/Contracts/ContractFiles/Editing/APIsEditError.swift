/// The reason why an addition to `apis.yml` was not made.
///
/// The file is unchanged.
package enum APIsEditError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file cannot be read as `apis.yml`.
    case badlyWritten
    /// The file has no API of the name.
    case noAPI(String)
    /// The place is written in flow style, over several lines or with aliases, so that lines cannot be inserted.
    case noPlace(String)
    /// The file has the name already.
    case exists(String)

    package var description: String {
        switch self {
        case .badlyWritten: "the file has problems, which verify reports"
        case .noAPI(let name): "the file has no API \(name)"
        case .noPlace(let name): "the entry of \(name) is not written in lines that can be added to"
        case .exists(let name): "the file has an entry for \(name) already"
        }
    }
}

/// A part of a body whose content can be replaced, and the rest of the body is read as before.
struct BodyRegion: Equatable {
    /// The kinds of parts.
    enum Kind: Equatable {
        /// The characters of a string, without the quotes.
        case string
        /// The characters of a template up to an expression in it, or behind one.
        case template
        /// A regular expression, in which a placeholder has another meaning.
        case pattern
        /// The content of a comment.
        case comment
        /// Text between tags.
        case text
        /// The content of an element that is not read as markup, such as a program that cannot be read.
        case rawText
        /// The value of an attribute, without the quotes.
        case attribute
        /// The address in `url(...)`, without quotes.
        case address
        /// A name or a value of a form, or a field of a table.
        case field
        /// An event of a stream, with all its lines.
        case event
        /// An event of a stream whose data are JSON.
        case eventOfJSON
    }

    let kind: Kind
    let range: Range<Int>

    /// Whether a placeholder in it is read as a placeholder.
    var canHoldPlaceholder: Bool { kind != .pattern }

    /// The same part of a larger body.
    func moved(by distance: Int) -> BodyRegion {
        BodyRegion(kind: kind, range: range.lowerBound + distance..<range.upperBound + distance)
    }
}

package import VerificationModel

/// A part of another program's file that a recording does not have.
package struct ImportNote: Hashable, Sendable {
    /// The place of the part.
    package let place: SourcePlace
    /// A description of the part, as one clause.
    package let what: String

    /// Creates a note.
    package init(_ place: SourcePlace, _ what: String) {
        self.place = place
        self.what = what
    }
}

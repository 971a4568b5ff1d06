package import VerificationModel

/// Something of another program's file that a recording does not have.
package struct ImportNote: Hashable, Sendable {
    /// Where it stands.
    package let place: SourcePlace
    /// What was not carried over, as one clause.
    package let what: String

    /// A note.
    package init(_ place: SourcePlace, _ what: String) {
        self.place = place
        self.what = what
    }
}

/// The uses of one layer by another that a finding is about.
package struct LayerArrow: Hashable, Sendable {
    /// The layer with the uses.
    package let from: String
    /// The used layer.
    package let to: String
    /// The number of uses: of names that refer to a declaration of the other layer, and of imports.
    package let useCount: Int

    /// Creates an arrow from one layer to another.
    package init(from: String, to: String, useCount: Int) {
        (self.from, self.to, self.useCount) = (from, to, useCount)
    }
}

extension Finding {
    /// Creates a finding about uses of one layer by another.
    package init(
        _ code: FindingCode, at place: SourcePlace, what: String, allowed: String, because: String, next: String, arrow: LayerArrow?
    ) {
        self.init(code, at: place, what: what, allowed: allowed, because: because, next: next)
        self.arrow = arrow
    }
}

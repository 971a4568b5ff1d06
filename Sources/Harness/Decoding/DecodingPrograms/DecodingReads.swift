/// The values of a JSON text that decoding a type reads.
///
/// A value that only one of several ways reads is among them, if the sources do not determine the way.
package struct DecodingReads: Sendable {
    /// The result of decoding, up to which values are read.
    package let outcome: DecodingOutcome
    /// The bytes of the values that are read as a whole, with everything in them.
    package let ranges: [Range<Int>]
    /// The constructs that may read more values; empty if there are none.
    package let open: [Obstacle]

    package init(outcome: DecodingOutcome, ranges: [Range<Int>], open: [Obstacle]) {
        self.outcome = outcome
        self.ranges = ranges
        self.open = open
    }
}

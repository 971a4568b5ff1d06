package import VerificationModel

/// Values in a store that are not compared, although the app saves them.
package struct UnfollowedStore: Sendable {
    /// A kind of value in a store.
    struct Kind: Hashable, Sendable {
        /// One of its values: `value in @AppStorage`.
        let one: String
        /// Several of them: `values in @AppStorage`.
        let several: String

        init(_ one: String, _ several: String, _ place: String) {
            self.one = "\(one) \(place)"
            self.several = "\(several) \(place)"
        }

        static func values(_ place: String) -> Self { Kind("value", "values", place) }
    }

    let kind: Kind
    /// The declarations and calls, in the order of the text.
    package let places: [SourcePlace]

    /// The most places of a text.
    private static let limit = 3

    /// The number of values and their places: `2 values in @AppStorage are not compared: A.swift:12, A.swift:15`.
    /// - Parameter showsAll: Whether all places are named, and not only the first three.
    package func text(showsAll: Bool = false) -> String {
        let shown = showsAll ? places : Array(places.prefix(Self.limit))
        let lines = shown.map { place in place.line.map { "\(place.file):\($0)" } ?? place.file }
        let others = places.count - shown.count
        return "\(places.count.counted(kind.one, plural: kind.several)) \(places.count == 1 ? "is" : "are") not compared: "
            + lines.joined(separator: ", ") + (others > 0 ? " and \(others) more" : "")
    }
}

extension UnfollowedStore {
    /// Returns the stores of values, one for each kind: the first kind in the text comes first.
    static func all(_ values: [(kind: Kind, place: SourcePlace)]) -> [UnfollowedStore] {
        let sorted = values.sorted { ($0.place, $0.kind.one) < ($1.place, $1.kind.one) }
        var order: [Kind] = []
        var places: [Kind: [SourcePlace]] = [:]
        for value in sorted {
            if places[value.kind] == nil { order.append(value.kind) }
            if places[value.kind]?.last != value.place { places[value.kind, default: []].append(value.place) }
        }
        return order.compactMap { kind in places[kind].map { UnfollowedStore(kind: kind, places: $0) } }
    }
}

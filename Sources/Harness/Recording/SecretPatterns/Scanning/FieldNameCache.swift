/// The result for each name in a text.
///
/// Each name is looked up once, because most appear many times.
struct FieldNameCache {
    /// The last names whose ends and lengths are alike, each as its place in the text.
    private var names: [(range: Range<Int>, places: SecretFieldNames.Place)] = []

    /// Returns the places in which the value of a name is secret.
    mutating func places(of name: Range<Int>, in bytes: [UInt8], _ names: SecretFieldNames) -> SecretFieldNames.Place {
        // An empty name has no bytes that select a slot.
        guard !name.isEmpty else { return [] }
        if self.names.isEmpty { self.names = Array(repeating: (0..<0, []), count: Self.size) }
        let slot = (Int(bytes[name.lowerBound]) &* 31 &+ Int(bytes[name.upperBound - 1]) &* 7 &+ name.count) % Self.size
        let known = self.names[slot]
        if known.range.count == name.count, bytes[known.range].elementsEqual(bytes[name]) { return known.places }
        let places = names.places(of: bytes[name])
        self.names[slot] = (name, places)
        return places
    }

    private static let size = 64
}

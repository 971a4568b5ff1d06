/// The result for each name in a text, or in several texts that are searched one after the other for the same names.
///
/// Each name is looked up once, because most appear many times.
package final class FieldNameCache {
    /// The last names whose bytes are alike.
    private var names: [(name: [UInt8], places: SecretFieldNames.Place)] = []

    /// An empty cache.
    package init() {}

    /// Returns the places in which the value of a name is secret.
    func places(of name: Range<Int>, in bytes: [UInt8], _ names: SecretFieldNames) -> SecretFieldNames.Place {
        // An empty name has no bytes that select a slot.
        guard !name.isEmpty else { return [] }
        if self.names.isEmpty { self.names = Array(repeating: ([], []), count: Self.size) }
        let (first, middle, last) = (bytes[name.lowerBound], bytes[name.lowerBound + name.count / 2], bytes[name.upperBound - 1])
        let slot = (Int(first) &* 31 &+ Int(middle) &* 131 &+ Int(last) &* 7 &+ name.count) % Self.size
        let known = self.names[slot]
        if known.name.count == name.count, bytes[name].elementsEqual(known.name) { return known.places }
        let places = names.places(of: bytes[name])
        self.names[slot] = (Array(bytes[name]), places)
        return places
    }

    private static let size = 1_024
}

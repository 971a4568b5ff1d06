/// A search for several names in texts, in one pass.
package struct NameSearch: Sendable {
    /// The names with their numbers, by their first bytes.
    private var names = [[(name: [UInt8], number: Int)]](repeating: [], count: 256)

    package init(_ names: some Sequence<String>) {
        for (number, name) in names.enumerated() {
            let bytes = Array(name.utf8)
            if let first = bytes.first { self.names[Int(first)].append((bytes, number)) }
        }
    }

    /// Returns whether a text contains one of the names.
    package func occurs(in text: [UInt8]) -> Bool { search(text) { _ in true } }

    /// Returns the numbers of the names that a text contains.
    package func numbers(in text: [UInt8]) -> Set<Int> {
        var found: Set<Int> = []
        _ = search(text) { number in
            found.insert(number)
            return false
        }
        return found
    }

    /// - Parameter isLast: Gets the number of a name, and returns whether the search ends.
    private func search(_ text: [UInt8], _ isLast: (Int) -> Bool) -> Bool {
        text.withUnsafeBufferPointer { text in
            names.withUnsafeBufferPointer { names in
                text.indices.contains { start in
                    !names[Int(text[start])].isEmpty
                        && names[Int(text[start])].contains { name, number in
                            text.count - start >= name.count && name.indices.allSatisfy { text[start + $0] == name[$0] } && isLast(number)
                        }
                }
            }
        }
    }
}

extension Collection {
    /// The element at the index, or nil if there is none.
    public subscript(safe index: Index) -> Element? {
        indices.contains(index) ? self[index] : nil
    }

    public var isNotEmpty: Bool { !isEmpty }
}

extension Sequence {
    public func sorted<Key: Comparable>(by keyPath: KeyPath<Element, Key>) -> [Element] {
        sorted { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
    }

    public func grouped<Key: Hashable>(by key: (Element) -> Key) -> [Key: [Element]] {
        Dictionary(grouping: self, by: key)
    }
}

extension Array where Element: Identifiable {
    public mutating func replace(_ element: Element) {
        guard let index = firstIndex(where: { $0.id == element.id }) else { return }
        self[index] = element
    }
}

extension String {
    /// Whether two texts are the same byte for byte; for `==` an é of one scalar is one of two.
    func isExactly(_ other: some StringProtocol) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension [String] {
    /// Sorted byte by byte.
    var inByteOrder: [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}

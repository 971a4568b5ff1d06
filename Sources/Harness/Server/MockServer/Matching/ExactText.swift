extension String {
    /// Returns whether two texts have the same bytes.
    ///
    /// For `==`, an é of one scalar equals an é of two scalars.
    func isExactly(_ other: some StringProtocol) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension [String] {
    /// The texts, sorted by their bytes.
    var inByteOrder: [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}

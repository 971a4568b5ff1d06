extension TruthCase {
    /// All cases.
    package static let all = shop + catalog + chat + orders + profiles + synthesis + foundations
}

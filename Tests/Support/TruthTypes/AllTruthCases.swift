extension TruthCase {
    /// All cases.
    package static let all = shop + chat + orders
}

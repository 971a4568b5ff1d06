extension TruthCase {
    static let weather: [TruthCase] = []
    static let unions: [TruthCase] = []
}

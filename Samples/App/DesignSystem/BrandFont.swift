/// The text styles of the brand.
public enum BrandFont: String, CaseIterable, Hashable, Sendable {
    case title
    case body
    case price

    var size: Double {
        switch self {
        case .title: return 24
        case .body: return 16
        case .price: return 18
        }
    }

    var isBold: Bool { self != .body }
}

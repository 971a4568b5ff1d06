/// The price of an article.
public struct Price: Sendable {
    /// The amount in euros.
    public let amount: Double
}

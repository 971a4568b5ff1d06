/// Records what the user does.
public protocol Analytics: AnyObject {
    func track(_ event: AnalyticsEvent)
}

public struct AnalyticsEvent: Equatable, Sendable {
    public let name: String
    public let parameters: [String: String]

    public init(name: String, parameters: [String: String] = [:]) {
        self.name = name
        self.parameters = parameters
    }
}

extension AnalyticsEvent {
    public static let checkoutStarted = AnalyticsEvent(name: "checkout_started")

    public static func opened(_ screen: String) -> AnalyticsEvent {
        AnalyticsEvent(name: "opened", parameters: ["screen": screen])
    }

    public static func added(_ product: Product) -> AnalyticsEvent {
        AnalyticsEvent(name: "added", parameters: ["product": product.id.rawValue])
    }
}

public final class ConsoleAnalytics: Analytics {
    public init() {}

    public func track(_ event: AnalyticsEvent) {
        print("analytics: \(event.name) \(event.parameters)")
    }
}

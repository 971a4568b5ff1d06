internal import DecodingPrograms
internal import SwiftSymbols

/// A strategy as it is written.
struct StrategyValue {
    /// The name of the case: `iso8601`.
    let name: String?
    let hasArguments: Bool

    init(_ expression: ExpressionNode) {
        switch expression {
        case .member(let base, let found, _, _) where Self.isStrategy(base): (name, hasArguments) = (found.text, false)
        case .call(.member(let base, let found, _, _), _) where Self.isStrategy(base): (name, hasArguments) = (found.text, true)
        default: (name, hasArguments) = (nil, true)
        }
    }
}

extension StrategyValue {
    /// Whether a case is written without its type, or with that of a strategy.
    static func isStrategy(_ base: ExpressionNode?) -> Bool {
        switch base {
        case nil: true
        case .name(let name, _, _)?, .member(_, let name, _, _)?:
            name.text.hasSuffix("EncodingStrategy") || name.text.hasSuffix("DecodingStrategy")
        default: false
        }
    }
}

extension DecoderSettings {
    /// Sets a strategy of a decoder, or that of a decoder which reads what the strategy of an encoder writes.
    mutating func set(_ strategy: String, to value: StrategyValue, at place: ProgramPlace) {
        let plain = value.hasArguments ? nil : value.name
        switch (Self.kind(of: strategy), plain) {
        case ("key", "useDefaultKeys"): keys = .useDefaultKeys
        case ("key", "convertFromSnakeCase"), ("key", "convertToSnakeCase"): keys = .convertFromSnakeCase
        case ("date", "deferredToDate"): dates = .deferredToDate
        case ("date", "iso8601"): dates = .iso8601
        case ("date", "secondsSince1970"): dates = .secondsSince1970
        case ("date", "millisecondsSince1970"): dates = .millisecondsSince1970
        case ("data", "base64"): data = .base64
        case ("data", "deferredToData"): data = .deferredToData
        case ("nonConformingFloat", "throw"): break
        default: leaveOpen(strategy, Obstacle(value.name.map { "\(strategy) = .\($0)" } ?? strategy, at: place))
        }
    }

    /// Notes that a strategy is not known.
    mutating func leaveOpen(_ strategy: String, _ obstacle: Obstacle) {
        switch Self.kind(of: strategy) {
        case "key": keys = .unread(obstacle)
        case "date": dates = .unread(obstacle)
        case "data": data = .unread(obstacle)
        default: numbers = obstacle
        }
    }

    /// Takes the value of a strategy from other settings.
    mutating func take(_ strategy: String, from other: DecoderSettings) {
        switch Self.kind(of: strategy) {
        case "key": keys = other.keys
        case "date": dates = other.dates
        case "data": data = other.data
        default: numbers = other.numbers
        }
    }

    /// The subject of a strategy: `date` for `dateDecodingStrategy` and `dateEncodingStrategy`.
    private static func kind(of strategy: String) -> Substring {
        strategy.prefix(strategy.count - "DecodingStrategy".count)
    }
}

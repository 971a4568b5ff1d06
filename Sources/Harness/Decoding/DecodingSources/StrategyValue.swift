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
        case .name(let name, _, _)?, .member(_, let name, _, _)?: name.text.hasSuffix("DecodingStrategy")
        default: false
        }
    }
}

extension DecoderSettings {
    mutating func set(_ strategy: String, to value: StrategyValue, at place: ProgramPlace) {
        let plain = value.hasArguments ? nil : value.name
        switch (strategy, plain) {
        case ("keyDecodingStrategy", "useDefaultKeys"): keys = .useDefaultKeys
        case ("keyDecodingStrategy", "convertFromSnakeCase"): keys = .convertFromSnakeCase
        case ("dateDecodingStrategy", "deferredToDate"): dates = .deferredToDate
        case ("dateDecodingStrategy", "iso8601"): dates = .iso8601
        case ("dateDecodingStrategy", "secondsSince1970"): dates = .secondsSince1970
        case ("dateDecodingStrategy", "millisecondsSince1970"): dates = .millisecondsSince1970
        case ("dataDecodingStrategy", "base64"): data = .base64
        case ("dataDecodingStrategy", "deferredToData"): data = .deferredToData
        case ("nonConformingFloatDecodingStrategy", "throw"): break
        default: leaveOpen(strategy, Obstacle(value.name.map { "\(strategy) = .\($0)" } ?? strategy, at: place))
        }
    }

    /// Notes that a strategy is not known.
    mutating func leaveOpen(_ strategy: String, _ obstacle: Obstacle) {
        switch strategy {
        case "keyDecodingStrategy": keys = .unread(obstacle)
        case "dateDecodingStrategy": dates = .unread(obstacle)
        case "dataDecodingStrategy": data = .unread(obstacle)
        default: numbers = obstacle
        }
    }
}

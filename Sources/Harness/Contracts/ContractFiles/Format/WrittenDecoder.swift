package import DecodingPrograms
internal import StrictYAML
internal import VerificationModel

/// The settings of a decoder that a file names: `decoder: { keys: convertFromSnakeCase }`.
package struct WrittenDecoder: Hashable, Sendable {
    /// The key strategy; nil if the file names none.
    package var keys: DecoderSettings.Keys?
    /// The date strategy; nil if the file names none.
    package var dates: DecoderSettings.Dates?
    /// The strategy for bytes; nil if the file names none.
    package var data: DecoderSettings.Bytes?
    /// The values of `decoder.userInfo`, by the raw values of their keys.
    package var userInfo: [String: Constant] = [:]

    /// Creates settings of which the file names none.
    package init() {}

    /// Whether the file names no setting.
    package var isEmpty: Bool { self == WrittenDecoder() }

    /// Returns settings with those that the file names.
    package func applied(to settings: DecoderSettings) -> DecoderSettings {
        var settings = settings
        if let keys { settings.keys = keys }
        if let dates { settings.dates = dates }
        if let data { settings.data = data }
        settings.userInfo.merge(userInfo) { $1 }
        return settings
    }
}

extension WrittenDecoder {
    private static let keyStrategies: [String: DecoderSettings.Keys] = [
        "useDefaultKeys": .useDefaultKeys, "convertFromSnakeCase": .convertFromSnakeCase,
    ]
    private static let dateStrategies: [String: DecoderSettings.Dates] = [
        "deferredToDate": .deferredToDate, "iso8601": .iso8601, "secondsSince1970": .secondsSince1970,
        "millisecondsSince1970": .millisecondsSince1970,
    ]
    private static let dataStrategies: [String: DecoderSettings.Bytes] = ["base64": .base64, "deferredToData": .deferredToData]

    /// The keys of a decoder's settings.
    static let formatKeys = [
        FormatKey("keys", "The key strategy; useDefaultKeys if absent.", .text(from: keyStrategies.keys.sorted())),
        FormatKey("dates", "The date strategy; deferredToDate if absent.", .text(from: dateStrategies.keys.sorted())),
        FormatKey(
            "dateFormat",
            "The format of a DateFormatter that reads the dates, with the locale en_US_POSIX and the time zone GMT: yyyy-MM-dd.",
            .text),
        FormatKey("data", "The strategy for bytes; base64 if absent.", .text(from: dataStrategies.keys.sorted())),
        FormatKey("userInfo", "The values of decoder.userInfo by the raw values of their keys.", .entries(.scalar)),
    ]

    static let schema = FormatSchema.mapping(formatKeys, atLeast: 1, rules: [.ifPresent("dateFormat", .forbidding(["dates"]))])

    /// Reads the settings under `decoder`; nil without this key, or if it has no settings.
    init?(_ owner: MappingReader, _ problems: FormatProblems) {
        guard let node = owner["decoder"],
            let mapping = MappingReader(node, "\"decoder\"", keys: Self.formatKeys.names, problems: problems)
        else { return nil }
        keys = Self.strategy("keys", of: Self.keyStrategies, mapping, problems)
        dates = Self.strategy("dates", of: Self.dateStrategies, mapping, problems)
        data = Self.strategy("data", of: Self.dataStrategies, mapping, problems)
        if let format = mapping.string("dateFormat") {
            if mapping["dates"] != nil {
                problems.report(
                    .notBeside("dates", owner: "\"dateFormat\"", because: "a decoder has one date strategy"), at: mapping.place(of: "dates")
                )
            }
            dates = .formatted(format)
        }
        if let node = mapping["userInfo"] {
            for entry in MappingReader.entries(of: node, "\"userInfo\"", problems: problems) ?? [] {
                userInfo[entry.key] = Self.constant(entry, problems)
            }
        }
        if Self.formatKeys.names.allSatisfy({ mapping[$0] == nil }) {
            problems.report(.empty("\"decoder\"", isRequired: false), at: node.place)
        }
    }

    private static func strategy<Strategy>(
        _ key: String, of strategies: [String: Strategy], _ mapping: MappingReader, _ problems: FormatProblems
    ) -> Strategy? {
        guard let name = mapping.string(key), let node = mapping[key] else { return nil }
        if let strategy = strategies[name] { return strategy }
        problems.report(.strategy(name, of: key, known: strategies.keys.sorted()), at: node.place)
        return nil
    }

    private static func constant(_ entry: YAMLEntry, _ problems: FormatProblems) -> Constant? {
        if case .scalar(let scalar) = entry.value.content {
            switch scalar {
            case .boolean(let value): return .bool(value)
            case .string(let text): return .string(text)
            case .integer(let text): if let number = Int(text) { return .integer(number) }
            case .float(let text): if let number = Double(text) { return .double(number) }
            case .null, .notFinite: break
            }
        }
        problems.report(
            .wrongType(of: "\"\(entry.key)\"", found: entry.value.kindName, expected: "a text, a number, true or false"),
            at: entry.value.place)
        return nil
    }
}

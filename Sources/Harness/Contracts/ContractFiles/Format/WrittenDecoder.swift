package import DecodingPrograms
internal import StrictYAML
package import VerificationModel

/// The decoder that a file names, by its settings, `decoder: { keys: convertFromSnakeCase }`, or by its declaration, `decoder: JSONDecoder.api`.
package struct WrittenDecoder: Hashable, Sendable {
    /// A property or function of the sources that makes a decoder.
    package struct Declaration: Hashable, Sendable {
        /// The name, without parentheses, behind that of the type that has it: `JSONDecoder.api`, `makeDecoder`.
        package let name: String
        package let place: SourcePlace
    }

    /// The declaration that makes the decoder; nil if the file names none.
    package var declaration: Declaration?
    /// The key strategy; nil if the file names none.
    package var keys: DecoderSettings.Keys?
    /// The date strategy; nil if the file names none.
    package var dates: DecoderSettings.Dates?
    /// The strategy for bytes; nil if the file names none.
    package var data: DecoderSettings.Bytes?
    /// The values of `decoder.userInfo`, by the raw values of their keys.
    package var userInfo: [String: Constant] = [:]

    /// Creates a decoder of which the file names nothing.
    package init() {}

    /// Whether the file names neither a declaration nor a setting.
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

    static let schema = FormatSchema.any(of: [
        .text(matching: declarationPattern),
        .mapping(formatKeys, atLeast: 1, rules: [.ifPresent("dateFormat", .forbidding(["dates"]))]),
    ])

    private static let declarationPattern = #"^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*(\(\))?$"#

    /// Reads the decoder under `decoder`; nil without this key, or if its value is neither a text nor a mapping.
    init?(_ owner: MappingReader, _ problems: FormatProblems) {
        guard let node = owner["decoder"] else { return nil }
        if case .scalar(.string(let text)) = node.content {
            let name = text.hasSuffix("()") ? String(text.dropLast(2)) : text
            if name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(Self.isName) {
                declaration = Declaration(name: name, place: node.place)
            } else {
                problems.report(.decoderDeclaration(text), at: node.place)
            }
            return
        }
        guard let mapping = MappingReader(node, "\"decoder\"", keys: Self.formatKeys.names, problems: problems) else { return nil }
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

    /// Returns whether a text is a name in Swift of ASCII letters, digits and `_`.
    private static func isName(_ text: Substring) -> Bool {
        text.utf8.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
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

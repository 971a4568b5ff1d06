internal import DecodingPrograms
internal import Foundation
internal import StrictJSON

/// Decodes single values with Foundation's own decoder, whose rules for dates, numbers and other types of Foundation are not repeated here.
final class FoundationProbe {
    private let settings: DecoderSettings
    private lazy var jsonDecoder = settings.jsonDecoder
    private lazy var texts = FoundationTexts(settings)

    init(settings: DecoderSettings) {
        self.settings = settings
    }

    /// The value of a JSON value as a type of Foundation, or the error of the decoder.
    func value(of leaf: Leaf, in node: JSONValue?, _ decoder: DecoderValue) -> Result<Value, Interruption> {
        if let obstacle = unread(leaf, node) { return .failure(.undecided([obstacle])) }
        if case .foundation("DateInterval") = leaf, let system = settings.system, !system.has(.iso8601Fractions),
            node?.text.contains(/:\d\d[.,]\d/) == true
        {
            return .failure(.undecided([open(leaf)]))
        }
        if let text = node?.string, settings.system != nil {
            guard let other = texts.equivalent(of: text, as: leaf),
                let document = try? JSONDocument(Array(JSONStrings.quoted(other).utf8))
            else { return .failure(.undecided([open(leaf)])) }
            if other != text { return standard(leaf, document.root, decoder) }
        }
        return standard(leaf, node, decoder)
    }

    private func open(_ leaf: Leaf) -> Obstacle {
        Obstacle("how \(settings.system.map { "\($0)" } ?? "the system") decodes this \(leaf == .url ? "URL" : "value")", at: nil)
    }

    /// Returns whether a text is a URL for the system; nil if that is not known.
    func isURL(_ text: String) -> Bool? { texts.equivalent(of: text, as: .url).map { URL(string: $0) != nil } }

    /// The value of a JSON value as the linked Foundation decodes it.
    private func standard(_ leaf: Leaf, _ node: JSONValue?, _ decoder: DecoderValue) -> Result<Value, Interruption> {
        switch leaf {
        case .bool: decode(Bool.self, node, decoder) { .bool($0) }
        case .string: decode(String.self, node, decoder) { .string($0) }
        case .integer(let width): integer(width, node, decoder)
        case .double: decode(Double.self, node, decoder) { .double($0) }
        case .float: decode(Float.self, node, decoder) { .double(Double($0)) }
        case .decimal: decode(Decimal.self, node, decoder)
        case .date: isPlainDate(node) ? .success(date) : localDate(node, decoder) ?? decode(Date.self, node, decoder)
        case .data: decode(Data.self, node, decoder)
        case .url: decode(URL.self, node, decoder)
        case .uuid: decode(UUID.self, node, decoder)
        case .foundation(let name):
            if Self.mayStop(name, node) {
                .failure(.undecided([Obstacle("a value of \(name) that may stop the program", at: nil)]))
            } else {
                Self.others[name].map { $0(self, node, decoder) } ?? .failure(.undecided([Obstacle("a value of \(name)", at: nil)]))
            }
        }
    }

    /// The setting that decides about a value, if it is not known.
    private func unread(_ leaf: Leaf, _ node: JSONValue?) -> Obstacle? {
        switch leaf {
        case .date: return openDates
        case .data: if case .unread(let obstacle) = settings.data { return obstacle }
        case .double, .float: if node?.kind == .string { return settings.numbers }
        case .foundation(let name):
            if name == "DateInterval", let obstacle = openDates { return obstacle }
            if node?.kind == .object, case .unread(let obstacle) = settings.keys { return obstacle }
            if name.hasPrefix("CG"), node?.text.contains("\"") == true { return settings.numbers }
        default: break
        }
        return nil
    }

    /// The reason why Foundation's decoder alone does not give the dates; nil if it does.
    private var openDates: Obstacle? {
        switch settings.dates {
        case .unread(let obstacle): obstacle
        case .custom(let place): Obstacle("dateDecodingStrategy = .custom", at: place)
        default: nil
        }
    }

    // MARK: Texts

    private var formatters: [DateTextFormat: Formatter] = [:]

    /// The result of a formatter for a text.
    enum DateResult {
        case date
        case none
        /// A time that does not exist in all time zones, and one of those without it.
        case inSomeZones(String)
    }

    /// Returns what a formatter makes of a text.
    func dateResult(of text: String, _ format: DateTextFormat) -> DateResult {
        let formatter = formatters[format] ?? format.formatter
        formatters[format] = formatter
        let found: Date? =
            switch formatter {
            case let formatter as DateFormatter: formatter.date(from: text)
            case let formatter as ISO8601DateFormatter: formatter.date(from: text)
            default: nil
            }
        guard let found else { return .none }
        guard case .patternInLocalZone = format else { return .date }
        return LocalTimes.zone(without: found).map { .inSomeZones($0) } ?? .date
    }

    /// The value that `Date(from:)` makes of a number, with any strategy.
    func dateOfNumber(_ decoder: DecoderValue) -> Result<Value, Interruption> {
        decode(Double.self, decoder.node, decoder) { _ in date }
    }

    /// The value that `Data(from:)` makes of an array of numbers, with any strategy.
    func dataOfNumbers(_ decoder: DecoderValue) -> Result<Value, Interruption> {
        decode([UInt8].self, decoder.node, decoder) { _ in .present(Obstacle("a value of Data", at: nil)) }
    }

    /// Returns what a formatter in the time zone of the device makes of a text; nil if it does not depend on the zone.
    private func localDate(_ node: JSONValue?, _ decoder: DecoderValue) -> Result<Value, Interruption>? {
        guard case .formattedInLocalZone(let format) = settings.dates, let text = node?.string,
            case .inSomeZones(let zone) = dateResult(of: text, .patternInLocalZone(format))
        else { return nil }
        return .failure(.undecided([Obstacle(Decoding.gap(text, in: zone), at: nil)]))
    }

    /// Returns whether a decoder accepts a text as JSON, whatever is in it.
    static func isJSON(_ text: String) -> Bool {
        struct Anything: Decodable {
            init(from _: any Decoder) {}
        }
        return (try? JSONDecoder().decode(Anything.self, from: Data(text.utf8))) != nil
    }

    private let date = Value.present(Obstacle("a value of Date", at: nil))

    /// Whether a value is an ISO 8601 date in the most frequent form: `2026-11-24T09:30:00Z`, on a day that each month has.
    ///
    /// Others are left to the decoder, which is slower.
    private func isPlainDate(_ node: JSONValue?) -> Bool {
        guard settings.dates == .iso8601, let node, node.kind == .string else { return false }
        let text = node.bytes.dropFirst().dropLast()
        func number(at offset: Int, in range: ClosedRange<Int>) -> Bool {
            let digits = text.dropFirst(offset).prefix(2).map { Int($0) - 0x30 }
            return digits.allSatisfy((0...9).contains) && range.contains(digits[0] * 10 + digits[1])
        }
        return text.count == 20 && zip([4, 7, 10, 13, 16, 19], "--T::Z".utf8).allSatisfy { text[text.startIndex + $0] == $1 }
            && number(at: 0, in: 19...29) && number(at: 2, in: 0...99) && number(at: 5, in: 1...12) && number(at: 8, in: 1...28)
            && number(at: 11, in: 0...23) && number(at: 14, in: 0...59) && number(at: 17, in: 0...59)
    }

    private func integer(_ width: IntegerWidth, _ node: JSONValue?, _ decoder: DecoderValue) -> Result<Value, Interruption> {
        func decoded<Number: FixedWidthInteger & Decodable>(_ type: Number.Type) -> Result<Value, Interruption> {
            decode(type, node, decoder) { number in
                Int(exactly: number).map { .integer($0) } ?? .present(Obstacle("a number outside the range of Int", at: nil))
            }
        }
        if width.bits == 128 { return wideInteger(width, node, decoder) }
        return switch (width.bits, width.isSigned) {
        case (8, true): decoded(Int8.self)
        case (16, true): decoded(Int16.self)
        case (32, true): decoded(Int32.self)
        case (8, false): decoded(UInt8.self)
        case (16, false): decoded(UInt16.self)
        case (32, false): decoded(UInt32.self)
        case (64, false): width.name == "UInt" ? decoded(UInt.self) : decoded(UInt64.self)
        default: width.name == "Int" ? decoded(Int.self) : decoded(Int64.self)
        }
    }

    /// A whole number of 128 bits, compared with the bounds of its type, which not every system has.
    private func wideInteger(_ width: IntegerWidth, _ node: JSONValue?, _ decoder: DecoderValue) -> Result<Value, Interruption> {
        guard let node, let text = node.number else {
            // All types of whole numbers refuse other values with the same error, which differs in their names alone.
            return decode(Int64.self, node, decoder).mapError { $0.naming(width.name, insteadOf: "Int64") }
        }
        let isNegative = text.hasPrefix("-")
        let digits = isNegative ? String(text.dropFirst()) : text
        // How numbers with a fraction or an exponent are rounded is left open.
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return .failure(.undecided([Obstacle("a value of \(width.name) with a fraction or an exponent", at: nil)]))
        }
        let limit =
            switch (width.isSigned, isNegative) {
            case (true, true): "170141183460469231731687303715884105728"
            case (true, false): "170141183460469231731687303715884105727"
            case (false, true): "0"
            case (false, false): "340282366920938463463374607431768211455"
            }
        // JSON has no zeros in front of a number.
        guard (digits.utf8.count, digits) <= (limit.utf8.count, limit) else {
            // A smaller type refuses the number with the same error.
            return width.isSigned ? decode(Int64.self, node, decoder) : decode(UInt64.self, node, decoder)
        }
        return .success(.present(Obstacle("a value of \(width.name)", at: nil)))
    }

    /// Returns whether the initializer of a type may stop the program for a value, instead of throwing an error.
    private static func mayStop(_ name: String, _ node: JSONValue?) -> Bool {
        guard let node else { return false }
        return switch name {
        // A scheme with other characters than letters, or a negative port.
        case "URLComponents": node["scheme"] != nil || node["port"] != nil
        // A range with a negative or too great bound.
        case "IndexSet": node.text.contains(/-|\d[.eE]|\d{10}/)
        default: false
        }
    }

    typealias Reader = @Sendable (FoundationProbe, JSONValue?, DecoderValue) -> Result<Value, Interruption>

    /// The other types that are decoded from one value, by their names.
    static let others: [String: Reader] = [
        "CGFloat": { $0.decode(CGFloat.self, $1, $2) }, "CGPoint": { $0.decode(CGPoint.self, $1, $2) },
        "CGSize": { $0.decode(CGSize.self, $1, $2) }, "CGRect": { $0.decode(CGRect.self, $1, $2) },
        "Calendar": { $0.decode(Calendar.self, $1, $2) },
        "DateComponents": { $0.decode(DateComponents.self, $1, $2) }, "DateInterval": { $0.decode(DateInterval.self, $1, $2) },
        "Duration": { $0.decode(Duration.self, $1, $2) }, "TaskPriority": { $0.decode(TaskPriority.self, $1, $2) },
        "IndexPath": { $0.decode(IndexPath.self, $1, $2) }, "IndexSet": { $0.decode(IndexSet.self, $1, $2) },
        "URLComponents": { $0.decode(URLComponents.self, $1, $2) },
        "Locale": { $0.decode(Locale.self, $1, $2) }, "NSRange": { $0.decode(NSRange.self, $1, $2) },
        "PersonNameComponents": { $0.decode(PersonNameComponents.self, $1, $2) }, "TimeZone": { $0.decode(TimeZone.self, $1, $2) },
    ]

    // MARK: Decoding

    private struct Box<Content: Decodable>: Decodable {
        let content: Content
    }

    private func decode<Content: Decodable>(
        _: Content.Type, _ node: JSONValue?, _ decoder: DecoderValue,
        _ value: (Content) -> Value = { _ in .present(Obstacle("a value of \(Content.self)", at: nil)) }
    ) -> Result<Value, Interruption> {
        let text = node?.text ?? "null"
        let body = Data("{\"content\":\(text)}".utf8)
        do {
            return .success(value(try jsonDecoder.decode(Box<Content>.self, from: body).content))
        } catch let error as DecodingError {
            return .failure(.fault(fault(error, decoder)))
        } catch {
            return .failure(.fault(Fault(.other("\(error)"), decoder.path)))
        }
    }

    /// Returns an error of the box with the path of the value.
    private func fault(_ error: DecodingError, _ decoder: DecoderValue) -> Fault {
        let kind: Fault.Kind
        let context: DecodingError.Context
        switch error {
        case .keyNotFound(let key, let found): (kind, context) = (.keyNotFound(key.stringValue), found)
        case .typeMismatch(let type, let found): (kind, context) = (.typeMismatch("\(type)"), found)
        case .valueNotFound(let type, let found): (kind, context) = (.valueNotFound("\(type)"), found)
        case .dataCorrupted(let found): (kind, context) = (.dataCorrupted, found)
        @unknown default: return Fault(.unknown, decoder.path)
        }
        // The box has one key of its own.
        guard context.codingPath.first != nil else {
            // The error of the parser is converted to one of the decoder where decoding begins.
            if case .dataCorrupted = kind, context.debugDescription == "The given data was not valid JSON." {
                return Fault(.invalidNumber, nil, context.debugDescription, valuePath: decoder.path)
            }
            return Fault(
                kind, decoder.isDirect ? decoder.ownerPath : decoder.path, context.debugDescription, valuePath: decoder.path)
        }
        let path = context.codingPath.dropFirst().reduce(decoder.path) { path, key in
            Path.appending(PathPart(key), to: path)
        }
        return Fault(kind, path, context.debugDescription)
    }
}

extension DecoderSettings {
    /// A decoder with these settings.
    fileprivate var jsonDecoder: JSONDecoder {
        let decoder = JSONDecoder()
        if keys == .convertFromSnakeCase { decoder.keyDecodingStrategy = .convertFromSnakeCase }
        switch dates {
        case .deferredToDate, .custom, .unread: break
        case .iso8601: decoder.dateDecodingStrategy = .iso8601
        case .secondsSince1970: decoder.dateDecodingStrategy = .secondsSince1970
        case .millisecondsSince1970: decoder.dateDecodingStrategy = .millisecondsSince1970
        // A text that has no date at GMT has none in any other time zone.
        case .formatted(let format), .formattedInLocalZone(let format):
            decoder.dateDecodingStrategy = .formatted(DateTextFormat.dateFormatter(format))
        }
        if data == .deferredToData { decoder.dataDecodingStrategy = .deferredToData }
        return decoder
    }
}

extension DateTextFormat {
    static func dateFormatter(_ format: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = format
        return formatter
    }

    /// The formatter of Foundation.
    fileprivate var formatter: Formatter {
        switch self {
        case .pattern(let format), .patternInLocalZone(let format): return Self.dateFormatter(format)
        case .iso8601(let names):
            let formatter = ISO8601DateFormatter()
            formatter.formatOptions = ISO8601DateFormatter.Options(names.compactMap { ISO8601DateFormatter.Options.named[$0] })
            return formatter
        }
    }
}

extension ISO8601DateFormatter.Options {
    fileprivate static let named: [String: ISO8601DateFormatter.Options] = [
        "withYear": .withYear, "withMonth": .withMonth, "withWeekOfYear": .withWeekOfYear, "withDay": .withDay, "withTime": .withTime,
        "withTimeZone": .withTimeZone, "withSpaceBetweenDateAndTime": .withSpaceBetweenDateAndTime,
        "withDashSeparatorInDate": .withDashSeparatorInDate, "withColonSeparatorInTime": .withColonSeparatorInTime,
        "withColonSeparatorInTimeZone": .withColonSeparatorInTimeZone, "withFractionalSeconds": .withFractionalSeconds,
        "withFullDate": .withFullDate, "withFullTime": .withFullTime, "withInternetDateTime": .withInternetDateTime,
    ]
}

extension PathPart {
    /// The part of a path that a coding key names.
    ///
    /// The decoder's own key of an element is `Index 0`. Other keys may have a number too.
    init(_ key: any CodingKey) {
        guard let number = key.intValue, key.stringValue == "Index \(number)" else {
            self = .key(key.stringValue)
            return
        }
        self = .index(number)
    }
}

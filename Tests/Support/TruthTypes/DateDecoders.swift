import Foundation

/// Decoders with date strategies of their own, in the order of their functions below.
package enum DateDecoders: Int, CaseIterable, Sendable {
    case internet, local, captured, function, anyForm, day, localDay, loop, keyPath

    /// The decoder as it is made by the function of the same name.
    var decoder: JSONDecoder {
        switch self {
        case .internet: Self.internetDecoder()
        case .local: Self.localDecoder()
        case .captured: Self.capturedDecoder()
        case .function: Self.functionDecoder()
        case .anyForm: Self.anyFormDecoder()
        case .day: Self.dayDecoder()
        case .localDay: Self.localDayDecoder()
        case .loop: Self.loopDecoder()
        case .keyPath: Self.keyPathDecoder()
        }
    }

    enum DateError: Error { case form(String) }

    nonisolated(unsafe) private static let fractions: ISO8601DateFormatter = {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
        return formatter
    }()
    nonisolated(unsafe) private static let plain = ISO8601DateFormatter()
    private static let calendarDay: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()

    static func internetDecoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let date = fractions.date(from: text) ?? plain.date(from: text) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a date")
            }
            return date
        }
        return decoder
    }

    static func localDecoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let first = ISO8601DateFormatter()
            first.formatOptions = [.withFullDate, .withFullTime, .withFractionalSeconds]
            let second = ISO8601DateFormatter()
            second.formatOptions = .withFullDate
            let text = try decoder.singleValueContainer().decode(String.self)
            guard let date = first.date(from: text) ?? second.date(from: text) else { throw DateError.form(text) }
            return date
        }
        return decoder
    }

    static func capturedDecoder() -> JSONDecoder {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { source in
            let text = try source.singleValueContainer().decode(String.self)
            if let date = formatter.date(from: text) { return date }
            let path = source.codingPath
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: "no date"))
        }
        return decoder
    }

    static func seconds(_ decoder: any Decoder) throws -> Date {
        let seconds = try decoder.singleValueContainer().decode(Int.self)
        guard seconds >= 0 else { throw DateError.form("\(seconds)") }
        return Date(timeIntervalSince1970: Double(seconds))
    }

    static func functionDecoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom(DateDecoders.seconds)
        return decoder
    }

    static func anyFormDecoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = JSONDecoder.DateDecodingStrategy.custom { decoder throws -> Date in
            let container = try decoder.singleValueContainer()
            do {
                let text = try container.decode(String.self)
                if let date = plain.date(from: text) { return date }
                if let date = Self.calendarDay.date(from: text) { return date }
                if let seconds = TimeInterval(text) { return Date(timeIntervalSince1970: seconds) }
            } catch {
                // A number is tried next.
            }
            do {
                return Date(timeIntervalSince1970: try container.decode(Double.self))
            } catch {}
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no date")
        }
        return decoder
    }

    static func dayDecoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .formatted(calendarDay)
        return decoder
    }

    static func localDayDecoder() -> JSONDecoder {
        let formatter = DateFormatter()
        formatter.dateFormat = "dd.MM.yyyy"
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .formatted(formatter)
        return decoder
    }

    /// The format changes in a loop.
    static func loopDecoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            for format in ["yyyy-MM-dd", "yyyy"] {
                formatter.dateFormat = format
                if let date = formatter.date(from: text) { return date }
            }
            throw DateError.form(text)
        }
        return decoder
    }

    /// The text is in an object.
    static func keyPathDecoder() -> JSONDecoder {
        enum Keys: CodingKey { case date, time }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.container(keyedBy: Keys.self)
            let text = try container.decode(String.self, forKey: .date)
            let time = try container.decodeIfPresent(String.self, forKey: .time) ?? "00:00:00Z"
            guard let date = plain.date(from: "\(text)T\(time)") else {
                throw DecodingError.dataCorruptedError(forKey: .date, in: container, debugDescription: "no date")
            }
            return date
        }
        return decoder
    }
}

/// Types that these decoders read.
enum DatedTypes {
    struct Visit: Decodable {
        let startTime: Date
        let endTime: Date?
        let stops: [Date]
        let perDay: [String: Date]
        let note: Note?
    }
    struct Note: Decodable { let written: Date }

    /// The initializer reads dates itself.
    struct Incident: Decodable {
        let begin: Date
        let end: Date?
        enum CodingKeys: CodingKey { case begin, end }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let formatter = ISO8601DateFormatter()
            let text = try container.decode(String.self, forKey: .begin)
            guard let begin = formatter.date(from: text) else {
                throw DecodingError.dataCorruptedError(forKey: .begin, in: container, debugDescription: "no date")
            }
            self.begin = begin
            end = try container.decodeIfPresent(String.self, forKey: .end).flatMap { formatter.date(from: $0) }
        }
    }
}

extension TruthCase {
    static let datedTypes: [TruthCase] = [
        visit(
            .internet,
            #"{"startTime":"2026-11-24T09:30:00Z","endTime":"2026-11-24T09:30:00.250+01:00","stops":["2026-11-24T09:30:00Z"],"perDay":{"a":"2024-02-29T23:59:59Z"}}"#
        ),
        visit(.internet, #"{"startTime":"2026-11-24T09:30:00.5Z","stops":[],"perDay":{},"note":{"written":"2026-11-24T09:30:00Z"}}"#),
        visit(.local, #"{"startTime":"2026-11-24","endTime":"2026-11-24T09:30:00.250Z","stops":["2026-11-24"],"perDay":{}}"#),
        visit(
            .captured,
            #"{"startTime":"2026-11-24T09:30:00+00:00","stops":["2026-11-24T09:30:00-05:00"],"perDay":{"b":"2026-01-01T00:00:00Z"}}"#),
        visit(.function, #"{"startTime":1764000000,"endTime":0,"stops":[1,2],"perDay":{"c":3}}"#),
        visit(
            .anyForm,
            #"{"start_time":"2026-11-24T09:30:00Z","end_time":17.5,"stops":["2026-11-24","17"],"per_day":{"one_day":5},"note":{"written":1}}"#
        ),
        visit(.day, #"{"startTime":"2026-11-24","stops":["2026-1-2"],"perDay":{}}"#),
        visit(.localDay, #"{"startTime":"24.11.2026","stops":[],"perDay":{"d":"01.02.2026"}}"#),
        visit(.keyPath, #"{"startTime":{"date":"2026-11-24"},"stops":[{"date":"2026-11-24","time":"10:00:00Z"}],"perDay":{}}"#),
        visit(.loop, #"{"startTime":"2026-11-24","stops":["2026"],"perDay":{}}"#),
        TruthCase(
            DatedTypes.Incident.self, "DatedTypes.Incident", "formatters", level: "steered",
            [#"{"begin":"2026-11-24T09:30:00Z","end":"2026-11-24T09:30:00+02:00"}"#, #"{"begin":"2026-11-24T09:30:00Z"}"#]),
    ]

    private static func visit(_ decoder: DateDecoders, _ body: String) -> TruthCase {
        TruthCase(
            DatedTypes.Visit.self, "DatedTypes.Visit", "custom date strategies", level: "steered",
            settings: Settings(made: decoder),
            isOrdered: false, [body])
    }
}

import Foundation

/// Types whose initializers read dates with a formatter that gets one format after the other.
enum ChangingFormatters {
    static func broken(_ container: some SingleValueDecodingContainer) -> DecodingError {
        .dataCorruptedError(in: container, debugDescription: "no date")
    }

    /// The zone is in some of the formats.
    struct Listed: Decodable {
        let date: Date
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            let formats = ["yyyy-MM-dd'T'HH:mm:ssXXXXX", "yyyy-MM-dd HH:mm Z", "dd.MM.yyyy"]
            for format in formats {
                formatter.dateFormat = format
                guard let date = formatter.date(from: text) else { continue }
                self.date = date
                return
            }
            throw broken(container)
        }
    }

    /// A second format is tried behind the first one.
    struct Second: Decodable {
        let date: Date?
        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            let formatter = DateFormatter()
            formatter.timeZone = TimeZone(identifier: "UTC")
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.dateFormat = "yyyy"
            var found = formatter.date(from: text)
            if found == nil {
                formatter.dateFormat = "yyyy-MM"
                found = formatter.date(from: text)
            }
            guard let found else { throw broken(try decoder.singleValueContainer()) }
            date = found
        }
    }

    /// The text decides about the format, and a closure reads with it.
    struct Chosen: Decodable {
        let dates: [Date]
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let texts = try container.decode([String].self)
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = .gmt
            if texts.first?.count == 4 { formatter.dateFormat = "yyyy" } else { formatter.dateFormat = "yyyy-MM-dd" }
            dates = texts.compactMap { formatter.date(from: $0) }
            if dates.count < texts.count { throw broken(container) }
        }
    }

    /// Its locale is that of the user.
    struct OfUser: Decodable {
        let date: Date?
        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            let formatter = DateFormatter()
            var found: Date?
            for format in ["yyyy", "yyyy-MM"] {
                formatter.dateFormat = format
                found = found ?? formatter.date(from: text)
            }
            guard let found else { throw broken(try decoder.singleValueContainer()) }
            date = found
        }
    }

    /// The format gets an ending, which is not a plain assignment.
    struct Longer: Decodable {
        let date: Date?
        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = .gmt
            formatter.dateFormat = "yyyy"
            formatter.dateFormat? += "-MM"
            guard let found = formatter.date(from: text) else { throw broken(try decoder.singleValueContainer()) }
            date = found
        }
    }
}

extension TruthCase {
    static let changingFormatters: [TruthCase] = [
        TruthCase(
            ChangingFormatters.Listed.self, "ChangingFormatters.Listed", "formatters", level: "steered",
            [#""2026-11-24T09:30:00+02:00""#, #""2026-11-24 09:30 +0100""#, #""24.11.2026""#]),
        TruthCase(
            ChangingFormatters.Second.self, "ChangingFormatters.Second", "formatters", level: "steered", [#""2026""#, #""2026-11""#]),
        TruthCase(
            ChangingFormatters.Chosen.self, "ChangingFormatters.Chosen", "formatters", level: "steered",
            [#"["2026","2027"]"#, #"["2026-11-24","2026-1-2"]"#, "[]"]),
        TruthCase(
            ChangingFormatters.OfUser.self, "ChangingFormatters.OfUser", "formatters", level: "left open", isRead: false,
            [#""2026""#, #""2026-11""#]),
        TruthCase(
            ChangingFormatters.Longer.self, "ChangingFormatters.Longer", "formatters", level: "left open", isRead: false, [#""2026-11""#]),
    ]
}

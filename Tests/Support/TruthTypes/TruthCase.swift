package import Foundation

/// A type that is decoded from bodies, with the settings of its decoder.
package struct TruthCase: Sendable {
    /// The settings of a decoder, as the reader gets them.
    package struct Settings: Sendable, Hashable {
        package enum Keys: Sendable, Hashable { case useDefaultKeys, convertFromSnakeCase }
        package enum Dates: Sendable, Hashable { case deferredToDate, iso8601, secondsSince1970, millisecondsSince1970, formatted(String) }
        package enum Bytes: Sendable, Hashable { case base64, deferredToData }

        package var keys: Keys
        package var dates: Dates
        package var data: Bytes
        /// Texts for `decoder.userInfo`, by the raw values of their keys.
        package var userInfo: [String: String]
        /// The function that makes the decoder; nil for one with the settings above.
        package var made: DateDecoders?

        package init(
            keys: Keys = .useDefaultKeys, dates: Dates = .deferredToDate, data: Bytes = .base64, userInfo: [String: String] = [:],
            made: DateDecoders? = nil
        ) {
            self.made = made
            self.keys = keys
            self.dates = dates
            self.data = data
            self.userInfo = userInfo
        }

        /// The decoder with these settings.
        package func decoder() -> JSONDecoder {
            if let made { return made.decoder }
            let decoder = JSONDecoder()
            if keys == .convertFromSnakeCase { decoder.keyDecodingStrategy = .convertFromSnakeCase }
            switch dates {
            case .deferredToDate: break
            case .iso8601: decoder.dateDecodingStrategy = .iso8601
            case .secondsSince1970: decoder.dateDecodingStrategy = .secondsSince1970
            case .millisecondsSince1970: decoder.dateDecodingStrategy = .millisecondsSince1970
            case .formatted(let format):
                let formatter = DateFormatter()
                formatter.locale = Locale(identifier: "en_US_POSIX")
                formatter.timeZone = TimeZone(secondsFromGMT: 0)
                formatter.dateFormat = format
                decoder.dateDecodingStrategy = .formatted(formatter)
            }
            if data == .deferredToData { decoder.dataDecodingStrategy = .deferredToData }
            for (key, text) in userInfo { if let key = CodingUserInfoKey(rawValue: key) { decoder.userInfo[key] = text } }
            return decoder
        }
    }

    /// The name in the sources, such as `Library.Book`.
    package let name: String
    /// The construct that it is an example of.
    package let construct: String
    /// `synthesized`, `straight` or `steered`, or `left open` for what sources do not determine, which has no bound of cases that are not decided.
    package let level: String
    package let settings: Settings
    /// Whether the order in which keys are read is known, which it is not for dictionaries and `allKeys`.
    package let isOrdered: Bool
    /// Whether the type can be read.
    ///
    /// The bodies of one that cannot are not decided, or decided without the part that is not read.
    package let isRead: Bool
    /// Bodies that decode.
    package let bodies: [String]
    /// Decodes a body with the compiled type.
    package let decode: @Sendable (Data) throws -> Void
    /// Decodes a body with the compiled type, and returns the value with everything in it as text.
    package let dump: @Sendable (Data) throws -> String

    init<Decoded: Decodable & SendableMetatype>(
        _ type: Decoded.Type, _ name: String, _ construct: String, level: String, settings: Settings = Settings(), isOrdered: Bool = true,
        isRead: Bool = true, _ bodies: [String]
    ) {
        self.name = name
        self.construct = construct
        self.level = level
        self.settings = settings
        self.isOrdered = isOrdered
        self.isRead = isRead
        self.bodies = bodies
        decode = { data in _ = try settings.decoder().decode(Decoded.self, from: data) }
        dump = { data in
            var text = ""
            Swift.dump(try settings.decoder().decode(Decoded.self, from: data), to: &text)
            return text
        }
    }

    /// The folder of the sources.
    package static let folder = URL(filePath: #filePath).deletingLastPathComponent()
}

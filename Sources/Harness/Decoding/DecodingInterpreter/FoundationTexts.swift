internal import DecodingPrograms
internal import Foundation
internal import StrictJSON

/// The texts that another version of Foundation decodes in another way than the linked one.
struct FoundationTexts {
    private let system: FoundationSystem?
    private let dates: DecoderSettings.Dates

    init(_ settings: DecoderSettings) {
        system = settings.system
        dates = settings.dates
    }

    /// A text in the place of one that the system refuses, and the linked Foundation does not.
    private static let refused = "\u{0}"

    /// Returns the text that the linked Foundation decodes as the system decodes another one; nil if that is not known.
    func equivalent(of text: String, as leaf: Leaf) -> String? {
        guard let system else { return text }
        switch leaf {
        case .date:
            guard dates == .iso8601, let fraction = text.firstRange(of: /:\d\d[.,]\d+/) else { return text }
            // The linked Foundation may refuse fractions too.
            let plain = text.replacingCharacters(in: fraction, with: String(text[fraction].prefix(3)))
            return system.has(.iso8601Fractions) ? plain : Self.refused
        case .url:
            guard !system.has(.encodedURLs) else { return text }
            let unescaped = text.replacing(/%[0-9A-Fa-f]{2}/, with: "")
            guard !unescaped.unicodeScalars.contains(where: Self.isUncertain), unescaped.count(where: { $0 == "#" }) < 2 else { return nil }
            return unescaped.unicodeScalars.contains { !Self.isPlain($0) } ? "" : text
        default: return text
        }
    }

    /// Whether a character is one of those that RFC 3986 allows: reserved or unreserved.
    ///
    /// Source: RFC 3986, section 2.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-._~:/?#@!$&'()*+,;=".unicodeScalars.contains(scalar))
    }

    /// Whether it is not known how earlier versions treat a character: brackets, which belong only to some hosts, and a percent sign
    /// without digits behind it.
    private static func isUncertain(_ scalar: Unicode.Scalar) -> Bool { "[]%".unicodeScalars.contains(scalar) }
}

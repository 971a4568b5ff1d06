internal import DecodingPrograms
internal import DecodingUses
internal import FixtureScan
internal import StrictYAML
internal import VerificationModel

/// The type with which a contract reads a text.
struct DraftedType: Sendable {
    let name: String
    /// The types of the sources that it is written with, and the files that declare them.
    let parts: [(name: String, file: String)]
    /// The settings of the decoder as YAML; nil for those that the sources show.
    let decoder: String?
    /// The location at which the type refuses the text; nil if it decodes it.
    var rejects: String?
    /// The reason of a refusal that nothing expects.
    var problem: String?
    /// Sentences about the evidence; empty if the sources decode the text with this type.
    var remarks: [String] = []

    /// - Parameters:
    ///   - decoding: The type and the call.
    ///   - decoder: The settings, if there is only one decoder.
    init(_ decoding: FileUses.Decoding, _ decoder: DecoderSettings?) {
        name = decoding.name
        parts = decoding.parts
        self.decoder = decoder.flatMap(Self.written)
    }

    /// Returns settings as YAML; nil if YAML cannot express them.
    private static func written(_ settings: DecoderSettings) -> String? {
        var parts: [String] = []
        switch settings.keys {
        case .useDefaultKeys: break
        case .convertFromSnakeCase: parts.append("keys: convertFromSnakeCase")
        case .unread: return nil
        }
        switch settings.dates {
        case .deferredToDate: break
        case .iso8601: parts.append("dates: iso8601")
        case .secondsSince1970: parts.append("dates: secondsSince1970")
        case .millisecondsSince1970: parts.append("dates: millisecondsSince1970")
        case .formatted(let format): parts.append("dateFormat: \(YAMLText.scalar(format, inList: true))")
        case .formattedInLocalZone, .custom, .unread: return nil
        }
        switch settings.data {
        case .base64: break
        case .deferredToData: parts.append("data: deferredToData")
        case .unread: return nil
        }
        guard settings.numbers == nil, settings.userInfo.isEmpty, settings.givenUserInfo.isEmpty else { return nil }
        return "{ \(parts.isEmpty ? "keys: useDefaultKeys" : parts.joined(separator: ", ")) }"
    }
}

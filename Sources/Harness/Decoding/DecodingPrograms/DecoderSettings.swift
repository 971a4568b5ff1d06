/// The settings of a `JSONDecoder`.
package struct DecoderSettings: Hashable, Sendable {
    /// The way in which names in JSON become coding keys.
    package enum Keys: Hashable, Sendable {
        case useDefaultKeys, convertFromSnakeCase
        /// A strategy that was not read from the sources.
        case unread(Obstacle)
    }

    /// The way in which dates are written.
    package enum Dates: Hashable, Sendable {
        case deferredToDate, iso8601, secondsSince1970, millisecondsSince1970
        /// A `DateFormatter` with a format, the locale `en_US_POSIX` and the time zone GMT.
        case formatted(String)
        /// The same with the time zone of the device.
        case formattedInLocalZone(String)
        /// A function of the sources; its place is a key of ``DecodingProgram/dateFunctions``.
        case custom(ProgramPlace)
        /// A strategy that was not read from the sources.
        case unread(Obstacle)
    }

    /// The way in which bytes are written.
    package enum Bytes: Hashable, Sendable {
        case base64, deferredToData
        /// A strategy that was not read from the sources.
        case unread(Obstacle)
    }

    package var keys = Keys.useDefaultKeys
    package var dates = Dates.deferredToDate
    package var data = Bytes.base64
    /// The reason why the strategy for texts such as `NaN` is not known; nil if decoding refuses them.
    package var numbers: Obstacle?
    /// The values of `decoder.userInfo` that are known, by the raw values of their keys.
    package var userInfo: [String: Constant] = [:]
    /// The types of values of `decoder.userInfo` that are given at run time, by the raw values of their keys.
    package var givenUserInfo: [String: GivenType] = [:]

    /// The type of a value that is given at run time.
    package enum GivenType: Hashable, Sendable {
        case leaf(Leaf)
        /// A type of the sources, by its place.
        case declared(ProgramPlace)
    }

    /// The system whose Foundation decodes; nil for the linked one.
    package var system: FoundationSystem?

    /// Creates the settings of `JSONDecoder()`.
    package init() {}
}

extension DecoderSettings: CustomStringConvertible {
    /// The settings that differ from those of `JSONDecoder()`: `keys: convertFromSnakeCase, dates: iso8601`.
    package var description: String {
        var parts: [String] = []
        switch keys {
        case .useDefaultKeys: break
        case .convertFromSnakeCase: parts.append("keys: convertFromSnakeCase")
        case .unread: parts.append("keys: not read")
        }
        switch dates {
        case .deferredToDate: break
        case .iso8601: parts.append("dates: iso8601")
        case .secondsSince1970: parts.append("dates: secondsSince1970")
        case .millisecondsSince1970: parts.append("dates: millisecondsSince1970")
        case .formatted(let format): parts.append("dateFormat: \(format)")
        case .formattedInLocalZone(let format): parts.append("dateFormat: \(format) (in the time zone of the device)")
        case .custom: parts.append("dates: custom")
        case .unread: parts.append("dates: not read")
        }
        switch data {
        case .base64: break
        case .deferredToData: parts.append("data: deferredToData")
        case .unread: parts.append("data: not read")
        }
        if numbers != nil { parts.append("numbers: not read") }
        for (key, value) in userInfo.sorted(by: { $0.key < $1.key }) { parts.append("userInfo \(key): \(value)") }
        return parts.isEmpty ? "the settings of JSONDecoder()" : parts.joined(separator: ", ")
    }
}

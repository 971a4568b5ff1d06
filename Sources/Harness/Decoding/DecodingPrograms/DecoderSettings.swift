/// The settings of a `JSONDecoder`.
package struct DecoderSettings: Hashable, Sendable {
    /// The way in which names in JSON become coding keys.
    package enum Keys: Hashable, Sendable {
        case useDefaultKeys, convertFromSnakeCase
    }

    /// The way in which dates are written.
    package enum Dates: Hashable, Sendable {
        case deferredToDate, iso8601, secondsSince1970, millisecondsSince1970
        /// A `DateFormatter` with a format, the locale `en_US_POSIX` and the time zone GMT.
        case formatted(String)
    }

    /// The way in which bytes are written.
    package enum Bytes: Hashable, Sendable {
        case base64, deferredToData
    }

    package var keys = Keys.useDefaultKeys
    package var dates = Dates.deferredToDate
    package var data = Bytes.base64
    /// The values of `decoder.userInfo` that are known, by the raw values of their keys.
    package var userInfo: [String: Constant] = [:]

    /// Creates the settings of `JSONDecoder()`.
    package init() {}
}

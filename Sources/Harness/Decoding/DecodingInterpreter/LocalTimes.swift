internal import DecodingPrograms
internal import Foundation

/// The local times that a time zone does not have, because its clocks were set forward over them.
///
/// A `DateFormatter` that is not lenient makes no date of such a time.
enum LocalTimes {
    private static let zones: [(name: String, zone: TimeZone)] = TimeZone.knownTimeZoneIdentifiers.sorted().compactMap { name in
        TimeZone(identifier: name).map { (name, $0) }
    }

    /// Returns the name of the first time zone that does not have a local time; nil if all have it.
    /// - Parameter time: The moment that has this local time at GMT.
    static func zone(without time: Date) -> String? {
        zones.first { _, zone in
            let offsets = [-86_400.0, 86_400.0].map { zone.secondsFromGMT(for: time.addingTimeInterval($0)) }
            return !offsets.contains { zone.secondsFromGMT(for: time.addingTimeInterval(-Double($0))) == $0 }
        }?.name
    }
}

extension Decoding {
    /// The date that a formatter reads from a text, or nil.
    func date(in text: String, _ format: DateTextFormat, _ place: ProgramPlace) -> Value {
        switch probe.dateResult(of: text, format) {
        case .date: .present(Obstacle("a date", at: place))
        case .none: .null
        case .inSomeZones(let zone): .unknown(Obstacle(Self.gap(text, in: zone), at: place))
        }
    }

    /// The reason why it is not known whether a text is a date.
    static func gap(_ text: String, in zone: String) -> String { "\(text), a local time that \(zone) does not have" }
}

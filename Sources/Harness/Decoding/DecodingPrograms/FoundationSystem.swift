/// A system whose Foundation decodes: `iOS 16`, `Linux 6.2`.
///
/// The version of Linux is that of the Swift toolchain, which brings Foundation.
package struct FoundationSystem: Hashable, Sendable, CustomStringConvertible {
    package let platform: BuildPlatform
    private let version: Version

    /// A version with its parts, of which the first two count.
    fileprivate struct Version: Hashable, Comparable {
        let major: Int
        let minor: Int

        init(_ major: Int, _ minor: Int = 0) {
            self.major = major
            self.minor = minor
        }

        init?(_ text: Substring) {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
            guard (1...2).contains(parts.count), let major = parts[0], major > 0 else { return nil }
            if parts.count == 2 {
                guard let minor = parts[1], minor >= 0 else { return nil }
                self.init(major, minor)
            } else {
                self.init(major)
            }
        }

        static func < (left: Version, right: Version) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
    }

    /// Parses a platform and a version that is known; nil for any other text.
    package init?(_ text: String) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 2, let platform = BuildPlatform(rawValue: String(parts[0])), let version = Version(parts[1]),
            Self.isKnown(version, of: platform)
        else { return nil }
        self.platform = platform
        self.version = version
    }

    /// The last versions before those that are numbered after years, and those.
    ///
    /// How a later one decodes is not known.
    private static let known: [BuildPlatform: (last: Int, years: ClosedRange<Int>?)] = [
        .iOS: (18, 26...27), .macOS: (15, 26...27), .tvOS: (18, 26...27), .visionOS: (2, 26...27), .watchOS: (11, 26...27),
        .linux: (6, nil),
    ]

    private static func isKnown(_ version: Version, of platform: BuildPlatform) -> Bool {
        guard let known = known[platform] else { return false }
        return version.major <= known.last || known.years?.contains(version.major) ?? false
    }

    /// The known versions of each platform: `iOS up to 18, 26 and 27`.
    package static var knownVersions: String {
        BuildPlatform.allCases.compactMap { platform in
            known[platform].map { known in
                "\(platform.rawValue) up to \(known.last)" + (known.years.map { ", \($0.lowerBound) and \($0.upperBound)" } ?? "")
            }
        }.joined(separator: "; ")
    }

    /// Creates the lowest version of a platform that a project names; nil for a version that is not known.
    /// - Parameter version: One to three numbers, of which the first two count: `16.4`, `12.0.1`.
    package init?(platform: String, version: String) {
        self.init("\(platform) \(version.split(separator: ".").prefix(2).joined(separator: "."))")
    }

    package var description: String {
        "\(platform.rawValue) \(version.major)" + (version.minor > 0 || platform == .linux ? ".\(version.minor)" : "")
    }

    /// Returns whether the system has the present behaviour, and not the one before a change.
    package func has(_ change: FoundationChange) -> Bool { change.first[platform].map { version >= $0 } ?? true }
}

/// A change of Foundation by which the same JSON text decodes in another way.
package struct FoundationChange: Sendable {
    /// The change, as a sentence without a full stop.
    package let text: String
    /// The place that states it.
    package let source: String
    /// The first versions that have it.
    fileprivate let first: [BuildPlatform: FoundationSystem.Version]

    /// Since then, `.iso8601` accepts fractions of a second; before, it refused them.
    package static let iso8601Fractions = FoundationChange(
        text: "`.iso8601` decodes dates with fractions of a second",
        source: "swift-foundation, Date+ISO8601FormatStyle.swift, includingFractionalSeconds: before Swift 6.2, they must not be present",
        first: [
            .iOS: .init(26), .macOS: .init(26), .tvOS: .init(26), .visionOS: .init(26), .watchOS: .init(26), .linux: .init(6, 2),
        ])

    /// Since then, `URL` encodes characters that RFC 3986 does not allow; before, it refused them.
    package static let encodedURLs = FoundationChange(
        text: "`URL` decodes texts with spaces and other characters that RFC 3986 does not allow",
        source: "Apple's documentation of URL.init(string:): apps linked on or after iOS 17 and aligned versions",
        first: [.iOS: .init(17), .macOS: .init(14), .tvOS: .init(17), .visionOS: .init(1), .watchOS: .init(10), .linux: .init(6)])

    /// All changes.
    package static let all = [iso8601Fractions, encodedURLs]

    /// The first versions that have it: `iOS 17, macOS 14`.
    package var firstSystems: String {
        BuildPlatform.allCases.compactMap { platform in
            first[platform].flatMap { FoundationSystem("\(platform.rawValue) \($0.major).\($0.minor)") }.map(\.description)
        }.joined(separator: ", ")
    }
}

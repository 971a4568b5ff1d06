/// The folders of Swift sources, and the platform that they are read for.
package struct SourceFolders: Hashable, Sendable {
    /// The folders, relative to the root; `.` for the root itself.
    package var paths: [String]
    /// The platform that `#if` is evaluated for; nil if none is named.
    package var platform: BuildPlatform?

    package init(_ paths: [String], platform: BuildPlatform? = nil) {
        self.paths = paths
        self.platform = platform
    }
}

/// A platform that an app is built for, by its name in `#if os(...)`.
package enum BuildPlatform: String, CaseIterable, Sendable {
    case iOS
    case linux = "Linux"
    case macOS, tvOS, visionOS, watchOS
}

/// The systems that projects build targets for.
///
/// Source: Xcode Help, "Build settings reference" (`SDKROOT`, `SUPPORTED_PLATFORMS`); XcodeGen, "Project Spec" (`platform`); Tuist,
/// "ProjectDescription" (`Destination`, `Destinations`, `Platform`).
enum TargetSystem {
    /// Returns the system that all names mean, as `os()` in a condition names it; nil if they mean several, or if one of them is not known.
    static func common(to names: [String]) -> String? {
        let found = Set(names.map { systems[$0] })
        return found.count == 1 ? found.first ?? nil : nil
    }

    private static let systems = [
        // Xcode
        "appletvos": "tvOS", "appletvsimulator": "tvOS", "iphoneos": "iOS", "iphonesimulator": "iOS", "macosx": "macOS",
        "watchos": "watchOS", "watchsimulator": "watchOS", "xros": "visionOS", "xrsimulator": "visionOS",
        // XcodeGen and Tuist
        "iOS": "iOS", "macOS": "macOS", "tvOS": "tvOS", "visionOS": "visionOS", "watchOS": "watchOS",
        // Tuist
        "appleTv": "tvOS", "appleVision": "visionOS", "appleVisionWithiPadDesign": "iOS", "appleWatch": "watchOS", "iPad": "iOS",
        "iPhone": "iOS", "mac": "macOS", "macCatalyst": "iOS", "macWithiPadDesign": "iOS",
    ]
}

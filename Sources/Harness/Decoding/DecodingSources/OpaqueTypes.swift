internal import DecodingPrograms
internal import SwiftSymbols

/// The types of Apple's SDKs and of the standard library that are encoded in a form of their own.
///
/// Their sources are not there. But what one version of an app encodes of such a type, another version decodes as the same type.
///
/// Source: the conformances to `Codable` that the documentation of each framework lists.
enum OpaqueTypes {
    /// The modules that declare or export Foundation.
    private static let foundation: Set<String> = [
        "AppKit", "CoreData", "CoreLocation", "Foundation", "HealthKit", "MapKit", "SwiftData", "SwiftUI", "UIKit", "WeatherKit",
        "WidgetKit",
    ]
    private static let graphics = foundation.union(["CoreGraphics", "QuartzCore"])
    private static let music: Set<String> = ["MusicKit"]
    private static let weather: Set<String> = ["WeatherKit"]
    private static let screenTime: Set<String> = ["FamilyControls", "ManagedSettings"]
    private static let time: Set<String> = ["AVFoundation", "AVKit", "CoreMedia"]

    /// The modules of which a file imports one if it means the type; none for the standard library.
    private static let modules: [String: Set<String>] = [
        "ActivityCategoryToken": screenTime, "Album": music, "ApplicationToken": screenTime, "Artist": music,
        "AttributedString": foundation,
        "CGAffineTransform": graphics, "CGVector": graphics, "CMTime": time, "CMTimeRange": time, "CurrentWeather": weather,
        "DayWeather": weather, "FamilyActivitySelection": ["FamilyControls"], "HourWeather": weather, "Measurement": foundation,
        "MusicItemID": music, "PersistentIdentifier": ["SwiftData"], "Playlist": music, "SIMD2": [], "SIMD3": [], "SIMD4": [],
        "Song": music,
        "TabViewCustomization": ["SwiftUI"], "Track": music, "UTType": ["UniformTypeIdentifiers"], "Weather": weather,
        "WebDomainToken": screenTime,
    ]

    /// Returns whether a type that a file names is such a type, with arguments that are not types of the sources.
    static func contain(_ type: KnownType, namedIn file: Int, _ table: SymbolTable) -> Bool {
        guard case .outside(let name, let arguments) = type, let modules = modules[name] else { return false }
        let isVisible = modules.isEmpty || table.files[file].imports.contains { modules.contains($0.path.first?.text ?? "") }
        return isVisible && arguments.allSatisfy { if case .outside(_, let inner) = $0 { inner.isEmpty } else { false } }
    }
}

internal import SwiftSyntax

/// The properties of a build that `#if` can test.
///
/// Source: The Swift Programming Language, "Conditional Compilation Block".
package struct BuildConditions: Hashable, Sendable {
    /// `Linux`, `macOS`...
    package var system = "Linux"
    /// `x86_64`, `arm64`...
    package var architecture = "x86_64"
    /// The names that are defined by `-D`.
    package var defines: Set<String> = ["DEBUG", "SWIFT_PACKAGE"]
    /// The upcoming and experimental features that are enabled.
    package var features: Set<String> = []
    /// The modules that cannot be imported.
    ///
    /// All others are assumed to be importable.
    package var absentModules = foreign
    /// The version of the compiler and the language.
    package var compiler = [6, 3]
    package var language = [6]

    package init() {}

    /// A debug build of an app for an iPhone, without the definitions of a package.
    package static var app: BuildConditions {
        var build = BuildConditions()
        build.system = "iOS"
        build.architecture = "arm64"
        build.defines = ["DEBUG"]
        build.absentModules = [
            "Android", "AppKit", "Bionic", "CRT", "Cocoa", "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "OpenCombine", "UCRT",
            "WASILibc", "WinSDK", "ucrt",
        ]
        return build
    }

    /// Returns the build for another of Apple's systems.
    package func on(_ system: String) -> BuildConditions {
        var build = self
        build.system = system
        switch system {
        case "macOS":
            build.absentModules.subtract(["AppKit", "Cocoa"])
            build.absentModules.formUnion(["UIKit", "WatchKit"])
        case "watchOS": build.absentModules.insert("WebKit")
        default: break
        }
        return build
    }

    /// Returns the build with what the manifest adds for the module of a file.
    func adding(_ source: SourceGraph.Source) -> BuildConditions {
        adding(defines: source.defines, features: source.features, system: source.system)
    }

    /// Returns the build with further definitions and features.
    ///
    /// - Parameter system: The system that the module is built for, which replaces that of an app; nil if no project names one.
    package func adding(defines: Set<String>, features: Set<String>, system: String? = nil) -> BuildConditions {
        let other = isReplaced(by: system) && system != self.system ? system : nil
        guard !defines.isEmpty || !features.isEmpty || other != nil else { return self }
        var own = other.map { on($0) } ?? self
        own.defines.formUnion(defines)
        own.features.formUnion(features)
        return own
    }

    /// Returns whether a file is compiled for the system of its target, and not for that of this build: only an app has targets with a system.
    package func isReplaced(by system: String?) -> Bool { self.system == "iOS" && system != nil }

    /// Modules that exist only on Apple's systems or on Windows.
    static let foreign: Set<String> = [
        "AppKit", "ARKit", "AVFoundation", "Accelerate", "AuthenticationServices", "BackgroundTasks", "CloudKit", "Cocoa", "Combine",
        "CommonCrypto",
        "Compression", "Contacts", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMedia",
        "CoreML",
        "CoreServices", "CoreText", "CryptoKit", "CRT", "Darwin", "DeveloperToolsSupport", "GameKit", "HealthKit", "IOKit",
        "LocalAuthentication",
        "MachO", "MapKit", "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "Musl", "Network", "ObjectiveC", "OSLog", "PassKit",
        "PhotosUI",
        "Photos", "QuartzCore", "SafariServices", "SceneKit", "Security", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI",
        "SystemConfiguration", "UCRT",
        "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WASILibc", "WatchKit", "WebKit", "WidgetKit", "WinSDK", "Android",
        "Bionic", "os",
        "ucrt", "EventKit", "CoreMotion", "CoreTelephony", "Speech", "Vision", "simd", "Charts", "TipKit", "XPC", "System",
        "ActivityKit", "AdSupport", "AppIntents", "AppTrackingTransparency", "AudioToolbox", "Carbon", "CoreAudio", "CoreHaptics",
        "CoreNFC",
        "CoreSpotlight", "CoreTransferable", "CoreVideo", "CryptoTokenKit", "DeviceCheck", "FileProvider", "GLKit", "GameController",
        "GameplayKit", "GroupActivities", "HomeKit", "ImageIO", "Intents", "JavaScriptCore", "LinkPresentation", "MediaPlayer", "Messages",
        "MetricKit", "ModelIO", "MultipeerConnectivity", "NaturalLanguage", "NetworkExtension", "PDFKit", "PencilKit", "Quartz",
        "QuickLook",
        "RealityKit", "ReplayKit", "ScreenCaptureKit", "ServiceManagement", "SoundAnalysis", "SwiftUICore", "UserNotificationsUI",
        "VideoToolbox", "VisionKit", "WatchConnectivity",
    ]

    /// Modules of which each of Apple's systems is known to have them or not, whatever a target links.
    package static let modulesBySystem: Set<String> = [
        "AppKit", "Cocoa", "Combine", "CoreGraphics", "CryptoKit", "Darwin", "Foundation", "FoundationNetworking", "FoundationXML", "Glibc",
        "Musl", "OSLog", "ObjectiveC", "Security", "SwiftUI", "UIKit", "os",
    ]

    /// Returns whether a module belongs to Apple's systems or to the toolchain.
    package static func isOfSystem(_ module: String) -> Bool {
        foreign.contains(module)
            || ["Dispatch", "Distributed", "Foundation", "Observation", "Swift", "Synchronization", "Testing", "XCTest"].contains(module)
    }

    /// Returns whether a condition is true.
    func holds(_ condition: ExprSyntax) -> Bool {
        ConditionExpression(condition).value { question in
            switch question {
            case .name(let name): defines.contains(name)
            case .function(let name, let argument): holds(name, argument)
            case .other: false
            }
        } ?? false
    }

    private func holds(_ function: String, _ argument: String) -> Bool {
        switch function {
        case "os": return argument == system
        case "arch": return argument == architecture
        case "canImport": return canImport(argument)
        case "swift": return ConditionExpression.compares(language == [6] ? compiler : language, argument) ?? false
        case "compiler": return ConditionExpression.compares(compiler, argument) ?? false
        case "hasFeature": return features.contains(argument)
        case "hasAttribute": return true
        case "_endian": return argument == "little"
        case "_pointerBitWidth": return argument == "_64"
        case "_runtime": return ["_Native", "_multithreaded"].contains(argument)
        case "_ptrauth", "_hasAtomicBitWidth": return argument == "_64"
        default: return false
        }
    }

    /// Returns whether a module can be imported, or the module that a path such as `UIKit.UIView` begins with.
    package func canImport(_ module: String) -> Bool { !absentModules.contains(String(module.prefix { $0 != "." })) }
}

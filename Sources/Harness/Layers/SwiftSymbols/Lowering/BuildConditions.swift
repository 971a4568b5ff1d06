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

    /// Returns the build with what the manifest adds for the module of a file.
    func adding(_ source: SourceGraph.Source) -> BuildConditions { adding(defines: source.defines, features: source.features) }

    /// Returns the build with further definitions and features.
    package func adding(defines: Set<String>, features: Set<String>) -> BuildConditions {
        guard !defines.isEmpty || !features.isEmpty else { return self }
        var own = self
        own.defines.formUnion(defines)
        own.features.formUnion(features)
        return own
    }

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

    /// Returns whether a module belongs to Apple's systems or to the toolchain.
    package static func isOfSystem(_ module: String) -> Bool {
        foreign.contains(module)
            || ["Dispatch", "Distributed", "Foundation", "Observation", "Swift", "Synchronization", "Testing", "XCTest"].contains(module)
    }

    /// Returns whether a condition is true.
    func holds(_ condition: ExprSyntax) -> Bool {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
        if let name = condition.as(DeclReferenceExprSyntax.self) { return defines.contains(name.baseName.text) }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return holds(only.expression)
        }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" { return !holds(not.expression) }
        if let sequence = condition.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)) }
        if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
        if let asked = condition.as(_CanImportExprSyntax.self) { return canImport(asked.importPath.text) }
        return false
    }

    /// Returns whether a sequence of conditions is true.
    ///
    /// `&&` binds closer than `||`.
    private func holds(_ elements: [ExprSyntax]) -> Bool {
        var isAny = false
        var isAll = true
        for (index, element) in elements.enumerated() {
            if index.isMultiple(of: 2) {
                isAll = isAll && holds(element)
            } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" {
                isAny = isAny || isAll
                isAll = true
            }
        }
        return isAny || isAll
    }

    private func holds(_ call: FunctionCallExprSyntax) -> Bool {
        let argument = call.arguments.first?.expression.trimmedText ?? ""
        switch call.calledExpression.trimmedText {
        case "os": return argument == system
        case "arch": return argument == architecture
        case "canImport": return canImport(argument)
        case "swift": return compares(argument, language == [6] ? compiler : language)
        case "compiler": return compares(argument, compiler)
        case "hasFeature": return features.contains(argument)
        case "hasAttribute": return true
        case "_endian": return argument == "little"
        case "_pointerBitWidth": return argument == "_64"
        case "_runtime": return ["_Native", "_multithreaded"].contains(argument)
        case "_ptrauth", "_hasAtomicBitWidth": return argument == "_64"
        default: return false
        }
    }

    private func canImport(_ module: String) -> Bool {
        let top = String(module.prefix { $0 != "." })
        return !absentModules.contains(top)
    }

    private func compares(_ text: String, _ version: [Int]) -> Bool {
        let isLess = text.hasPrefix("<")
        let wanted = text.drop { !$0.isNumber }.split(separator: ".").map { Int($0) ?? 0 }
        let padded = { (numbers: [Int]) in numbers + Array(repeating: 0, count: max(0, 4 - numbers.count)) }
        let isBefore = padded(version).lexicographicallyPrecedes(padded(wanted))
        return isLess ? isBefore : !isBefore
    }
}

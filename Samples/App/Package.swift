// swift-tools-version: 6.0
import PackageDescription

// An app in the usual styles of iOS code. On Linux it is compiled against stand-ins of Apple's frameworks, so that the compiler's index shows which
// file uses what: `make accuracy` compares that with the graph.
let frameworks = ["Combine", "SwiftUI", "UIKit"].map { Target.Dependency.product(name: $0, package: "StandIns") }
let package = Package(
    name: "App", dependencies: [.package(path: "../StandIns")],
    targets: [
        .target(name: "AppCore", dependencies: frameworks, path: "AppCore"),
        .target(name: "DesignSystem", dependencies: frameworks, path: "DesignSystem"),
        .target(name: "UIKitFeatures", dependencies: ["AppCore", "DesignSystem"] + frameworks, path: "UIKitFeatures"),
        .target(name: "SwiftUIFeatures", dependencies: ["AppCore", "DesignSystem"] + frameworks, path: "SwiftUIFeatures"),
        .target(name: "Viper", dependencies: ["AppCore", "DesignSystem"] + frameworks, path: "Viper"),
        .target(name: "Ribs", dependencies: ["AppCore", "DesignSystem"] + frameworks, path: "Ribs"),
        .target(name: "Composable", dependencies: ["AppCore", "DesignSystem"] + frameworks, path: "Composable"),
    ],
    swiftLanguageModes: [.v5]
)

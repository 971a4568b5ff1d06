// swift-tools-version: 6.0
import PackageDescription

// Stand-ins of Apple's frameworks, with the signatures that the sample app uses. Their functions do nothing.
let package = Package(
    name: "StandIns",
    products: [
        .library(name: "Combine", targets: ["Combine"]), .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
    ],
    targets: [
        .target(name: "Combine", path: "Combine"), .target(name: "UIKit", path: "UIKit"),
        .target(name: "SwiftUI", dependencies: ["Combine", "UIKit"], path: "SwiftUI"),
    ],
    swiftLanguageModes: [.v5]
)

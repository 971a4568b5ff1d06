// swift-tools-version: 6.2
import PackageDescription

// The main package has the product only with PLUMBLINE_FUZZING=1: see Scripts/fuzz, which links the library with the fuzzer.
let package = Package(
    name: "plumbline-fuzzing",
    platforms: [.macOS(.v14)],
    products: [.library(name: "Fuzz", type: .static, targets: ["Fuzz"])],
    dependencies: [.package(name: "plumbline", path: "..")],
    targets: [.target(name: "Fuzz", dependencies: [.product(name: "FuzzTargets", package: "plumbline")])],
    swiftLanguageModes: [.v6]
)

let package = Package(targets: [.target(name: "App", path: "App")])

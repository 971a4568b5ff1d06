let package = Package(targets: [.target(name: "MovieStore", path: "Code")])

/// Versions of Apple's systems.
struct Platforms: Sendable {
    let iOS: (major: Int, minor: Int)
    let macOS: (major: Int, minor: Int)

    /// Whether these systems have what the other ones have.
    func includes(_ others: Platforms) -> Bool { others.iOS <= iOS && others.macOS <= macOS }
}

extension Platforms {
    /// Reads the `platforms` of a manifest; a system that the manifest does not name is nil.
    static func declared(in manifest: String) -> (iOS: Int?, macOS: Int?) {
        (
            manifest.firstMatch(of: /\.iOS\(\.v(\d+)\)/).flatMap { Int($0.1) },
            manifest.firstMatch(of: /\.macOS\(\.v(\d+)\)/).flatMap { Int($0.1) }
        )
    }
}

import Foundation

/// A repository with the Data layer of the reference app, and its recordings as bare JSON.
enum DataLayerCopy {
    /// Creates the repository in a folder.
    static func make(in folder: String) throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let files = FileManager.default
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try files.copyItem(atPath: package.appending(path: "Sources/Production/DataLayer").path, toPath: "\(folder)/DataLayer")
        let fixtures = package.appending(path: "Fixtures")
        for api in ["articles", "movies", "products", "weather"] {
            try files.createDirectory(atPath: "\(folder)/Fixtures/\(api)", withIntermediateDirectories: true)
            for name in try files.contentsOfDirectory(atPath: fixtures.appending(path: api).path).sorted() where name.hasSuffix(".json") {
                try files.copyItem(atPath: fixtures.appending(path: "\(api)/\(name)").path, toPath: "\(folder)/Fixtures/\(api)/\(name)")
            }
        }
    }
}

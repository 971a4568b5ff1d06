import Foundation
import SwiftSymbols
import TestFolders

/// The sources of the sample app, one module for each of its folders.
enum AppSources {
    static func all() throws -> [SourceGraph.Source] {
        let folder = "\(PackageFolders.root)/Samples/App"
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
            $0.hasSuffix(".swift") && $0 != "Package.swift" && !$0.hasPrefix(".")
        }
        return try paths.sorted().map { path in
            let text = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)"))
            return SourceGraph.Source(path: path, module: path.split(separator: "/").first.map(String.init) ?? "", bytes: Array(text))
        }
    }
}

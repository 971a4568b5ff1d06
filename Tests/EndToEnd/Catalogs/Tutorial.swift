import Foundation
import TestFolders
import Testing

/// A tutorial of a documentation catalog: files to write and commands to run, in this order.
struct Tutorial: CustomTestStringConvertible, Sendable {
    /// A code of a step.
    struct Code {
        /// The path of the file in the package of the tutorial, or `Terminal` for commands with their output.
        let name: String
        let text: String

        var isTranscript: Bool { name == "Terminal" }
    }

    /// The name of the file without `.tutorial`.
    let name: String
    /// The path of the catalog.
    let catalog: String

    var testDescription: String { name }

    /// The text of the tutorial.
    var text: String { get throws { try PackageFolders.text("\(catalog)/\(name).tutorial") } }

    /// The code of all steps.
    var codes: [Code] {
        get throws {
            try text.matches(of: /@Code\(name: "([^"]+)", file: "([^"]+)"\)/).map { match in
                Code(name: String(match.1), text: try PackageFolders.text("\(catalog)/Samples/\(match.2)"))
            }
        }
    }

    /// The catalogs of this package.
    static let catalogs: [String] = {
        let names = FileManager.default.enumerator(atPath: "\(PackageFolders.root)/Sources")?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".docc") }.sorted().map { "Sources/\($0)" }
    }()

    /// The tutorials of all catalogs, without the tables of contents.
    static let all: [Tutorial] = catalogs.flatMap { catalog in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(PackageFolders.root)/\(catalog)")) ?? []
        return names.filter { $0.hasSuffix(".tutorial") }.sorted().map { Tutorial(name: String($0.dropLast(9)), catalog: catalog) }
            .filter { (try? $0.text.hasPrefix("@Tutorial(")) ?? true }
    }
}

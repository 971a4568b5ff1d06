import LayerRules
import TestFolders
import Testing
import VerificationModel

/// The results of a check of a folder with sources and `Contracts/layers.yml`.
extension TemporaryFolder {
    func suite(today: String = "2026-11-21", filters: [String] = []) throws -> LayerSuite {
        LayerSuite(layersFile: "\(path)/Contracts/layers.yml", root: path, today: try #require(Day(today)), filters: filters)
    }

    func findings(filters: [String] = []) throws -> [Finding] { try suite(filters: filters).run().flatMap(\.findings) }

    /// The findings, a line each: place, rule and what was found.
    func lines(filters: [String] = []) throws -> [String] {
        try findings(filters: filters).map { "\($0.place) \($0.code.name): \($0.what)" }
    }
}

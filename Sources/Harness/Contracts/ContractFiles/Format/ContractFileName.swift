package import StrictYAML

/// What the names of the files in a contracts folder mean.
package enum ContractFileName {
    package static let apis = "apis.yml"
    package static let layers = "layers.yml"
    static let baseline = "layers-baseline.yml"
    /// The suite of cases about the folder as a whole.
    package static let wholeSuite = "contracts"
    /// The suite of recordings that no contract names.
    package static let unusedSuite = "unused recordings"

    /// Whether somebody may have meant a file of this name to be read.
    static func mayBeMeant(_ name: String) -> Bool {
        let lowered = name.lowercased()
        return lowered.hasSuffix(".yml") || lowered.hasSuffix(".yaml")
    }

    /// Whether a file, named by its path below the folder, holds contracts.
    static func isContractFile(_ name: String) -> Bool {
        ![apis, layers, baseline].contains(name) && problem(of: name) == nil
    }

    /// Why a file that may have been meant is not read.
    /// - Parameters:
    ///   - name: Its path below the folder.
    ///   - others: The paths of all files there, which no advice must overwrite.
    package static func problem(of name: String, beside others: [String] = []) -> FormatProblem? {
        guard name.hasSuffix(".yml") else {
            let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
            let renamed = "\(stem).yml"
            return .fileName(name, shouldBe: others.contains(renamed) || problem(of: renamed) != nil ? nil : renamed)
        }
        let suite = name.dropLast(".yml".count)
        let isTaken = [wholeSuite, layers, unusedSuite].contains(String(suite)) || suite.hasPrefix("layers/")
        return isTaken ? .takenFileName(name) : nil
    }
}

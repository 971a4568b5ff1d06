package import StrictYAML

/// The names of the files in a contracts folder.
package enum ContractFileName {
    package static let apis = "apis.yml"
    package static let layers = "layers.yml"
    static let baseline = "layers-baseline.yml"
    /// The name of the suite with cases about the whole folder.
    package static let wholeSuite = "contracts"
    /// The name of the suite with recordings that no contract names.
    package static let unusedSuite = "unused recordings"

    /// Returns whether a file's name has an extension of YAML, so that it may be meant as a contract file.
    package static func isYAMLFile(_ name: String) -> Bool {
        let lowered = name.lowercased()
        return lowered.hasSuffix(".yml") || lowered.hasSuffix(".yaml")
    }

    /// Returns whether a file, named by its path below the folder, contains contracts.
    static func isContractFile(_ name: String) -> Bool {
        ![apis, layers, baseline].contains(name) && problem(of: name) == nil
    }

    /// Returns the reason why a file is not read as a contract file; nil if its name is valid.
    /// - Parameters:
    ///   - name: The path of the file below the folder.
    ///   - others: The paths of all files in the folder, which the proposed name must not repeat.
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

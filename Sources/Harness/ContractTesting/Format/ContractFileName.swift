internal import ClosedYAML

/// What the names of the files in a contracts folder mean.
enum ContractFileName {
    static let apis = "apis.yml"
    static let layers = "layers.yml"
    /// The suite of cases about the folder as a whole.
    static let wholeSuite = "contracts"

    /// Whether somebody may have meant a file of this name to be read.
    static func mayBeMeant(_ name: String) -> Bool {
        let lowered = name.lowercased()
        return lowered.hasSuffix(".yml") || lowered.hasSuffix(".yaml")
    }

    /// Whether a file, named by its path below the folder, holds contracts.
    static func isContractFile(_ name: String) -> Bool {
        name != apis && name != layers && problem(of: name) == nil
    }

    /// Why a file that may have been meant is not read.
    static func problem(of name: String) -> FormatProblem? {
        guard name.hasSuffix(".yml") else {
            return .badValue(
                of: "the file's name", found: name, allowed: "a name that ends with .yml", because: "the file would silently not be read",
                next: "rename it to \(name.prefix { $0 != "." }).yml")
        }
        let suite = name.dropLast(".yml".count)
        let isTaken = [wholeSuite, layers, RecordingLibrary.unusedSuite].contains(String(suite)) || suite.hasPrefix("layers/")
        guard isTaken else { return nil }
        return .badValue(
            of: "the file's name", found: name,
            allowed: "any but \(wholeSuite).yml, \(RecordingLibrary.unusedSuite).yml and a folder layers",
            because: "a suite of the program's own has this name", next: "rename it")
    }
}

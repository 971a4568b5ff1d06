import JSONSchemas
import StrictJSON
import VerificationModel

@testable import ContractFiles
@testable import LayerRules
@testable import StrictYAML

/// A file format, with its reader and its schema.
enum SampleFormat: String, CaseIterable, CustomStringConvertible {
    case apis, contracts, layers, baseline

    var description: String { rawValue }

    var file: FormatSchemaFile {
        switch self {
        case .apis: ContractSchemas.apis
        case .contracts: ContractSchemas.contracts
        case .layers: LayerSchemas.layers
        case .baseline: LayerSchemas.baseline
        }
    }

    /// The keys of the format.
    var keys: [FormatKey] {
        switch self {
        case .apis: APIFile.keys + APIFile.secretKeys + AllowedSecret.keys + WrittenSources.typeKeys + WrittenDecoder.formatKeys
        case .contracts:
            ContractFileReader.keys + ContractFileReader.contractKeys + ContractFileReader.responseKeys + SendReader.keys
                + MatcherKind.all.flatMap(\.keys) + MatcherReader.Level.top.flags + [MatcherReader.nameKey, MatcherReader.literalKey]
        case .layers:
            LayersFileReader.keys + LayersFileReader.layerKeys + LayersFileReader.exceptionKeys + LayersFileReader.presets
                + LayersFileReader.roles + LayerRuleKinds.all.flatMap { $0.allKeys }
        case .baseline: BaselineFileReader.keys + BaselineFileReader.entryKeys(.current)
        }
    }

    /// The reasons for which only the reader can refuse a file, as its messages name them.
    ///
    /// They are about names in other places of a file, or about the syntax of patterns.
    var onlyForTheReader: [String] {
        switch self {
        case .apis, .baseline: []
        case .contracts: ["which is not a known variable of the request", "again, first in line", "which does not compile"]
        case .layers: ["which is not a known layer"]
        }
    }

    /// Returns whether a file has this format, by its name.
    func hasFile(_ path: String) -> Bool {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return switch self {
        case .apis: name == "apis.yml"
        case .contracts: name.hasSuffix(".yml") && !["apis.yml", "layers.yml", "layers-baseline.yml"].contains(name)
        case .layers: name == "layers.yml"
        case .baseline: name == "layers-baseline.yml"
        }
    }

    func schema() throws -> JSONSchema {
        try JSONSchema(JSONLiteral(JSONDocument(Array(file.text.utf8)).root))
    }

    /// Returns what the reader reports.
    func problems(of root: YAMLNode) -> [LocatedFormatError] {
        let problems = FormatProblems()
        switch self {
        case .apis: _ = APIFile(root, problems: problems)
        case .contracts:
            // The API of the contracts is not in question.
            _ = ContractFileReader(apis: APIFile(isComplete: false), problems: problems).read(root, name: "movies")
        case .layers:
            _ = LayersFileReader(file: "layers.yml", values: LayersValueReader(problems: problems)).read(root)
        case .baseline: _ = BaselineFileReader(problems: problems).read(root)
        }
        return problems.all
    }

    /// Returns the value that an editor compares with the schema; nil for a value that JSON does not have.
    static func literal(_ node: YAMLNode) -> JSONLiteral? {
        let problems = FormatProblems()
        let literal = JSONLiteral(node, problems: problems)
        return problems.all.isEmpty ? literal : nil
    }

    static func node(_ text: String) throws -> YAMLNode { try YAMLReading.root(of: Array(text.utf8), file: "sample.yml") }
}

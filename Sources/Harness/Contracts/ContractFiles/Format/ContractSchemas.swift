package import StrictYAML

/// The JSON Schemas of `apis.yml` and of contract files.
package enum ContractSchemas {
    /// The schema of `apis.yml`.
    package static let apis = FormatSchemaFile(
        "apis", title: "APIs", "The APIs of an app: the base URL, the secrets, and the values that are not secret.",
        matches: [ContractFileName.apis], root: APIFile.schema)

    /// The schema of contract files.
    package static let contracts = FormatSchemaFile(
        "contracts", title: "Contracts", "The promises of an API, checked against recordings.",
        matches: ["**/*.yml"] + [ContractFileName.apis, ContractFileName.layers, ContractFileName.baseline].map { "!\($0)" },
        root: ContractFileReader.schema, definitions: MatcherReader.definitions)
}

package import StrictYAML

/// The JSON Schemas of `layers.yml` and of its baseline.
package enum LayerSchemas {
    /// The schema of `layers.yml`.
    package static let layers = FormatSchemaFile(
        "layers", title: "Layers", "The layers of an app, and what they may use.", matches: ["layers.yml"],
        root: LayersFileReader.schema)

    /// The schema of `layers-baseline.yml`.
    package static let baseline = FormatSchemaFile(
        "baseline", title: "Layer baseline", "Violations of layers.yml that existed before their rules.",
        matches: [BaselineFile.fileName], root: BaselineFileReader.schema)
}

internal import StrictYAML

extension LayersFileReader {
    /// The keys of the file.
    static let keys =
        [
            FormatKey(
                "layers", "The layers by name, each with its files and the layers that it may use.",
                .entries(
                    .mapping(layerKeys).described("A layer: files that belong together, and what they may use."),
                    names: .text(matching: LayersPattern.layer), atLeast: 1),
                isRequired: true),
            FormatKey(
                "sources", "The folders, or patterns of files, to read; Sources/** if absent.",
                .texts(matching: LayersPattern.relative, atLeast: 1)),
            FormatKey(
                "generated", "Patterns of files that a tool writes. They may be used, but are not checked.",
                .texts(matching: LayersPattern.path, atLeast: 1)),
            FormatKey(
                "exclude", "Patterns of files that are not read. They are in no layer, and uses of their declarations are not seen.",
                .texts(matching: LayersPattern.path, atLeast: 1)),
            FormatKey(
                "probable",
                "What happens with a use that is not certain, because the type of its receiver is unknown; \(ProbableUses.usual) if absent.",
                .text(from: ProbableUses.allCases.map(\.rawValue))),
            FormatKey(
                "aliases",
                "Whether a layer may use the members of a type for which a layer that it may use has an alias; checked if absent.",
                .text(from: Leniency.Treatment.allCases.map(\.rawValue))),
            FormatKey(
                "debug", "Whether code that only debug builds contain, in #if DEBUG, may use all layers; checked if absent.",
                .text(from: Leniency.Treatment.allCases.map(\.rawValue))),
            FormatKey(
                "previews", "Whether #Preview and types that conform to PreviewProvider may use all layers; checked if absent.",
                .text(from: Leniency.Treatment.allCases.map(\.rawValue))),
            FormatKey("presets", "Ready sets of rules, by name.", .mapping(presets, atLeast: 1)),
        ] + LayerRuleKinds.all.map { $0.fileKey } + [
            FormatKey(
                "exceptions", "Uses that are allowed in spite of a rule, each with a reason.",
                .list(of: .mapping(exceptionKeys).described("An exception for the uses of one symbol, module or layer.")))
        ]

    /// The keys of a layer.
    static let layerKeys = [
        FormatKey(
            "paths", "The patterns of its files, relative to the root: App/Domain/**. * matches within a part, ** any number of parts.",
            .texts(matching: LayersPattern.path, atLeast: 1), isRequired: true),
        FormatKey("uses", "The layers whose declarations it may use, or * for all; none if absent.", .texts()),
        FormatKey("usedBy", "The only layers that may use it; all if absent.", .texts()),
        FormatKey("imports", "The modules from outside that it may import, or * for any.", .texts()),
        FormatKey("hint", "The advice that findings print: what to do instead.", .text),
        FormatKey("optional", "Whether the layer may have no files.", .flag),
    ]

    /// The keys of an exception.
    static let exceptionKeys = [
        FormatKey(
            "from", "The pattern of the files that may use the symbol.", .text(matching: LayersPattern.path), isRequired: true),
        FormatKey("to", "The symbol, module or layer that they may use.", .text, isRequired: true),
        FormatKey("because", "The reason for the exception.", .text, isRequired: true),
        FormatKey("until", "The last day of the exception: 2027-01-31.", .text(matching: LayersPattern.day)),
    ]

    /// The ready sets of rules.
    static let presets = [
        FormatKey(
            CleanMVVM.name, "The rules of Clean Architecture and MVVM for three kinds of layers.", .mapping(roles))
    ]

    /// The kinds of layers that a set of rules distinguishes.
    static let roles = [
        FormatKey("domain", "The layers with entities, use cases and the protocols of repositories.", .texts(atLeast: 1), isRequired: true),
        FormatKey("data", "The layers with DTOs, data sources and repositories.", .texts(atLeast: 1), isRequired: true),
        FormatKey("presentation", "The layers with views and view models.", .texts(atLeast: 1), isRequired: true),
    ]

    /// The schema of the file.
    static let schema = FormatSchema.mapping(keys)
}

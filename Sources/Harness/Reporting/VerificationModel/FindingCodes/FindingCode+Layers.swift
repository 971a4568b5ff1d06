extension FindingCode {
    /// The codes of the checks of layers, except for the kinds of rules.
    static let layers: [FindingCode] = [
        layersImport, layersOutsideImport, layersUse, layersUsedBy, layersProbableUse, layersPlacement, layersEmpty, layersUnmatched,
        layersExceptionExpired, layersExceptionUnused, layersUnreadable, layersSyntax, layersNoSources, layersBaselineStale,
    ]

    package static let layersImport = FindingCode(
        "layers.import", "A file imports a module of a layer that it may not use",
        meaning: "The layer of the file does not list the imported layer under `uses`.",
        example: "`import Data` in a file of `Domain`, which has `uses: []`.",
        fix: "Move the code, or take the dependency in `init` as a protocol. If the use is right, list the layer under `uses`.",
        suppression: FindingCode.layerException)

    package static let layersOutsideImport = FindingCode(
        "layers.outside-import", "A file imports a module from outside that its layer does not list",
        meaning: "`imports` of a layer is a closed list.",
        example: "`import GRDB` in a file of a layer with `imports: [Foundation]`.",
        fix: "Remove the import, or list the module under `imports`.",
        suppression: FindingCode.layerException)

    package static let layersUse = FindingCode(
        "layers.use", "A file uses a declaration of a layer that it may not use",
        meaning: """
            The declaration is in another layer, and the layer of the file does not list that layer under `uses`. This is \
            found inside one module too.
            """,
        example: "A view model of `Screens` calls `FilmStore`, a class of `Data`.",
        fix: "Take a protocol of the own layer in `init`, or list the layer under `uses`.",
        suppression: FindingCode.layerException)

    package static let layersUsedBy = FindingCode(
        "layers.used-by", "A layer is used by a layer that it does not list",
        meaning: "`usedBy` of the used layer is a closed list.",
        example: "`Data` has `usedBy: [App]`, and a file of `Screens` uses it.",
        fix: "Go through a layer that is listed, or add the layer to `usedBy`.",
        suppression: FindingCode.layerException)

    package static let layersProbableUse = FindingCode(
        "layers.probable-use", "A file probably uses a declaration of a layer that it may not use",
        meaning: """
            The type in front of the name is not known, and only one declaration that the file sees has this name. It may also be a \
            member of a type that no file declares. `probable` in `layers.yml` decides whether this is a warning, a broken rule, or nothing.
            """,
        example: "`make().reload()` in `Screens`, where the type of `make()` is unknown and only `FilmStore` of `Data` has a `reload`.",
        fix: "Write the type of the receiver, so that the use is certain or proves to be another one. Or set `probable: ignore`.",
        suppression: FindingCode.layerException)

    package static let layersPlacement = FindingCode(
        "layers.placement", "A file is in no layer, or in more than one",
        meaning: "Each Swift file below the sources must be in exactly one layer.",
        example: "`App/Helpers/Date+Text.swift`, and no layer has a pattern that matches it.",
        fix: "Move the file, or correct `paths`.",
        suppression: "Freeze it with `verify baseline`.")

    package static let layersEmpty = FindingCode(
        "layers.empty", "A layer has no files",
        meaning: "A pattern under `paths` matches no Swift file. The layer would pass every rule and protect nothing.",
        example: "`paths: [App/Domian/**]`.",
        fix: "Correct the pattern.",
        suppression: "Write `optional: true` in the layer.")

    package static let layersUnmatched = FindingCode(
        "layers.unmatched", "A part of a rule matches nothing",
        meaning: "A pattern, a name or a place in a rule matches no file and no declaration. The rule would protect nothing.",
        example: "A `forbid` rule has `in: App/Screns/**`.",
        fix: "Correct the name or the pattern, or remove it.",
        suppression: "Write `optional: true` in the rule.")

    package static let layersExceptionExpired = FindingCode(
        "layers.exception-expired", "An exception has expired",
        meaning: "The date under `until` has passed. The violation is reported again.",
        example: "`until: 2026-01-31`, checked in February.",
        fix: "Fix the violation and remove the exception, or choose a new date.",
        suppression: "Change `until`.")

    package static let layersExceptionUnused = FindingCode(
        "layers.exception-unused", "An exception is not needed",
        meaning: "No violation matches the exception. It would hide the next one.",
        example: "An exception for a use that was removed.",
        fix: "Remove it, or correct `from` and `to`.",
        suppression: nil)

    package static let layersUnreadable = FindingCode(
        "layers.unreadable", "A source file cannot be read",
        meaning: "A file or folder that the rules cover cannot be read, or is larger than 16 MiB.",
        example: "A link to a file that does not exist, or a file without read permission.",
        fix: "Correct the link or the permissions, or name another root with `--root`.",
        suppression: nil)

    package static let layersSyntax = FindingCode(
        "layers.syntax", "A source file does not parse",
        meaning: "The Swift parser reports a syntax error. Code after it could be missed.",
        example: "An unclosed brace.",
        fix: "Fix the syntax. If the syntax is newer than the parser, update Plumbline.",
        suppression: nil)

    package static let layersNoSources = FindingCode(
        "layers.no-sources", "There are no Swift files",
        meaning: "A pattern under `sources` matches no Swift file, or `exclude` leaves out all that it matches.",
        example: "`sources: [Source]`.",
        fix: "Correct `sources`, `exclude` or `--root`.",
        suppression: nil)

    package static let layersBaselineStale = FindingCode(
        "layers.baseline-stale", "A frozen violation is fixed",
        meaning: "An entry of `layers-baseline.yml` matches no violation. If it stayed, the violation could return unnoticed.",
        example: "A file was removed that the baseline names.",
        fix: "Run `verify baseline --shrink`.",
        suppression: nil)

    /// The text about suppression of all violations that an exception can allow.
    package static let layerException = """
        Add an entry to `exceptions` in layers.yml with `from`, `to` and `because`, \
        or freeze the violation with `verify baseline`.
        """
}

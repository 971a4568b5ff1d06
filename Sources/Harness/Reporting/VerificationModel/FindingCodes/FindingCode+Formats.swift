extension FindingCode {
    /// The codes of reading YAML files.
    static let formats: [FindingCode] = [
        formatFile, formatEncoding, formatEmpty, formatSyntax, formatSize, formatTag, formatUnknownKey, formatRepeatedKey,
        formatMissingKey, formatType, formatValue,
    ]

    package static let formatFile = FindingCode(
        "format.file", "A YAML file cannot be read",
        meaning: "The file is missing, unreadable or larger than 4 MiB.",
        example: "`layers.yml` is a folder, or a file without read permission.",
        fix: "Restore the file, or correct its permissions.",
        suppression: nil)

    package static let formatEncoding = FindingCode(
        "format.encoding", "A YAML file is not UTF-8",
        meaning: "Contracts are read in the same way on every system.",
        example: "A file in Latin-1.",
        fix: "Save the file as UTF-8.",
        suppression: nil)

    package static let formatEmpty = FindingCode(
        "format.empty", "A YAML file is empty",
        meaning: "A file without content checks nothing.",
        example: "An empty `layers.yml`.",
        fix: "Write it, or delete the file.",
        suppression: nil)

    package static let formatSyntax = FindingCode(
        "format.syntax", "A YAML file has a syntax error",
        meaning: "The file is not one YAML 1.2 document. The rest of it was not read, so more problems may follow.",
        example: "A tab as indentation.",
        fix: "Fix the syntax at the place.",
        suppression: nil)

    package static let formatSize = FindingCode(
        "format.size", "A YAML file has too many values",
        meaning: "Aliases count as often as they are used. A file of this size is a mistake or an attack.",
        example: "Nested aliases.",
        fix: "Split the file.",
        suppression: nil)

    package static let formatTag = FindingCode(
        "format.tag", "A value has a tag",
        meaning: "Only the YAML core schema is read.",
        example: "`!!binary aGk=`.",
        fix: "Remove the tag. Quote the value if it is text.",
        suppression: nil)

    package static let formatUnknownKey = FindingCode(
        "format.unknown-key", "A key is unknown",
        meaning: "The formats are closed. A misspelt key would be a rule that is not checked.",
        example: "`statsu: 200`.",
        fix: "Correct the key; the finding gives the nearest one.",
        suppression: nil)

    package static let formatRepeatedKey = FindingCode(
        "format.repeated-key", "A key is there twice",
        meaning: "One of the two values would be lost.",
        example: "`status: 200` twice in one response.",
        fix: "Remove one of them.",
        suppression: nil)

    package static let formatMissingKey = FindingCode(
        "format.missing-key", "A required key is missing",
        meaning: "Without it there is nothing to check, or a reader would not know the reason.",
        example: "An entry of `exceptions` in layers.yml without a reason.",
        fix: "Add the key.",
        suppression: nil)

    package static let formatType = FindingCode(
        "format.type", "A value has the wrong type",
        meaning: "The finding gives the type that the key takes.",
        example: "`status: \"200\"`, which is a string.",
        fix: "Write a value of that type.",
        suppression: nil)

    package static let formatValue = FindingCode(
        "format.value", "A value is not valid",
        meaning: "The value has the right type, but is not one of those that the key takes, or does not go with another key.",
        example: "`fresh: 90 days`.",
        fix: "Write a value that the finding lists.",
        suppression: nil)
}

extension FindingCode {
    /// The codes of `verify compat`.
    static let savedData: [FindingCode] = [compatLost, compatHidden, compatNotCompared, compatUndecided]

    package static let compatLost = FindingCode(
        "compat.lost", "A version of the app does not decode what another one saved",
        meaning: "The type has changed since then, and an update loses what the app saved: all of it, because one call decodes it.",
        example:
            "`var isPinned = false` was added to `Item`, and `try? decoder.decode([Item].self, from: data)` gives nil for the old data.",
        fix: "Make the new property optional, or decode it with `decodeIfPresent` in an `init(from:)`; convert what has another form.",
        suppression: "Leave out the tags of versions that are not in use any more.")

    package static let compatHidden = FindingCode(
        "compat.hidden", "A `try?` or a `catch` hides that a part of what another version saved is refused",
        meaning: "Decoding succeeds, and a part of the data may be missing afterwards.",
        example: "An `init(from:)` decodes a list with `try?`, and the elements have a new property that is required.",
        fix: "Accept the earlier form too, unless the code behind the `try?` reads it in another way.",
        suppression: "This finding is a warning, and does not change the exit status.")

    package static let compatNotCompared = FindingCode(
        "compat.not-compared", "The app saves values that are not compared",
        meaning: "The values are in a store or form that is not supported, or the sources do not show their type.",
        example: "A class with `@Model`, which SwiftData saves in a database.",
        fix: "Name the type with `--type` if it is saved as JSON. Otherwise, test the migration with data of the earlier version.",
        suppression: "This finding is a warning. It changes the exit status only if nothing else is compared.")

    package static let compatUndecided = FindingCode(
        "compat.undecided", "It is not decided whether a version decodes what another one saved",
        meaning: "What is written, or how it is decoded, depends on code, values or settings that cannot be read from the sources.",
        example: "An `encode(to:)` with a loop.",
        fix: "Nothing is wrong; the finding names the construct on which it depends.",
        suppression: "This finding is a warning, and does not change the exit status.")
}

extension FindingCode {
    /// The codes of `verify scan`.
    static let scans: [FindingCode] = [
        scanDecoding, scanJSON, scanDecoder, scanMissing, scanSame, scanUnused, scanUnjoined, scanUndecided, scanUnknownCase, scanDefault,
        scanWrapper,
    ]

    package static let scanDecoding = FindingCode(
        "scan.decoding", "A type does not decode a fixture that the sources decode with it",
        meaning: "The content of the file flows into a call that decodes the type, and decoding fails.",
        example: "`let movie: Movie = try load(\"movie\")`, and `movie.json` has no `title`.",
        fix: "Record the fixture again, or change the type if the API has changed.",
        suppression: "If decoding must fail, expect that in the test: `#expect(throws: DecodingError.self) { ... }`.")

    package static let scanJSON = FindingCode(
        "scan.json", "A fixture is not JSON",
        meaning:
            "Decoders disagree about text that is not strict JSON (RFC 8259). A comma behind the last value counts as JSON, as `JSONDecoder` accepts it.",
        example: "Single quotes around a key.",
        fix: "Correct the file.",
        suppression: "If the file must be malformed, write that in its name: `movie-malformed.json`. The finding is a warning.")

    package static let scanDecoder = FindingCode(
        "scan.decoder", "A test decodes a fixture with settings that the app does not have",
        meaning: "The test passes, and the same text does not decode in the app. The keys of the fixture often hide a key strategy.",
        example: "The app uses `convertFromSnakeCase`; the test uses `JSONDecoder()` and a fixture with keys such as `posterPath`.",
        fix: "Use the app's decoder in the test, and record the fixture again.",
        suppression: "This finding is a warning, and does not change the exit status.")

    package static let scanMissing = FindingCode(
        "scan.missing", "The sources name a fixture that does not exist",
        meaning: "The test that opens the file fails, or is never run.",
        example: "`Bundle.module.url(forResource: \"film\", withExtension: \"json\")` without a `film.json`.",
        fix: "Add the file, or correct its name.",
        suppression: "This finding is a warning, and does not change the exit status.")

    package static let scanSame = FindingCode(
        "scan.same", "Two fixtures have the same content",
        meaning: "They show the same case twice, and one of them may be a copy that was never changed.",
        example: "`movie.json` and `movie-without-poster.json` are equal.",
        fix: "Change the copy so that it shows its own case, or delete it.",
        suppression: "This finding is a warning, and does not change the exit status.")

    package static let scanUnused = FindingCode(
        "scan.unused", "No source names a fixture",
        meaning: "Nothing reads the file any more, so that nothing notices when it is outdated.",
        example: "`movie-old.json`, whose test was deleted.",
        fix: "Delete the file, or write the test that reads it.",
        suppression: "This finding is a warning, and does not change the exit status.")

    package static let scanUnjoined = FindingCode(
        "scan.unjoined", "No type is known that decodes a fixture",
        meaning: "The sources name the file, but no call that decodes its content was found.",
        example: "The content is read with `JSONSerialization`.",
        fix: "Nothing is wrong; a contract with `fixtures` can name the type.",
        suppression: "This finding is a warning, and does not change the exit status.")

    package static let scanUndecided = FindingCode(
        "scan.undecided", "It is not decided whether a type decodes a fixture",
        meaning: "Decoding depends on code or settings that cannot be read from the sources.",
        example: "An `init(from:)` calls a function of another package.",
        fix: "Nothing is wrong; the finding names the construct on which it depends.",
        suppression: "This finding is a warning, and does not change the exit status.")

    package static let scanUnknownCase = FindingCode(
        "scan.unknown-case", "An enumeration has a case for unknown values, but refuses them",
        meaning:
            "The compiler decodes raw values strictly. A value that no case has fails the whole answer.",
        example: "`enum Status: String, Decodable { case active, unknown }`, and the API sends `\"paused\"`.",
        fix: "Write an `init(from:)` that uses the case for other values.",
        suppression: "This finding is a warning, and does not change the exit status.")

    package static let scanDefault = FindingCode(
        "scan.default", "The default value of a property never applies",
        meaning: "The compiler requires the key of `var x = v`. An answer without it fails.",
        example: "`struct Movie: Decodable { var genres: [String] = [] }`, and the API leaves `genres` out.",
        fix: "Make the property optional, or decode it with `decodeIfPresent` in an `init(from:)`.",
        suppression: "This finding is a warning, and does not change the exit status.")

    package static let scanWrapper = FindingCode(
        "scan.wrapper", "An optional in a property wrapper is required",
        meaning: "The compiler decodes the wrapper, and requires its key, whatever the wrapper contains.",
        example: "`@Trimmed var subtitle: String?`, and the API leaves `subtitle` out.",
        fix: "Add an overload `decode(_: Trimmed<String?>.Type, forKey:)` on `KeyedDecodingContainer` that accepts a missing key.",
        suppression: "This finding is a warning, and does not change the exit status.")
}

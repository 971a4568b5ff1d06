extension FindingCode {
    /// The codes of `verify import`.
    static let imports: [FindingCode] = [
        importFile, importEmpty, importFolder, importEncoding, importUnknownFormat, importSyntax, importShape, importCommand,
        importStatusLine, importRequest, importNothing, importBody, importChoice, importFormat, importExists, importMade, importSecret,
        importUndecided, importWrite,
    ]

    package static let importFile = FindingCode(
        "import.file", "A file cannot be read",
        meaning: "The file is missing, unreadable or too large.",
        example: "The name of a file that does not exist.",
        fix: "Name another file, or export fewer exchanges at a time.",
        suppression: nil)

    package static let importEmpty = FindingCode(
        "import.empty", "A file is empty",
        meaning: "There is nothing to import.",
        example: "An export that failed.",
        fix: "Export it again.",
        suppression: nil)

    package static let importFolder = FindingCode(
        "import.folder", "A folder is not a WireMock folder",
        meaning: "A WireMock folder contains a folder `mappings`.",
        example: "The name of a folder of HAR files.",
        fix: "Name the files one by one, or the folder that contains `mappings`.",
        suppression: nil)

    package static let importEncoding = FindingCode(
        "import.encoding", "A file has an encoding that is not read",
        meaning: "Files are read as UTF-8 text that is not compressed.",
        example: "A gzipped HAR file.",
        fix: "Decompress or convert the file.",
        suppression: nil)

    package static let importUnknownFormat = FindingCode(
        "import.unknown-format", "The format of a file is not recognized",
        meaning: "HAR, the output of `curl -is` and WireMock mappings are recognized by their content.",
        example: "A text file.",
        fix: "Name the format with `--from`.",
        suppression: nil)

    package static let importSyntax = FindingCode(
        "import.syntax", "A file is not well-formed JSON",
        meaning: "HAR files and mappings are JSON.",
        example: "An export that was cut off.",
        fix: "Export it again. If it is not JSON, name the format with `--from`.",
        suppression: nil)

    package static let importShape = FindingCode(
        "import.shape", "A file is JSON, but not of the expected shape",
        meaning: "A member that the format requires is missing or has another type.",
        example: "A HAR file whose `log` has no list of entries.",
        fix: "Correct the file, or export it again.",
        suppression: nil)

    package static let importCommand = FindingCode(
        "import.command", "A file is a curl command",
        meaning: "Browsers copy a request as a command of curl. It has no answer to record.",
        example: "A file that begins with `curl 'https://api.example.com/items'`.",
        fix: "Run the command with `-is`, and import its output: `curl -is URL > answer.txt`.",
        suppression: nil)

    package static let importStatusLine = FindingCode(
        "import.status-line", "The output of curl has no status line",
        meaning: "Without the head of the answer there is nothing to record.",
        example: "The output of curl without its option -i, imported with `--from curl`.",
        fix: "Ask again with `curl -is URL`.",
        suppression: nil)

    package static let importRequest = FindingCode(
        "import.request", "The request of an answer is unknown",
        meaning: "The output of curl does not contain the request.",
        example: "The output of curl, imported without the option --request.",
        fix: "Give it: `--request \"GET https://api.example.com/movies?page=1\"`.",
        suppression: nil)

    package static let importNothing = FindingCode(
        "import.nothing", "A file has no exchange that can be imported",
        meaning: "At least one request with its answer is needed.",
        example: "A HAR file with requests only.",
        fix: "Export it again, with the answers.",
        suppression: nil)

    package static let importBody = FindingCode(
        "import.body", "The body of a mapping cannot be read",
        meaning: "`bodyFileName` names a file below `__files` that is missing or unreadable.",
        example: "`\"bodyFileName\": \"gone.json\"`, and there is no such file.",
        fix: "Restore the file, or name another one.",
        suppression: nil)

    package static let importChoice = FindingCode(
        "import.choice", "Several mappings have the same request in a recording",
        meaning: """
            WireMock decides between the mappings by conditions that a recording does not have, such as `matches`, `contains`, options of `equalToJson`, \
            header fields or the states of a scenario. As a recording, they would answer one after the other, whatever is asked. None of them was written.
            """,
        example: "Two mappings of `/orders`, with `\"matches\": \"any.*\"` and `\"matches\": \"open.*\"` for the same query parameter.",
        fix: "Leave all but one of them out of the import, or write them as stubs of a test with `server.reply(to:with:)`.",
        suppression: nil)

    package static let importFormat = FindingCode(
        "import.format", "An exchange cannot be written as a recording",
        meaning: "The head is not valid HTTP, or the body is larger than 64 MiB.",
        example: "A body that is larger than 64 MiB.",
        fix: "Correct the exchange in the file, or leave it out.",
        suppression: nil)

    package static let importExists = FindingCode(
        "import.exists", "There is already a recording of that name",
        meaning: "Recordings are not replaced without `--replace`.",
        example: "A second import of the same file.",
        fix: "Import with `--replace`, or into a folder of its own with `--into`.",
        suppression: nil)

    package static let importMade = FindingCode(
        "import.made", "A recording of that name was made by hand",
        meaning: "A recording with `# Made` is never replaced.",
        example: "An import of an endpoint whose recording has `# Made`.",
        fix: "Import into a folder of its own with `--into`, or delete the recording.",
        suppression: nil)

    package static let importSecret = FindingCode(
        "import.secret", "An imported answer contains a secret that cannot be replaced",
        meaning: "After redaction, the search for secrets still found one. Nothing was written.",
        example: "A token in a gzipped body, where it cannot be replaced.",
        fix: "Remove the secret, and import again.",
        suppression: "Allow a value that is not secret under `harmless` in apis.yml.")

    package static let importUndecided = FindingCode(
        "import.undecided", "An imported answer contains a value that may be a secret, and apis.yml does not decide about it",
        meaning: """
            The value looks random, has no name or shape of a secret, and has no form that is known to be harmless. Nothing of the recording was written. \
            On a terminal, `verify import` asks instead.
            """,
        example: "A member `ref` with 32 random letters and digits, in an answer of a HAR file.",
        fix: "Add the name to apis.yml: under `secrets` with an environment variable, or under `harmless` with the reason. Import again.",
        suppression: "`unknown: keep` in apis.yml records all such values of an API.")

    package static let importWrite = FindingCode(
        "import.write", "An imported recording cannot be written",
        meaning: "The name is taken by another file, or the folder cannot be written to.",
        example: "`--into file`, and `Fixtures/file` is not a folder.",
        fix: "Import into another folder with `--into`, or free the name.",
        suppression: nil)
}

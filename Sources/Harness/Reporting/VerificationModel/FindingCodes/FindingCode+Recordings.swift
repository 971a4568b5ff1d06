extension FindingCode {
    /// The codes of reading recordings.
    static let recordings: [FindingCode] = [
        recordingFolder, recordingUnused, recordingStale, recordingHead, recordingHeadSize, recordingHeadEncoding, recordingRequestMissing,
        recordingRequestLine, recordingHeaderLine, recordingResponseMissing, recordingStatusLine, recordingBodyName, recordingChunks,
        recordingBody, recordingBodyPath, recordingBodyMissing, recordingBodySize, recordingDigest,
    ]

    package static let recordingFolder = FindingCode(
        "recording.folder", "The fixtures folder cannot be read",
        meaning: "Contracts are compared with recordings, and the folder of the recordings is missing or unreadable.",
        example: "`--fixtures Fixture`.",
        fix: "Name the folder with `--fixtures`, or record the first answers.",
        suppression: nil)

    package static let recordingUnused = FindingCode(
        "recording.unused", "No contract names a recording",
        meaning: "A recording that nothing checks becomes outdated unnoticed.",
        example: "`Fixtures/old.http`, which no contract names.",
        fix: "Name it in a contract, or delete it with its body.",
        suppression: nil)

    package static let recordingStale = FindingCode(
        "recording.stale", "A recording is too old",
        meaning: "The recording is older than `fresh` in its contract, or has no valid date.",
        example: "`fresh: 90d`, recorded 120 days ago.",
        fix: "Record it again: `verify record --mode all --filter NAME`.",
        suppression: "Remove or extend `fresh`.")

    package static let recordingHead = FindingCode(
        "recording.head", "A recording cannot be read",
        meaning: "The `.http` file is unreadable or too large.",
        example: "A link to a file that does not exist, or a file without read permission.",
        fix: "Restore the file, or record it again.",
        suppression: nil)

    package static let recordingHeadSize = FindingCode(
        "recording.head-size", "The head of an exchange is too large",
        meaning: "The lines before the body are larger than 1 MiB. It is probably a body.",
        example: "A body that was pasted above the blank line.",
        fix: "Put the body into a file of its own: `<> NAME`.",
        suppression: nil)

    package static let recordingHeadEncoding = FindingCode(
        "recording.head-encoding", "The head of an exchange is not UTF-8",
        meaning: "Request lines and header fields must be UTF-8. Bodies may be any bytes.",
        example: "A header field in Latin-1.",
        fix: "Escape the bytes.",
        suppression: nil)

    package static let recordingRequestMissing = FindingCode(
        "recording.request-missing", "An exchange has no request",
        meaning: "A part of the file between two `###` lines does not begin with a request line.",
        example: "An empty file, or one that has only comments.",
        fix: "Add the request line: `GET https://api.example.com/movies`.",
        suppression: nil)

    package static let recordingRequestLine = FindingCode(
        "recording.request-line", "A request line is malformed",
        meaning: "A request line is METHOD URL, with an absolute URL or one that begins with `/`.",
        example: "`GET api.example.com`, or a file that begins with `HTTP/1.1 200 OK`.",
        fix: "Write it as `GET https://api.example.com/movies?page=1`. For the output of `curl -is`, use `verify import`.",
        suppression: nil)

    package static let recordingHeaderLine = FindingCode(
        "recording.header-line", "A header field is malformed",
        meaning: "A header field is NAME: VALUE, without a space before the colon and without line folding.",
        example: "`Content-Type application/json`.",
        fix: "Write it as `Content-Type: application/json`. A body begins after a blank line.",
        suppression: nil)

    package static let recordingResponseMissing = FindingCode(
        "recording.response-missing", "An exchange has no response",
        meaning: "After the request, a blank line and a status line must follow.",
        example: "A file with a request only.",
        fix: "Add the response, or record it again.",
        suppression: nil)

    package static let recordingStatusLine = FindingCode(
        "recording.status-line", "A status line is malformed",
        meaning: "A status line is HTTP/1.1 STATUS REASON, with a status from 100 to 599.",
        example: "`HTTP/1.1 OK`.",
        fix: "Write it as `HTTP/1.1 200 OK`.",
        suppression: nil)

    package static let recordingBodyName = FindingCode(
        "recording.body-name", "The name of a body file is malformed",
        meaning: "`<> NAME` names the file of a response's body, `< NAME` that of a request's.",
        example: "`<>`.",
        fix: "Write it as `<> search-batman-page-1.json`.",
        suppression: nil)

    package static let recordingChunks = FindingCode(
        "recording.chunks", "The chunks of a body are malformed",
        meaning: "The times and sizes after `@` cannot be read, or the sizes do not add up to the body.",
        example: "`<> body.json @ 0 512` for a body of 600 bytes.",
        fix: "Correct the sizes, or record it again.",
        suppression: nil)

    package static let recordingBody = FindingCode(
        "recording.body", "A line follows the name of a body file",
        meaning: "The file is the whole body. Another exchange begins with `###`.",
        example: "Text below `<> body.json`.",
        fix: "Remove the line, or separate the exchanges with `###`.",
        suppression: nil)

    package static let recordingBodyPath = FindingCode(
        "recording.body-path", "The name of a body file leaves its folder",
        meaning: "A body must be beside its head. A recording must not read other files of the machine.",
        example: "`<> ../../secret.json`, or a link to another folder.",
        fix: "Move the body beside the head.",
        suppression: nil)

    package static let recordingBodyMissing = FindingCode(
        "recording.body-missing", "A body file cannot be read",
        meaning: "The file that `<> NAME` names is missing, unreadable or larger than 64 MiB.",
        example: "A body that was deleted.",
        fix: "Restore the file, or record it again.",
        suppression: nil)

    package static let recordingBodySize = FindingCode(
        "recording.body-size", "A body in the head file is too large",
        meaning: "A body is read into memory, up to 64 MiB.",
        example: "A video in an `.http` file.",
        fix: "Record a smaller answer.",
        suppression: nil)

    package static let recordingDigest = FindingCode(
        "recording.digest", "A body differs from its recorded hash",
        meaning: "The SHA-256 of the body is not the one under `# Body sha256`. The file was changed after it was recorded.",
        example: "A body that an editor saved with another line ending.",
        fix: "Restore the file, or record it again: `verify record --mode all`.",
        suppression: "Remove the comment `# Body sha256`, and write `# Made` with the reason.")
}

extension FindingCode {
    /// The codes of the checks of contracts.
    static let contracts: [FindingCode] = [
        contractDecoding, contractMapping, contractRejects, contractRequest, contractStatus, contractContentType, contractJson,
        contractRepeatedKey, contractEmptyBody, contractExpectation, contractPattern, contractRecordingMissing, contractExchangeMissing,
        contractFixture,
        contractNone, contractSameName, contractUnknownType, contractAmbiguousType, contractSources, contractDecoder, contractUndecided,
        contractTolerated, contractCrossCheck, contractNoMapping, contractDomain,
    ]

    package static let contractDecoding = FindingCode(
        "contract.decoding", "A recorded answer does not decode",
        meaning: """
            The response type that the contract names under `body` cannot decode the recorded body. The finding gives the \
            JSONPath of the value, the value, and the Swift type that the decoder expects there.
            """,
        example: "`PriceDTO` has `let amount: String`, and the recording has `\"amount\": 79.95`.",
        fix: """
            If the API has changed, change the property's type. If the recording is wrong, record the answer again with \
            `verify record`.
            """,
        suppression: nil)

    package static let contractMapping = FindingCode(
        "contract.mapping", "A decoded answer does not map to the domain",
        meaning: "The answer decodes, but the mapping that was registered for the response type throws an error.",
        example: "`toDomain()` of `PriceDTO` throws for a negative amount, and the recording has `\"amount\": -1`.",
        fix: "If the API may send this value, change the mapping. Otherwise record the answer again.",
        suppression: nil)

    package static let contractRejects = FindingCode(
        "contract.rejects", "An answer that must be refused decodes, or fails elsewhere",
        meaning: """
            With `rejects`, the contract states that decoding must fail at a path. The body decodes, or decoding fails at \
            another path.
            """,
        example: "`rejects: $.amount`, but `amount` became optional, so that the body decodes.",
        fix: "Make the type strict again, or write what the contract expects now.",
        suppression: nil)

    package static let contractRequest = FindingCode(
        "contract.request", "The recorded request does not match the contract",
        meaning: "The method, the path or the query of the recorded request differs from the contract's `request`.",
        example: "`request: GET /prices/{id}`, and the recording has `GET /price/7`.",
        fix: "Name another recording in the contract, or record this one again.",
        suppression: nil)

    package static let contractStatus = FindingCode(
        "contract.status", "The recorded status is not the expected one",
        meaning: "The recorded status differs from `status`. Without `status`, any 2xx is expected.",
        example: "`status: 200`, and the recording has `HTTP/1.1 404 Not Found`.",
        fix: "Write the new status if the API has changed, or record the answer again.",
        suppression: nil)

    package static let contractContentType = FindingCode(
        "contract.content-type", "The recorded body is not declared as JSON",
        meaning: "A response type decodes the body as JSON, but `Content-Type` is missing or is another type.",
        example: "`Content-Type: text/html` with `body: PriceDTO`.",
        fix: "Record the answer again. If the app must refuse such an answer, use `rejects: $`.",
        suppression: nil)

    package static let contractJson = FindingCode(
        "contract.json", "The recorded body is not well-formed JSON",
        meaning: "The body violates RFC 8259. Decoders disagree about such bodies.",
        example: "A body that ends with `,}`.",
        fix: "If the API sends this, use `rejects: $`. Otherwise record the answer again.",
        suppression: nil)

    package static let contractRepeatedKey = FindingCode(
        "contract.repeated-key", "An object in the recorded body has a key twice",
        meaning: "RFC 8259 section 4 leaves open which of two equal keys counts, and decoders disagree.",
        example: "`{\"id\": 1, \"id\": 2}`.",
        fix: "Report it to the owner of the API. Record the answer again after it is fixed.",
        suppression: nil)

    package static let contractEmptyBody = FindingCode(
        "contract.empty-body", "A body that must be empty is not",
        meaning: "The contract has `body: none`, and the recorded body has bytes.",
        example: "`body: none` with a recording of a 200 answer with JSON.",
        fix: "Name the response type under `body` if the API has changed, or record the answer again.",
        suppression: nil)

    package static let contractExpectation = FindingCode(
        "contract.expectation", "A value does not match an expectation",
        meaning: "A JSONPath under `expect` matches nothing, or a value there does not match the value or matcher.",
        example: "`$.amount: { match: number }`, and the recording has `\"amount\": \"79.95\"`.",
        fix: """
            Change the contract if the API has changed, or record the answer again. `optional: true` permits an absent \
            value, `nullable: true` permits null.
            """,
        suppression: nil)

    package static let contractPattern = FindingCode(
        "contract.pattern", "A regular expression needs too much memory",
        meaning: "The search for a `regex` was stopped because it needed too much memory. Whether the pattern matches is not known.",
        example: "`regex: '^(?:a|b)*$'`, and a text of two million characters.",
        fix: "Write the pattern with fewer nested repetitions.",
        suppression: nil)

    package static let contractRecordingMissing = FindingCode(
        "contract.recording-missing", "A contract names a recording that does not exist",
        meaning: "There is no file of that name in the fixtures folder.",
        example: "`recording: prise`, and the file is `Fixtures/price.http`.",
        fix: "Correct the name, or record the answer with `verify record --mode new`.",
        suppression: nil)

    package static let contractFixture = FindingCode(
        "contract.fixture", "A contract names a fixture that cannot be used",
        meaning: "The path under `fixtures` leads to no file below the root, so that there is nothing to check.",
        example: "`fixtures: { Tests/Fixtures/film.json: { body: FilmDTO } }`, and the file is called `films.json`.",
        fix: "Correct the path. It is relative to the root, which is the parent of the contracts folder unless `--root` names another.",
        suppression: nil)

    package static let contractExchangeMissing = FindingCode(
        "contract.exchange-missing", "A contract names an exchange that the recording does not have",
        meaning: "`name#3` is the third exchange of a sequence, and the recording has fewer.",
        example: "`recording: price#3` with a recording of two exchanges.",
        fix: "Name an exchange that exists, or record the sequence again.",
        suppression: nil)

    package static let contractNone = FindingCode(
        "contract.none", "There are no contract files",
        meaning: """
            The folder has `apis.yml` but no contract file, or there are recordings and neither `apis.yml` nor `layers.yml`. \
            Nothing is checked.
            """,
        example: "A folder with `apis.yml` only.",
        fix: "Write a contract file, or delete `apis.yml`.",
        suppression: nil)

    package static let contractSameName = FindingCode(
        "contract.same-name", "Two cases have the same name",
        meaning: """
            The names of file, contract and recording, joined by `/`, are the same for two cases. Reports could not \
            distinguish them.
            """,
        example: "A contract `a/b` with the recording `c`, and a contract `a` with the recording `b/c`.",
        fix: "Rename one of the contracts.",
        suppression: nil)

    package static let contractUnknownType = FindingCode(
        "contract.unknown-type", "A contract names a type that was not found",
        meaning: """
            `body` names a type that the program `verify` was not built with, and that the folders under `sources` in `apis.yml` do \
            not declare.
            """,
        example: "`body: PriceDTO`, and the program registers only `ErrorDTO`.",
        fix: "Correct the name, add the folder of the type to `sources`, or register the type where `verify` is built.",
        suppression: nil)

    package static let contractAmbiguousType = FindingCode(
        "contract.ambiguous-type", "Several types of the sources have the name",
        meaning: "`body` names a type that is read from `sources`, and more than one type there has this name.",
        example: "`body: PriceDTO`, and both `App/PriceDTO.swift` and `App/Widget/PriceDTO.swift` declare one.",
        fix:
            "Choose one in `apis.yml`: `types: { PriceDTO: { file: App/PriceDTO.swift } }`, or write the types around it: `Shop.PriceDTO`.",
        suppression: nil)

    package static let contractSources = FindingCode(
        "contract.sources", "The sources of an API cannot be read",
        meaning: "A folder under `sources` in `apis.yml` has no Swift file, or a file in it cannot be read.",
        example: "`sources: [Ap]`, and the folder is `App`.",
        fix: "Name the folders of the app's sources, relative to the root.",
        suppression: nil)

    package static let contractDecoder = FindingCode(
        "contract.decoder", "The settings of the decoder are not known",
        meaning: """
            A type is read from `sources`, but these make no `JSONDecoder`, and neither `apis.yml` nor the contract names its \
            settings, or they name a declaration that makes no decoder. Whether a body decodes depends on them.
            """,
        example: "`sources: [App]`, and the decoder is made in another folder.",
        fix: """
            Add the folder that makes the decoder to `sources`, name the declaration that makes it, `decoder: JSONDecoder.api`, or write its \
            settings: `decoder: { keys: convertFromSnakeCase }`.
            """,
        suppression: nil)

    package static let contractUndecided = FindingCode(
        "contract.undecided", "The sources do not determine whether an answer decodes",
        meaning: """
            A type is read from `sources`, and decoding this body depends on something that cannot be known from them: a construct \
            that was not read, a package that is not there, or settings of the decoder. The finding is at the place of the construct.
            """,
        example: "`let amount: Money`, and the sources of this type are not there.",
        fix: "Name the settings under `decoder`, add the sources of the package, or register the type where `verify` is built.",
        suppression: nil)

    package static let contractTolerated = FindingCode(
        "contract.tolerated", "A type hides that a part of an answer does not decode",
        meaning: """
            A `try?` or a `catch` in a type that is read from `sources` drops the error of a value, or an optional property asks for a key \
            that the decoder never makes of the key in the answer: `avatarURL`, of `avatar_url`. The answer decodes without the value.
            """,
        example: "`amount = try? container.decode(String.self, forKey: .amount)`, and the recording has `\"amount\": 79.95`.",
        fix: "Change the property's type if the API has changed, or record the answer again. The finding is a warning and breaks nothing.",
        suppression: nil)

    package static let contractCrossCheck = FindingCode(
        "contract.cross-check", "A registered type and its sources disagree",
        meaning: """
            With `--cross-check`, each registered type is compared with the type of the same name under `sources`. One of them decodes \
            the answer and the other does not, or they refuse it at different places.
            """,
        example: "`PriceDTO` has `let amount: String` in the sources, and the program was built when it was a Double.",
        fix: "Build `verify` from these sources, or correct the settings under `decoder`. If both are right, please report it.",
        suppression: nil)

    package static let contractNoMapping = FindingCode(
        "contract.no-mapping", "A contract names a domain type, but no mapping is registered",
        meaning: """
            `domain` needs the mapping of the response type. A type that is read from `sources` has none; it is reported once for \
            each type.
            """,
        example: "`domain: Price` with `ResponseType(PriceDTO.self)`.",
        fix: "Register the type with `domain: { ... }`, or remove `domain`.",
        suppression: nil)

    package static let contractDomain = FindingCode(
        "contract.domain", "The mapping gives another type than the contract names",
        meaning: "The registered mapping returns a type that differs from `domain`.",
        example: "`domain: Price`, and the mapping returns `Amount`.",
        fix: "Correct `domain`, or the mapping.",
        suppression: nil)
}

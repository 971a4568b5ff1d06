internal import StrictYAML
internal import HTTPMessages
internal import StrictJSON
internal import VerificationModel

/// A reader of contract files, which reports all problems of a file.
struct ContractFileReader {
    let apis: APIFile
    let problems: FormatProblems

    /// Returns the readable part of a file, and reports a problem for each other part.
    func read(_ root: YAMLNode, name: String) -> ContractFile? {
        guard let mapping = MappingReader(root, "a contract file", keys: Self.keys.names, problems: problems) else { return nil }
        let api = api(mapping)
        // A file may have fixtures only.
        let contracts = mapping["fixtures"] == nil ? mapping.required("contracts") : mapping["contracts"]
        guard contracts != nil || mapping["fixtures"] != nil else { return nil }
        let read = entries(contracts, "\"contracts\"").compactMap(contract)
        reportKeepWithoutSources(read, of: api)
        return ContractFile(
            name: name, api: api, contracts: read,
            fixtures: entries(mapping["fixtures"], "\"fixtures\"").compactMap(fixture))
    }

    private func entries(_ node: YAMLNode?, _ noun: String) -> [YAMLEntry] {
        guard let node, let entries = MappingReader.entries(of: node, noun, problems: problems) else { return [] }
        if entries.isEmpty { problems.report(.empty(noun, isRequired: true), at: node.place) }
        return entries
    }

    private func fixture(_ entry: YAMLEntry) -> FixturePromise? {
        guard let mapping = MappingReader(entry.value, "a fixture", keys: Self.fixtureKeys.names, problems: problems) else { return nil }
        guard mapping.required("body") != nil, let body = body(mapping) else { return nil }
        if case .none = body {
            problems.report(.notBeside("body: none", owner: "a fixture", because: "a fixture has a content to decode"), at: entry.keyPlace)
            return nil
        }
        return FixturePromise(
            path: entry.key, place: entry.keyPlace, decoder: WrittenDecoder(mapping, problems) ?? WrittenDecoder(),
            response: ResponsePromise(
                recording: RecordingReference(file: entry.key, at: entry.keyPlace), status: nil, statusPlace: entry.keyPlace, body: body,
                keepsRead: nil, expectations: expectations(mapping), send: nil))
    }

    private func api(_ mapping: MappingReader) -> API {
        guard let node = mapping.required("api"), let name = mapping.string("api") else { return API(name: "") }
        if let api = apis.apis[name] { return api }
        if apis.isComplete {
            problems.report(apis.exists ? .api(name, known: apis.apis.keys.sorted()) : .missingAPIs(name), at: node.place)
        }
        return API(name: name)
    }

    private func contract(_ entry: YAMLEntry) -> Contract? {
        guard let mapping = MappingReader(entry.value, "a contract", keys: Self.contractKeys.names, problems: problems) else {
            return nil
        }
        let request = mapping.required("request").flatMap(request)
        let freshness = mapping["fresh"].flatMap(freshness)
        let decoder = WrittenDecoder(mapping, problems) ?? WrittenDecoder()
        guard let node = mapping.required("responses") else { return nil }
        guard case .sequence(let elements) = node.content else {
            problems.report(.wrongType(of: "\"responses\"", found: node.kindName, expected: "a list"), at: node.place)
            return nil
        }
        if elements.isEmpty { problems.report(.empty("\"responses\"", isRequired: true), at: node.place) }
        let responses = elements.compactMap { response($0, of: request) }
        reportRepeated(responses)
        return request.map {
            Contract(name: entry.key, request: $0, freshness: freshness, decoder: decoder, responses: responses)
        }
    }

    /// Reads a number of days: `90d`.
    private func freshness(_ node: YAMLNode) -> Freshness? {
        guard let text = MappingReader.string(node, "\"fresh\"", problems: problems) else { return nil }
        if text.hasSuffix("d"), let days = Int(text.dropLast()), Freshness.allowedDays.contains(days), "\(days)d" == text {
            return Freshness(days: days, place: node.place)
        }
        problems.report(.fresh(text), at: node.place)
        return nil
    }

    private func request(_ node: YAMLNode) -> RequestTemplate? {
        guard let text = MappingReader.string(node, "\"request\"", problems: problems) else { return nil }
        if let template = RequestTemplate(text, at: node.place) { return template }
        let (fault, correction) = RequestTemplate.mistake(in: text, at: node.place)
        problems.report(.request(text, fault: fault, correction: correction), at: node.place)
        return nil
    }

    // MARK: Responses

    private func response(_ node: YAMLNode, of request: RequestTemplate?) -> ResponsePromise? {
        guard let mapping = MappingReader(node, "a response", keys: Self.responseKeys.names, problems: problems) else { return nil }
        let recording = mapping.required("recording").flatMap(recording)
        let expectations = expectations(mapping)
        let status = mapping.integer("status", in: 100...599)
        let send = SendReader(variables: request?.path.variables, problems: problems).values(mapping)
        guard let body = body(mapping), let recording else { return nil }
        return ResponsePromise(
            recording: recording, status: status, statusPlace: mapping["status"]?.place ?? mapping.place, body: body,
            keepsRead: keepsRead(mapping), expectations: expectations, send: send)
    }

    private func recording(_ node: YAMLNode) -> RecordingReference? {
        guard let text = MappingReader.string(node, "\"recording\"", problems: problems) else { return nil }
        if let reference = RecordingReference(text, at: node.place) { return reference }
        problems.report(.recording(text), at: node.place)
        return nil
    }

    private func body(_ mapping: MappingReader) -> ResponsePromise.Body? {
        let domain = named("domain", mapping)
        let rejects = mapping["rejects"].flatMap(location)
        let refused = ["domain", "expect", "keep", "rejects"].filter { mapping[$0] != nil }
        guard mapping["body"] != nil else {
            for key in refused where key != "expect" { problems.report(.needsBody(key), at: mapping.place(of: key)) }
            return .unspecified
        }
        guard let type = named("body", mapping) else { return nil }
        if type.name == "none" {
            refuse(refused, in: mapping, beside: "\"body: none\"", because: "an empty body has no value to check")
            return ResponsePromise.Body.none
        }
        guard mapping["rejects"] != nil else { return .decodes(type, domain: domain) }
        refuse(
            refused.filter { $0 != "rejects" }, in: mapping, beside: "\"rejects\"",
            because: "a refused body has no value to check")
        return rejects.map { .rejects(type, at: $0.0, place: $0.1) }
    }

    private func named(_ key: String, _ mapping: MappingReader) -> ResponsePromise.Named? {
        mapping.string(key).map { ResponsePromise.Named(name: $0, place: mapping[key]?.place ?? mapping.place) }
    }

    /// Reads `keep`, and returns its place.
    private func keepsRead(_ mapping: MappingReader) -> SourcePlace? {
        guard let text = mapping.string("keep"), let place = mapping["keep"]?.place else { return nil }
        if text != "read" { problems.report(.keep(text), at: place) }
        return place
    }

    private func location(_ node: YAMLNode) -> (JSONLocation, SourcePlace)? {
        guard let path = path(node, "\"rejects\"") else { return nil }
        if let location = path.location { return (location, node.place) }
        problems.report(.rejects(path), at: node.place)
        return nil
    }

    private func path(_ node: YAMLNode, _ noun: String) -> JSONPath? {
        guard let text = MappingReader.string(node, noun, problems: problems) else { return nil }
        return path(text, noun, at: node.place)
    }

    private func path(_ text: String, _ noun: String, at place: SourcePlace) -> JSONPath? {
        do {
            return try JSONPath(text)
        } catch {
            problems.report(.path(text, of: noun, error), at: place)
            return nil
        }
    }

    // MARK: Expectations

    private func expectations(_ mapping: MappingReader) -> [Expectation] {
        guard let node = mapping["expect"], let entries = MappingReader.entries(of: node, "\"expect\"", problems: problems) else {
            return []
        }
        if entries.isEmpty { problems.report(.empty("\"expect\"", isRequired: false), at: node.place) }
        return entries.compactMap { entry in
            let path = path(entry.key, "a path of \"expect\"", at: entry.keyPlace)
            guard let read = MatcherReader(problems: problems).read(entry.value), let path else { return nil }
            return Expectation(path: path, matcher: read.matcher, isOptional: read.isOptional, place: entry.keyPlace)
        }
    }

    // MARK: Problems

    private func refuse(_ keys: [String], in mapping: MappingReader, beside owner: String, because: String) {
        for key in keys { problems.report(.notBeside(key, owner: owner, because: because), at: mapping.place(of: key)) }
    }

    /// Reports contracts that keep what a type reads, if the API has no sources that show it.
    private func reportKeepWithoutSources(_ contracts: [Contract], of api: API) {
        guard let known = apis.apis[api.name], !known.sources.hasFolders else { return }
        for place in contracts.flatMap(\.responses).compactMap(\.keepsRead) { problems.report(.keepNeedsSources(api.name), at: place) }
    }

    /// Reports recordings that occur twice in a contract, which would give two cases of the same name.
    private func reportRepeated(_ responses: [ResponsePromise]) {
        var seen: [String: [ResponsePromise]] = [:]
        for response in responses {
            let earlier = seen[response.recording.name, default: []].first { other in
                other.recording.exchange == nil || response.recording.exchange == nil
                    || other.recording.exchange == response.recording.exchange
            }
            if let earlier {
                problems.report(
                    .repeatedRecording(response.recording.name, firstLine: earlier.recording.place.line ?? 1), at: response.recording.place)
            }
            seen[response.recording.name, default: []].append(response)
        }
    }
}

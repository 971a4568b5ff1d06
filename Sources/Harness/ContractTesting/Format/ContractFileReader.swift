internal import ClosedYAML
internal import VerificationModel

/// Reads a contract file, reporting everything that is wrong with it.
struct ContractFileReader {
    let apis: APIFile
    let problems: FormatProblems

    /// What could be read of the file; with a problem reported for all the rest.
    func read(_ root: YAMLNode, name: String) -> ContractFile? {
        guard let mapping = MappingReader(root, "a contract file", keys: ["api", "contracts"], problems: problems) else { return nil }
        let basePath = basePath(mapping)
        guard let node = mapping.required("contracts"),
            let entries = MappingReader.entries(of: node, "\"contracts\"", problems: problems)
        else { return nil }
        if entries.isEmpty { reportEmpty("\"contracts\"", at: node.place) }
        return ContractFile(name: name, basePath: basePath, contracts: entries.compactMap(contract))
    }

    private func basePath(_ mapping: MappingReader) -> [String] {
        guard let node = mapping.required("api"), let api = mapping.string("api") else { return [] }
        if let base = apis.basePaths[api] { return base }
        guard apis.isComplete else { return [] }
        let known = apis.basePaths.keys.sorted()
        let nearest = NearestName.of(api, in: known)
        problems.report(
            .badValue(
                of: "\"api\"", found: "\"\(api)\"",
                allowed: known.isEmpty ? "an API that apis.yml names; it names none" : known.joined(separator: ", "),
                because: "apis.yml says where an API lives",
                next: nearest.map { "write \"\($0)\" if that was meant, or add \"\(api)\" to apis.yml" } ?? "add \"\(api)\" to apis.yml"),
            at: node.place)
        return []
    }

    private func contract(_ entry: YAMLEntry) -> Contract? {
        guard let mapping = MappingReader(entry.value, "a contract", keys: ["request", "responses"], problems: problems) else { return nil }
        let request = mapping.required("request").flatMap(request)
        guard let node = mapping.required("responses") else { return nil }
        guard case .sequence(let elements) = node.content else {
            problems.report(.wrongType(of: "\"responses\"", found: node.kindName, expected: "a list"), at: node.place)
            return nil
        }
        if elements.isEmpty { reportEmpty("\"responses\"", at: node.place) }
        let responses = elements.compactMap { response($0, of: request) }
        reportRepeated(responses)
        return request.map { Contract(name: entry.key, request: $0, responses: responses) }
    }

    private func request(_ node: YAMLNode) -> RequestTemplate? {
        guard let text = MappingReader.string(node, "\"request\"", problems: problems) else { return nil }
        if let template = RequestTemplate(text, at: node.place) { return template }
        problems.report(
            .badValue(
                of: "\"request\"", found: "\"\(text)\"",
                allowed: "METHOD /path, {names} for segments that vary, ?name=value for what the query must have",
                because: "recordings are held against it", next: "write it as GET /3/movie/{id}?language=en"),
            at: node.place)
        return nil
    }

    // MARK: Responses

    private func response(_ node: YAMLNode, of request: RequestTemplate?) -> ResponsePromise? {
        let keys = ["recording", "status", "body", "domain", "expect", "rejects", "send"]
        guard let mapping = MappingReader(node, "a response", keys: keys, problems: problems) else { return nil }
        let recording = mapping.required("recording").flatMap(recording)
        let expectations = expectations(mapping)
        let status = mapping.integer("status", in: 100...599)
        SendReader(variables: request?.variables, problems: problems).check(mapping)
        guard let body = body(mapping), let recording else { return nil }
        return ResponsePromise(
            recording: recording, status: status, statusPlace: mapping["status"]?.place ?? mapping.place, body: body,
            expectations: expectations)
    }

    private func recording(_ node: YAMLNode) -> RecordingReference? {
        guard let text = MappingReader.string(node, "\"recording\"", problems: problems) else { return nil }
        if let reference = RecordingReference(text, at: node.place) { return reference }
        problems.report(
            .badValue(
                of: "\"recording\"", found: "\"\(text)\"",
                allowed: "a path below the fixtures folder without .http, #2 after it for the second exchange",
                because: "it names what was recorded", next: "write it as movies/search-batman-page-1"),
            at: node.place)
        return nil
    }

    private func body(_ mapping: MappingReader) -> ResponsePromise.Body? {
        let domain = named("domain", mapping)
        let rejects = mapping["rejects"].flatMap(location)
        let refused = ["domain", "expect", "rejects"].filter { mapping[$0] != nil }
        guard mapping["body"] != nil else {
            refuse(
                refused.filter { $0 != "expect" }, in: mapping, beside: "no \"body\"", "a type must read the body first",
                "name the type under \"body\"")
            return .unspecified
        }
        guard let type = named("body", mapping) else { return nil }
        if type.name == "none" {
            refuse(refused, in: mapping, beside: "\"body: none\"", "an empty body holds nothing to look at", "take it out")
            return ResponsePromise.Body.none
        }
        guard mapping["rejects"] != nil else { return .decodes(type, domain: domain) }
        refuse(
            refused.filter { $0 != "rejects" }, in: mapping, beside: "\"rejects\"", "a body that is refused has no value to look at",
            "take it out")
        return rejects.map { .rejects(type, at: $0.0, place: $0.1) }
    }

    private func named(_ key: String, _ mapping: MappingReader) -> ResponsePromise.Named? {
        mapping.string(key).map { ResponsePromise.Named(name: $0, place: mapping[key]?.place ?? mapping.place) }
    }

    private func location(_ node: YAMLNode) -> (JSONLocation, SourcePlace)? {
        guard let path = path(node, "\"rejects\"") else { return nil }
        if let location = path.location { return (location, node.place) }
        problems.report(
            .badValue(
                of: "\"rejects\"", found: "\"\(path.text)\"", allowed: "names and indexes from 0",
                because: "decoding stops at one value", next: "name the first value that is refused"),
            at: node.place)
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
            problems.report(
                .badValue(
                    of: noun, found: "\"\(text)\", which \(error.what) (character \(error.offset + 1))",
                    allowed: "$, .name, ['name'], [0], [-1], [*], ..name", because: "no other selector of RFC 9535 is read",
                    next: "mend the path"),
                at: place)
            return nil
        }
    }

    // MARK: Expectations

    private func expectations(_ mapping: MappingReader) -> [Expectation] {
        guard let node = mapping["expect"], let entries = MappingReader.entries(of: node, "\"expect\"", problems: problems) else {
            return []
        }
        if entries.isEmpty { reportEmpty("\"expect\"", at: node.place) }
        return entries.compactMap { entry in
            let path = path(entry.key, "a path of \"expect\"", at: entry.keyPlace)
            guard let read = MatcherReader(problems: problems).read(entry.value), let path else { return nil }
            return Expectation(
                path: path, matcher: read.matcher, isOptional: read.isOptional, isNullable: read.isNullable, place: entry.keyPlace)
        }
    }

    // MARK: Problems

    private func refuse(_ keys: [String], in mapping: MappingReader, beside owner: String, _ because: String, _ next: String) {
        for key in keys {
            problems.report(
                .badValue(
                    of: "\"\(key)\"", found: "there beside \(owner)", allowed: "\(owner) without \"\(key)\"", because: because, next: next),
                at: mapping.place(of: key))
        }
    }

    private func reportEmpty(_ noun: String, at place: SourcePlace) {
        problems.report(
            .badValue(
                of: noun, found: "empty", allowed: "at least one entry", because: "what is empty checks nothing",
                next: "add one, or take it out"),
            at: place)
    }

    /// A recording twice in one contract would give two cases of the same name.
    private func reportRepeated(_ responses: [ResponsePromise]) {
        var seen: [String: [ResponsePromise]] = [:]
        for response in responses {
            let earlier = seen[response.recording.name, default: []].first { other in
                other.recording.exchange == nil || response.recording.exchange == nil
                    || other.recording.exchange == response.recording.exchange
            }
            if let earlier {
                problems.report(
                    .badValue(
                        of: "\"recording\"",
                        found: "\"\(response.recording.name)\" again, first in line \(earlier.recording.place.line ?? 1)",
                        allowed: "each exchange once in a contract", because: "two cases would have the same name",
                        next: "put the promises into one response, or into a contract of another name"),
                    at: response.recording.place)
            }
            seen[response.recording.name, default: []].append(response)
        }
    }
}

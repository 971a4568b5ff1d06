internal import SafeFiles
internal import VerificationModel

/// The response of a WireMock mapping on its way to a recorded one.
struct WireMockResponse {
    /// What was not carried over.
    private(set) var notes: [ImportNote] = []
    private let json: ImportedJSON
    private let response: JSONValue
    private let files: String

    init(_ response: JSONValue, json: ImportedJSON, files: String) {
        self.response = response
        self.json = json
        self.files = files
    }

    private static let read: Set = ["status", "statusMessage", "headers", "body", "jsonBody", "base64Body", "bodyFileName"]

    /// The response; nil, with a note, where there is none to carry over: a fault, or what a proxy asks for.
    /// - Throws: ``ImportProblem`` for a body that cannot be read.
    mutating func captured(isHead: Bool) throws(ImportProblem) -> CapturedExchange.Response? {
        for member in response.members where !Self.read.contains(member.key) {
            switch member.key {
            case "fault", "proxyBaseUrl": break
            case "transformers": for name in member.value.elements where name.string != "response-template" { noteTransformer(name) }
            default: note(member.value, "\(member.key) has no counterpart in a recording")
            }
        }
        if let fault = response["fault"] {
            note(fault, "fault \((fault.string ?? "").prefix(40)); left out")
            return nil
        }
        if let proxy = response["proxyBaseUrl"] {
            note(proxy, "the answer is fetched from another server; left out")
            return nil
        }
        guard let status = Int(response["status"].map { $0.digits ?? "" } ?? "200"), (200...599).contains(status) else {
            note(response["status"] ?? response, "the status is no final one; left out")
            return nil
        }
        var headers = ImportedHeaders()
        for field in response["headers"]?.members ?? [] {
            for value in field.value.kind == .array ? field.value.elements : [field.value] {
                headers.add(field.key, value.string ?? value.text)
            }
        }
        if let what = headers.note { note(response["headers"] ?? response, what) }
        let bytes = try body()
        noteTemplate(bytes)
        if isHead || [204, 205, 304].contains(status), !bytes.isEmpty {
            note(response, "an answer that has no body is given one; left out")
            return answer(status, headers, ([], nil))
        }
        do {
            return answer(status, headers, try ImportedBody.decoded(bytes, headers))
        } catch {
            note(response, "\(error); left out")
            return nil
        }
    }

    private func answer(
        _ status: Int, _ headers: ImportedHeaders, _ body: (bytes: [UInt8], removedCoding: String?)
    ) -> CapturedExchange.Response {
        CapturedExchange.Response(
            status: status, reason: response["statusMessage"]?.string ?? "", headers: headers.all.keptOfResponse, body: body.bytes,
            removedCoding: body.removedCoding)
    }

    private mutating func note(_ value: JSONValue, _ what: String) { notes.append(ImportNote(json.place(of: value), what)) }

    private mutating func noteTransformer(_ name: JSONValue) {
        note(name, "the transformer \((name.string ?? "").prefix(40)) is not run")
    }

    /// A template may be one by its own word, or by that of the server, which nobody knows here.
    private mutating func noteTemplate(_ body: [UInt8]) {
        let named = response["transformers"]?.elements.first { $0.string == "response-template" }
        guard named != nil || String(decoding: body, as: UTF8.self).contains("{{") else { return }
        note(named ?? response, "the WireMock response template is not evaluated")
    }

    /// The body's bytes: a text, a JSON value as it stands in the mapping, base64, or a file.
    private mutating func body() throws(ImportProblem) -> [UInt8] {
        if let text = response["body"]?.string { return Array(text.utf8) }
        if let value = response["jsonBody"] { return Array(value.text.utf8) }
        if let text = response["base64Body"] {
            do {
                return try ImportedBody.base64(text.string ?? "")
            } catch {
                throw ImportProblem(.shape("\(error)", format: .wiremock), at: json.place(of: text))
            }
        }
        guard let name = response["bodyFileName"] else { return [] }
        let file = name.string ?? ""
        do {
            return try FileReading.bytes(of: try FolderBoundary(files).path(of: file), limit: RecordingReader.bodyLimit)
        } catch {
            throw ImportProblem(.bodyFile(file, error), at: json.place(of: name))
        }
    }
}

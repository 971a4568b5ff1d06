internal import HTTPMessages
internal import Recordings
internal import Redaction
internal import SafeFiles
internal import StrictJSON
internal import VerificationModel

/// Converts the response of a WireMock mapping into a recorded one.
struct WireMockResponse {
    /// The parts that were not carried over.
    private(set) var notes: [ImportNote] = []
    private let json: ImportedJSON
    private let response: JSONValue
    private let files: String

    init(_ response: JSONValue, json: ImportedJSON, files: String) {
        self.response = response
        self.json = json
        self.files = files
    }

    private static let read: Set = ["status", "statusMessage", "headers"]
    /// The members that can contain the body.
    ///
    /// WireMock uses the first that is present.
    private static let bodyKeys = ["body", "jsonBody", "base64Body", "bodyFileName"]

    /// Returns the response; nil, with a note, if there is none to carry over: a fault, or the response of another server.
    /// - Throws: ``ImportError`` for a body that cannot be read.
    mutating func captured(isHead: Bool) throws(ImportError) -> CapturedExchange.Response? {
        noteMembers()
        if let fault = value("fault") {
            note(fault, "fault \((fault.string ?? "").prefix(40)); left out")
            return nil
        }
        if let proxy = value("proxyBaseUrl") {
            note(proxy, "the response is fetched from another server; left out")
            return nil
        }
        guard let status = Int(value("status").map { $0.digits ?? "" } ?? "200"), (200...599).contains(status) else {
            note(response["status"] ?? response, "the status is not that of a final response; left out")
            return nil
        }
        let headers = headers()
        let reason = reason()
        let bytes = try body()
        noteTemplate(bytes)
        if isHead || [204, 205, 304].contains(status), !bytes.isEmpty {
            note(response, "a response that cannot have a body has one; left out")
            return answer(status, reason, headers, isHead: isHead, ([], nil))
        }
        do {
            return answer(status, reason, headers, isHead: isHead, try ImportedBody.decoded(bytes, headers))
        } catch {
            note(response, "\(error); left out")
            return nil
        }
    }

    /// Returns a member that is present and not null.
    private func value(_ key: String) -> JSONValue? { response[key].flatMap { $0.kind == .null ? nil : $0 } }

    private mutating func noteMembers() {
        let bodyKey = Self.bodyKeys.first { value($0) != nil }
        for member in response.members where member.value.kind != .null && !Self.read.contains(member.key) {
            switch member.key {
            case "fault", "proxyBaseUrl": break
            case _ where Self.bodyKeys.contains(member.key):
                if let bodyKey, member.key != bodyKey {
                    note(member.value, "\(member.key) is ignored, because \(bodyKey) takes precedence")
                }
            case "transformers": noteTransformers(member.value)
            case _ where member.value.isAbsent: break
            default: note(member.value, "\(member.key) has no counterpart in a recording")
            }
        }
    }

    private mutating func headers() -> ImportedHeaders {
        var headers = ImportedHeaders()
        guard let list = value("headers") else { return headers }
        if list.kind != .object { note(list, "headers is not an object; left out") }
        for field in list.members {
            for value in field.value.kind == .array ? field.value.elements : [field.value] {
                guard value.kind != .object, value.kind != .array, value.kind != .null else {
                    note(value, "the value of a header field is not text; left out")
                    continue
                }
                headers.add(field.key, value.string ?? value.text)
            }
        }
        if let what = headers.note { note(list, what) }
        return headers
    }

    private mutating func reason() -> String {
        guard let message = value("statusMessage") else { return "" }
        guard let text = message.string, !text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
            note(message, "statusMessage is not valid in HTTP; left out")
            return ""
        }
        return text
    }

    private func answer(
        _ status: Int, _ reason: String, _ headers: ImportedHeaders, isHead: Bool, _ body: (bytes: [UInt8], removedCoding: String?)
    ) -> CapturedExchange.Response {
        CapturedExchange.Response(
            status: status, reason: reason, headers: headers.all.keptOfResponse(isHead: isHead, status: status), body: body.bytes,
            removedCoding: body.removedCoding)
    }

    private mutating func note(_ value: JSONValue, _ what: String) { notes.append(ImportNote(json.place(of: value), what)) }

    private mutating func noteTransformers(_ names: JSONValue) {
        guard names.kind == .array else { return note(names, "transformers is not an array; none is run") }
        for name in names.elements where name.string != "response-template" {
            note(name, "the transformer \((name.string ?? name.text).prefix(40)) is not run")
        }
    }

    /// Adds a note if the body is a template.
    ///
    /// Either the mapping or the settings of the server can make it one, and the settings are not known.
    private mutating func noteTemplate(_ body: [UInt8]) {
        let named = response["transformers"]?.elements.first { $0.string == "response-template" }
        guard named != nil || String(decoding: body, as: UTF8.self).contains("{{") else { return }
        note(named ?? response, "the WireMock response template is not evaluated")
    }

    /// Returns the body's bytes: a text, a JSON value as it is written in the mapping, base64, or a file.
    private mutating func body() throws(ImportError) -> [UInt8] {
        if let text = value("body") {
            if text.string == nil { note(text, "body is not a string; its JSON was used unchanged") }
            return Array((text.string ?? text.text).utf8)
        }
        if let value = value("jsonBody") { return Array(value.text.utf8) }
        if let text = value("base64Body") {
            do {
                guard let digits = text.string else { throw ImportedBody.BodyError(description: "base64Body is not a string") }
                return try ImportedBody.base64(digits)
            } catch {
                throw ImportError(.shape("\(error)", .wiremock), at: json.place(of: text))
            }
        }
        guard let name = value("bodyFileName") else { return [] }
        guard let file = name.string, !file.isEmpty else {
            throw ImportError(.shape("bodyFileName is not the name of a file", .wiremock), at: json.place(of: name))
        }
        do {
            let folder = files.hasSuffix("/__files") ? String(files.dropLast("/__files".count)) : "."
            // The folder __files itself may be a link that leads out of the imported folder.
            let bodies = try FolderBoundary(folder.isEmpty ? "/" : folder).path(of: "__files")
            return try FileReading.bytes(of: try FolderBoundary(bodies).path(of: file), limit: RecordingReader.bodyLimit)
        } catch {
            throw ImportError(.bodyFile(file, error), at: json.place(of: name))
        }
    }
}

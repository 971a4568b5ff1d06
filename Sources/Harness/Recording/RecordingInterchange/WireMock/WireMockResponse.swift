internal import HTTPMessages
internal import Recordings
internal import Redaction
internal import SafeFiles
internal import StrictJSON
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

    private static let read: Set = ["status", "statusMessage", "headers"]
    /// Where the body may stand; WireMock takes the first that is there.
    private static let bodyKeys = ["body", "jsonBody", "base64Body", "bodyFileName"]

    /// The response; nil, with a note, where there is none to carry over: a fault, or what a proxy asks for.
    /// - Throws: ``ImportError`` for a body that cannot be read.
    mutating func captured(isHead: Bool) throws(ImportError) -> CapturedExchange.Response? {
        noteMembers()
        if let fault = said("fault") {
            note(fault, "fault \((fault.string ?? "").prefix(40)); left out")
            return nil
        }
        if let proxy = said("proxyBaseUrl") {
            note(proxy, "the answer is fetched from another server; left out")
            return nil
        }
        guard let status = Int(said("status").map { $0.digits ?? "" } ?? "200"), (200...599).contains(status) else {
            note(response["status"] ?? response, "the status is no final one; left out")
            return nil
        }
        let headers = headers()
        let reason = reason()
        let bytes = try body()
        noteTemplate(bytes)
        if isHead || [204, 205, 304].contains(status), !bytes.isEmpty {
            note(response, "an answer that has no body is given one; left out")
            return answer(status, reason, headers, ([], nil))
        }
        do {
            return answer(status, reason, headers, try ImportedBody.decoded(bytes, headers))
        } catch {
            note(response, "\(error); left out")
            return nil
        }
    }

    /// A member that is there, and not null.
    private func said(_ key: String) -> JSONValue? { response[key].flatMap { $0.kind == .null ? nil : $0 } }

    private mutating func noteMembers() {
        let bodyKey = Self.bodyKeys.first { said($0) != nil }
        for member in response.members where member.value.kind != .null && !Self.read.contains(member.key) {
            switch member.key {
            case "fault", "proxyBaseUrl": break
            case _ where Self.bodyKeys.contains(member.key):
                if let bodyKey, member.key != bodyKey { note(member.value, "\(member.key) stands beside \(bodyKey), which was taken") }
            case "transformers": noteTransformers(member.value)
            case _ where member.value.isVacant: break
            default: note(member.value, "\(member.key) has no counterpart in a recording")
            }
        }
    }

    private mutating func headers() -> ImportedHeaders {
        var headers = ImportedHeaders()
        guard let list = said("headers") else { return headers }
        if list.kind != .object { note(list, "headers are no object; left out") }
        for field in list.members {
            for value in field.value.kind == .array ? field.value.elements : [field.value] {
                guard value.kind != .object, value.kind != .array, value.kind != .null else {
                    note(value, "a header field's value is no text; left out")
                    continue
                }
                headers.add(field.key, value.string ?? value.text)
            }
        }
        if let what = headers.note { note(list, what) }
        return headers
    }

    private mutating func reason() -> String {
        guard let message = said("statusMessage") else { return "" }
        guard let text = message.string, !text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
            note(message, "statusMessage is none that HTTP allows; left out")
            return ""
        }
        return text
    }

    private func answer(
        _ status: Int, _ reason: String, _ headers: ImportedHeaders, _ body: (bytes: [UInt8], removedCoding: String?)
    ) -> CapturedExchange.Response {
        CapturedExchange.Response(
            status: status, reason: reason, headers: headers.all.keptOfResponse, body: body.bytes,
            removedCoding: body.removedCoding)
    }

    private mutating func note(_ value: JSONValue, _ what: String) { notes.append(ImportNote(json.place(of: value), what)) }

    private mutating func noteTransformers(_ names: JSONValue) {
        guard names.kind == .array else { return note(names, "transformers are no array; none is run") }
        for name in names.elements where name.string != "response-template" {
            note(name, "the transformer \((name.string ?? name.text).prefix(40)) is not run")
        }
    }

    /// A template may be one by its own word, or by that of the server, which nobody knows here.
    private mutating func noteTemplate(_ body: [UInt8]) {
        let named = response["transformers"]?.elements.first { $0.string == "response-template" }
        guard named != nil || String(decoding: body, as: UTF8.self).contains("{{") else { return }
        note(named ?? response, "the WireMock response template is not evaluated")
    }

    /// The body's bytes: a text, a JSON value as it stands in the mapping, base64, or a file.
    private mutating func body() throws(ImportError) -> [UInt8] {
        if let text = said("body") {
            if text.string == nil { note(text, "body is no string; its JSON was taken as it stands") }
            return Array((text.string ?? text.text).utf8)
        }
        if let value = said("jsonBody") { return Array(value.text.utf8) }
        if let text = said("base64Body") {
            do {
                guard let digits = text.string else { throw ImportedBody.BodyError(description: "base64Body is no string") }
                return try ImportedBody.base64(digits)
            } catch {
                throw ImportError(.shape("\(error)", .wiremock), at: json.place(of: text))
            }
        }
        guard let name = said("bodyFileName") else { return [] }
        guard let file = name.string, !file.isEmpty else {
            throw ImportError(.shape("bodyFileName is not the name of a file", .wiremock), at: json.place(of: name))
        }
        do {
            return try FileReading.bytes(of: try FolderBoundary(files).path(of: file), limit: RecordingReader.bodyLimit)
        } catch {
            throw ImportError(.bodyFile(file, error), at: json.place(of: name))
        }
    }
}

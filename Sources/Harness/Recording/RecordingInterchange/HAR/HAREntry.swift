internal import HTTPMessages
internal import Recordings
internal import StrictJSON
internal import VerificationModel

/// Converts an entry of a HAR file into an exchange.
struct HAREntry {
    /// The parts that were not carried over.
    private(set) var notes: [ImportNote] = []
    private let json: ImportedJSON
    private let entry: JSONValue

    init(_ entry: JSONValue, json: ImportedJSON) {
        self.entry = entry
        self.json = json
    }

    /// The time when it began; nil if `verify export` wrote a placeholder, because the recording had no time.
    var time: ImportedTime? { isUndated ? nil : entry["startedDateTime"]?.string.flatMap { ImportedTime($0) } }

    /// The member that `verify export` adds to HAR's own ones.
    private var own: JSONValue? { entry[HARExchange.ownKey] }
    private var isUndated: Bool { own?["undated"]?.text == "true" }

    /// Returns the exchange; nil, with a note, if the entry does not contain one.
    mutating func exchange() -> ImportedExchange? {
        if let text = entry["startedDateTime"], time == nil, !isUndated {
            note(text, "startedDateTime is not a time in ISO 8601; the recording has no time")
        }
        if let events = entry["_eventSourceMessages"], !events.isAbsent {
            note(events, "server-sent events, \(events.elements.count) of them, are separate from the body; left out")
        }
        guard let request = entry["request"], let url = request["url"]?.string, let method = request["method"]?.string else {
            return leftOut(entry, "the entry has no request with a method and a url")
        }
        guard let response = entry["response"], let number = response["status"]?.digits, number != "0" else {
            return leftOut(
                entry["response"] ?? entry, "the entry has no response: status \(entry["response"]?["status"]?.digits ?? "missing")")
        }
        if isWebSocket(url, status: number) {
            let messages = entry["_webSocketMessages"]?.elements.count ?? 0
            return leftOut(request, "a WebSocket" + (messages == 0 ? "" : "; its messages, \(messages) of them, are left out too"))
        }
        guard let status = Int(number), (200...599).contains(status) else {
            return leftOut(response, "the status \(number) is not that of a final response")
        }
        guard HeaderSyntax.isToken(method[...]) else { return leftOut(request, "the method is not valid in HTTP") }
        guard let target = target(url, in: request) else {
            return leftOut(
                request, ImportedTarget(url).isOfHTTP ? "the url has no host" : "the scheme of the url is neither http nor https")
        }
        let sent: CapturedExchange.Request
        do {
            sent = try captured(request, method: method, target: target)
        } catch {
            return leftOut(request, "\(error); left out")
        }
        do {
            // A note has the reason why a response is left out.
            guard let received = try captured(response, status: status, isHead: method == "HEAD") else { return nil }
            return ImportedExchange(json.place(of: entry), CapturedExchange(comment: comment, request: sent, response: received))
        } catch {
            return leftOut(response, "\(error); left out")
        }
    }

    /// The comment of the recording.
    ///
    /// One that was made by hand keeps its reason.
    private var comment: String {
        own?["made"]?.string.map { OneLine.of("Made \($0)") } ?? CapturedExchange.importComment(time: time, file: json.file)
    }

    private func isWebSocket(_ url: String, status: String) -> Bool {
        let isScheme = ["ws://", "wss://"].contains { url.lowercased().hasPrefix($0) }
        return isScheme || status == "101" || entry["_resourceType"]?.string == "websocket" || entry["_webSocketMessages"] != nil
    }

    private mutating func note(_ value: JSONValue, _ what: String) { notes.append(ImportNote(json.place(of: value), what)) }

    private mutating func leftOut(_ value: JSONValue, _ what: String) -> ImportedExchange? {
        note(value, what)
        return nil
    }

    // MARK: Request

    /// Returns the URL in the form that can be sent; nil if it is not a valid URL of HTTP.
    private mutating func target(_ url: String, in request: JSONValue) -> String? {
        let place = request["url"] ?? request
        let target = ImportedTarget(url)
        guard target.isOfHTTP, target.hasHost, HeaderSyntax.isTarget(target.text[...]) else { return nil }
        notes += target.notes.map { ImportNote(json.place(of: place), $0) }
        let listed = request["queryString"]?.elements ?? []
        if !listed.isEmpty, !target.agrees(with: listed.map { ($0["name"]?.string ?? "", $0["value"]?.string ?? "") }) {
            note(request["queryString"] ?? request, "queryString differs from the url; the url was used")
        }
        return target.text.hasPrefix("\(HARWriter.noHost)/") ? String(target.text.dropFirst(HARWriter.noHost.count)) : target.text
    }

    private mutating func captured(
        _ request: JSONValue, method: String, target: String
    ) throws(ImportedBody.BodyError) -> CapturedExchange.Request {
        let headers = headers(of: request)
        noteCookies(of: request, sent: headers.all.values(of: "Cookie").flatMap { $0.split(separator: ";") }.map { $0.cookieName })
        var body: [UInt8] = []
        if let data = request["postData"] { body = try self.body(of: data) }
        if body.isEmpty { noteMissing("the request's body", of: request) }
        return CapturedExchange.Request(method: method, target: target, headers: headers.all.keptOfRequest, body: body)
    }

    private mutating func body(of data: JSONValue) throws(ImportedBody.BodyError) -> [UInt8] {
        let type = data["mimeType"]?.string ?? ""
        if data.kind != .object, data.kind != .null { note(data, "postData is not an object; left out") }
        let text = text(of: data, "postData")
        let parameters = data["params"]?.elements ?? []
        if text.isEmpty, !parameters.isEmpty {
            guard !type.lowercased().hasPrefix("multipart/") else {
                note(data, "the parts of a multipart body are listed without the body; left out")
                return []
            }
            note(data, "the request's body was assembled from its params")
            let pairs = parameters.map { ($0["name"]?.string ?? "", $0["value"]?.string ?? "") }
            return Array(pairs.map { "\(PercentEncoding.encoded($0))=\(PercentEncoding.encoded($1))" }.joined(separator: "&").utf8)
        }
        // HAR has no member for a binary body of a request; programs have their own.
        if let encoding = (data["_encoding"] ?? data["encoding"])?.string, !encoding.isEmpty {
            return try bytes(text, in: encoding, of: data, type: type)
        }
        if let doubt = ImportedBody.doubt(about: text, type: type) { note(data, "the request's body: \(doubt)") }
        return Array(text.utf8)
    }

    // MARK: Response

    /// Returns the response; nil, with a note, if its body is not in the file.
    private mutating func captured(
        _ response: JSONValue, status: Int, isHead: Bool
    ) throws(ImportedBody.BodyError) -> CapturedExchange.Response? {
        let headers = headers(of: response)
        noteCookies(of: response, sent: headers.all.values(of: "Set-Cookie").map { $0[...].cookieName })
        var reason = response["statusText"]?.string ?? ""
        if reason.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
            note(response, "statusText is not valid in HTTP; left out")
            reason = ""
        }
        let hasNone = isHead || [204, 205, 304].contains(status)
        let isRedirect = (300..<400).contains(status) && headers.all["Location"] != nil
        guard let body = try content(of: response, hasNone: hasNone, isRedirect: isRedirect, headers) else { return nil }
        return CapturedExchange.Response(
            status: status, reason: reason, headers: headers.all.keptOfResponse(isHead: isHead, status: status), body: body.bytes,
            removedCoding: body.removedCoding,
            chunks: chunks(of: body.bytes))
    }

    /// Returns the times of the parts of a streamed body, which only `verify export` writes.
    private mutating func chunks(of body: [UInt8]) -> [BodyFile.Chunk] {
        guard let listed = own?["chunks"] else { return [] }
        let chunks = listed.string.flatMap { BodyFile.Chunk.list($0[...]) } ?? []
        guard !chunks.isEmpty, chunks.reduce(0, { $0 + $1.count }) == body.count else {
            note(listed, "the times of the body's parts do not match the body; left out")
            return []
        }
        return chunks
    }

    /// Returns the body; nil, with a note, if it is not in the file.
    private mutating func content(
        of response: JSONValue, hasNone: Bool, isRedirect: Bool, _ headers: ImportedHeaders
    ) throws(ImportedBody.BodyError) -> (bytes: [UInt8], removedCoding: String?)? {
        let content = response["content"]
        let text = content.map { self.text(of: $0, "content") } ?? ""
        guard !hasNone else {
            if let content, !text.isEmpty { note(content, "a response that cannot have a body has one; left out") }
            return ([], nil)
        }
        guard let content, !text.isEmpty else {
            guard let missing = self.missing(of: response, headers) else { return ([], nil) }
            // Browsers do not keep the body of a redirect, and no client needs it.
            note(content ?? response, missing + (isRedirect ? "; the recording has none" : "; left out"))
            return isRedirect ? ([], nil) : nil
        }
        let type = headers.all["Content-Type"] ?? content["mimeType"]?.string ?? ""
        let bytes: [UInt8]
        if let encoding = content["encoding"]?.string, !encoding.isEmpty {
            bytes = try self.bytes(text, in: encoding, of: content, type: type)
        } else {
            if let doubt = ImportedBody.doubt(about: text, type: type) { note(content, doubt) }
            bytes = Array(text.utf8)
        }
        let body = try ImportedBody.decoded(bytes, headers)
        let size = Self.size(content["size"]) ?? -1
        // Some programs state the size of the coded body, which may be larger.
        let coded = headers.all.contentCodings.isEmpty ? [] : [bytes.count, Self.size(response["bodySize"]), Self.length(headers)]
        if body.bytes.count < size, !coded.contains(size) {
            note(content, "the body is cut off: HAR states \(size) bytes, it has \(body.bytes.count)")
        }
        return body
    }

    /// Returns the note about a body that is not in the file, although the response had one; nil if nothing indicates that it had one.
    ///
    /// Browsers leave out bodies that they have no longer.
    private func missing(of response: JSONValue, _ headers: ImportedHeaders) -> String? {
        let content = response["content"]
        let sizes = [Self.size(content?["size"]), Self.size(response["bodySize"]), Self.length(headers)].compactMap(\.self)
        if let size = sizes.first(where: { $0 > 0 }) { return "the body of \(size) bytes is not in the file" }
        // A size of 0 and an empty text state that there was no body.
        guard !sizes.contains(0), content?["text"]?.string == nil else { return nil }
        let type = headers.all["Content-Type"] ?? content?["mimeType"]?.string ?? ""
        // The type that browsers write for none.
        guard !type.isEmpty, type != "x-unknown" else { return nil }
        return "the body is not in the file, and the response has a Content-Type"
    }

    private static func size(_ value: JSONValue?) -> Int? { value?.number.flatMap { Int($0) } }

    private static func length(_ headers: ImportedHeaders) -> Int? { headers.all["Content-Length"].flatMap { Int($0) } }

    /// Returns the text of a body.
    private mutating func text(of body: JSONValue, _ name: String) -> String {
        guard let text = body["text"], text.kind != .null else { return "" }
        if text.string == nil { note(text, "the text of \(name) is not a string; left out") }
        return text.string ?? ""
    }

    /// Adds a note for a body of which the file only has the size, as browsers do for some bodies.
    private mutating func noteMissing(_ what: String, of message: JSONValue) {
        guard let size = Self.size(message["bodySize"]), size > 0 else { return }
        note(message, "\(what) of \(size) bytes is not in the file")
    }

    /// Returns the bytes of a text in base64.
    ///
    /// Some browsers declare base64 for a plain text. A text that is not valid base64 is taken as it is, and so is one whose stated size is its own.
    private mutating func bytes(
        _ text: String, in encoding: String, of body: JSONValue, type: String
    ) throws(ImportedBody.BodyError) -> [UInt8] {
        guard encoding.lowercased() == "base64" else {
            throw ImportedBody.BodyError(description: "the encoding \"\(String(encoding.prefix(40)))\" of the body is not known")
        }
        let decoded = Result { () throws(ImportedBody.BodyError) in try ImportedBody.base64(text) }
        guard case .success(let bytes) = decoded else {
            note(body, "the body is declared as base64 and is not valid base64; its text was used")
            return Array(text.utf8)
        }
        let isOwnSize = Self.size(body["size"]) == text.utf8.count && bytes.count != text.utf8.count
        guard isOwnSize, MediaType.isJSON(type) || type.lowercased().hasPrefix("text/"), String(validUTF8: bytes) == nil else {
            return bytes
        }
        note(body, "the body is declared as base64, and its size is that of the text; the text was used")
        return Array(text.utf8)
    }

    // MARK: Heads

    private mutating func headers(of message: JSONValue) -> ImportedHeaders {
        var headers = ImportedHeaders()
        if let list = message["headers"], list.kind != .array, list.kind != .null { note(list, "headers is not an array; left out") }
        for field in message["headers"]?.elements ?? [] { headers.add(field["name"]?.string ?? "", field["value"]?.digits ?? "") }
        if let what = headers.note, let list = message["headers"] { note(list, what) }
        return headers
    }

    /// Adds a note if the list of cookies differs from the header field, which is the one that was sent.
    private mutating func noteCookies(of message: JSONValue, sent: [String]) {
        guard let list = message["cookies"], !list.elements.isEmpty else { return }
        let listed = list.elements.map { $0["name"]?.string ?? "" }
        if sent.isEmpty {
            note(list, "\(listed.count) of the cookies are only in the list, without the header field that carried them; left out")
        } else if sent.sorted() != listed.sorted() {
            note(list, "the cookies in the headers and in the list differ; the headers were used")
        }
    }
}

extension Substring {
    /// The name in `name=value`.
    fileprivate var cookieName: String { prefix { $0 != "=" && $0 != ";" }.filter { !$0.isWhitespace } }
}

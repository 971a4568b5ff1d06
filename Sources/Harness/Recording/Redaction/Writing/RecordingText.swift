internal import HTTPMessages
internal import Recordings
internal import VerificationModel

/// The files of a recording: its head, and the bodies that the head names.
struct RecordingText: Hashable, Sendable {
    /// A body in a file of its own.
    struct Body: Hashable, Sendable {
        /// The file's name, beside the head.
        let name: String
        /// Its bytes.
        let bytes: [UInt8]
    }

    /// The head file's bytes.
    let head: [UInt8]
    /// The bodies, each once, in the order of the head.
    let bodies: [Body]

    /// Writes exchanges in the recording format.
    ///
    /// Source: the format is described in Fixtures/README.md.
    /// - Parameters:
    ///   - exchanges: At least one.
    ///   - name: The recording's name below the fixtures folder. Its last part names the bodies.
    ///   - bodyNames: By exchange, the name that the response's body has already; nil where it has none.
    /// - Throws: ``RecordingFormatError``, for example for a header field that would be read as two.
    init(_ exchanges: RedactedExchanges, name: String, bodyNames: [String?]) throws(RecordingFormatError) {
        self.exchanges = exchanges
        // After a kill, a head may name the copy of a body. The body then gets its own name again.
        let bodyNames = bodyNames.map { $0.map(RecordingWriter.withoutCopySuffix) }
        self.bodyNames = bodyNames
        base = name.split(separator: "/").last.map(String.init) ?? name
        (head, bodies) = Self.text(of: exchanges, base: base, bodyNames: bodyNames) { $0 }
        try check()
    }

    private let exchanges: RedactedExchanges
    private let base: String
    private let bodyNames: [String?]

    /// Returns the head with other names for some bodies, until these bodies exist.
    func head(naming names: Set<String>, with suffix: String) -> [UInt8] {
        Self.text(of: exchanges, base: base, bodyNames: bodyNames) { names.contains($0) ? $0 + suffix : $0 }.head
    }

    private static func text(
        of exchanges: RedactedExchanges, base: String, bodyNames: [String?], shown: (String) -> String
    ) -> (head: [UInt8], bodies: [Body]) {
        var text: [UInt8] = []
        var bodies: [Body] = []
        for (index, exchange) in exchanges.enumerated() {
            if index > 0 { text += Array("\n###\n".utf8) }
            let stem = index == 0 ? base : "\(base)-exchange-\(index + 1)"
            let kept = index < bodyNames.count ? bodyNames[index] : nil
            let comments = [exchange.comment] + [exchanges.notes[index], exchanges.unreadNotes[index]].compactMap { $0 }
            text += Self.text(of: exchange, comments, stem: stem, keptName: kept, shown: shown, bodies: &bodies)
        }
        return (text, bodies)
    }

    // MARK: Writing

    private static func text(
        of exchange: CapturedExchange, _ comments: [String], stem: String, keptName: String?, shown: (String) -> String,
        bodies: inout [Body]
    ) -> [UInt8] {
        let (request, response) = (exchange.request, exchange.response)
        var lines = comments.map { "# \($0)" }
        if !response.body.isEmpty {
            let coding = response.removedCoding.map { ", content-encoding \($0) removed" } ?? ""
            lines.append("# Body sha256 \(SHA256.hexadecimalDigest(of: response.body))\(coding)")
        }
        lines.append("\(request.method) \(request.target)")
        lines += request.headers.fields.map { "\($0.name): \($0.value)" }
        var text = Array((lines.joined(separator: "\n") + "\n\n").utf8)
        if !request.body.isEmpty {
            if canBeInline(request.body) {
                text += request.body + Array("\n\n".utf8)
            } else {
                let name = "\(stem)-request\(suffix(of: request.headers))"
                bodies.append(Body(name: name, bytes: request.body))
                text += Array("< \(shown(name))\n\n".utf8)
            }
        }
        lines = ["HTTP/1.1 \(response.status)" + (response.reason.isEmpty ? "" : " \(response.reason)")]
        lines += response.headers.fields.map { "\($0.name): \($0.value)" }
        text += Array((lines.joined(separator: "\n") + "\n").utf8)
        if !response.body.isEmpty {
            let name = keptName ?? stem + suffix(of: response.headers)
            bodies.append(Body(name: name, bytes: response.body))
            let chunks = response.chunks.map { "\($0.milliseconds) \($0.count)" }.joined(separator: ", ")
            text += Array("\n<> \(shown(name))\(chunks.isEmpty ? "" : " @ \(chunks)")\n".utf8)
        }
        return text
    }

    /// Returns whether a request's body can be written inline without being read as something else.
    private static func canBeInline(_ body: [UInt8]) -> Bool {
        guard body.count <= 1 << 16, !body.contains(UInt8(ascii: "\r")), let text = String(validUTF8: body) else {
            return false
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return !text.hasPrefix("< ") && !lines.contains("###") && !lines.contains { $0.hasPrefix("HTTP/") } && lines.first != ""
    }

    /// The end of a body file's name, by its media type.
    private static func suffix(of headers: HeaderFields) -> String {
        let type = headers["Content-Type"].map { $0.prefix { $0 != ";" }.lowercased() } ?? ""
        let known = [
            "text/html": "html", "text/plain": "txt", "text/css": "css", "text/csv": "csv", "text/xml": "xml", "application/xml": "xml",
            "image/png": "png", "image/jpeg": "jpg", "image/gif": "gif", "image/webp": "webp", "image/svg+xml": "svg",
            "application/pdf": "pdf", "application/x-www-form-urlencoded": "txt", "text/event-stream": "txt",
        ]
        if let suffix = known[type.filter { !$0.isWhitespace }] { return ".\(suffix)" }
        return type.contains("json") ? ".json" : ".bin"
    }

    // MARK: Checking

    /// Reads the written recording again, and compares it with the exchanges.
    private func check() throws(RecordingFormatError) {
        var reader = RecordingReader(head, file: "")
        let read: [Exchange]
        do {
            read = try reader.exchanges()
        } catch {
            throw .notReadable(exchange: 1)
        }
        for (index, exchange) in exchanges.enumerated() {
            guard index < read.count, isSame(read[index], exchange), exchange.isWritable else { throw .notReadable(exchange: index + 1) }
        }
        guard read.count == exchanges.count else { throw .notReadable(exchange: exchanges.count) }
    }

    private func isSame(_ read: Exchange, _ exchange: CapturedExchange) -> Bool {
        read.request.method == exchange.request.method && read.request.target == exchange.request.target
            && read.request.headers == exchange.request.headers && bytes(of: read.request.body) == exchange.request.body
            && read.response.status == exchange.response.status && read.response.reason == exchange.response.reason
            && read.response.headers == exchange.response.headers && bytes(of: read.response.body) == exchange.response.body
            && chunks(of: read.response.body) == exchange.response.chunks
    }

    private func chunks(of body: RecordedBody) -> [BodyFile.Chunk] { if case .file(let file) = body { file.chunks } else { [] } }

    private func bytes(of body: RecordedBody) -> [UInt8]? {
        switch body {
        case .empty: []
        case .inline(let bytes, _): bytes
        case .file(let file): bodies.first { $0.name == file.name }?.bytes
        }
    }
}

extension CapturedExchange {
    /// Whether the comment is one line, the chunks cover the body, and both bodies are within the reader's size limit.
    fileprivate var isWritable: Bool {
        let sum = response.chunks.reduce(0) { $0 + $1.count }
        return !comment.contains { $0.isNewline } && (response.chunks.isEmpty || sum == response.body.count)
            && max(request.body.count, response.body.count) <= RecordingReader.bodyLimit
    }
}

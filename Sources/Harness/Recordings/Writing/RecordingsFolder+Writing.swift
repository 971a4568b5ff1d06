internal import SafeFiles
public import VerificationModel

extension RecordingsFolder {
    /// Writes a recording in the place of the one of its name, if there is one.
    ///
    /// A kill at any moment leaves the old recording or the new one, whole: where a body's file gets other bytes, the head names a copy of them while the file
    /// itself is replaced.
    /// - Parameters:
    ///   - text: What is written.
    ///   - name: The recording's name, without `.http`.
    /// - Throws: ``RecordingWriteProblem`` with the file that could not be written; what was there before is there still.
    public func write(_ text: RecordingText, named name: String) throws(RecordingWriteProblem) {
        try write(text, named: name) { () throws(RecordingWriteProblem) in }
    }

    /// Writes a recording, and tells of each file that was written or taken away: after any of them there may be a kill.
    func write(
        _ text: RecordingText, named name: String, didStep: () throws(RecordingWriteProblem) -> Void
    ) throws(RecordingWriteProblem) {
        func replace(_ name: String, _ bytes: [UInt8]) throws(RecordingWriteProblem) {
            try at(name) { () throws(FileProblem) in try FileReplacement.write(bytes, to: boundary.pathForWriting(name)) }
            try didStep()
        }
        let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
        let named = bodyNames(of: name)
        let own = Set(named + named.filter { $0.hasSuffix(Self.copySuffix) }.map { String($0.dropLast(Self.copySuffix.count)) })
        for body in text.bodies where !own.contains(body.name) { try checkFree(folder + body.name, body.bytes) }
        var copied: [RecordingText.Body] = []
        for body in text.bodies where try !holds(folder + body.name, body.bytes) {
            if named.contains(body.name) { copied.append(body) } else { try replace(folder + body.name, body.bytes) }
        }
        if !copied.isEmpty {
            // The old head may not meet new bodies, nor the new head old ones.
            for body in copied { try replace(folder + body.name + Self.copySuffix, body.bytes) }
            try replace("\(name).http", text.head(naming: copied.map(\.name), with: Self.copySuffix))
            for body in copied { try replace(folder + body.name, body.bytes) }
        }
        try replace("\(name).http", text.head)
        let current = own.union(text.bodies.map(\.name))
        for old in current.union(current.map { $0 + Self.copySuffix }).sorted() where !text.bodies.contains(where: { $0.name == old }) {
            try at(folder + old) { () throws(FileProblem) in try boundary.remove(folder + old) }
            try didStep()
        }
    }

    /// Ends the name of a copy that stands in for a body while that is replaced.
    private static let copySuffix = ".new"

    /// The names of the bodies that a recording has now; none where it is not there or cannot be read.
    private func bodyNames(of name: String) -> [String] {
        let read = Result { try recording(named: name) }
        guard case .success(let recording) = read else { return [] }
        return recording.exchanges.flatMap { [$0.request.body, $0.response.body] }.compactMap {
            if case .file(let file) = $0 { file.name } else { nil }
        }
    }

    // MARK: Files

    /// A file of this name that the recording does not name is somebody's, unless it holds these very bytes.
    private func checkFree(_ name: String, _ bytes: [UInt8]) throws(RecordingWriteProblem) {
        guard try !holds(name, bytes) else { return }
        try at(name) { () throws(FileProblem) in
            guard PathLookup.exists(try boundary.pathForWriting(name)) else { return }
            throw .system("it is there already, and this recording does not name it; take it away, or give it another name")
        }
    }

    private func holds(_ name: String, _ bytes: [UInt8]) throws(RecordingWriteProblem) -> Bool {
        try at(name) { () throws(FileProblem) in
            do throws(FileProblem) {
                return try FileReading.bytes(of: boundary.path(of: name), limit: RecordingReader.bodyLimit) == bytes
            } catch {
                guard error == .missing else { throw error }
                return false
            }
        }
    }

    private func at<Value>(_ name: String, _ work: () throws(FileProblem) -> Value) throws(RecordingWriteProblem) -> Value {
        do {
            return try work()
        } catch {
            throw RecordingWriteProblem(file: "\(displayPath)/\(name)", problem: error)
        }
    }
}

/// Why a recording could not be written.
public struct RecordingWriteProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file, as findings name it.
    public let file: String
    /// What is wrong with it.
    public let problem: FileProblem

    /// What is wrong and what to do next, in one line.
    public var description: String { "\(file) \(problem); the recording is as it was. Mend that, and record again" }
}

extension RecordingText {
    /// The head with other names for some bodies, for as long as these are replaced.
    fileprivate func head(naming names: [String], with suffix: String) -> [UInt8] {
        let lines = String(decoding: head, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map { line in
            for name in names {
                for sign in ["<> ", "< "] where line == "\(sign)\(name)" || line.hasPrefix("\(sign)\(name) @ ") {
                    return sign + name + suffix + line.dropFirst(sign.count + name.count)
                }
            }
            return String(line)
        }
        return Array(lines.joined(separator: "\n").utf8)
    }
}

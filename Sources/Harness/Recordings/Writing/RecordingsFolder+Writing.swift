internal import SafeFiles
public import VerificationModel

extension RecordingsFolder {
    /// Writes a recording in the place of the one of its name, if there is one.
    ///
    /// A kill at any moment leaves the old recording or the new one, whole: bodies are first written under names of their own, a head names them there, and
    /// only then do they get the names that they keep.
    /// - Parameters:
    ///   - text: What is written.
    ///   - name: The recording's name, without `.http`.
    /// - Throws: ``RecordingWriteProblem`` with the file that could not be written.
    public func write(_ text: RecordingText, named name: String) throws(RecordingWriteProblem) {
        try write(text, named: name) { () throws(RecordingWriteProblem) in }
    }

    /// Writes a recording, and tells of each file that was written or taken away: after any of them there may be a kill.
    func write(
        _ text: RecordingText, named name: String, didStep: () throws(RecordingWriteProblem) -> Void
    ) throws(RecordingWriteProblem) {
        var names = FolderNames()
        func replace(_ name: String, _ bytes: [UInt8]) throws(RecordingWriteProblem) {
            try at(name) { () throws(FileProblem) in try FileReplacement.write(bytes, to: boundary.pathForWriting(name, &names)) }
            try didStep()
        }
        func remove(_ name: String) throws(RecordingWriteProblem) {
            try at(name) { () throws(FileProblem) in try boundary.remove(name) }
            try didStep()
        }
        let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
        let named = bodyNames(of: name, in: folder)
        let own = Set(named.map(Self.withoutCopySuffix))
        for body in text.bodies where !own.contains(body.name) { try checkFree(body, in: folder, for: name) }
        let old = named.filter { body in !text.bodies.contains { $0.name == body } }
        for body in named { try checkShared(body, in: folder, by: name) }
        var changed: [RecordingText.Body] = []
        for body in text.bodies where try !holds(folder + body.name, body.bytes) { changed.append(body) }
        // After a kill the head may name a body's copy: the body itself is nobody's then.
        let copied = changed.filter { !named.contains($0.name + Self.copySuffix) }
        for body in changed where named.contains(body.name + Self.copySuffix) { try replace(folder + body.name, body.bytes) }
        if !copied.isEmpty {
            for body in copied { try replace(folder + body.name + Self.copySuffix, body.bytes) }
            try replace("\(name).http", text.head(naming: Set(copied.map(\.name)), with: Self.copySuffix))
            for body in copied { try replace(folder + body.name, body.bytes) }
        }
        try replace("\(name).http", text.head)
        for copy in text.bodies.map({ $0.name + Self.copySuffix }) where !old.contains(copy) { try remove(folder + copy) }
        for body in old { try remove(folder + body) }
        let written = Set(text.bodies.flatMap { [$0.name, $0.name + Self.copySuffix] } + ["\(name.dropFirst(folder.count)).http"])
        try at(folder) { () throws(FileProblem) in
            try FileReplacement.removeLeftovers(of: written, in: "\(boundary.folder)/\(folder)")
        }
    }

    /// Whether a recording of a name could be written: the folders before it are made.
    /// - Throws: ``RecordingWriteProblem`` for a name that leaves the folder, or is like another.
    package func checkName(_ name: String) throws(RecordingWriteProblem) {
        _ = try at("\(name).http") { () throws(FileProblem) in try boundary.pathForWriting("\(name).http") }
    }

    /// Ends the name of a copy that stands in for a body until that is there.
    private static let copySuffix = ".plumbline-copy"

    /// The name of the body that a copy stands in for; any other name as it is.
    static func withoutCopySuffix(_ name: String) -> String {
        name.hasSuffix(copySuffix) ? String(name.dropLast(copySuffix.count)) : name
    }

    /// The names of the bodies that a recording has now, but for those that lead out of the folder; none where it is not there or cannot be read.
    private func bodyNames(of name: String, in folder: String) -> [String] {
        let read = Result { try recording(named: name) }
        guard case .success(let recording) = read else { return [] }
        return recording.bodyFiles.filter { body in
            if case .success = Result(catching: { try boundary.pathForWriting(folder + body) }) { true } else { false }
        }
    }

    // MARK: Files

    /// A file of this name that the recording does not name is somebody's, unless it holds these very bytes and nobody else names it.
    private func checkFree(
        _ body: RecordingText.Body, in folder: String, for recording: String
    ) throws(RecordingWriteProblem) {
        let name = folder + body.name
        guard try !holds(name, body.bytes) else { return try checkUnnamed(body.name, in: folder, but: recording) }
        try at(name) { () throws(FileProblem) in
            guard PathLookup.exists(try boundary.pathForWriting(name)) else { return }
            throw .system("it is there already, and this recording does not name it; take it away, or give it another name")
        }
    }

    /// A body that another recording names too is not this one's to change; one of the recording's own name is nobody else's.
    private func checkShared(_ body: String, in folder: String, by name: String) throws(RecordingWriteProblem) {
        let base = name.dropFirst(folder.count)
        guard !body.hasPrefix("\(base).") && !body.hasPrefix("\(base)-") else { return }
        try checkUnnamed(body, in: folder, but: name)
    }

    /// - Throws: Where another recording of the folder names a body.
    private func checkUnnamed(_ body: String, in folder: String, but name: String) throws(RecordingWriteProblem) {
        let others = try at(folder) { () throws(FileProblem) in try names() }
        for other in others where other != name && other.hasPrefix(folder) && !other.dropFirst(folder.count).contains("/") {
            guard case .success(let recording) = Result(catching: { try self.recording(named: other) }) else { continue }
            guard !recording.bodyFiles.contains(body) else {
                throw RecordingWriteProblem(
                    file: "\(displayPath)/\(folder)\(body)", problem: .system("\(other) names it too; give each its own"))
            }
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
            // Nobody but this file knows of copies.
            throw RecordingWriteProblem(file: "\(displayPath)/\(Self.withoutCopySuffix(name))", problem: error)
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
    public var description: String {
        "\(file) \(problem). What is there is whole: the old recording, or the new one. Mend that, and record again"
    }
}

extension Recording {
    /// The names of the files of all its bodies.
    fileprivate var bodyFiles: [String] {
        exchanges.flatMap { [$0.request.body, $0.response.body] }.compactMap { if case .file(let file) = $0 { file.name } else { nil } }
    }
}

package import Recordings
internal import SafeFiles
internal import VerificationModel

/// A writer of recordings into a folder, one after the other.
///
/// It accepts only a ``RedactedRecording``, which holds no secret. It reads the names in the folder once, and does not see what others create there later.
package struct RecordingWriter {
    private let folder: RecordingsFolder
    private var names = FolderNames()
    /// The written files of a recording that has no head yet.
    private var begun: [String] = []

    /// Creates a writer for a folder.
    package init(_ folder: RecordingsFolder) {
        self.folder = folder
    }

    /// Whether a recording of a name could be written: the folders before it are made.
    /// - Throws: ``RecordingWriteError`` for a name that leaves the folder, or is like another.
    package mutating func checkName(_ name: String) throws(RecordingWriteError) {
        _ = try at("\(name).http") { (boundary, names) throws(FileError) in try boundary.pathForWriting("\(name).http", &names) }
    }

    /// Writes a recording in the place of the one of its name, if there is one.
    ///
    /// A kill at any moment leaves the old recording or the new one, whole.
    /// - Throws: ``RecordingWriteError`` with the file that could not be written.
    package mutating func write(_ recording: RedactedRecording) throws(RecordingWriteError) {
        do {
            try write(recording) { () throws(RecordingWriteError) in }
        } catch {
            let failed = begun
            begun = []
            // The first error is reported. Files that cannot be removed add nothing to it.
            for file in failed {
                _ = Result { () throws(RecordingWriteError) in try remove(file) { () throws(RecordingWriteError) in } }
            }
            throw error
        }
    }

    /// Whether a kill left something of a recording behind, which writing it once more takes away: copies, or files that never got their names.
    ///
    /// The recording itself is whole all the same; its head may name the copies.
    /// - Throws: ``RecordingWriteError`` where the folder cannot be read.
    package mutating func hasRemains(of recording: RedactedRecording) throws(RecordingWriteError) -> Bool {
        let beside = Self.folder(of: recording.name)
        let files = Self.files(of: recording.text, named: recording.name)
        let copies = copies(among: files, in: beside)
        let others = try at(beside) { (boundary, names) throws(FileError) in
            try FileReplacement.leftovers(of: Set(files), in: "\(boundary.folder)/\(beside)", &names)
        }
        return !copies.isEmpty || !others.isEmpty
    }

    /// Removes a recording with its bodies.
    ///
    /// A recording that does not exist is not an error.
    ///
    /// The head is removed first, so that a kill leaves no recording that lacks a body.
    /// - Throws: ``RecordingWriteError`` with the file that could not be taken away, or that another recording names too.
    package mutating func remove(recordingNamed name: String) throws(RecordingWriteError) {
        let bodies = bodyNames(of: "\(name).http")
        for body in bodies { try checkShared(body, by: name) }
        for file in ["\(name).http"] + bodies.map({ Self.folder(of: name) + $0 }) {
            try remove(file) { () throws(RecordingWriteError) in }
        }
    }

    /// Writes a recording, and calls `didStep` after each file that was written or removed: the process may be killed after any of them.
    mutating func write(
        _ recording: RedactedRecording, didStep: () throws(RecordingWriteError) -> Void
    ) throws(RecordingWriteError) {
        let (name, text) = (recording.name, recording.text)
        let beside = Self.folder(of: name)
        let (named, begun) = (bodyNames(of: "\(name).http"), bodyNames(of: "\(name).http\(Self.copySuffix)"))
        let own = Set((named + begun).map(Self.withoutCopySuffix))
        for body in text.bodies where !own.contains(body.name) { try checkFree(body, for: name) }
        for body in named + begun { try checkShared(body, by: name) }
        var changed: [RecordingText.Body] = []
        for body in text.bodies where try !holds(beside + body.name, body.bytes) { changed.append(body) }
        if named.isEmpty {
            try writeNew(text, changed, named: name, didStep)
        } else {
            try writeOver(named, text, changed, named: name, didStep)
        }
        let old = (named + begun).filter { body in !text.bodies.contains { $0.name == body } }
        let files = Self.files(of: text, named: name)
        for file in copies(among: files, in: beside) + old { try remove(beside + file, didStep) }
        try at(beside) { (boundary, names) throws(FileError) in
            try FileReplacement.removeLeftovers(of: Set(files), in: "\(boundary.folder)/\(beside)", &names)
        }
    }

    /// Writes a recording whose bodies are not named by a head yet.
    ///
    /// The head gets its name last.
    ///
    /// Its copy is there before the bodies, so that they are known for this recording's after a kill.
    private mutating func writeNew(
        _ text: RecordingText, _ changed: [RecordingText.Body], named name: String, _ didStep: () throws(RecordingWriteError) -> Void
    ) throws(RecordingWriteError) {
        guard !changed.isEmpty else { return try replace("\(name).http", text.head, didStep) }
        let head = "\(name).http"
        let files = [(head + Self.copySuffix, text.head)] + changed.map { (Self.folder(of: name) + $0.name, $0.bytes) }
        for (file, bytes) in files {
            try replace(file, bytes, didStep)
            begun.append(file)
        }
        try at(head) { (boundary, names) throws(FileError) in try boundary.move(head + Self.copySuffix, to: head, &names) }
        begun = []
        try didStep()
    }

    /// Replaces a recording whose head names bodies.
    ///
    /// Changed bodies are first written as copies, and a head names the copies. The bodies then get their final names.
    private mutating func writeOver(
        _ named: [String], _ text: RecordingText, _ changed: [RecordingText.Body], named name: String,
        _ didStep: () throws(RecordingWriteError) -> Void
    ) throws(RecordingWriteError) {
        let beside = Self.folder(of: name)
        // After a kill, the head may name the copy of a body. The body itself then belongs to no recording.
        let copied = changed.filter { !named.contains($0.name + Self.copySuffix) }
        for body in changed where named.contains(body.name + Self.copySuffix) { try replace(beside + body.name, body.bytes, didStep) }
        if !copied.isEmpty {
            for body in copied { try replace(beside + body.name + Self.copySuffix, body.bytes, didStep) }
            try replace("\(name).http", text.head(naming: Set(copied.map(\.name)), with: Self.copySuffix), didStep)
            for body in copied { try replace(beside + body.name, body.bytes, didStep) }
        }
        try replace("\(name).http", text.head, didStep)
    }
}

// MARK: Names

extension RecordingWriter {
    /// The end of the name of a copy that replaces a file until the file exists.
    private static let copySuffix = ".plumbline-copy"

    /// Returns the name of the body that a copy replaces, and any other name unchanged.
    static func withoutCopySuffix(_ name: String) -> String {
        name.hasSuffix(copySuffix) ? String(name.dropLast(copySuffix.count)) : name
    }

    /// Returns the folder of a recording, with a slash at its end; empty for the folder of all recordings.
    private static func folder(of name: String) -> String { name.lastIndex(of: "/").map { String(name[...$0]) } ?? "" }

    /// The files that a recording may be written to, without their folder: its head, its bodies, and the copy of each.
    private static func files(of text: RecordingText, named name: String) -> [String] {
        let files = ["\(name.dropFirst(folder(of: name).count)).http"] + text.bodies.map(\.name)
        return files + files.map { $0 + copySuffix }
    }

    /// Those of some files that are copies and are there.
    private func copies(among files: [String], in beside: String) -> [String] {
        files.filter { $0.hasSuffix(Self.copySuffix) && PathLookup.exists("\(folder.boundary.folder)/\(beside)\($0)") }
    }

    /// The names of the bodies that a head has now, but for those that lead out of the folder; none where it is not there or cannot be read.
    private mutating func bodyNames(of head: String) -> [String] {
        let read = Result { try folder.recording(named: head, head: head) }
        guard case .success(let recording) = read else { return [] }
        let beside = Self.folder(of: head)
        return recording.bodyFiles.filter { body in
            if case .success = Result(catching: { try folder.boundary.pathForWriting(beside + body, &names) }) { true } else { false }
        }
    }
}

// MARK: The recording of a body

extension RecordingWriter {
    /// Checks that an existing file of this name may be replaced.
    ///
    /// A file that the recording does not name is kept, unless it has the same bytes and no other recording names it.
    private mutating func checkFree(_ body: RecordingText.Body, for recording: String) throws(RecordingWriteError) {
        let name = Self.folder(of: recording) + body.name
        guard try !holds(name, body.bytes) else { return try checkUnnamed(body.name, but: recording) }
        try at(name) { (boundary, names) throws(FileError) in
            guard PathLookup.exists(try boundary.pathForWriting(name, &names)) else { return }
            throw .system("it is there already, and this recording does not name it; take it away, or give it another name")
        }
    }

    /// Checks that no other recording names a body.
    ///
    /// A body with the recording's own name belongs to this recording only.
    private mutating func checkShared(_ body: String, by name: String) throws(RecordingWriteError) {
        let base = name.dropFirst(Self.folder(of: name).count)
        guard !body.hasPrefix(base) || body.dropFirst(base.count).prefixMatch(of: /(-exchange-\d+)?(-request)?\./) == nil else { return }
        try checkUnnamed(body, but: name)
    }

    /// - Throws: An error where another recording of the folder names a body.
    private mutating func checkUnnamed(_ body: String, but name: String) throws(RecordingWriteError) {
        let beside = Self.folder(of: name)
        let recordings = folder
        let others = try at(beside) { (_, _) throws(FileError) in try recordings.names() }
        for other in others where other != name && other.hasPrefix(beside) && !other.dropFirst(beside.count).contains("/") {
            guard case .success(let recording) = Result(catching: { try folder.recording(named: other) }) else { continue }
            guard !recording.bodyFiles.contains(body) else {
                throw RecordingWriteError(
                    file: "\(folder.displayPath)/\(beside)\(body)", problem: .system("\(other) names it too; give each its own"))
            }
        }
    }
}

// MARK: Files

extension RecordingWriter {
    private mutating func replace(
        _ name: String, _ bytes: [UInt8], _ didStep: () throws(RecordingWriteError) -> Void
    ) throws(RecordingWriteError) {
        try at(name) { (boundary, names) throws(FileError) in try boundary.replace(name, with: bytes, &names) }
        try didStep()
    }

    private mutating func remove(
        _ name: String, _ didStep: () throws(RecordingWriteError) -> Void
    ) throws(RecordingWriteError) {
        try at(name) { (boundary, names) throws(FileError) in try boundary.remove(name, &names) }
        try didStep()
    }

    private func holds(_ name: String, _ bytes: [UInt8]) throws(RecordingWriteError) -> Bool {
        do throws(FileError) {
            return try FileReading.bytes(of: folder.boundary.path(of: name), limit: RecordingReader.bodyLimit) == bytes
        } catch {
            guard error == .missing else { throw problem(error, with: name) }
            return false
        }
    }

    private mutating func at<Value>(
        _ name: String, _ work: (FolderBoundary, inout FolderNames) throws(FileError) -> Value
    ) throws(RecordingWriteError) -> Value {
        do {
            return try work(folder.boundary, &names)
        } catch {
            throw problem(error, with: name)
        }
    }

    /// Returns an error that names a body instead of its copy, and a folder as findings do.
    func problem(_ problem: FileError, with name: String) -> RecordingWriteError {
        let shown = if case .readOnly(let path) = problem.kind { FileError.readOnly(folder: folder.display(path)) } else { problem }
        return RecordingWriteError(file: "\(folder.displayPath)/\(Self.withoutCopySuffix(name))", problem: shown)
    }
}

extension Recording {
    /// The names of the files of all its bodies.
    fileprivate var bodyFiles: [String] {
        exchanges.flatMap { [$0.request.body, $0.response.body] }.compactMap { if case .file(let file) = $0 { file.name } else { nil } }
    }
}

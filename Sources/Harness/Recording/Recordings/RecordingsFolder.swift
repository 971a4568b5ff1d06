package import SafeFiles
public import VerificationModel

/// A folder of recordings.
public struct RecordingsFolder: Sendable {
    /// The path of the folder in findings, relative to the root of the check.
    public let displayPath: String
    package let boundary: FolderBoundary

    /// Opens a folder that exists.
    /// - Throws: `FileError` if it does not exist or is not a folder.
    public init(_ path: String, displayPath: String) throws(FileError) {
        self.displayPath = displayPath
        boundary = try FolderBoundary(path)
    }

    /// The names of all recordings, sorted.
    ///
    /// Links to folders outside of this one are not followed: the recordings behind them cannot be read.
    /// - Throws: `FileError` where a folder cannot be read.
    public func names() throws(FileError) -> [String] {
        try FolderListing.files(below: boundary.folder, followsLinksOut: false, where: { $0.hasSuffix(".http") })
            .map { String($0.dropLast(".http".count)) }
            // Not in the order of the files, which the suffix changes: `a-1.http` comes before `a.http`.
            .sorted()
    }

    /// Returns the path of a recording's head file in findings.
    public func file(of name: String) -> String { "\(displayPath)/\(name).http" }

    /// Returns the name in ``names()`` of a recording whose path goes through a link; nil where there is no such recording.
    package func ownName(of name: String) -> String? {
        do {
            let real = try boundary.path(of: "\(name).http")
            return DisplayPath.relative(real, to: boundary.folder).map { String($0.dropLast(".http".count)) }
        } catch {
            return nil
        }
    }

    /// Returns whether the path of a recording has a link in it that leads out of the folder, so that the recording cannot be read.
    package func hasLinkOut(_ name: String) -> Bool { boundary.hasLinkOut("\(name).http") }

    /// Returns the path of a folder in findings.
    package func display(_ path: String) -> String {
        guard let inner = DisplayPath.relative(path, to: boundary.folder) else { return path }
        return inner == "." ? displayPath : "\(displayPath)/\(inner)"
    }

    /// Reads a recording's head.
    ///
    /// Bodies in files of their own are read by `body(of:in:)`.
    ///
    /// - Parameter name: The path below the folder, without `.http`.
    /// - Throws: ``LocatedRecordingError`` for the first problem.
    public func recording(named name: String) throws(LocatedRecordingError) -> Recording {
        try recording(named: name, head: "\(name).http")
    }

    /// Reads a recording's head from a file that may have another name.
    package func recording(named name: String, head: String) throws(LocatedRecordingError) -> Recording {
        let file = file(of: name)
        let bytes: [UInt8]
        do {
            let limit = RecordingReader.headLimit + RecordingReader.bodyLimit
            bytes = try FileReading.bytes(of: try boundary.path(of: head), limit: limit)
        } catch {
            throw LocatedRecordingError(.head(error), at: SourcePlace(file: file))
        }
        var reader = RecordingReader(bytes, file: file)
        return Recording(name: name, file: file, exchanges: try reader.exchanges())
    }

    /// Returns a response body's unchanged bytes, after checking the hash and the chunk sizes of the head.
    /// - Throws: ``LocatedRecordingError`` at the line of the head that names the body.
    public func body(of response: RecordedResponse, in recording: Recording) throws(LocatedRecordingError) -> BodyBytes {
        let body = try bytes(of: response.body, at: response.place, in: recording)
        guard let expected = response.sha256 else { return body }
        let found = SHA256.hexadecimalDigest(of: body.bytes)
        guard found == expected else {
            let file: BodyFile? = if case .file(let file) = response.body { file } else { nil }
            throw LocatedRecordingError(.digest(name: file?.name, expected: expected, found: found), at: file?.place ?? body.start)
        }
        return body
    }

    /// Returns a request body's unchanged bytes.
    /// - Throws: ``LocatedRecordingError`` at the line of the head that names the body.
    public func body(of request: RecordedRequest, in recording: Recording) throws(LocatedRecordingError) -> BodyBytes {
        try bytes(of: request.body, at: request.place, in: recording)
    }

    private func bytes(
        of body: RecordedBody, at place: SourcePlace, in recording: Recording
    ) throws(LocatedRecordingError) -> BodyBytes {
        switch body {
        case .empty:
            return BodyBytes(bytes: [], start: place)
        case .inline(let bytes, let start):
            return BodyBytes(bytes: bytes, start: start)
        case .file(let file):
            let folder = recording.name.split(separator: "/").dropLast().map { "\($0)/" }.joined()
            let start = SourcePlace(file: "\(displayPath)/\(folder)\(file.name)", line: 1, column: 1)
            return BodyBytes(bytes: try read(file, in: folder), start: start)
        }
    }

    private func read(_ file: BodyFile, in folder: String) throws(LocatedRecordingError) -> [UInt8] {
        let bytes: [UInt8]
        do {
            let beside = try FolderBoundary("\(boundary.folder)/\(folder)")
            bytes = try FileReading.bytes(of: try beside.path(of: file.name), limit: RecordingReader.bodyLimit)
        } catch {
            throw LocatedRecordingError(.body(name: file.name, error), at: file.place)
        }
        let sum = file.chunks.reduce(0) { $0 + $1.count }
        guard file.chunks.isEmpty || sum == bytes.count else {
            throw LocatedRecordingError(.chunkSum(expected: sum, found: bytes.count), at: file.place)
        }
        return bytes
    }
}

/// A body's bytes and their place.
public struct BodyBytes: Sendable {
    /// The bytes as recorded.
    public let bytes: [UInt8]
    /// The place of the first byte.
    public let start: SourcePlace

    package init(bytes: [UInt8], start: SourcePlace) {
        self.bytes = bytes
        self.start = start
    }

    /// Returns the place of a byte, counted from 0.
    public func place(of offset: Int) -> SourcePlace { placed(SourcePlace(offset: offset, in: bytes, file: start.file)) }

    /// The lines of the body, for several places.
    package var lines: TextPlaces { TextPlaces(bytes, file: start.file) }

    /// Returns the place of a byte, counted from 0.
    /// - Parameter lines: The ``lines`` of the body.
    package func place(of offset: Int, in lines: TextPlaces) -> SourcePlace { placed(lines.place(of: offset)) }

    /// Returns a place in the body as a place in its file.
    private func placed(_ within: SourcePlace) -> SourcePlace {
        guard let first = start.line, let line = within.line, let column = within.column else { return start }
        return SourcePlace(file: start.file, line: first + line - 1, column: column)
    }
}

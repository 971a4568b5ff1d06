/// The place that a stub comes from.
public struct StubOrigin: Hashable, Sendable {
    private enum Kind: Hashable {
        case line(fileID: String, line: Int)
        case recording(String)
    }

    private let kind: Kind

    /// A line of a test.
    public static func line(fileID: String, line: Int) -> StubOrigin { StubOrigin(kind: .line(fileID: fileID, line: line)) }

    /// A recording that is served together with the others of its folder or its contract.
    public static func recording(_ name: String) -> StubOrigin { StubOrigin(kind: .recording(name)) }

    /// Whether the stub is a recording.
    ///
    /// A recording that no request asks for is not a mistake of a test.
    var isRecording: Bool { if case .recording = kind { true } else { false } }
}

extension StubOrigin: CustomStringConvertible {
    /// The file and the line, or the name of the recording: `MoviesTests/SearchTests.swift:12`, `movies/popular-1`.
    public var description: String {
        switch kind {
        case .line(let fileID, let line): "\(fileID):\(line)"
        case .recording(let name): name
        }
    }
}

/// A stub that has answered no request.
public struct UnusedStub: Sendable, CustomStringConvertible {
    /// The place that the stub comes from.
    public let origin: StubOrigin
    /// The requests that the stub answers.
    public let pattern: RequestPattern

    /// The origin and the pattern: `MoviesTests/SearchTests.swift:12: GET /3/search/movie`.
    public var description: String { "\(origin): \(pattern)" }
}

import SecretCorpus
import TestFolders

/// The recordings of all endpoints, and the output of the program that made them.
struct PlantedResult: Sendable {
    private let upstream: PlantedUpstream
    private let output: String
    /// The contents of the files, by their paths below the folder of the recordings.
    private let files: [String: [UInt8]]
    /// The names of files, by those of their recordings.
    private let names: [String: [String]]
    private let texts: [(place: String, bytes: [UInt8])]

    init(_ upstream: PlantedUpstream, in folder: TemporaryFolder, _ run: BuiltProgram.Run) throws {
        self.upstream = upstream
        output = run.output
        let paths = folder.files(below: "Fixtures")
        let bodies = try paths.map { (place: $0, bytes: try folder.bytes("Fixtures/\($0)")) }
        files = Dictionary(uniqueKeysWithValues: bodies)
        names = Dictionary(grouping: paths) { String($0.prefix { $0 != "." }) }
        let lines = [("the output", run.output), ("the errors", run.errors), ("the names of files", paths.joined(separator: "\n"))]
        texts = bodies + lines.flatMap { place, text in text.split(separator: "\n").map { (place, Array($0.utf8)) } }
    }

    /// Returns the places that reveal a secret: files, their names, and the output of the program.
    func leaks() async -> [String] {
        await withTaskGroup(of: [String].self) { group in
            for (place, bytes) in texts {
                group.addTask {
                    upstream.secrets(in: bytes).map { number in
                        "\(place) has the secret of \(upstream.endpoints[number].name), \(upstream.endpoints[number].plant.kind)"
                    }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }.sorted()
        }
    }

    /// The fate of an endpoint.
    enum Outcome: Hashable {
        /// Its recording has a placeholder.
        case redacted
        /// It has no recording, and the output names it with the reason.
        case refused
        /// It has a recording without a placeholder.
        case unchanged
        /// It has no recording, and the output does not name it.
        case lost
    }

    /// Returns the fate of an endpoint.
    /// - Parameters:
    ///   - recording: The name of its recording.
    ///   - refusal: The beginning of the line that names it if it is refused.
    func outcome(recording: String, refusal: String) -> Outcome {
        guard let names = names[recording] else {
            guard let line = output.firstRange(of: refusal) else { return .lost }
            return output[line.upperBound...].prefix(500).contains("the secret ") ? .refused : .lost
        }
        // A placeholder in a body in UTF-16 has zeros between its bytes. The head notes a value that keeps its form.
        let isRedacted = names.contains { name in
            guard let bytes = files[name]?.filter({ $0 != 0 }) else { return false }
            return bytes.contains(Array("{{".utf8)) || bytes.contains(Array("\n# Redacted ".utf8))
        }
        return isRedacted ? .redacted : .unchanged
    }
}

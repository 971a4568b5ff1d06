internal import DecodingPrograms
internal import DecodingSources
internal import VerificationModel

/// How many Decodable types of sources can be read.
///
/// Shape as JSON, version 1: `version`; `types` and `roots`, each with `total`, `read` and `percent`; `needs` and `reasons`:
/// `what`, `types` and `places`.
struct TypesReport: Encodable {
    let version = 1
    let types: Share
    let roots: Share
    /// The values of `decoder.userInfo` that types ask for.
    ///
    /// They are settings, and no reason against a type.
    let needs: [Reason]
    let reasons: [Reason]

    struct Share: Encodable {
        let total: Int
        let read: Int

        /// The share in percent, with one digit behind the point; 100 without any type.
        var percent: Double { total == 0 ? 100 : (Double(read) / Double(total) * 1_000).rounded() / 10 }

        private enum CodingKeys: CodingKey { case total, read, percent }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(total, forKey: .total)
            try container.encode(read, forKey: .read)
            try container.encode(percent, forKey: .percent)
        }
    }

    struct Reason: Encodable {
        let what: String
        /// The number of types that have it, in themselves or in a type that they contain.
        let types: Int
        /// The places at which it is.
        let places: [String]
    }

    init(_ sources: DecodingSources) {
        let found = sources.decodable
        let (program, numbers) = sources.program(of: found)
        let readability = Readability(program)
        let obstacles = numbers.map { readability.obstacles(of: $0) }
        types = Share(total: found.count, read: obstacles.count { $0.isEmpty })
        let contained = Set(numbers.flatMap { number in readability.closure(of: number).dropFirst() })
        let named = DecodingSources.places(of: sources.namedTypes.map(\.type))
        let isRoot = zip(found, numbers).map { candidate, number in
            named.isEmpty ? !contained.contains(number) : named.contains(candidate.place)
        }
        let ofRoots = zip(isRoot, obstacles).filter(\.0).map(\.1)
        roots = Share(total: ofRoots.count, read: ofRoots.count { $0.isEmpty })
        needs = Self.reasons(numbers.map { readability.settings(of: $0) }, program)
        reasons = Self.reasons(obstacles, program)
    }

    /// Returns different constructs with the numbers of types that have them, the most frequent first.
    private static func reasons(_ constructs: [[Obstacle]], _ program: DecodingProgram) -> [Reason] {
        var counts: [String: (types: Int, places: Set<String>)] = [:]
        for each in constructs {
            for obstacle in each {
                counts[obstacle.what, default: (0, [])].types += 1
                if let place = obstacle.place { counts[obstacle.what]?.places.insert("\(program.place(place))") }
            }
        }
        return counts.map { Reason(what: $0.key, types: $0.value.types, places: $0.value.places.sorted()) }
            .sorted { ($1.types, $0.what) < ($0.types, $1.what) }
    }

    /// The report as text.
    var text: String {
        var lines = [
            "types  \(types.read) of \(types.total) can be read (\(types.percent) %)",
            "roots  \(roots.read) of \(roots.total) can be read (\(roots.percent) %), with all types in them",
        ]
        for (title, list) in [("read with a value under userInfo:", needs), ("not read:", reasons)] where !list.isEmpty {
            lines.append(title)
            for reason in list {
                let count = reason.types == 1 ? "1 type" : "\(reason.types) types"
                lines.append("  \(count)  \(reason.what)\(reason.places.first.map { " at \($0)" } ?? "")")
            }
        }
        return lines.map { OneLine.of($0) + "\n" }.joined()
    }
}

internal import HTTPMessages
internal import Recordings
internal import VerificationModel

/// Properties of served recordings that surprise a user of the server: requests of several hosts, and addresses that lead out of the server.
package struct ServedNotes: Hashable, Sendable {
    /// A request that recordings of several hosts answer.
    struct SharedRequest: Hashable, Sendable {
        /// The method, and the target without its host: `GET /ping`.
        let request: String
        /// The hosts with the places of their recorded requests, in the order in which they answer.
        var hosts: [Origin]
    }

    /// The host of a recorded request.
    struct Origin: Hashable, Sendable {
        let host: RequestHost
        let place: SourcePlace
    }

    /// The number of shown places of each kind.
    private static let shownCount = 3

    let shared: [SharedRequest]
    /// The addresses that lead out of the server, with their places, in the order of the recordings' names.
    let outward: [Origin]
    /// The number of recordings with such an address.
    let outwardRecordings: Int

    /// Reads served recordings.
    init(_ served: [(pattern: RequestPattern, item: ServedRecordings.Item)], from server: ServerAddress) {
        shared = Self.shared(served)
        var outward: [Origin] = []
        var names: Set<String> = []
        // A recording may answer the requests of several contracts.
        var seen: Set<SourcePlace> = []
        for (_, item) in served.sorted(by: {
            ($0.item.name, $0.item.request.place.line ?? 0) < ($1.item.name, $1.item.request.place.line ?? 0)
        }) {
            for (response, origin) in zip(item.responses, item.origins) where seen.insert(origin.head.place).inserted {
                let found = OutwardAddress.all(in: response, servedFrom: server)
                guard !found.isEmpty else { continue }
                names.insert(item.name)
                let body = BodyBytes(bytes: response.body, start: origin.body)
                let lines = body.lines
                outward += found.map { Origin(host: $0.host, place: Self.place(of: $0.part, origin.head, response, body, lines)) }
            }
        }
        self.outward = outward
        outwardRecordings = names.count
    }

    /// Returns the requests that recordings of several hosts answer.
    private static func shared(_ served: [(pattern: RequestPattern, item: ServedRecordings.Item)]) -> [SharedRequest] {
        var found: [SharedRequest] = []
        var indexes: [String: Int] = [:]
        for (pattern, item) in served {
            guard let host = item.host else { continue }
            let origin = Origin(host: host, place: item.request.place)
            guard let index = indexes[pattern.description] else {
                indexes[pattern.description] = found.count
                found.append(SharedRequest(request: "\(item.request.method) \(path(of: item.request.target))", hosts: [origin]))
                continue
            }
            if !found[index].hosts.contains(where: { $0.host == host }) { found[index].hosts.append(origin) }
        }
        return found.filter { $0.hosts.count > 1 }
    }

    /// Returns a target without its scheme and host.
    private static func path(of target: String) -> Substring {
        guard let slashes = target.firstRange(of: "://") else { return target[...] }
        let path = target[slashes.upperBound...].drop { $0 != "/" && $0 != "?" }
        return path.isEmpty ? "/" : path
    }

    /// Returns the place of an address in its recording.
    private static func place(
        of part: OutwardAddress.Part, _ head: RecordedResponse, _ response: MockResponse, _ body: BodyBytes, _ lines: TextPlaces
    ) -> SourcePlace {
        switch part {
        case .body(let offset): return body.place(of: offset, in: lines)
        case .field(let name, let index):
            // The response has only some of the recorded fields.
            let earlier = response.headers.fields[..<index].count { $0.name.lowercased() == name.lowercased() }
            let recorded = head.headers.fields.indices.filter { head.headers.fields[$0].name.lowercased() == name.lowercased() }
            guard recorded.indices.contains(earlier), let line = head.place.line else { return head.place }
            return SourcePlace(file: head.place.file, line: line + 1 + recorded[earlier], column: 1)
        }
    }
}

extension ServedNotes {
    /// The notes as lines for a log; empty if there is nothing to note.
    package var lines: [String] { sharedLines + outwardLines }

    private var sharedLines: [String] {
        guard !shared.isEmpty else { return [] }
        let what = shared.count == 1 ? "1 request is" : "\(shared.count) requests are"
        return ["note: \(what) recorded for several hosts; a request that names none of them gets the answer of the first:"]
            + Self.shown(shared.map { "\($0.request): " + $0.hosts.map { "\($0.host) (\($0.place))" }.joined(separator: ", ") })
            + ["next: name the host in the request's field Host, or serve the recordings of each host with a server of their own"]
    }

    private var outwardLines: [String] {
        guard !outward.isEmpty else { return [] }
        let hosts = Dictionary(grouping: outward, by: \.host).map { (host: $0.key, count: $0.value.count) }
            .sorted { ($1.count, $0.host) < ($0.count, $1.host) }
        let named = hosts.prefix(Self.shownCount).map { "\($0.host) (\($0.count))" }
        let rest = hosts.count - named.count
        let list = named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
        let what = outward.count == 1 ? "1 address leads" : "\(outward.count) addresses lead"
        let recordings = outwardRecordings == 1 ? "1 recording" : "\(outwardRecordings) recordings"
        return ["note: \(what) out of this server, in \(recordings), to \(list); a client that follows one leaves the mock:"]
            + Self.shown(outward.map { "\($0.place): \($0.host)" })
            + ["next: write the address as a path in the recording, or refuse other hosts in the test"]
    }

    /// Returns the first texts as indented lines, and the number of the others.
    private static func shown(_ texts: [String]) -> [String] {
        texts.prefix(shownCount).map { "  \(OneLine.of($0))" }
            + (texts.count > shownCount ? ["  and \(texts.count - shownCount) more"] : [])
    }
}

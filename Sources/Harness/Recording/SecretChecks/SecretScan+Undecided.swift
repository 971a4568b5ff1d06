internal import ContractFiles
internal import Recordings
internal import Redaction
internal import VerificationModel

/// Values of recordings that look random, and that nothing decides about.
extension SecretScan {
    /// A recorded exchange with its bodies.
    private struct ReadExchange {
        let exchange: Exchange
        let request: BodyBytes
        let response: BodyBytes

        /// The exchange as it was captured, with placeholders.
        var captured: CapturedExchange {
            CapturedExchange(
                comment: "",
                request: CapturedExchange.Request(
                    method: exchange.request.method, target: exchange.request.target, headers: exchange.request.headers, body: request.bytes
                ),
                response: CapturedExchange.Response(
                    status: exchange.response.status, reason: exchange.response.reason, headers: exchange.response.headers,
                    body: response.bytes))
        }

        /// Returns the places of values.
        func places(of values: [UndecidedValue]) -> [SourcePlace] {
            guard !values.isEmpty else { return [] }
            let (requestLines, responseLines) = (request.lines, response.lines)
            return values.map { value in
                switch value.part {
                case .target, .requestField: exchange.request.place
                case .requestBody: request.place(of: value.offset, in: requestLines)
                case .responseField(let name): exchange.response.place(of: name)
                case .responseBody: response.place(of: value.offset, in: responseLines)
                }
            }
        }
    }

    /// Returns a warning for each path of an API with such values, in the order of the recordings.
    ///
    /// Recordings that cannot be read are left out, because other checks report them.
    mutating func undecidedFindings(in folder: RecordingsFolder, _ rules: UnknownRules) -> [Finding] {
        guard case .success(let names) = Result(catching: { try folder.names() }) else { return [] }
        var seen: Set<[String]> = []
        var findings: [Finding] = []
        for name in names {
            guard case .success(let recording) = Result(catching: { try folder.recording(named: name) }) else { continue }
            for exchange in recording.exchanges {
                guard case .success(let read) = Result(catching: { try Self.read(exchange, of: recording, in: folder) }) else { continue }
                let undecided: [UndecidedValue]
                do throws(RedactionError) {
                    undecided = try self.undecided(in: read.captured)
                } catch {
                    faults.append(Self.tooDeep("\(folder.displayPath)/\(name).http", error))
                    continue
                }
                for (value, place) in zip(undecided, read.places(of: undecided)) {
                    let api = rules.api(of: value.target)?.name ?? ""
                    guard rules.values(of: value.target) != .keep, seen.insert([api, value.path]).inserted,
                        let place = shown(place, in: folder)
                    else { continue }
                    findings.append(Self.finding(value, at: place))
                }
            }
        }
        return findings
    }

    private static func read(_ exchange: Exchange, of recording: Recording, in folder: RecordingsFolder) throws -> ReadExchange {
        ReadExchange(
            exchange: exchange, request: try folder.body(of: exchange.request, in: recording),
            response: try folder.body(of: exchange.response, in: recording))
    }

    /// Returns the values that are neither allowed nor found as secrets.
    private mutating func undecided(in captured: CapturedExchange) throws(RedactionError) -> [UndecidedValue] {
        let values = try redactor.undecidedValues(in: [captured]).filter { value in
            guard let entry = rules.allowed.first(where: { $0.covers(value) }) else { return true }
            used.insert(entry)
            return false
        }
        guard !values.isEmpty else { return [] }
        var redactor = redactor
        guard case .success(let redacted) = Result(catching: { try redactor.redacted([captured]) }) else { return values }
        let left = Set(try redactor.undecidedValues(in: redacted).map(\.value))
        return values.filter { left.contains($0.value) }
    }

    /// Returns a place without the secrets in the name of its file.
    private mutating func shown(_ place: SourcePlace, in folder: RecordingsFolder) -> SourcePlace? {
        let prefix = "\(folder.displayPath)/"
        guard place.file.hasPrefix(prefix) else { return place }
        do {
            var shown = place
            shown.file = try name(String(place.file.dropFirst(prefix.count)), in: folder.displayPath).shown
            return shown
        } catch {
            // The case of the file reports that its name cannot be searched.
            return nil
        }
    }

    private static func finding(_ value: UndecidedValue, at place: SourcePlace) -> Finding {
        Finding(
            .secretUndecided, at: place, what: UndecidedValue.description(of: [value]),
            allowed: "values that apis.yml decides about, or \"unknown: keep\" for the API",
            because: "a value that looks random may be a key or a token, and everyone with the file has it",
            next: "add the name under \"harmless\" in apis.yml with a reason, or under \"secrets\", revoke it and record again")
    }
}

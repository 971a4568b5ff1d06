internal import Recordings
internal import SafeFiles
internal import StrictJSON
internal import VerificationModel

/// Reads a file of WireMock's mappings.
///
/// Source: the stub mapping format, https://wiremock.org/docs/stubbing. Literal values are carried over. Every other member
/// with a value is reported in a note. A malformed mapping does not keep other mappings from being read.
struct WireMockReader {
    private let json: ImportedJSON
    private let files: String
    private var file: ImportedFile

    /// Creates a reader.
    /// - Parameters:
    ///   - json: The file.
    ///   - files: The folder `__files`, which may be missing.
    init(_ json: ImportedJSON, files: String) {
        self.json = json
        self.files = files
        file = ImportedFile(notes: json.notes)
    }

    /// Reads the mappings.
    /// - Throws: ``ImportError`` for JSON that is neither a mapping nor a list of mappings.
    mutating func read() throws(ImportError) -> ImportedFile {
        let root = json.root
        guard let list = root["mappings"] ?? (root.kind == .array ? root : nil) else {
            guard root["request"] != nil || root["response"] != nil else {
                throw ImportError(.shape("this mapping has no \"request\" and \"response\"", .wiremock), at: json.place(of: root))
            }
            add(root, called: Self.name(of: root).map { "the mapping \($0)" } ?? "the mapping")
            return file
        }
        guard list.kind == .array else {
            throw ImportError(.shape("\"mappings\" is not an array", .wiremock), at: json.place(of: list))
        }
        // The list that a server exports has the number of its mappings in `meta`.
        for member in root.members where !["mappings", "meta"].contains(member.key) && !member.value.isAbsent {
            note(member.value, "\(member.key) has no counterpart in a recording")
        }
        for (index, mapping) in list.elements.enumerated() {
            add(mapping, called: "mapping \(index + 1)" + (Self.name(of: mapping).map { ", \($0)," } ?? ""))
        }
        return file
    }

    /// Members of a mapping that identify it, and do not describe its response.
    private static let silent: Set = ["id", "insertionIndex", "name", "persistent", "request", "response", "uuid"]

    private mutating func add(_ mapping: JSONValue, called name: String) {
        let count = file.exchanges.count
        defer {
            if file.exchanges.count == count, let scenario = mapping["scenarioName"]?.string, mapping["newScenarioState"]?.string != nil {
                file.otherwiseChanged.insert(scenario)
            }
        }
        guard let asked = mapping["request"], asked.kind == .object else {
            return note(mapping, "\(name) has no object \"request\"; left out")
        }
        guard let given = mapping["response"], given.kind == .object else {
            return note(mapping, "\(name) has no object \"response\"; left out")
        }
        var states: [ImportNote] = []
        for member in mapping.members where !Self.silent.contains(member.key) && !member.value.isAbsent {
            note(member.value, "\(member.key) has no counterpart in a recording")
            if Self.stateKeys.contains(member.key) { states += file.notes.suffix(1) }
        }
        var request = WireMockRequest(asked, json: json)
        var response = WireMockResponse(given, json: json, files: files)
        let captured = request.captured()
        var answer: CapturedExchange.Response?
        do throws(ImportError) {
            answer = try response.captured(isHead: captured?.method == "HEAD")
        } catch {
            file.problems.append(error)
        }
        // If a mapping is left out because of its response, notes about its request are not needed.
        file.notes += (answer == nil && captured != nil ? [] : request.notes) + response.notes
        guard let captured, let answer else { return }
        let comment = CapturedExchange.importComment(time: nil, file: json.file)
        let exchange = CapturedExchange(comment: comment, request: captured, response: answer)
        var conditions = request.conditions
        if let priority = mapping["priority"], !priority.isAbsent { conditions.drop("priority", priority) }
        if let scenario = mapping["scenarioName"]?.string, !scenario.isEmpty {
            conditions.state = MappingConditions.State(
                scenario: scenario, required: mapping["requiredScenarioState"]?.string, next: mapping["newScenarioState"]?.string,
                notes: states)
        }
        file.exchanges.append(ImportedExchange(json.place(of: mapping), exchange, conditions))
    }

    /// Members of a mapping that describe the state of a scenario.
    private static let stateKeys: Set = ["scenarioName", "requiredScenarioState", "newScenarioState"]

    /// Returns the name of a mapping.
    private static func name(of mapping: JSONValue) -> String? {
        let names = ["name", "id", "uuid"].compactMap { mapping[$0]?.string }
        return names.first { !$0.isEmpty }.map { "\"\($0.prefix(80))\"" }
    }

    private mutating func note(_ value: JSONValue, _ what: String) { file.notes.append(ImportNote(json.place(of: value), what)) }
}

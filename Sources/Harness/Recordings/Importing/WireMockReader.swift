internal import SafeFiles
internal import VerificationModel

/// Reads a file of WireMock's mappings.
struct WireMockReader {
    private let json: ImportedJSON
    private let files: String
    private var file: ImportedFile

    /// - Parameter files: The folder `__files`, which need not be there.
    init(_ json: ImportedJSON, files: String) {
        self.json = json
        self.files = files
        file = ImportedFile(notes: json.notes)
    }

    /// - Throws: ``ImportProblem`` for JSON that holds no mapping.
    mutating func read() throws(ImportProblem) -> ImportedFile {
        let list = json.root["mappings"]
        let mappings = list.map(\.elements) ?? [json.root]
        for mapping in mappings {
            guard mapping["request"]?.kind == .object, mapping["response"]?.kind == .object else {
                throw ImportProblem(
                    .shape("this mapping has no \"request\" and \"response\"", format: .wiremock), at: json.place(of: mapping))
            }
        }
        if let list, list.kind != .array {
            throw ImportProblem(.shape("\"mappings\" is no array", format: .wiremock), at: json.place(of: list))
        }
        for mapping in mappings { add(mapping) }
        return file
    }

    /// Members of a mapping that name it, and say nothing of its answer.
    private static let silent: Set = ["id", "insertionIndex", "metadata", "name", "persistent", "request", "response", "uuid"]

    private mutating func add(_ mapping: JSONValue) {
        for member in mapping.members where !Self.silent.contains(member.key) {
            note(member.value, "\(member.key) has no counterpart in a recording")
        }
        guard let asked = mapping["request"], let given = mapping["response"] else { return }
        var request = WireMockRequest(asked, json: json)
        var response = WireMockResponse(given, json: json, files: files)
        do throws(ImportProblem) {
            let captured = request.captured()
            if let answer = try response.captured(isHead: captured?.method == "HEAD"), let captured {
                let comment = CapturedExchange.importComment(time: nil, file: json.file)
                file.exchanges.append(
                    ImportedExchange(json.place(of: mapping), CapturedExchange(comment: comment, request: captured, response: answer)))
            }
        } catch {
            file.problems.append(error)
        }
        file.notes += request.notes + response.notes
    }

    private mutating func note(_ value: JSONValue, _ what: String) { file.notes.append(ImportNote(json.place(of: value), what)) }
}

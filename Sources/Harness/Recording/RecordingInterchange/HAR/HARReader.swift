internal import StrictJSON
internal import VerificationModel

/// Reads HAR, the HTTP archive of browsers and proxies.
///
/// Source: HAR 1.2, http://www.softwareishard.com/blog/har-12-spec. Entries come in the order of their times where each has one, else in that of the file.
/// An entry without an answer, or with a body that cannot be read, is left out, with a note; the others are read all the same.
struct HARReader {
    private let json: ImportedJSON
    private var file: ImportedFile
    /// Members that a recording has no place for.
    private var unplaced: Set<String> = []

    init(_ json: ImportedJSON) {
        self.json = json
        file = ImportedFile(notes: json.notes)
    }

    /// - Throws: ``ImportError`` for JSON that is no HAR.
    mutating func read() throws(ImportError) -> ImportedFile {
        guard json.root.kind == .object, let log = json.root["log"], log.kind == .object else {
            throw ImportError(.shape("the file has no object \"log\"", .har), at: json.place(of: json.root))
        }
        guard let entries = log["entries"], entries.kind == .array else {
            throw ImportError(.shape("\"log\" has no array \"entries\"", .har), at: json.place(of: log))
        }
        note(json.root, but: ["log"])
        note(log, but: ["version", "creator", "browser", "entries"])
        var read: [(time: ImportedTime?, exchange: ImportedExchange)] = []
        for entry in entries.elements {
            noteMembers(of: entry)
            var reader = HAREntry(entry, json: json)
            if let exchange = reader.exchange() { read.append((reader.time, exchange)) }
            file.notes += reader.notes
        }
        let times = read.compactMap(\.time)
        if times.count == read.count {
            let order = read.indices.sorted { (times[$0], $0) < (times[$1], $1) }
            file.exchanges = order.map { read[$0].exchange }
        } else {
            file.exchanges = read.map(\.exchange)
        }
        if !unplaced.isEmpty {
            let names = unplaced.sorted().joined(separator: ", ")
            file.notes.append(ImportNote(json.place(of: log), "a recording has no place for what stands under these names: \(names)"))
        }
        return file
    }

    /// Keeps in mind what an entry says, at any depth, that is not carried over.
    private mutating func noteMembers(of entry: JSONValue) {
        note(entry, but: HAREntry.members)
        note(entry["request"], but: HAREntry.requestMembers)
        note(entry["response"], but: HAREntry.responseMembers)
        note(entry["request"]?["postData"], but: HAREntry.postDataMembers)
        note(entry["response"]?["content"], but: HAREntry.contentMembers)
        for message in [entry["request"], entry["response"]] {
            for field in message?["headers"]?.elements ?? [] { note(field, but: HAREntry.pairMembers) }
            for cookie in message?["cookies"]?.elements ?? [] { note(cookie, but: HAREntry.cookieMembers) }
        }
        for item in entry["request"]?["queryString"]?.elements ?? [] { note(item, but: HAREntry.pairMembers) }
        // Of a form that stands there as a text its parameters say nothing more.
        guard let data = entry["request"]?["postData"], data["text"]?.string?.isEmpty ?? true else { return }
        for item in data["params"]?.elements ?? [] { note(item, but: HAREntry.pairMembers) }
    }

    /// Keeps in mind which members of an object say something that is not carried over.
    private mutating func note(_ value: JSONValue?, but known: Set<String>) {
        for member in value?.members ?? [] where !known.contains(member.key) && !member.value.isVacant { unplaced.insert(member.key) }
    }
}

internal import StrictJSON
internal import VerificationModel

/// Reads HAR, the HTTP archive of browsers and proxies.
///
/// Source: HAR 1.2, http://www.softwareishard.com/blog/har-12-spec. Entries are in the order of their times if each has one, otherwise in that of the file.
/// An entry without a response, or with a body that cannot be read, is left out with a note. The others are read.
struct HARReader {
    private let json: ImportedJSON
    private var file: ImportedFile
    /// The names of members that have no counterpart in a recording.
    private var unplaced: Set<String> = []

    init(_ json: ImportedJSON) {
        self.json = json
        file = ImportedFile(notes: json.notes)
    }

    /// Reads the exchanges.
    /// - Throws: ``ImportError`` for JSON that is not HAR.
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
            file.notes.append(ImportNote(json.place(of: log), "these members have no counterpart in a recording: \(names)"))
        }
        return file
    }

    /// Collects the members of an entry, at any depth, that are not carried over.
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
        // If the text of a form is present, its parameters only repeat it.
        guard let data = entry["request"]?["postData"], data["text"]?.string?.isEmpty ?? true else { return }
        for item in data["params"]?.elements ?? [] { note(item, but: HAREntry.pairMembers) }
    }

    /// Collects the members of an object that have a value and are not carried over.
    private mutating func note(_ value: JSONValue?, but known: Set<String>) {
        for member in value?.members ?? [] where !known.contains(member.key) && !member.value.isAbsent { unplaced.insert(member.key) }
    }
}

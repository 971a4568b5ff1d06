import Foundation

enum FoundationTexts {
    struct Message: Decodable { let text: String; let sender: String?; let tags: [String]; let isRead: Bool; let flags: [Bool?] }
    /// Escapes in keys are read before they are compared.
    struct Menu: Decodable {
        let coffee: Int
        let clef: String
        let path: Bool?
        enum CodingKeys: String, CodingKey { case coffee = "café", clef = "𝄞", path = "a/b" }
    }
    struct Song: Decodable { let lyrics: [String: String]; let lines: [[String]] }
    struct Website: Decodable { let home: URL; let icon: URL?; let links: [URL]; let feeds: [String: URL]; let mirrors: Set<URL> }
    struct Device: Decodable { let id: UUID; let owner: UUID?; let peers: [UUID]; let names: [String: UUID] }
    struct Attachment: Decodable {
        let bytes: Data; let preview: Data?; let parts: [Data]
        let hashes: Set<Data>; let byName: [String: Data]
    }
    /// Numbers of bytes, not text.
    struct Upload: Decodable { let bytes: Data; let checksum: Data?; let chunks: [Data]; let byName: [String: Data] }
    struct Envelope<Content: Decodable>: Decodable { let content: Content; let copies: [Content]; let draft: Content? }
    typealias FileEnvelope = Envelope<Data>
    typealias LinkEnvelope = Envelope<URL?>

    /// The decoder has no part in these: they call the initializers of the types themselves.
    struct Backup: Decodable {
        let bytes: Data
        let device: UUID
        enum CodingKeys: CodingKey { case bytes, device }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            bytes = try Data(from: container.superDecoder(forKey: .bytes))
            device = try UUID(from: container.superDecoder(forKey: .device))
        }
    }
    struct Code: Decodable {
        let prefix: String
        let number: Int
        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            let parts = text.split(separator: "-")
            guard parts.count == 2, let number = Int(parts[1]) else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no code: \(text)"))
            }
            prefix = String(parts[0])
            self.number = number
        }
    }
    struct Parcel: Decodable { let code: Code; let others: [Code]?; let byName: [String: Code] }
}

extension TruthCase {
    static let foundationTexts: [TruthCase] = [
        TruthCase(
            FoundationTexts.Message.self, "FoundationTexts.Message", "leaves", level: "synthesized",
            [
                #"{"text":"\u00e9 \uD834\uDD1E \"\\\/ \b\f\n\r\t \u0000","sender":null,"tags":["\u001f"],"isRead":true,"flags":[false]}"#,
                #"{"text":"","tags":[],"isRead":false,"flags":[]}"#,
            ]),
        TruthCase(
            FoundationTexts.Menu.self, "FoundationTexts.Menu", "coding keys", level: "synthesized",
            [#"{"caf\u00e9":1,"\uD834\uDD1E":"x","a\/b":true}"#, #"{"cafe\u0301":2,"𝄞":"y"}"#]),
        TruthCase(
            FoundationTexts.Song.self, "FoundationTexts.Song", "dictionaries", level: "synthesized", isOrdered: false,
            [#"{"lyrics":{"line\n1":"\u00e4"},"lines":[["a",""],[]]}"#]),
        TruthCase(
            FoundationTexts.Website.self, "FoundationTexts.Website", "leaves", level: "synthesized", isOrdered: false,
            [
                #"{"home":"https://a.b/c?d=e#f","icon":"/i.png","links":["mailto:a@b.c","x y"],"feeds":{},"mirrors":["https://ü.de"]}"#,
                #"{"home":".","icon":null,"links":[],"feeds":{"a":"b:c"},"mirrors":[]}"#,
            ]),
        TruthCase(
            FoundationTexts.Device.self, "FoundationTexts.Device", "leaves", level: "synthesized", isOrdered: false,
            [
                #"{"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","owner":"e621e1f8-c36c-495a-93fc-0c247a3e6e5f","peers":[],"names":{}}"#,
                #"{"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","peers":["E621E1F8-C36C-495A-93FC-0C247A3E6E5F"],"names":{}}"#,
                #"{"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","peers":[],"names":{"tv":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}}"#,
            ]),
        TruthCase(
            FoundationTexts.Attachment.self, "FoundationTexts.Attachment", "data strategies", level: "synthesized", isOrdered: false,
            [
                #"{"bytes":"3q2+7w==","preview":"","parts":["AQ==","AQI=","AQID"],"hashes":["aGk="],"byName":{"a":"aGk="}}"#,
                #"{"bytes":"","parts":[],"hashes":[],"byName":{}}"#,
            ]),
        TruthCase(
            FoundationTexts.Upload.self, "FoundationTexts.Upload", "data strategies", level: "synthesized",
            settings: Settings(data: .deferredToData), isOrdered: false,
            [#"{"bytes":[0,255,1.0],"checksum":[],"chunks":[[1],[]],"byName":{"a":[2]}}"#]),
        TruthCase(
            FoundationTexts.FileEnvelope.self, "FoundationTexts.FileEnvelope", "data strategies", level: "synthesized",
            [#"{"content":"aGk=","copies":["aGk="],"draft":null}"#]),
        TruthCase(
            FoundationTexts.LinkEnvelope.self, "FoundationTexts.LinkEnvelope", "generic", level: "synthesized",
            [#"{"content":"https://a.b","copies":[null,"c"],"draft":"d"}"#, #"{"content":null,"copies":[]}"#]),
        TruthCase(
            FoundationTexts.Backup.self, "FoundationTexts.Backup", "decoders of keys", level: "straight",
            [#"{"bytes":[1,2],"device":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}"#]),
        TruthCase(
            FoundationTexts.Code.self, "FoundationTexts.Code", "predicates", level: "steered",
            [#""A-1""#]),
        TruthCase(
            FoundationTexts.Parcel.self, "FoundationTexts.Parcel", "predicates", level: "steered", isOrdered: false,
            [#"{"code":"A-1","others":["B-2"],"byName":{"x":"C-3"}}"#, #"{"code":"A--1","byName":{}}"#]),
    ]
}

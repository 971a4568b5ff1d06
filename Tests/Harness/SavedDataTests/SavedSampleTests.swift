import DecodingUses
import Foundation
import SavedData
import TestFolders
import Testing

@Suite("Saved data of sample versions")
struct SavedSampleTests {
    @Test func findsEachLossAndNoOther() throws {
        let folder = try TemporaryFolder()
        let git = try GitSample(in: folder)
        try Self.write(to: folder) { ($0.before, $0.type, $0.settings.before) }
        try git.commit("1.0")
        try Self.write(to: folder) { ($0.after, $0.newType ?? $0.type, $0.settings.after) }
        let check = try Self.check(folder, since: ["1.0"])
        let found = Dictionary(grouping: check.results, by: \.type.name)
        for sample in SavedSample.all {
            let results = found[sample.newType ?? sample.type] ?? []
            #expect(results.map { Self.expected(from: $0.verdict) } == [sample.expected], "\(sample.name)")
        }
        #expect(SavedSample.lost.count >= 16 && SavedSample.harmless.count >= 12)
        #expect(check.types.count == SavedSample.all.count)
    }

    @Test func readsEachVersionAsItIs() throws {
        let folder = try TemporaryFolder()
        let git = try GitSample(in: folder)
        func write(_ properties: String) throws {
            try folder.write("App/Box.swift", "import Foundation\nstruct Box: Codable { \(properties) }\n")
        }
        try folder.write("App/Store.swift", "import Foundation\n\(SavedSample.store(1, "Box", []))\n")
        try folder.write("App/Other.swift", "struct Other {}\n")
        try write("var id: Int")
        try git.commit("1.0")
        try write("var id: Int; var name: String?")
        try folder.write("App/Another.swift", "struct Another {}\n")
        try git.commit("2.0")
        try write("var id: Int; var name: String; var note: String")
        try git.commit("3.0")
        try write("var id: Int; var name: String")
        let check = try Self.check(folder, since: ["3.0", "2.0", "1.0"])
        #expect(
            check.results.map { "\($0.revision): \(Self.expected(from: $0.verdict))" } == [
                "3.0: decodes", #"2.0: lost(["$.name is missing (without $.name)"])"#, #"1.0: lost(["$.name is missing"])"#,
            ])
    }

    @Test func looksAtSyncedStoresInBothDirections() throws {
        let folder = try TemporaryFolder()
        let git = try GitSample(in: folder)
        func write(_ type: String) throws {
            try folder.write(
                "Sync.swift",
                """
                import Foundation
                \(type)
                func load() throws -> Box? {
                    guard let data = NSUbiquitousKeyValueStore.default.data(forKey: "box") else { return nil }
                    return try JSONDecoder().decode(Box.self, from: data)
                }
                """)
        }
        try write("enum Box: String, Codable { case a, b }")
        try git.commit("1.0")
        try write("enum Box: String, Codable { case a, b, c }")
        let check = try Self.check(folder, since: ["1.0"])
        #expect(check.types.map { $0.stores.map(\.description) } == [[#"iCloud, "box""#]])
        #expect(
            check.results.map { "\($0.direction): \(Self.expected(from: $0.verdict))" } == [
                "forward: decodes",
                #"backward: lost(["$ is the string \"c\": Cannot initialize Box from invalid String value c (with .c at $)"])"#,
            ])
    }

    /// A key with a dot gives another value the same text for its path, and has its own choices.
    @Test(arguments: [
        "struct Inner: Codable { let b: Five }\nstruct Box: Codable { let x: Inner; let y: Two\n enum CodingKeys: String, CodingKey { case x = \"a\"\n case y = \"a.b\" } }",
        "struct Inner: Codable { let b: Two }\nstruct Box: Codable { let x: Five; let y: Inner\n enum CodingKeys: String, CodingKey { case x = \"a.b\"\n case y = \"a\" } }",
        "enum Key: String, Codable, CodingKeyRepresentable { case key, other }\nstruct Box: Codable { let x: [Key: Five] }",
    ])
    func keepsTheChoicesOfEachPathApart(_ type: String) throws {
        let folder = try TemporaryFolder()
        let git = try GitSample(in: folder)
        func write(_ cases: String) throws {
            try folder.write(
                "App/Box.swift",
                "import Foundation\nenum Two: String, Codable { case a, b }\nenum Five: String, Codable { case \(cases) }\n\(type)\n")
        }
        try folder.write("App/Store.swift", "import Foundation\n\(SavedSample.store(1, "Box", []))\n")
        try write("a, b, c, d, e")
        try git.commit("1.0")
        try write("a, b, c, d")
        let check = try Self.check(folder, since: ["1.0"])
        let verdicts = check.results.map { "\(Self.expected(from: $0.verdict))" }
        #expect(verdicts.count == 1 && verdicts[0].contains("is the string \\\"e\\\""), "\(verdicts)")
    }

    // MARK: Several places of one app

    /// The sources of two versions, and the results by type.
    static let moves: [(name: String, before: String, after: String, expected: [String: SavedSample.Expected])] = [
        (
            "a new key for a new type, and the old one for the earlier type",
            "struct Box: Codable { var id: Int }\n\(reader("a", "Box", key: "box"))",
            """
            struct Box: Codable { var name: String }
            struct OldBox: Codable { var id: Int }
            \(reader("a", "Box", key: "newBox"))
            \(reader("b", "OldBox", key: "box"))
            """, ["Box": .absent, "OldBox": .decodes]
        ),
        (
            "the earlier type as a second attempt",
            "struct Box: Codable { var id: Int }\n\(reader("a", "Box", key: "box"))",
            """
            struct Box: Codable { var name: String }
            struct OldBox: Codable { var id: Int }
            func load() -> Any? {
                guard let data = UserDefaults.standard.data(forKey: "box") else { return nil }
                if let box = try? JSONDecoder().decode(Box.self, from: data) { return box }
                return try? JSONDecoder().decode(OldBox.self, from: data)
            }
            """, ["Box": .undecided("OldBox, which is decoded from the same store too"), "OldBox": .decodes]
        ),
        (
            "a property list in the place of JSON",
            "struct Box: Codable { var id: Int }\n\(reader("a", "Box", key: "box"))",
            "struct Box: Codable { var id: Int }\n\(reader("a", "Box", key: "box", decoder: "PropertyListDecoder"))",
            ["Box": .undecided("the format: one version has a property list, and the other one JSON")]
        ),
        (
            "an alias in another file",
            "struct Box: Codable { var id: Number }\n\(reader("a", "Box", key: "box"))\n//\ntypealias Number = Int",
            "struct Box: Codable { var id: Number }\n\(reader("a", "Box", key: "box"))\n//\ntypealias Number = String",
            ["Box": .lost(["$.id is the number 101"])]
        ),
    ]

    private static func reader(_ name: String, _ type: String, key: String, decoder: String = "JSONDecoder") -> String {
        """
        func \(name)() throws -> \(type)? {
            try UserDefaults.standard.data(forKey: "\(key)").map { try \(decoder)().decode(\(type).self, from: $0) }
        }
        """
    }

    @Test(arguments: moves.indices) func comparesWhatIsInTheSamePlace(_ number: Int) throws {
        let folder = try TemporaryFolder()
        let git = try GitSample(in: folder)
        let move = Self.moves[number]
        func write(_ text: String) throws {
            for (index, part) in text.components(separatedBy: "\n//\n").enumerated() {
                try folder.write("File\(index).swift", "import Foundation\n\(part)\n")
            }
        }
        try write(move.before)
        try git.commit("1.0")
        try write(move.after)
        let check = try Self.check(folder, since: ["1.0", "1.0"])
        #expect(check.results.count == move.expected.count)
        for result in check.results {
            #expect(Self.expected(from: result.verdict) == move.expected[result.type.name], "\(move.name): \(result.type.name)")
        }
    }

    @Test func keepsTypesOfOneNameApart() throws {
        let folder = try TemporaryFolder()
        let git = try GitSample(in: folder)
        func write(_ file: String, _ properties: String) throws {
            try folder.write(
                "\(file).swift",
                "import Foundation\nprivate struct Box: Codable { \(properties) }\nprivate \(Self.reader("load", "Box", key: file))\n")
        }
        try write("a", "var id: Int")
        try write("b", "var id: Int")
        try git.commit("1.0")
        try write("b", "var id: Int; var name: String")
        let check = try Self.check(folder, since: ["1.0"])
        #expect(check.types.map(\.label) == ["Box (a.swift)", "Box (b.swift)"])
        #expect(check.results.map { Self.expected(from: $0.verdict) } == [.decodes, .lost(["$.name is missing"])])
    }

    // MARK: Finding saved types

    /// Code that reads a `Box`, and the store that it reads from; nil if it reads no saved data.
    static let readers: [(code: String, store: String?)] = [
        (
            """
            var url: URL { FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("box.json") }
            func load() throws -> Box { try JSONDecoder().decode(Box.self, from: Data(contentsOf: url)) }
            """, "a file"
        ),
        (
            """
            func read(_ name: String) throws -> Data { try Data(contentsOf: URL.applicationSupportDirectory.appending(path: name)) }
            func load() throws -> Box { try JSONDecoder().decode(Box.self, from: read("box")) }
            """, "a file"
        ),
        (
            """
            func load() throws -> Box? {
                guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a") else { return nil }
                return try PropertyListDecoder().decode(Box.self, from: Data(contentsOf: folder.appending(path: "box.plist")))
            }
            """, "a file of an App Group"
        ),
        (
            """
            func load() throws -> Box? {
                var item: CFTypeRef?
                SecItemCopyMatching([:] as CFDictionary, &item)
                guard let data = item as? Data else { return nil }
                return try JSONDecoder().decode(Box.self, from: data)
            }
            """, "the keychain"
        ),
        (
            """
            extension UserDefaults {
                func value<Value: Codable>(of key: String) -> Value? {
                    data(forKey: key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
                }
            }
            final class Store { var box: Box? { UserDefaults.standard.value(of: "box") } }
            """, "UserDefaults"
        ),
        (
            """
            extension UserDefaults {
                func object<Value>(type: Value.Type, forKey key: String) throws -> Value? {
                    guard let found = object(forKey: key) else { return nil }
                    guard let typed = found as? Value else { throw CocoaError(.coderInvalidValue) }
                    return typed
                }
                func decodeObject<Value: Decodable>(type: Value.Type, key: String) throws -> Value? {
                    guard let data = try object(type: Data.self, forKey: key) else { return nil }
                    return try PropertyListDecoder().decode(Value.self, from: data)
                }
            }
            final class Store {
                let defaults = UserDefaults.standard
                private func decodeObject<Value: Decodable>(type: Value.Type, key: String) -> Value? {
                    do { return try defaults.decodeObject(type: Value.self, key: key) } catch { return nil }
                }
                var box: Box? { decodeObject(type: Box.self, key: "box") }
            }
            """, "UserDefaults"
        ),
        (
            """
            func saved(_ key: String) -> Data? { UserDefaults.standard.data(forKey: key) }
            func decode<Value: Decodable>(_ type: Value.Type, _ data: Data) throws -> Value { try JSONDecoder().decode(type, from: data) }
            func load<Value: Decodable>(_ key: String) throws -> Value? { try saved(key).map { try decode(Value.self, $0) } }
            func box() throws -> Box? { try load("box") }
            """, "UserDefaults"
        ),
        (
            """
            func saved() -> Data { UserDefaults.standard.data(forKey: "raw") ?? Data() }
            func decoded<Value: Decodable>(_ data: Data) throws -> Value { try JSONDecoder().decode(Value.self, from: data) }
            func name() throws -> String { try decoded(saved()) }
            func answer(_ data: Data) throws -> Box { try decoded(data) }
            """, nil
        ),
        (
            """
            @propertyWrapper struct Saved<Value: Codable> {
                var wrappedValue: Value? {
                    guard let data = UserDefaults.standard.object(forKey: "a") as? Data else { return nil }
                    return try? JSONDecoder().decode(Value.self, from: data)
                }
            }
            struct Settings { @Saved var box: Box? }
            """, #"UserDefaults, "a""#
        ),
        (
            """
            import Defaults
            extension Defaults.Keys { static let box = Key<Box?>("box") }
            """, #"UserDefaults, "box""#
        ),
        (
            """
            protocol Storage { func value<Value: Decodable>(at url: URL) throws -> Value }
            struct FileStorage: Storage {
                func value<Content: Decodable>(at url: URL) throws -> Content {
                    try PropertyListDecoder().decode(Content.self, from: Data(contentsOf: url))
                }
            }
            struct Boxes {
                let storage: any Storage
                func load() throws -> Box { try storage.value(at: URL.documentsDirectory.appending(path: "box.plist")) }
            }
            """, "a file"
        ),
        (
            """
            func load() throws -> Box {
                let url = Bundle.main.url(forResource: "box", withExtension: "json")!
                return try JSONDecoder().decode(Box.self, from: Data(contentsOf: url))
            }
            """, nil
        ),
        (
            """
            func load() async throws -> Box {
                let token = UserDefaults.standard.string(forKey: "token") ?? ""
                let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com/\\(token)")!)
                return try JSONDecoder().decode(Box.self, from: data)
            }
            """, nil
        ),
        (
            """
            protocol Loader { func data(for request: URLRequest) async throws -> (Data, URLResponse) }
            extension URLSession: Loader {}
            struct Service {
                let loader: any Loader
                func data(for request: URLRequest) async throws -> (Data, URLResponse) { try await loader.data(for: request) }
                func post(_ id: String) async throws -> Box {
                    var request = URLRequest(url: URL(string: "https://example.com")!)
                    request.httpBody = try JSONSerialization.data(withJSONObject: ["id": id])
                    let (data, _) = try await data(for: request)
                    return try JSONDecoder().decode(Box.self, from: data)
                }
            }
            func send(_ service: Service) async throws -> Box {
                try await service.post(UserDefaults.standard.object(forKey: "id") as? String ?? "")
            }
            """, nil
        ),
        (
            """
            struct Service {
                func answer(to request: NSMutableURLRequest) async throws -> Data { try await Client.shared.run(request) }
                func post(_ id: String) async throws -> Box {
                    let request = NSMutableURLRequest(url: URL(string: "https://example.com")!)
                    request.setValue(id, forHTTPHeaderField: "id")
                    return try JSONDecoder().decode(Box.self, from: try await answer(to: request))
                }
            }
            func send(_ service: Service) async throws -> Box {
                try await service.post(UserDefaults.standard.object(forKey: "id") as? String ?? "")
            }
            """, nil
        ),
        (
            """
            func decode(_ data: Data) throws -> Box { try JSONDecoder().decode(Box.self, from: data) }
            func load(for request: URLRequest) throws -> Box? {
                try UserDefaults.standard.data(forKey: "box").map { try decode($0) }
            }
            """, #"UserDefaults, "box""#
        ),
        (
            """
            func load(_ remote: RemoteStub) throws -> Box {
                try JSONDecoder().decode(Box.self, from: remote.data(forKey: "box"))
            }
            """, nil
        ),
        (
            """
            func name() -> String { UserDefaults.standard.string(forKey: "name") ?? "" }
            func load() throws -> Box { try JSONDecoder().decode(Box.self, from: Data(contentsOf: URL(fileURLWithPath: name()))) }
            """, nil
        ),
    ]

    @Test(arguments: readers.indices) func findsTheTypesThatAreReadFromStores(_ number: Int) throws {
        let folder = try TemporaryFolder()
        let git = try GitSample(in: folder)
        let (code, store) = Self.readers[number]
        try folder.write("A.swift", "import Foundation\nstruct Box: Codable { var id: Int }\n\(code)\n")
        try git.commit("1.0")
        let check = try Self.check(folder, since: ["1.0"])
        #expect(check.types.map(\.name) == (store == nil ? [] : [code.contains("Box?>") ? "Box?" : "Box"]))
        #expect(check.types.first?.stores.first?.description == store)
        #expect(check.results.map { Self.expected(from: $0.verdict) } == (store == nil ? [] : [.decodes]))
    }

    // MARK: Parts

    private static func check(_ folder: TemporaryFolder, since revisions: [String]) throws -> SavedDataCheck {
        try SavedDataCheck(
            root: folder.path, since: revisions, named: [], platform: nil, path: ProcessInfo.processInfo.environment["PATH"] ?? "",
            onProgress: { _ in })
    }

    private static func write(to folder: TemporaryFolder, _ version: (SavedSample) -> (types: String, saved: String, settings: [String]))
        throws
    {
        for (number, sample) in SavedSample.all.enumerated() {
            let (types, saved, settings) = version(sample)
            try folder.write(
                "App/Sample\(number).swift", "import Foundation\n\(types)\n\(SavedSample.store(number, saved, settings))\n")
        }
    }

    private static func expected(from verdict: SavedDataCheck.Verdict) -> SavedSample.Expected {
        func text(_ loss: SavedDataCheck.Loss) -> String { loss.what + (loss.choice.map { " (\($0))" } ?? "") }
        switch verdict {
        case .decodes: return .decodes
        case .lost(let losses): return .lost(losses.map(text))
        case .hidden(let loss, _): return .hidden(text(loss))
        case .undecided(let constructs): return .undecided(constructs.first?.what ?? "")
        case .absent: return .absent
        }
    }
}

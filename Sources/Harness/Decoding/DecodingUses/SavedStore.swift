internal import DecodingSources
internal import SwiftSymbols

/// A place in which an app saves data.
package struct SavedStore: Hashable, Sendable {
    package enum Kind: String, Sendable {
        case userDefaults = "UserDefaults"
        case keychain = "the keychain"
        case file = "a file"
        case appGroup = "a file of an App Group"
        case iCloud = "iCloud"
        case appStorage = "@AppStorage"
        case sceneStorage = "@SceneStorage"
        case shared = "@Shared"

        /// Whether the store is a property wrapper, whose property gets its default value if a saved value is refused.
        package var isWrapper: Bool {
            switch self {
            case .appStorage, .sceneStorage, .shared: true
            case .userDefaults, .keychain, .file, .appGroup, .iCloud: false
            }
        }
    }

    package let kind: Kind
    /// The name of the value in the store, if the call writes it.
    package let key: String?

    /// Whether a call reads a text or a number, and not data.
    let isPlain: Bool

    init(_ kind: Kind, key: String? = nil, isFile: Bool = false, isPlain: Bool = false) {
        self.kind = kind
        self.isPlain = isPlain
        self.key = key
        isUbiquitousFile = kind == .iCloud && isFile
    }

    /// Whether a call must open a file to get the data.
    var isFolder: Bool { kind == .file || kind == .appGroup || isUbiquitousFile }

    /// Whether it is a file in iCloud, and not a value of the key-value store.
    private let isUbiquitousFile: Bool

    /// Whether two calls may read the same value: of the same store, and under the same key as far as both write it.
    package func mayBe(_ other: SavedStore) -> Bool { kind == other.kind && (key == nil || other.key == nil || key == other.key) }

    /// Whether other devices, with other versions of the app, read what this one writes.
    package var isSynced: Bool { kind == .iCloud }
}

extension SavedStore: CustomStringConvertible {
    /// The store and the name of the value in it: `UserDefaults, "items"`.
    package var description: String { key.map { "\(kind.rawValue), \"\($0)\"" } ?? kind.rawValue }
}

/// The calls of Foundation and Security that read what an app saved.
///
/// Source: the documentation of `UserDefaults`, `NSUbiquitousKeyValueStore`, `FileManager`, `URL` and Keychain Services.
enum StoreCalls {
    /// The words of which each file has one that reads saved data, or decodes it.
    static let words = NameSearch([
        "containerURL", "contentsOf", "decode", "Directory", "forKey", "forUbiquity", "getData", "SecItem",
    ])

    /// The folders whose files stay until the app is deleted.
    private static let folders: Set<String> = [
        "applicationSupportDirectory", "documentDirectory", "documentsDirectory", "libraryDirectory",
    ]

    static func isFolder(_ name: String) -> Bool { folders.contains(name) }

    /// The other folders that are not part of an app or a bundle.
    private static let otherFolders: Set<String> = [
        "autosavedInformationDirectory", "cachesDirectory", "desktopDirectory", "downloadsDirectory", "homeDirectory",
        "homeDirectoryForCurrentUser", "itemReplacementDirectory", "moviesDirectory", "musicDirectory", "NSTemporaryDirectory",
        "picturesDirectory", "sharedPublicDirectory", "temporaryDirectory", "trashDirectory", "userDirectory",
    ]

    /// Returns whether a name is that of a folder whose files the repository does not contain.
    static func isOtherFolder(_ name: String) -> Bool { otherFolders.contains(name) }

    /// Returns the store whose folder a call gets.
    static func folder(_ name: String, _ arguments: [ArgumentNode]) -> SavedStore? {
        let labels = arguments.map(\.label)
        switch name {
        case "containerURL" where labels.contains("forSecurityApplicationGroupIdentifier"): return SavedStore(.appGroup)
        case "url" where labels.contains("forUbiquityContainerIdentifier"): return SavedStore(.iCloud, isFile: true)
        case "urls", "url", "NSSearchPathForDirectoriesInDomains", "init":
            let isKnown = arguments.contains { argument in
                if case .member(_, let member, _, _) = argument.value { isFolder(member.text) } else { false }
            }
            return isKnown && (name != "init" || labels.first == "for") ? SavedStore(.file) : nil
        case "NSHomeDirectory": return SavedStore(.file)
        default: return nil
        }
    }

    /// Returns whether a call reads a value of a key-value store.
    static func readsValue(_ name: String, _ labels: [String?]) -> Bool {
        switch name {
        case "data", "object", "value": labels == ["forKey"]
        case "getData": true
        default: false
        }
    }

    /// Returns whether a call reads a text or a number of a key-value store.
    static func readsPlainValue(_ name: String, _ labels: [String?]) -> Bool {
        ["integer", "string"].contains(name) && labels == ["forKey"]
    }

    /// Returns the kind of a key-value store by the names of its type or of the variables with it; nil if it is another object.
    ///
    /// - Parameter isData: Whether the call gives data, which is read from few other objects.
    static func kind(of names: [String], isData: Bool) -> SavedStore.Kind? {
        let text = names.joined(separator: " ").lowercased()
        if text.contains("cache") || text.contains("container") || text.contains("coder") { return nil }
        if text.contains("ubiquit") || text.contains("icloud") { return .iCloud }
        if text.contains("keychain") || text.contains("valet") { return .keychain }
        if ["defaults", "preferences"].contains(where: text.contains) { return .userDefaults }
        return isData && ["storage", "store", "suite"].contains(where: text.contains) ? .userDefaults : nil
    }
}

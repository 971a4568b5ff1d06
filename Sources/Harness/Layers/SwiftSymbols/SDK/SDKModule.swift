/// The declarations of a module of Apple's SDKs, as far as the sources of apps extend, subclass or name them.
///
/// The names, supertypes and types of members are facts of the interfaces of the SDKs. Members are a selection. The supertypes of each type
/// are complete, within the modules that are listed here.
struct SDKModule: Sendable {
    /// The name that files import.
    let name: String
    /// The names of the modules that an import of this one makes visible too.
    let exports: [String]
    /// An extension of each type, in Swift: its superclass and protocols, and members.
    ///
    /// A generic parameter or an associated type is written by its own name in the types of members.
    let declarations: String
}

extension SDKModule {
    /// All modules, in the order in which they are read.
    static let all: [SDKModule] = [
        foundation, coreGraphics, quartzCore, combine, coreLocation, coreData, uiKit, appKit, swiftUI, avFoundation, avKit, charts,
        contacts, contactsUI, mapKit, messageUI, observation, photos, photosUI, safariServices, sceneKit, spriteKit, storeKit, testing,
        userNotifications, webKit, widgetKit, xcTest, os,
    ]

    /// Returns the modules that files import, directly or through others, in the order of ``all``.
    static func imported(by files: [ParsedFile]) -> [SDKModule] {
        var words: Set<Word> = []
        for file in files { for found in file.imports { words.insert(found.path[0].word) } }
        var names = Set(words.map(\.text))
        var next = all.filter { names.contains($0.name) }
        while let module = next.popLast() {
            for name in module.exports where names.insert(name).inserted { next += all.filter { $0.name == name } }
        }
        return all.filter { names.contains($0.name) }
    }
}

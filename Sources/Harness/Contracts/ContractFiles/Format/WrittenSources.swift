package import DecodingPrograms
internal import StrictYAML
package import VerificationModel

/// The Swift sources of an app, from which verify reads types that are not registered.
package struct WrittenSources: Hashable, Sendable {
    /// A type for which the file names something.
    package struct NamedType: Hashable, Sendable {
        /// The file that declares the type, relative to the root; nil if its name is enough to find it.
        package var file: String?
        package var decoder = WrittenDecoder()
    }

    /// The folders of the sources, and the platform that they are read for.
    package var folders = SourceFolders([])
    /// The systems on which types must decode; empty for those that the projects name.
    package var systems: [FoundationSystem] = []
    /// The place of `sources` in the file.
    package var place = SourcePlace(file: ContractFileName.apis)
    /// The settings of the API's decoder.
    package var decoder = WrittenDecoder()
    /// The types by name.
    package var types: [String: NamedType] = [:]

    /// Whether the file names folders.
    package var hasFolders: Bool { !folders.paths.isEmpty }
}

extension WrittenSources {
    /// The keys of an API that are about its sources.
    static let formatKeys = [
        FormatKey(
            "sources", "The folders of the app's Swift sources, relative to the root. Types that are not registered are read from them.",
            .texts(matching: folderPattern, atLeast: 1)),
        FormatKey(
            "platform",
            "The platform that #if in the sources is evaluated for. Without it, a type whose own decoding depends on the platform is not decided.",
            .text(from: platforms)),
        FormatKey(
            "systems",
            "The systems whose Foundation must decode types that are read from sources. Without it, the lowest ones that a project or the manifest below the root names, or else the Foundation of verify.",
            .texts(matching: systemPattern, atLeast: 1)),
        FormatKey("decoder", "The settings of the decoder for types that are read from sources.", WrittenDecoder.schema),
        FormatKey(
            "types", "What the name of a type alone does not determine, for types that are read from sources, by name.",
            .entries(.mapping(typeKeys, atLeast: 1))),
    ]

    private static let platforms = BuildPlatform.allCases.map(\.rawValue)

    private static let systemPattern = "^(\(platforms.joined(separator: "|"))) [1-9][0-9]*(\\.[0-9]+)?$"

    /// The keys of a type.
    static let typeKeys = [
        FormatKey(
            "file", "The file that declares the type, relative to the root; needed if several types or a registered one have its name.",
            .text),
        FormatKey("decoder", "The settings of the decoder for this type.", WrittenDecoder.schema),
    ]

    /// A path below the root, without `.` and `..`; `.` for the root itself.
    private static let folderPattern = #"^(?:\./?|(?!\.{1,2}(?:/|$))[^/]+(?:/(?!\.{1,2}(?:/|$))[^/]+)*/?)$"#

    /// Reads what an API names about its sources.
    init(_ api: MappingReader, _ problems: FormatProblems) {
        decoder = WrittenDecoder(api, problems) ?? WrittenDecoder()
        if let node = api["sources"] {
            place = node.place
            let written = api.strings("sources")
            if written?.isEmpty == true { problems.report(.empty("\"sources\"", isRequired: false), at: node.place) }
            for folder in written ?? [] {
                if let path = Self.path(folder.text) {
                    folders.paths.append(path)
                } else {
                    problems.report(.sourceFolder(folder.text), at: folder.place)
                }
            }
        }
        if let name = api.string("platform"), let node = api["platform"] {
            folders.platform = BuildPlatform(rawValue: name)
            if folders.platform == nil { problems.report(.platform(name, known: Self.platforms), at: node.place) }
        }
        if let node = api["systems"] {
            let written = api.strings("systems")
            if written?.isEmpty == true { problems.report(.empty("\"systems\"", isRequired: false), at: node.place) }
            for text in written ?? [] {
                guard let system = FoundationSystem(text.text) else {
                    problems.report(.system(text.text), at: text.place)
                    continue
                }
                if !systems.contains(system) { systems.append(system) }
            }
        }
        guard let node = api["types"] else { return }
        for entry in MappingReader.entries(of: node, "\"types\"", problems: problems) ?? [] {
            guard let type = MappingReader(entry.value, "a type", keys: Self.typeKeys.names, problems: problems) else { continue }
            if Self.typeKeys.names.allSatisfy({ type[$0] == nil }) {
                problems.report(.empty("\"\(entry.key)\"", isRequired: false), at: entry.value.place)
            }
            types[entry.key] = NamedType(file: type.string("file"), decoder: WrittenDecoder(type, problems) ?? WrittenDecoder())
        }
    }

    /// Returns a folder without `/` at its end; nil if it is not below the root.
    private static func path(_ text: String) -> String? {
        let path = text.hasSuffix("/") ? String(text.dropLast()) : text
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return path == "." || !parts.contains { ["", ".", ".."].contains($0) } ? path : nil
    }
}

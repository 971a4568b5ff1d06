internal import SafeFiles
internal import VerificationModel

/// A configuration file of Xcode with the files that it includes: lines of `NAME = value` and `#include "path"`.
///
/// Settings that hold only for a system or an architecture, such as `NAME[sdk=iphoneos*]`, are ignored.
struct XcodeConfigurationFile {
    private(set) var settings: [String: String] = [:]
    /// The files that cannot be read, in the order in which they are named.
    ///
    /// A missing file of `#include?` is none of them.
    private(set) var unread: [(path: String, error: FileError)] = []
    /// The settings whose values are too large, with the paths of their files.
    private(set) var tooLarge: [(path: String, name: String)] = []
    /// The files that are included through too many others.
    private var tooDeep: [String] = []
    private var seen: Set<String> = []
    /// The number of files through which the current one is included.
    private var depth = 0
    private static let includeLimit = 64

    /// - Parameters:
    ///   - path: The path of the file, relative to the root.
    ///   - root: The root of the repository.
    init(_ path: String, below root: String) { read(path, below: root, isOptional: false) }

    /// The files and settings that cannot be read, as parts of a project.
    var unreadParts: [BuildProject.UnreadPart] {
        let files = unread.map { path, error in
            BuildProject.UnreadPart(
                place: SourcePlace(file: path),
                reason: "the build settings of this configuration file are not read: it \(error); add the file, or generate it",
                hidesFiles: false)
        }
        let settings = tooLarge.map { path, name in
            BuildProject.UnreadPart(
                place: SourcePlace(file: path),
                reason: "the build setting \(name) is not read, because its value with the inherited ones has more than "
                    + "\(ReplacedText.sizeLimit) bytes; shorten it",
                hidesFiles: false)
        }
        let includes = tooDeep.map { path in
            BuildProject.UnreadPart(
                place: SourcePlace(file: path),
                reason: "the build settings of this configuration file are not read, because it is included through "
                    + "\(Self.includeLimit) files; include it in the first one",
                hidesFiles: false)
        }
        return files + settings + includes
    }

    private mutating func read(_ path: String, below root: String, isOptional: Bool) {
        guard seen.insert(path).inserted else { return }
        guard depth < Self.includeLimit else { return tooDeep.append(path) }
        depth += 1
        defer { depth -= 1 }
        do throws(FileError) {
            read(try FileReading.bytes(of: FolderNames.onDisk(path, below: root), limit: 1 << 20), of: path, below: root)
        } catch {
            if case .missing = error, isOptional { return }
            unread.append((path, error))
        }
    }

    private mutating func read(_ bytes: [UInt8], of path: String, below root: String) {
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let uncommented = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            let text = Substring(uncommented.trimmed)
            let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
            if text.hasPrefix("#include"), parts.count > 1 {
                // A file outside of the repository, such as one of the developer, is not there for everyone.
                guard let inner = RelativePath.joined(RelativePath.folder(of: path), String(parts[1])) else { continue }
                read(inner, below: root, isOptional: text.hasPrefix("#include?"))
            } else if let equals = text.firstIndex(of: "=") {
                let name = text[..<equals].trimmed
                guard !name.contains("[") else { continue }
                let value = text[text.index(after: equals)...].trimmed
                // An earlier value in the same file is inherited.
                let whole = settings[name].map { ReplacedText.of(value, "$(inherited)", with: $0) } ?? value
                if whole == nil, settings[name] != XcodeSettings.unknown { tooLarge.append((path, name)) }
                settings[name] = whole ?? XcodeSettings.unknown
            }
        }
    }
}

extension Substring {
    /// The text without the white space and the byte order mark around it, and without a semicolon at its end.
    fileprivate var trimmed: String {
        var text = drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        while let last = text.last, last.isWhitespace || last == ";" { text.removeLast() }
        return String(text)
    }
}

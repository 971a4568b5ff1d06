internal import HTTPMessages

/// Names for recordings, made of what was asked for: `get-3-search-movie`.
///
/// The method and the path's parts in lower case, everything but letters of ASCII and digits as `-`; the query is left out. What would get a name that is
/// taken already gets `-2`, `-3` and so on, in the order of the file. Nothing is random: the same file gives the same names.
///
/// No name is one that a recording's bodies have, which are called after it: `get-b-exchange-2.json`, `post-a-request.txt`. What would read so gets `-path`.
package struct RecordingNames: Sendable {
    private static let limit = 80

    private let folder: String
    private var taken: Set<String>
    /// By stem, the number that was given last.
    private var numbers: [String: Int] = [:]

    /// Names below a folder.
    /// - Parameters:
    ///   - folder: Nil stands for none.
    ///   - taken: Names below it that are not given.
    package init(below folder: String?, taken: Set<String> = []) {
        self.folder = folder.map { "\($0)/" } ?? ""
        // Some file systems mind no case.
        self.taken = Set(taken.map { $0.lowercased() })
    }

    /// A name that is not given again.
    /// - Parameters:
    ///   - method: `GET`.
    ///   - target: The URL, redacted: a name is a part of it.
    package mutating func name(method: String, target: String) -> String {
        let stem = Self.stem(method: method, target: target)
        var name = Self.name(stem, number: 1)
        while !taken.insert(name).inserted {
            let number = numbers[stem, default: 1] + 1
            numbers[stem] = number
            name = Self.name(stem, number: number)
        }
        return folder + name
    }

    /// What a name begins with: mostly all of it, where that is free.
    package static func stem(method: String, target: String) -> String {
        let words = ([method] + RequestTarget(target).segments).flatMap { $0.lowercased().utf8.split { !isKept($0) } }
        var stem = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-").prefix(limit)
        while stem.hasSuffix("-") { stem.removeLast() }
        return stem.isEmpty ? "exchange" : String(stem)
    }

    private static func name(_ stem: String, number: Int) -> String {
        let end = number == 1 ? "" : "-\(number)"
        // These are the ends that RecordingText gives to bodies.
        let isBodys = "\(stem)\(end)".wholeMatch(of: /.+-(?:request|exchange-[0-9]+)/) != nil
        return isBodys ? "\(stem)-path\(end)" : "\(stem)\(end)"
    }

    private static func isKept(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

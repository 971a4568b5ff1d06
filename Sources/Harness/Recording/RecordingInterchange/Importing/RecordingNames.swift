internal import HTTPMessages

/// Names for recordings, made from their requests: `get-3-search-movie`.
///
/// A name has the method and the parts of the path in lower case, with `-` for everything but ASCII letters and digits, and without the query. A name
/// that is in use gets `-2`, `-3` and so on, in the order of the file. The same file always gives the same names.
///
/// The bodies of a recording are named after it: `get-b-exchange-2.json`, `post-a-request.txt`. A recording whose name would be the same gets `-path`.
package struct RecordingNames: Sendable {
    private static let limit = 80

    private let folder: String
    private var taken: Set<String>
    /// The last number of each stem.
    private var numbers: [String: Int] = [:]

    /// Creates names below a folder.
    /// - Parameters:
    ///   - folder: The folder; nil for none.
    ///   - taken: Names below it that are in use.
    package init(below folder: String?, taken: Set<String> = []) {
        self.folder = folder.map { "\($0)/" } ?? ""
        // Some file systems ignore case.
        self.taken = Set(taken.map { $0.lowercased() })
    }

    /// Returns a name that is not in use.
    /// - Parameters:
    ///   - method: The method: `GET`.
    ///   - target: The redacted URL, parts of which become the name.
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

    /// Returns the beginning of a name, which is the whole name unless it is in use.
    package static func stem(method: String, target: String) -> String {
        let words = ([method] + RequestTarget(target).segments).flatMap { $0.lowercased().utf8.split { !isKept($0) } }
        var stem = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-").prefix(limit)
        while stem.hasSuffix("-") { stem.removeLast() }
        return stem.isEmpty ? "exchange" : String(stem)
    }

    private static func name(_ stem: String, number: Int) -> String {
        let end = number == 1 ? "" : "-\(number)"
        // RecordingText gives these suffixes to bodies.
        let isBodys = "\(stem)\(end)".wholeMatch(of: /.+-(?:request|exchange-[0-9]+)/) != nil
        return isBodys ? "\(stem)-path\(end)" : "\(stem)\(end)"
    }

    private static func isKept(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

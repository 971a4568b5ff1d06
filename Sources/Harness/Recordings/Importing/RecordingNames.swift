/// Names for recordings, made of what was asked for: `get-3-search-movie`.
///
/// The method and the path's parts in lower case, everything but letters of ASCII and digits as `-`; the query is left out. What would get a name that is
/// taken already gets `-2`, `-3` and so on, in the order of the file. Nothing is random: the same file gives the same names.
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
        self.taken = taken
    }

    /// A name that is not given again.
    /// - Parameters:
    ///   - method: `GET`.
    ///   - target: The URL, redacted: a name is a part of it.
    package mutating func name(method: String, target: String) -> String {
        let words = ([method] + RequestTarget(target).segments).flatMap { $0.lowercased().utf8.split { !Self.isKept($0) } }
        var stem = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-").prefix(Self.limit)
        while stem.hasSuffix("-") { stem.removeLast() }
        if stem.isEmpty { stem = "exchange" }
        var name = String(stem)
        while !taken.insert(name).inserted {
            let number = numbers[String(stem), default: 1] + 1
            numbers[String(stem)] = number
            name = "\(stem)-\(number)"
        }
        return folder + name
    }

    private static func isKept(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

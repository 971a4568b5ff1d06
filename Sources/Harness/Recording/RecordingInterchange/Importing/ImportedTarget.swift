internal import HTTPMessages

/// A URL of another program's file, in the form of a recording.
struct ImportedTarget {
    /// The URL in the form that can be sent.
    let text: String
    /// Descriptions of the parts that were not carried over, without the text of the URL.
    let notes: [String]

    /// Creates a target from a URL, which may contain invalid characters and a fragment.
    init(_ url: String) {
        var notes: [String] = []
        let sent = url.utf8.prefix { $0 != UInt8(ascii: "#") }
        if sent.count < url.utf8.count { notes.append("the url's fragment is never sent; left out") }
        if sent.allSatisfy(Self.isAllowed) {
            text = String(decoding: sent, as: UTF8.self)
        } else {
            notes.append("the url has characters that no URL may have; they were percent-encoded")
            text = sent.map { Self.isAllowed($0) ? String(Unicode.Scalar($0)) : Self.escape($0) }.joined()
        }
        self.notes = notes
    }

    /// Whether it is a URL of HTTP, not `data:` or `blob:`.
    var isOfHTTP: Bool { ["http:", "https:"].contains { text.lowercased().hasPrefix($0) } }

    /// Whether it has a host, which `https:///movies` does not.
    var hasHost: Bool {
        let rest = text.drop { $0 != ":" }
        guard rest.hasPrefix("://") else { return false }
        let authority = rest.dropFirst(3).prefix { !"/?".contains($0) }
        let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
        return !host.isEmpty && !host.hasPrefix(":")
    }

    /// Returns whether a list of the query's parameters, with escapes resolved or not, is the same as the URL's.
    func agrees(with listed: [(name: String, value: String)]) -> Bool {
        let own = RequestTarget(text).query
        guard own.count == listed.count else { return false }
        return zip(own, listed).allSatisfy { item, listed in
            let decoded = RequestTarget("/?\(listed.name)=\(listed.value)").query.first
            let isSame = item.name == listed.name && (item.value ?? "") == listed.value
            return isSame || item.name == decoded?.name && (item.value ?? "") == (decoded?.value ?? "")
        }
    }

    private static func isAllowed(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }

    private static func escape(_ byte: UInt8) -> String { (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true) }
}

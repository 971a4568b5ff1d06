import Foundation

/// Bodies of any size.
enum Bodies {
    /// A kind of body.
    struct Kind: Sendable {
        let title: String
        let type: String
        /// Returns a body of about a number of bytes.
        let bytes: @Sendable (Int) -> [UInt8]
    }

    /// Returns a list of films, as an API has it.
    static func page(of size: Int) -> [UInt8] {
        var items: [String] = []
        var count = 0
        while count < size {
            let number = items.count
            items.append(
                #"{"id":\#(number),"title":"The Lantern Keepers \#(number)","overview":"Two sisters keep a lighthouse that no ship has passed for years. Then one does, and no one knows where from.","poster_path":"\/lanternKeepers\#(number).jpg","release_date":"2019-10-04","popularity":61.437,"vote_average":7.4,"genre_ids":[12,878]}"#
            )
            count += items[number].utf8.count + 1
        }
        return Array(#"{"page":1,"results":[\#(items.joined(separator: ","))],"total_pages":3}"#.utf8)
    }

    /// Bodies that repeat the beginning of a secret, or of an encoding.
    static let repetitive: [Kind] =
        [
            Kind(title: "a list of films", type: "application/json", bytes: page),
            Kind(title: "base64 ×4 of a text", type: "text/plain") { size in
                var bytes = Data(String(repeating: "the lantern and the sea. ", count: size * 81 / 256 / 25 + 1).utf8)
                for _ in 1...4 { bytes = bytes.base64EncodedData() }
                return Array(bytes)
            },
        ]
        + [
            "-----BEGIN ", "-----BEGIN PRIVATE KEY-----\n", "eyJhbGciOi", "eyJhbGciOi.", "{{", "token=\"", "token=\"a\" ",
            "token: |\n  a\n",
            "\"token\":[", "{\"token\":", "<td>token</td>", "<!--", "%41%", "\\u0041", "&#65;", "ghp_", "https://a:", "aGVsbG8gd29ybGQh ",
            "a,token\n",
        ].map { piece in
            let shown = String(decoding: piece.debugDescription.dropFirst().dropLast().utf8, as: UTF8.self)
            return Kind(title: shown, type: "text/plain") { Array(String(repeating: piece, count: $0 / piece.utf8.count).utf8) }
        }
}

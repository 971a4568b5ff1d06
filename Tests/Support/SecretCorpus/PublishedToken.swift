internal import SecretShapeExamples

/// A made-up token of a vendor.
package struct ExampleToken: Sendable {
    package let vendor: String
    /// The beginning of the address that the token is a part of; empty for most.
    let address: String
    let secret: String

    /// The examples of the shapes that the scanner has, except for texts of several words or lines.
    package static let ofShapes = ShapeExamples.all.filter { !$0.text.contains(where: \.isWhitespace) }.map { example in
        ExampleToken(vendor: example.vendor, address: example.address, secret: example.secret)
    }

    /// A token.
    package init(vendor: String, address: String = "", secret: String) {
        self.vendor = vendor
        self.address = address
        self.secret = secret
    }
}

/// A shape that a vendor publishes for its tokens.
///
/// The table does not depend on the one that the scanner has, so that a vendor that the scanner does not know counts as missed.
package struct PublishedToken: Sendable {
    package let vendor: String
    private let parts: [Part]

    private enum Part: Sendable {
        case text(String)
        case run(Alphabet, count: Int)
        /// The secret begins here. The text before it is the address that it belongs to.
        case secretStart
    }

    private struct Alphabet: Sendable {
        let digits: String
        /// By byte, whether it is in the alphabet.
        let bytes: [Bool]

        func contains(_ byte: UInt8) -> Bool { byte < 128 && bytes[Int(byte)] }
    }

    /// Reads a line: the vendor, and the parts of the shape.
    ///
    /// A part such as `alnum*36` is a run of an alphabet. Other parts are joined as they are. A token is written in several parts, so
    /// that no scanner takes the table for tokens.
    private init(_ line: Substring) {
        let columns = line.split(separator: "|").map { $0.trimmingBlanks() }
        vendor = columns[0]
        parts = columns[1].replacing("uuid", with: Self.uuid).split(separator: " ").map { part in
            if part == "^" { return .secretStart }
            let run = part.split(separator: "*")
            guard run.count == 2, let digits = Self.alphabets[String(run[0])], let count = Int(run[1]) else { return .text(String(part)) }
            return .run(Alphabet(digits: digits, bytes: (0..<128).map(digits.utf8.contains)), count: count)
        }
    }

    private static let uuid = "hex*8 - hex*4 - hex*4 - hex*4 - hex*12"

    private static let alphabets = [
        "digit": RandomText.digits, "hex": RandomText.hexadecimal, "HEX": "0123456789ABCDEF", "lower": RandomText.lower,
        "letter": RandomText.lower + RandomText.upper, "lowerdigit": RandomText.lower + RandomText.digits,
        "UPPER": RandomText.upper + RandomText.digits, "base32": RandomText.upper + "234567", "alnum": RandomText.alphanumeric,
        "url": RandomText.alphanumeric + "_-", "base64": RandomText.alphanumeric + "+/", "bech32": "QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L",
    ]

    /// Every shape of the table.
    package static let all = table.split(separator: "\n").map { PublishedToken($0) }

    /// Returns two tokens of each shape.
    package static func examples() -> [ExampleToken] {
        all.enumerated().flatMap { number, shape in (1...2).map { shape.example("\(number).\($0)") } }
    }

    private func example(_ name: String) -> ExampleToken {
        var random = RandomText("token \(vendor) \(name)")
        var address = ""
        var secret = ""
        for part in parts {
            switch part {
            case .text(let text): secret += text
            case .run(let alphabet, let count) where alphabet.digits == RandomText.alphanumeric && count >= 16:
                secret += random.letters(count)
            case .run(let alphabet, let count):
                // A sign at an end could be punctuation.
                let ends = alphabet.digits.filter { $0.isLetter || $0.isNumber }
                secret += random.text(ends, 1) + random.text(alphabet.digits, max(0, count - 2)) + random.text(ends, min(1, count - 1))
            case .secretStart: (address, secret) = (secret, "")
            }
        }
        return ExampleToken(vendor: vendor, address: address, secret: secret)
    }

    /// Returns the vendors of tokens in a text, except for tokens that are masked with one repeated character.
    package static func vendors(ofTokensIn text: [UInt8]) -> [String] {
        text.indices.flatMap { index in
            byFirstByte[Int(text[index])].filter { $0.isToken(at: index, in: text) }.map(\.vendor)
        }
    }

    /// The shapes that may begin with each byte.
    private static let byFirstByte = (0..<256).map { byte in all.filter { $0.mayBegin(with: UInt8(byte)) } }

    private func mayBegin(with byte: UInt8) -> Bool {
        switch parts.first {
        case .text(let text): text.utf8.first == byte
        case .run(let alphabet, _): alphabet.contains(byte)
        case .secretStart, nil: false
        }
    }

    private func isToken(at start: Int, in text: [UInt8]) -> Bool {
        var index = start
        var isMasked = true
        for part in parts {
            switch part {
            case .text(let expected):
                guard text[index...].starts(with: expected.utf8) else { return false }
                index += expected.utf8.count
            case .run(let alphabet, let count):
                guard index + count <= text.count else { return false }
                for place in index..<index + count where !alphabet.contains(text[place]) { return false }
                isMasked = isMasked && Set(text[index..<index + count]).count <= 2
                index += count
            case .secretStart: break
            }
        }
        return !isMasked
    }
}

extension Substring {
    fileprivate func trimmingBlanks() -> String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}

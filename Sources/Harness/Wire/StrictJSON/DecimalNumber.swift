/// A number of any size, compared by value: 1, 1.0 and 10e-1 are equal, and nothing is rounded.
package struct DecimalNumber: Sendable {
    /// The number as written.
    package let text: String
    private let isNegative: Bool
    private let digits: [UInt8]
    private let exponent: Int

    /// A number in the grammar of RFC 8259 section 6, or of YAML's core schema.
    package init(_ text: String) {
        self.text = text
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        let mantissa = parts[0].drop { $0 == "+" || $0 == "-" }
        let point = mantissa.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let fraction = point.count == 2 ? point[1] : ""
        var digits = Array((point[0] + fraction).utf8.drop { $0 == UInt8(ascii: "0") })
        let written = parts.count == 2 ? Self.exponent(parts[1]) : 0
        let trailingZeros = digits.reversed().prefix { $0 == UInt8(ascii: "0") }.count
        digits.removeLast(trailingZeros)
        self.digits = digits
        exponent = digits.isEmpty ? 0 : written - fraction.utf8.count + trailingZeros
        isNegative = text.hasPrefix("-") && !digits.isEmpty
    }

    /// Whether it is written without a point and has no fraction: 20 and 2e1, not 20.0.
    package var isInteger: Bool { !text.contains(".") && exponent >= 0 }

    /// Exponents past a quintillion are all the same to us.
    private static func exponent(_ text: Substring) -> Int {
        let limit = 1_000_000_000_000_000_000
        let magnitude = Int(text.drop { $0 == "+" || $0 == "-" }) ?? limit
        return (text.hasPrefix("-") ? -1 : 1) * min(magnitude, limit)
    }
}

extension DecimalNumber: Hashable {
    package static func == (left: DecimalNumber, right: DecimalNumber) -> Bool {
        (left.isNegative, left.digits, left.exponent) == (right.isNegative, right.digits, right.exponent)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(isNegative)
        hasher.combine(digits)
        hasher.combine(exponent)
    }
}

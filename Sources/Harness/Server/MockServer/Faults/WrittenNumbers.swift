extension Duration {
    /// Reads a time in the form of a command line: `200ms` or `1.5s`; nil for every other text.
    package init?(written text: Substring) {
        let unit: Double = text.hasSuffix("ms") ? 1 : 1_000
        let digits = text.hasSuffix("ms") ? text.dropLast(2) : text.hasSuffix("s") ? text.dropLast() : ""
        guard let number = Double(written: digits), number * unit < 1e12 else { return nil }
        self = .nanoseconds(Int64(number * unit * 1_000_000))
    }
}

extension Double {
    /// Reads digits with at most one point among them; nil for every other text, even if Swift reads it as a number.
    package init?(written text: Substring) {
        guard text.wholeMatch(of: /[0-9]+(\.[0-9]+)?/) != nil else { return nil }
        self.init(text)
    }
}

internal import RandomNumbers

/// Random letters, words and digits from a seed.
struct RandomText {
    static let lower = "abcdefghijklmnopqrstuvwxyz"
    static let upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    static let digits = "0123456789"
    static let hexadecimal = "0123456789abcdef"
    static let alphanumeric = lower + upper + digits

    private var generator: SplitMix64

    /// A source of texts that depends on a name, so that new names change no other texts.
    init(_ name: String) {
        // FNV-1a of 64 bits.
        generator = SplitMix64(seed: name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
    }

    mutating func number(below limit: Int) -> Int { Int(generator.next() % UInt64(limit)) }

    mutating func number(_ range: ClosedRange<Int>) -> Int { range.lowerBound + number(below: range.count) }

    mutating func one<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }

    /// Returns letters of an alphabet of ASCII.
    mutating func text(_ alphabet: String, _ count: Int) -> String {
        let letters = Array(alphabet.utf8)
        return String(decoding: (0..<count).map { _ in letters[number(below: letters.count)] }, as: UTF8.self)
    }

    /// Letters of both cases with several digits among them.
    mutating func letters(_ count: Int) -> String {
        while true {
            let text = text(Self.alphanumeric, count)
            let counts = [Self.lower, Self.upper, Self.digits].map { alphabet in text.utf8.count { alphabet.utf8.contains($0) } }
            if counts.allSatisfy({ $0 >= min(3, count / 8) }) { return text }
        }
    }

    mutating func uuid() -> String {
        let parts = [8, 4, 3, 3, 12].map { text(Self.hexadecimal, $0) }
        return "\(parts[0])-\(parts[1])-4\(parts[2])-a\(parts[3])-\(parts[4])"
    }

    mutating func time() -> String {
        let parts = [number(1...12), number(1...28), number(0...23), number(0...59), number(0...59)].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return "\(number(2019...2027))-\(parts[0])-\(parts[1])T\(parts[2]):\(parts[3]):\(parts[4])Z"
    }

    mutating func word() -> String { one(of: Self.words) }

    mutating func words(_ count: Int, _ separator: String = " ") -> String { (0..<count).map { _ in word() }.joined(separator: separator) }

    static let words = [
        "amber", "anchor", "apple", "autumn", "bakery", "bamboo", "basket", "beacon", "bridge", "butter", "cabin", "candle", "canyon",
        "castle", "cedar", "cherry", "cloud", "clover", "comet", "copper", "coral", "cotton", "desert", "dragon", "eagle", "ember",
        "falcon",
        "feather", "fern", "flame", "forest", "garden", "ginger", "glacier", "granite", "harbor", "hazel", "honey", "island", "ivory",
        "jasmine", "lantern", "lemon", "lilac", "lizard", "marble", "meadow", "melon", "mirror", "mountain", "nectar", "ocean", "olive",
        "orchard", "otter", "paper", "pebble", "pepper", "piano", "pine", "planet", "pocket", "prairie", "quartz", "raven", "river",
        "saffron", "silver", "spruce", "summer", "sunset", "thistle", "thunder", "tiger", "timber", "tulip", "valley", "velvet", "violet",
        "walnut", "willow", "winter", "yellow", "zebra",
    ]
}

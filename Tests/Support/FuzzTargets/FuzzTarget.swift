/// Something that parses, and that any bytes must not end.
///
/// `make fuzz` calls it with bytes that reach new code. The tests call it with the bytes in `Fuzzing/Seeds` and `Fuzzing/Found`.
///
/// To add one, write it in the file of its topic, add it to ``all``, and write a seed for it.
public struct FuzzTarget: Sendable {
    /// The name, which is that of its folder of seeds.
    public let name: String
    /// The longest input that is tried, in bytes.
    public let limit: Int
    private let parse: @Sendable ([UInt8]) -> Void

    init(_ name: String, limit: Int = 4_096, _ parse: @escaping @Sendable ([UInt8]) -> Void) {
        (self.name, self.limit, self.parse) = (name, limit, parse)
    }

    /// Parses bytes.
    ///
    /// It traps if a promise about the result is not kept.
    public func run(_ bytes: [UInt8]) { parse(bytes) }

    /// All targets.
    public static let all: [FuzzTarget] = wire + recordings + redaction + server + contracts + sources + projects + decoding

    /// Ends the program where a promise is not kept, so that the fuzzer keeps the input.
    static func expect(_ isKept: Bool, _ promise: @autoclosure () -> String) {
        if !isKept { fatalError(promise()) }
    }
}

extension [UInt8] {
    /// The parts between bytes of NUL, by which an input has several texts; missing ones are empty.
    func texts(_ count: Int) -> [[UInt8]] {
        let parts = split(separator: 0, maxSplits: count - 1, omittingEmptySubsequences: false).map { [UInt8]($0) }
        return parts + [[UInt8]](repeating: [], count: count - parts.count)
    }

    /// The bytes as text, with a replacement for what is not UTF-8.
    var text: String { String(decoding: self, as: UTF8.self) }
}

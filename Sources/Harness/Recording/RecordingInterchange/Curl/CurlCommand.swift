/// A command of curl, as browsers copy a request.
enum CurlCommand {
    /// The number of bytes at the beginning that are searched.
    private static let searched = 400

    /// Returns whether a file is a command: `curl` or `curl.exe`, perhaps with its folder and behind a prompt, and an argument.
    static func isOne(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes[CurlHeadCursor.start(of: bytes)...].prefix(searched), as: UTF8.self)
        return text.prefixMatch(of: /\s*(?:[$%>#]\s*)?(?:[A-Za-z]:)?(?:[^\s"'{}\[\]<>:]*[\/\\])?curl(?:\.exe)?\s+\S/.ignoresCase()) != nil
    }
}

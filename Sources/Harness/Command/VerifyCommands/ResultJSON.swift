internal import Reports

/// The JSON that commands print for other programs.
///
/// Keys are sorted. Each shape has a `version`. Within a version, keys are only added.
enum ResultJSON {
    /// Returns a value as text that ends with a line break.
    /// - Throws: ``CommandError`` with the error of the encoder. No result of a command causes one.
    static func text(of value: some Encodable) throws(CommandError) -> String {
        do {
            return try JSONText.of(value)
        } catch {
            throw CommandError("the result cannot be written as JSON: \(error); use another --format")
        }
    }
}

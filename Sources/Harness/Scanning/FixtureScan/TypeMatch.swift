package import DecodingPrograms
package import DecodingUses

/// A type that may decode a JSON text, because both have the same keys.
package struct TypeMatch: Sendable {
    package let decoding: FileUses.Decoding
    package let keys: KeyMatch
    /// Whether the type decodes the text.
    package let verdict: Scan.Verdict
    /// The settings that it was decoded with, if there is only one decoder.
    package let decoder: DecoderSettings?
}

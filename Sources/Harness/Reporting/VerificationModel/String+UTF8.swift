extension String {
    /// Creates the text of bytes that are valid UTF-8, and nil from other bytes.
    ///
    /// `String(validating:as:)` in the standard library needs iOS 18 and macOS 15.
    @inlinable
    package init?(validUTF8 bytes: some Collection<UInt8>) {
        self.init(decoding: bytes, as: UTF8.self)
        // Decoding replaces each malformed sequence by U+FFFD, so that the bytes of the text differ.
        guard utf8.elementsEqual(bytes) else { return nil }
    }
}

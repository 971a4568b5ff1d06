internal import HTTPMessages

extension RequestPattern: ExpressibleByStringLiteral {
    /// Creates a pattern from a literal, which is a method and a path, or a path alone for every method.
    ///
    /// ```swift
    /// try server.reply(to: "GET /3/movie/{id}", with: .status(404))
    /// ```
    /// A literal that is not valid is a mistake in the code of a test: the initializer stops the process with the message. For text that is computed,
    /// use ``get(_:)`` and the other functions, which throw.
    public init(stringLiteral text: String) {
        do {
            self = try RequestPattern(text)
        } catch {
            fatalError("\(error)")
        }
    }

    /// Reads a method and a path, or a path alone.
    init(_ text: String) throws(MockServerError) {
        guard !text.hasPrefix("/") else {
            try self.init(nil, text)
            return
        }
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, HeaderSyntax.isToken(parts[0]), parts[0] == parts[0].uppercased() else {
            throw MockServerError(.request(text))
        }
        try self.init([String(parts[0])], String(parts[1]))
    }
}

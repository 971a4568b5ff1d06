import SecretCorpus

/// Tokens of the shapes that the scanner has, in addition to those of the corpus.
enum ScannerTokens {
    static let all: [ExampleToken] = []

    /// The corpus with them.
    static let corpus = SecretCorpus(tokens: all)
}

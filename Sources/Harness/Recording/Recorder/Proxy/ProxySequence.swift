internal import Recordings
internal import Redaction

/// A recording of a proxy: all answers to one request.
struct ProxySequence {
    /// An exchange, and its number among all.
    struct Entry {
        let number: Int
        let exchange: CapturedExchange

        /// The approximate number of bytes of memory.
        var size: Int { exchange.request.body.count + exchange.response.body.count + 4_096 }
    }

    /// The identity of its requests, without the known secrets.
    var identity: RequestIdentity
    /// The name of the recording; nil until it is written for the first time.
    var name: String?
    /// The text from which the name was made; nil for an existing recording.
    var stem: String?
    /// The names of the existing bodies.
    var bodyNames: [String?] = []
    /// Whether its files exist.
    var isThere = false
    /// The content of the files.
    var recording: RedactedRecording?
    /// The exchanges that are in the files.
    var written: [Entry] = []
    /// The exchanges that are not in the files yet.
    var waiting: [Entry] = []
    /// Whether it ever had an exchange.
    var isTaken = false
    /// Whether its exchanges were moved to another sequence, because the two differed only in a secret.
    var isJoined = false

    var count: Int { written.count + waiting.count }

    /// The approximate number of bytes of memory of its exchanges.
    var size: Int { (written + waiting).reduce(0) { $0 + $1.size } }

    /// Resets the sequence after its files were removed.
    /// - Returns: The number of bytes of memory that are freed.
    mutating func forget() -> Int {
        defer { (recording, written, bodyNames, isThere) = (nil, [], [], false) }
        return written.reduce(0) { $0 + $1.size }
    }
}

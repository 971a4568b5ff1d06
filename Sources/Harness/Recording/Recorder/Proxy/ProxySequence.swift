internal import Recordings
internal import Redaction

/// A recording that a proxy writes: all answers to one request.
struct ProxySequence {
    /// An exchange, and when it came among all.
    struct Entry {
        let number: Int
        let exchange: CapturedExchange

        /// How many bytes of memory it takes, more or less.
        var size: Int { exchange.request.body.count + exchange.response.body.count + 4_096 }
    }

    /// What its exchanges ask for, without the secrets that are known.
    var question: ProxyQuestion
    /// Nil until it is written for the first time.
    var name: String?
    /// What the name was made of; nil for the name of a recording that was there before.
    var stem: String?
    /// The names of the bodies that were there before.
    var bodyNames: [String?] = []
    /// Whether there are files of it.
    var isThere = false
    /// What is in the files.
    var recording: RedactedRecording?
    /// The exchanges that are in the files.
    var written: [Entry] = []
    /// Those that are not there yet.
    var waiting: [Entry] = []
    /// Whether an exchange was ever kept for it.
    var isTaken = false
    /// Whether its exchanges have become part of another's: what told the two apart was a secret.
    var isJoined = false

    var count: Int { written.count + waiting.count }

    /// How many bytes of memory its exchanges take.
    var size: Int { (written + waiting).reduce(0) { $0 + $1.size } }

    /// Nothing of it is in files any more; it begins anew.
    /// - Returns: How many bytes of memory that leaves free.
    mutating func forget() -> Int {
        defer { (recording, written, bodyNames, isThere) = (nil, [], [], false) }
        return written.reduce(0) { $0 + $1.size }
    }
}

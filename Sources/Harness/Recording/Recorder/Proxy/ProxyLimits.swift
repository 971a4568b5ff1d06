/// How much a recording proxy keeps, and how long it waits.
///
/// What is over a limit passes all the same: it is told, and not recorded.
struct ProxyLimits: Sendable {
    /// The bytes of a request's body, and of an answer's.
    var body = LiveClient.bodyLimit
    /// The answers of one recording.
    var answers = 1_000
    /// The bytes of one recording.
    var recording = 256 << 20
    /// The bytes of all recordings, which stay in memory: what is found to be a secret later is taken out of them.
    var all = 1 << 30
    /// The bytes of what has passed and is not written down yet.
    var waiting = 256 << 20
    /// How many times as long as it takes to write recordings again the writer leaves them alone then, while they only get longer.
    var rest = 4
    /// How long an app that has closed its side of the connection gets no part of its answer before it is taken for gone.
    var silence = Duration.seconds(10)
}

/// The limits of a recording proxy.
///
/// Exchanges above a limit are passed on and reported, but not recorded.
struct ProxyLimits: Sendable {
    /// The largest number of connections at the same time; the next one waits until one of them is closed.
    var connections = 1_000
    /// The largest number of bytes of a request's body, and of an answer's.
    var body = LiveClient.bodyLimit
    /// The largest number of answers in one recording.
    var answers = 1_000
    /// The largest number of bytes of one recording.
    var recording = 256 << 20
    /// The largest number of bytes of all recordings.
    ///
    /// They stay in memory, because secrets that are found later are removed from them.
    var all = 1 << 30
    /// The largest number of bytes of exchanges that have passed and are not written yet.
    var waiting = 256 << 20
    /// The time between two writes of growing recordings, as a multiple of the time that the write takes.
    var rest = 4
    /// The time after which an app that has closed its side of the connection is regarded as gone, if nothing can be sent to it.
    var silence = Duration.seconds(10)
}

/// How a mock server runs.
public struct MockServerConfiguration: Sendable {
    /// The address that it listens at: loopback, unless somebody else is to reach it.
    public var host = "127.0.0.1"
    /// The port; 0 for any that is free.
    public var port = 0
    /// What connections are secured with: `.tls` of the library `MockServerTLS`; plain HTTP where nil.
    public var connectionSecurity: ConnectionSecurity?
    /// The folder of the recordings; none where nil.
    public var fixtures: String?
    /// What random faults begin with: the same seed, the same faults.
    public var seed: UInt64 = 0
    /// What delays wait for.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// The server that requests are passed on to which no stub answers, and nowhere else: `https://api.example.com/v3`; none where nil.
    ///
    /// A request that no contract allows is not passed on.
    public var passThrough: String?
    /// What connections to an upstream whose address begins with `https` are secured with: `.tls` of the library `MockServerTLS`.
    public var upstreamSecurity: ConnectionSecurity?
    /// Whether the server has a page at `/__plumbline/` that shows what it received and missed.
    public var hasDashboard = false
    /// Faults of every answer, before those of its stub.
    public var faults: [Fault] = []
    /// Told of each request when it has been answered by a line as ``MockServer/journalLines`` has them, and of one that nothing answers the stubs that came
    /// nearest; on the server's own thread.
    public var log: (@Sendable (String) -> Void)?
    /// How many requests the journal keeps.
    public var journalLimit = 10_000
    /// How many bytes of requests the journal keeps.
    public var journalByteLimit = 64 << 20
    /// What is refused.
    public var limits = RequestLimits()

    /// The defaults: any port of loopback, no recordings.
    public init() {}

    /// The defaults, with a folder of recordings.
    public init(fixtures: String) {
        self.fixtures = fixtures
    }
}

/// What a server refuses, each with the status that says so.
public struct RequestLimits: Sendable {
    /// Bytes of the request line: above, 414.
    public var requestLine = 8 << 10
    /// Bytes of all header fields: above, 431.
    public var headerBytes = 64 << 10
    /// How many header fields: above, 431.
    public var headerCount = 100
    /// Bytes of a body: above, 413.
    public var body = 10 << 20
    /// How long a head may take from its first byte, and a connection's first one from its beginning: longer, 408.
    public var headTime = Duration.seconds(5)
    /// How long a connection may stand idle, or a body halt: longer, it is closed.
    public var idleTime = Duration.seconds(30)
    /// How many connections at once: above, 503.
    public var connections = 1_024

    /// The defaults.
    public init() {}
}

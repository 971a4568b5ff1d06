/// The configuration of a mock server.
public struct MockServerConfiguration: Sendable {
    /// The address at which the server listens.
    ///
    /// The default is loopback, which only this machine can reach.
    public var host = "127.0.0.1"
    /// The port; 0 for any free port.
    public var port = 0
    /// The security of connections, `.tls` of the library `MockServerTLS`; nil for plain HTTP.
    public var connectionSecurity: ConnectionSecurity?
    /// The folder of the recordings; nil for none.
    public var fixtures: String?
    /// The seed of random faults.
    ///
    /// The same seed gives the same faults.
    public var seed: UInt64 = 0
    /// The clock for delays.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// The address of the upstream for requests that no stub answers: `https://api.example.com/v3`; nil to pass no request on.
    ///
    /// Requests are passed on to no other server. A request that no contract allows is not passed on.
    public var passThrough: String?
    /// The security of connections to an upstream whose address begins with `https`: `.tls` of the library `MockServerTLS`.
    public var upstreamSecurity: ConnectionSecurity?
    /// Whether the server has a dashboard, a page at `/__plumbline/` with the received requests and the misses.
    public var hasDashboard = false
    /// The faults of every answer, which come before the faults of its stub.
    public var faults: [Fault] = []
    /// Logs each request after it has been answered, on the thread of the server.
    ///
    /// The text is the line of the journal. For a request that no stub answers, the report with the nearest stubs follows.
    public var log: (@Sendable (String) -> Void)?
    /// The largest number of requests that the journal keeps.
    public var journalLimit = 10_000
    /// The largest number of bytes of requests that the journal keeps.
    public var journalByteLimit = 64 << 20
    /// The limits of requests and connections.
    public var limits = RequestLimits()

    /// Creates the default configuration: any free port of loopback, no recordings.
    public init() {}

    /// Creates the default configuration with a folder of recordings.
    public init(fixtures: String) {
        self.fixtures = fixtures
    }
}

/// The limits of requests and connections, each with the status of a refusal.
public struct RequestLimits: Sendable {
    /// The largest number of bytes of the request line; the status is 414.
    public var requestLine = 8 << 10
    /// The largest number of bytes of all header fields; the status is 431.
    public var headerBytes = 64 << 10
    /// The largest number of header fields; the status is 431.
    public var headerCount = 100
    /// The largest number of bytes of a body; the status is 413.
    public var body = 10 << 20
    /// The longest time for a head; the status is 408.
    ///
    /// The time of the first head starts with the connection, the time of every other head with its first byte.
    public var headTime = Duration.seconds(5)
    /// The longest time without data, between requests or within a body, before the server closes the connection.
    public var idleTime = Duration.seconds(30)
    /// The largest number of connections at the same time; the status is 503.
    public var connections = 1_024

    /// Creates the default limits.
    public init() {}
}

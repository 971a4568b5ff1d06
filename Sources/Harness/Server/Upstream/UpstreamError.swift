/// A reason why an upstream has no answer.
package enum UpstreamError: Error {
    /// There was no answer within the time.
    case timeout
    /// There was no connection within the time.
    case connectTimeout
    /// The connection was not secured within the time.
    case securityTimeout
    /// The upstream closed the connection before its answer was whole.
    case closed
}

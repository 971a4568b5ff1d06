/// An error of a request to an upstream.
package enum UpstreamError: Error {
    /// The answer was not received in time.
    case timeout
    /// The connection was not opened in time.
    case connectTimeout
    /// The connection was not secured in time.
    case securityTimeout
    /// The connection was closed before the answer was complete.
    case closed
}

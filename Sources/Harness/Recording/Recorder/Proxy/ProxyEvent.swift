/// The result of a request to a recording proxy; it contains no secret.
package enum ProxyEvent: Hashable, Sendable {
    /// The exchange was recorded.
    /// - Parameters:
    ///   - isNew: Whether there was no recording of this name before.
    ///   - number: The number of the exchange in the recording, from 1.
    case recorded(String, isNew: Bool, status: Int, bytes: Int, number: Int)
    /// The request was passed on. A recording of the same request exists, and the mode does not replace it.
    case kept(String)
    /// The request was passed on. The recording of the same request was made by hand.
    case made(String)
    /// The request was passed on. Its recording has the largest number of answers or bytes.
    case full(String, answers: Int, bytes: Int)
    /// A recording was written again, without a secret that was found later.
    case cleaned(String)
    /// Nothing was recorded: the app disconnected, or the proxy was stopped, before the answer was complete.
    case abandoned(String)
    /// Nothing was recorded: the request, and the reason.
    case failed(String, String)
    /// The request was not passed on.
    case refused(status: Int, String)
}

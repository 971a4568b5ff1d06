/// What became of a request to a recording proxy; no secret stands in it.
package enum ProxyEvent: Hashable, Sendable {
    /// The recording's files hold it now.
    /// - Parameters:
    ///   - isNew: Whether there was no recording of this name before.
    ///   - number: Which exchange of the recording it is, from 1.
    case recorded(String, isNew: Bool, status: Int, bytes: Int, number: Int)
    /// It was passed on; a recording of the same request was there before, and the mode does not replace it.
    case kept(String)
    /// It was passed on; the recording of the same request was made by hand.
    case made(String)
    /// It was passed on; the recording of its request has as many answers or bytes as one may have.
    case full(String, answers: Int, bytes: Int)
    /// A recording was written again, without a secret that was found later.
    case cleaned(String)
    /// The app went away, or the proxy was stopped, before the answer was whole: nothing was recorded.
    case abandoned(String)
    /// Nothing of it was recorded: the request, and why not.
    case failed(String, String)
    /// It was not passed on.
    case refused(status: Int, String)
}

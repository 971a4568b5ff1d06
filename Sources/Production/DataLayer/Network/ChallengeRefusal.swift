internal import Foundation
internal import Synchronization

#if canImport(FoundationNetworking)
    internal import FoundationNetworking
#endif

/// Refuses to give a name and a password, of which the app has none, so that a status 401 is what it is.
///
/// FoundationNetworking goes on for ever when a server asks for them and no delegate answers: swift-corelibs-foundation, issue 5456. It ends a task whose
/// challenge is refused as if it had been cancelled, without the answer's body.
final class ChallengeRefusal: NSObject, URLSessionTaskDelegate, Sendable {
    private let status = Mutex<Int?>(nil)

    /// The status of the answer that asked for a name and a password; nil where none did.
    var refusedStatus: Int? { status.withLock { $0 } }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        #if canImport(FoundationNetworking)
            let code = (challenge.failureResponse as? HTTPURLResponse)?.statusCode
            status.withLock { $0 = code ?? 401 }
            completionHandler(.cancelAuthenticationChallenge, nil)
        #else
            completionHandler(.performDefaultHandling, nil)
        #endif
    }
}

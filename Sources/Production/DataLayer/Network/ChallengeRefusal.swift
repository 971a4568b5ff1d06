internal import Foundation
internal import Locks

#if canImport(FoundationNetworking)
    internal import FoundationNetworking
#endif

/// A task delegate that refuses requests for a name and a password, so that the app receives the status 401.
///
/// The app has no such name and password. Without a delegate that answers, FoundationNetworking waits without end:
/// swift-corelibs-foundation, issue 5456. It ends a task with a refused challenge as if it had been cancelled, without the answer's body.
final class ChallengeRefusal: NSObject, URLSessionTaskDelegate, Sendable {
    private let status = Locked<Int?>(nil)

    /// The status of the answer that requested a name and a password; nil if no answer did.
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

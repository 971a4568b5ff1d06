/// The number of requests that a test expects.
public struct ReceivedCount: Hashable, Sendable {
    private enum Kind: Hashable {
        case exactly(Int)
        case atLeast(Int)
        case atMost(Int)
    }

    private let kind: Kind

    /// Exactly this number of requests.
    public static func exactly(_ count: Int) -> ReceivedCount { ReceivedCount(kind: .exactly(count)) }

    /// This number of requests, or more.
    public static func atLeast(_ count: Int) -> ReceivedCount { ReceivedCount(kind: .atLeast(count)) }

    /// This number of requests, or fewer.
    public static func atMost(_ count: Int) -> ReceivedCount { ReceivedCount(kind: .atMost(count)) }

    /// No request.
    public static let never = exactly(0)

    /// Returns whether a number of requests is too small.
    func isMore(than count: Int) -> Bool {
        switch kind {
        case .exactly(let least), .atLeast(let least): count < least
        case .atMost: false
        }
    }

    /// Returns whether a number of requests is as expected.
    func accepts(_ count: Int) -> Bool {
        switch kind {
        case .exactly(let expected): count == expected
        case .atLeast(let least): count >= least
        case .atMost(let most): count <= most
        }
    }
}

extension ReceivedCount: CustomStringConvertible {
    /// The number in words: `2`, `at least 2`, `none`.
    public var description: String {
        switch kind {
        case .exactly(0): "none"
        case .exactly(let count): "\(count)"
        case .atLeast(let least): "at least \(least)"
        case .atMost(let most): "at most \(most)"
        }
    }
}

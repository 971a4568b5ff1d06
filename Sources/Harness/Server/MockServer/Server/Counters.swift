internal import NIOConcurrencyHelpers

/// Numbers that a test and the answers that code makes share, by name.
final class Counters: Sendable {
    private let values = NIOLockedValueBox<[String: Int]>([:])

    /// 0 before it was set or raised.
    func value(of name: String) -> Int { values.withLockedValue { $0[name, default: 0] } }

    func set(_ name: String, to value: Int) {
        values.withLockedValue { $0[name] = value }
    }

    /// - Returns: The value after it.
    func raise(_ name: String, by amount: Int) -> Int {
        values.withLockedValue { values in
            values[name, default: 0] &+= amount
            return values[name, default: 0]
        }
    }

    func forget() {
        values.withLockedValue { $0 = [:] }
    }

    /// By name.
    var all: [(name: String, value: Int)] { values.withLockedValue { $0 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
}

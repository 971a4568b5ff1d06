import Foundation

/// A payment.
///
/// It has the name of a SwiftUI type.
public struct Transaction: Identifiable, Hashable, Sendable {
    public enum Status: Hashable, Sendable {
        case pending
        case completed(Date)
        case failed(reason: String)
    }

    public let id: Identifier<Transaction>
    public let amount: Money
    public private(set) var status: Status

    public init(id: Identifier<Transaction> = .random(), amount: Money, status: Status = .pending) {
        self.id = id
        self.amount = amount
        self.status = status
    }

    public var isCompleted: Bool {
        if case .completed = status { return true }
        return false
    }

    public mutating func complete(at date: Date = Date()) {
        status = .completed(date)
    }
}

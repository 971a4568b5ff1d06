public struct Price: Sendable { public let amount: Double }

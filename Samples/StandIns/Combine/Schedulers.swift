import Dispatch
import Foundation

public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func milliseconds(_ ms: Int) -> Self
}

public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions
}

/// The time of the schedulers of this stand-in.
///
/// Each scheduler of the SDK has its own.
public struct StandInTime: Strideable {
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral {
        public var magnitude: Double
        public init(_ seconds: Double) { magnitude = seconds }
        public init(floatLiteral value: Double) { magnitude = value }
        public init(integerLiteral value: Int) { magnitude = Double(value) }
        public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }
        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
        public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
        public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
        public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
        public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1000) }
    }

    var seconds: Double
    public func distance(to other: StandInTime) -> Stride { Stride(other.seconds - seconds) }
    public func advanced(by n: Stride) -> StandInTime { StandInTime(seconds: seconds + n.magnitude) }
}

extension DispatchQueue: Scheduler {
    public typealias SchedulerTimeType = StandInTime
    public struct SchedulerOptions {}
}

extension NotificationCenter {
    public struct Publisher: InertPublisher {
        public typealias Output = Notification
        public typealias Failure = Never
    }

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher { .init() }
}

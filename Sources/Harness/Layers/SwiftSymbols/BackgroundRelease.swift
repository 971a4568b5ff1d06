internal import Threads

/// Holds a value, and releases it on a separate thread.
///
/// Releasing a large value takes long, and no caller should wait for that.
final class BackgroundRelease<Value: AnyObject & Sendable>: Sendable {
    private let kept: Unmanaged<Value>

    init(_ value: Value) {
        kept = Unmanaged.passRetained(value)
    }

    var value: Value { kept.takeUnretainedValue() }

    deinit { DeepStack.runBeside { [kept] in kept.release() } }
}

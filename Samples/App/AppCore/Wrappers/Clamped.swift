/// A property whose value stays in a range.
@propertyWrapper
public struct Clamped<Value: Comparable> {
    private var value: Value
    private let range: ClosedRange<Value>

    public init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = range.clamp(wrappedValue)
    }

    public var wrappedValue: Value {
        get { value }
        set { value = range.clamp(newValue) }
    }

    public var projectedValue: ClosedRange<Value> { range }
}

extension ClosedRange {
    fileprivate func clamp(_ value: Bound) -> Bound {
        Swift.min(Swift.max(value, lowerBound), upperBound)
    }
}

/// A value that notifies one listener of its changes.
final class Box<Value> {
    typealias Listener = (Value) -> Void

    private var listener: Listener?

    var value: Value {
        didSet { listener?(value) }
    }

    init(_ value: Value) {
        self.value = value
    }

    func bind(_ listener: @escaping Listener) {
        self.listener = listener
        listener(value)
    }
}

extension Box where Value == Bool {
    func toggle() {
        value.toggle()
    }
}

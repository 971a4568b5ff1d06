precedencegroup PipePrecedence {
    associativity: left
    higherThan: AssignmentPrecedence
}

infix operator |> : PipePrecedence
infix operator ?= : AssignmentPrecedence
prefix operator ^

/// Passes a value to a function.
public func |> <Value, Result>(value: Value, transform: (Value) throws -> Result) rethrows -> Result {
    try transform(value)
}

/// Assigns a value if there is one.
public func ?= <Value>(target: inout Value, value: Value?) {
    if let value { target = value }
}

/// Makes a function of a key path.
public prefix func ^ <Root, Value>(keyPath: KeyPath<Root, Value>) -> (Root) -> Value {
    { $0[keyPath: keyPath] }
}

/// Sets properties of an object and returns it.
@discardableResult
public func with<Object>(_ object: Object, _ update: (inout Object) -> Void) -> Object {
    var copy = object
    update(&copy)
    return copy
}

/// A search in a value, which looks into each instance of a class once: many values may contain it, and it may contain itself.
struct ValueSearch {
    private var seen: Set<ObjectIdentifier> = []

    /// Returns the closures in a value.
    mutating func closures(in value: Value) -> [ClosureValue] {
        if case .closure(let closure) = value { return [closure] }
        var found: [ClosureValue] = []
        for part in parts(of: value) { found += closures(in: part) }
        return found
    }

    /// Returns whether code that gets the value can read parts of the JSON text with it.
    mutating func mayReadMore(_ value: Value) -> Bool {
        switch value {
        case .decoder, .container: return true
        case .closure(let closure): return closure.body.decodes(in: closure.frame)
        default: break
        }
        for part in parts(of: value) where mayReadMore(part) { return true }
        return false
    }

    private mutating func parts(of value: Value) -> [Value] {
        switch value {
        case .object(let object): seen.insert(ObjectIdentifier(object)).inserted ? object.parts : []
        case .array(let values), .unordered(let values), .case(_, let values): values
        case .tuple(let parts): parts.map(\.value)
        case .dictionary(let members): Array(members.values)
        default: []
        }
    }
}

/// A way to make a case of an enum and to take its value out.
struct CasePath<Root, Value> {
    let embed: (Value) -> Root
    let extract: (Root) -> Value?

    func appending<Next>(_ path: CasePath<Value, Next>) -> CasePath<Root, Next> {
        CasePath<Root, Next>(embed: { embed(path.embed($0)) }, extract: { extract($0).flatMap(path.extract) })
    }

    static func .. <Next>(lhs: CasePath, rhs: CasePath<Value, Next>) -> CasePath<Root, Next> {
        lhs.appending(rhs)
    }

    static func ~= (path: CasePath, root: Root) -> Bool {
        path.extract(root) != nil
    }
}

infix operator .. : MultiplicationPrecedence

/// The types of the arguments of a call that are needed before it is known which declaration takes them.
///
/// Such an argument is inferred again with the type that its parameter expects. Where calls are arguments of each other, each one doubles the
/// work, so the innermost ones of many keep the type that was found first.
final class EarlyTypes {
    private let resolver: Resolver
    private let arguments: [ArgumentNode]
    private var types: [Int: KnownType] = [:]
    private let areKept: Bool

    /// The number of calls around one whose arguments are inferred again.
    private static let repetitionLimit = 6

    init(_ arguments: CallArguments, _ resolver: Resolver) {
        self.resolver = resolver
        self.arguments = arguments.arguments + arguments.trailing
        areKept = resolver.repetitions >= Self.repetitionLimit
    }

    /// Returns the type of an argument of which nothing is expected.
    func type(at index: Int) -> KnownType {
        if let known = types[index] { return known }
        let type = resolver.repeating { resolver.infer(arguments[index].value, expecting: .unknown) }
        types[index] = type
        return type
    }

    /// The types that are not inferred again, by the numbers of their arguments.
    var kept: [Int: KnownType] { areKept ? types : [:] }

    /// Infers a call that takes the arguments.
    func call(_ work: () -> KnownType) -> KnownType { types.isEmpty || areKept ? work() : resolver.repeating(work) }
}

extension Resolver {
    /// Does work in which arguments are inferred that are inferred once more.
    fileprivate func repeating(_ work: () -> KnownType) -> KnownType {
        repetitions += 1
        defer { repetitions -= 1 }
        return work()
    }
}

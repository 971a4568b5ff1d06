internal import DecodingSources
internal import SwiftSymbols

/// A search for the types that values are decoded into.
///
/// It follows a value through the functions that get it, with the types that each call gives to generic parameters.
struct FlowSearch {
    /// A call that decodes, and the type that it gets.
    struct Found {
        var type: KnownType
        /// The place of the call.
        let call: TextPlace
        /// The name of the called function.
        let name: String
        /// The function that contains it.
        let function: Declaration
        /// Whether only one branch of the function runs it.
        let isConditional: Bool
        /// Whether an assertion of a test expects that decoding fails.
        let isExpected: Bool
        /// Whether a `try?` or a `catch` hides that decoding fails.
        let isTolerated: Bool
        /// Whether a test fails if decoding does.
        let mustSucceed: Bool
        /// The events on the way of the value before it is decoded.
        let passage: Passage
        /// Whether a call gave the value to the function.
        var isGiven = false
        /// Whether a property kept the value on its way, so that other values may be there as well.
        var isStored = false

        /// The function whose callers determine the type, if it decodes what it gets itself; nil if the call that gives it the value determines it.
        var typedByCallers: Declaration? {
            guard let owner = type.genericOwner, !isGiven || owner !== function else { return nil }
            return owner
        }
    }

    /// The events on the way of a value.
    struct Passage: Equatable {
        /// Whether a call opens a file with it.
        var isOpened = false
        /// Whether a call asks a server with it.
        var isRequested = false

        mutating func add(_ other: Passage) {
            isOpened = isOpened || other.isOpened
            isRequested = isRequested || other.isRequested
        }
    }

    /// The calls that get a value.
    struct Result {
        var decodings: [Found] = []
        /// The calls that decode a type that a caller gives, as far as the search does not know it.
        var open: [Found] = []
        /// The least number of calls after which a file is opened with it; nil if none is.
        var openDepth: Int?
        /// Whether a call lists the files of a folder with it.
        var isListed = false
        /// Whether a call decodes it as a type that the sources do not declare.
        var isDecodedElsewhere = false
        /// Whether a function gets it as a parameter whose name is that of a file.
        var isFileName = false

        mutating func add(_ found: Found, key: String, _ seen: inout Set<String>) {
            if seen.insert("\(found.call.file):\(found.call.offset):\(key)").inserted { decodings.append(found) }
        }
    }

    /// The most steps of one search: chains of real apps are much shorter.
    private static let stepLimit = 600
    private static let depthLimit = 12

    let index: FlowIndex
    let sources: DecodingSources

    private struct Step {
        let source: ValueSource
        /// Where the value has the content that is followed.
        let path: MemberPath
        let context: TypeContext
        let depth: Int
        let isExpected: Bool
        let isTolerated: Bool
        let mustSucceed: Bool
        let passage: Passage
        /// The cases of enumerations that the function gets.
        let cases: [CaseSubject: String]
        /// The only function in which the value is used; nil for all functions.
        let flow: ValueFlow?
        /// Whether a property kept the value.
        var isStored = false

        /// Whether a call gave the value to the function.
        ///
        /// The value of the call contains it then, and what the function returns or keeps is followed there.
        var isEntered: Bool {
            switch source {
            case .parameter, .receiver: true
            case .text, .kept, .value, .saved, .member, .holder, .made: false
            }
        }
    }

    // MARK: Along the value

    /// Follows a value from a function.
    /// - Parameter context: The types of the generic parameters of the function; nil if they are not known.
    func follow(_ source: ValueSource, in flow: ValueFlow, _ context: TypeContext? = nil) -> Result {
        var result = Result()
        var seenDecodings: Set<String> = []
        var seen: Set<Visit<ValueSource>> = []
        var steps = [
            Step(
                source: source, path: [], context: context ?? TypeContext(index.implementations), depth: 0, isExpected: false,
                isTolerated: false, mustSucceed: false, passage: Passage(), cases: [:], flow: flow)
        ]
        var count = 0
        while !steps.isEmpty, count < Self.stepLimit {
            let step = steps.removeFirst()
            count += 1
            let all = events(of: step)
            let uses = Dictionary(grouping: all) { ObjectIdentifier($0.flow) }
            var passages: [ObjectIdentifier: Passage] = [:]
            for use in all {
                let (owner, event) = (use.flow, use.event)
                let owned = step.context.within(owner.declaration)
                guard event.branches.allSatisfy({ $0.mayRun(step.cases) }), let path = use.path(from: step.path) else { continue }
                let key = ObjectIdentifier(owner)
                var passage = passages[key] ?? step.passage
                if passages[key] == nil { passage.add(self.passage(of: uses[key] ?? [], at: step.path, depth: 0)) }
                passages[key] = passage
                let isExpected = step.isExpected || event.isExpected
                let isTolerated = step.isTolerated || event.isTolerated
                let mustSucceed = (step.mustSucceed || event.mustSucceed) && !isExpected && !isTolerated
                switch event.action {
                case .load: result.openDepth = min(result.openDepth ?? step.depth, step.depth)
                case .list: result.isListed = true
                case .decode(let type, let name):
                    note(
                        type, at: name, owner, event, owned, isExpected, isTolerated, mustSucceed, passage, isGiven: step.isEntered,
                        isStored: step.isStored, &result, &seenDecodings)
                case .pass(let call, let parameter):
                    if let parameter, let found = call.declaration.parameters.dropFirst(parameter).first,
                        KnownCalls.isOfFileName(found.label ?? found.name.text)
                    {
                        result.isFileName = true
                    }
                    guard step.depth < Self.depthLimit, let (target, context) = owned.target(of: call) else { break }
                    guard !target.accessors.isEmpty, let inner = index.flow(of: target) else { break }
                    let key = ObjectIdentifier(target)
                    let next = parameter.map { ValueSource.parameter(key, $0) } ?? .receiver(key)
                    append(
                        Step(
                            source: next, path: path, context: context, depth: step.depth + 1, isExpected: isExpected,
                            isTolerated: isTolerated, mustSucceed: mustSucceed, passage: passage, cases: event.givenCases(step.cases),
                            flow: inner, isStored: step.isStored), &steps, &seen)
                case .store(let declaration):
                    guard !step.isEntered, crosses(owner, from: flow) else { break }
                    append(
                        Step(
                            source: .value(ObjectIdentifier(declaration)), path: path, context: step.context, depth: step.depth + 1,
                            isExpected: isExpected, isTolerated: isTolerated, mustSucceed: mustSucceed, passage: passage, cases: [:],
                            flow: nil, isStored: true), &steps, &seen)
                case .result:
                    guard !step.isEntered else { break }
                    append(
                        Step(
                            source: .value(ObjectIdentifier(owner.declaration)), path: path, context: TypeContext(index.implementations),
                            depth: step.depth + 1, isExpected: isExpected, isTolerated: isTolerated, mustSucceed: mustSucceed,
                            passage: passage, cases: [:], flow: nil, isStored: step.isStored
                        ),
                        &steps, &seen)
                case .call, .represent, .request: break
                }
            }
        }
        return result
    }

    /// Returns what a function, and the functions that it calls with a value, do with the value.
    /// - Parameter uses: The events of the function that use the value.
    private func passage(of uses: [SourceUse], at start: MemberPath, depth: Int) -> Passage {
        var found = Passage()
        for use in uses {
            guard let path = use.path(from: start) else { continue }
            switch use.event.action {
            case .load: found.isOpened = true
            case .request: found.isRequested = true
            case .pass(let call, let parameter):
                guard depth < Self.passageDepth else { continue }
                let isRequirement = call.declaration.parent?.kind == .protocol
                for target in isRequirement ? index.implementations.all(of: call.declaration) : [call.declaration] {
                    guard let inner = index.known(target), inner !== use.flow else { continue }
                    let key = ObjectIdentifier(target)
                    let next = parameter.map { ValueSource.parameter(key, $0) } ?? .receiver(key)
                    let further = index.passage(from: PassageStart(source: next, path: path, depth: depth + 1)) {
                        passage(of: index.events(using: next).filter { $0.flow === inner }, at: path, depth: depth + 1)
                    }
                    found.add(further)
                }
            default: continue
            }
        }
        return found
    }

    /// The most calls between a function and the one that opens a file with its value.
    private static let passageDepth = 3

    private func events(of step: Step) -> [SourceUse] {
        let all = index.events(using: step.source)
        guard let flow = step.flow else { return all }
        return all.filter { $0.flow === flow }
    }

    /// A value or function in a chain of calls, which is followed once.
    private struct Visit<Place: Hashable>: Hashable {
        let place: Place
        var path: MemberPath = []
        let context: String
        let cases: [CaseSubject: String]
    }

    private func append(_ step: Step, _ steps: inout [Step], _ seen: inout Set<Visit<ValueSource>>) {
        guard step.depth <= Self.depthLimit,
            seen.insert(Visit(place: step.source, path: step.path, context: step.context.key, cases: step.cases)).inserted
        else { return }
        steps.append(step)
    }

    /// Whether other functions see what a function stores in a property.
    ///
    /// Tests of a type run apart from each other, so that they do not see what another test stores.
    private func crosses(_ owner: ValueFlow, from start: ValueFlow) -> Bool {
        guard owner === start else { return true }
        let declaration = owner.declaration
        return declaration.kind == .initializer || declaration.kind == .variable || declaration.name.text.hasPrefix("setUp")
            || !TestSources.isTest(sources, declaration.file)
    }

    private func note(
        _ type: KnownType, at name: NameNode, _ owner: ValueFlow, _ event: ValueEvent, _ context: TypeContext, _ isExpected: Bool,
        _ isTolerated: Bool, _ mustSucceed: Bool, _ passage: Passage, isGiven: Bool = false, isStored: Bool = false, _ result: inout Result,
        _ seen: inout Set<String>
    ) {
        let concrete = context.concrete(type)
        let isOpen = concrete.isGeneric
        guard isOpen || sources.isDecodable(concrete), !concrete.isLeaf else {
            result.isDecodedElsewhere = result.isDecodedElsewhere || !concrete.isNominal
            return
        }
        let found = Found(
            type: concrete, call: TextPlace(file: owner.declaration.file, offset: name.offset), name: name.text,
            function: owner.declaration,
            isConditional: event.isConditional, isExpected: isExpected, isTolerated: isTolerated, mustSucceed: mustSucceed,
            passage: passage, isGiven: isGiven, isStored: isStored)
        if isOpen { result.open.append(found) } else { result.add(found, key: concrete.key, &seen) }
    }

    // MARK: Along the calls

    /// Returns the types that are decoded near a value that cannot be followed.
    ///
    /// They are those of the function itself, or else those of the functions that call it.
    func reached(around flow: ValueFlow) -> [Found] {
        let own = reachedByCalls(from: flow)
        guard own.isEmpty else { return own }
        let callers = index.callers(of: flow.declaration)
        return callers.count <= 40 ? callers.flatMap { reachedByCalls(from: $0) } : []
    }

    /// Returns the types that a function and the functions that it calls decode, whatever the value.
    private func reachedByCalls(from flow: ValueFlow) -> [Found] {
        var result = Result()
        var seenDecodings: Set<String> = []
        var seen: Set<Visit<ObjectIdentifier>> = []
        var steps = [(flow: flow, context: TypeContext(index.implementations), cases: [CaseSubject: String](), depth: 0)]
        var count = 0
        while !steps.isEmpty, count < Self.stepLimit {
            let (owner, outer, cases, depth) = steps.removeFirst()
            let context = outer.within(owner.declaration)
            count += 1
            for event in owner.events where event.branches.allSatisfy({ $0.mayRun(cases) }) {
                switch event.action {
                case .decode(let type, let name):
                    note(
                        type, at: name, owner, event, context, event.isExpected, event.isTolerated, event.mustSucceed, Passage(), &result,
                        &seenDecodings)
                case .call(let use):
                    let given = event.givenCases(cases)
                    guard depth < Self.depthLimit, let (target, inner) = context.target(of: use), !target.accessors.isEmpty,
                        seen.insert(Visit(place: ObjectIdentifier(target), context: inner.key, cases: given)).inserted,
                        let next = index.flow(of: target)
                    else { break }
                    steps.append((next, inner, given, depth + 1))
                default: break
                }
            }
        }
        return result.decodings
    }
}

extension KnownType {
    /// Whether it is a type of the standard library without arguments, such as `String`.
    fileprivate var isLeaf: Bool { if case .outside(_, let arguments) = self { arguments.isEmpty } else { false } }

    /// Whether it is a type of the sources.
    fileprivate var isNominal: Bool { if case .nominal = self { true } else { false } }

    /// Whether it contains a generic parameter, or an associated type of one.
    fileprivate var isGeneric: Bool {
        switch self {
        case .parameter, .associated: true
        case .nominal(_, let arguments), .outside(_, let arguments): arguments.contains(where: \.isGeneric)
        default: false
        }
    }

    /// The declaration that has the first generic parameter in it.
    fileprivate var genericOwner: Declaration? {
        switch self {
        case .parameter(let parameter): parameter.parent
        case .associated(let base, _): base.genericOwner
        case .nominal(_, let arguments), .outside(_, let arguments): arguments.lazy.compactMap(\.genericOwner).first
        default: nil
        }
    }

    /// A text that is equal for equal types.
    var key: String {
        switch self {
        case .nominal(let declaration, let arguments):
            "\(declaration.file):\(declaration.name.offset)<\(arguments.map(\.key).joined(separator: ","))>"
        case .outside(let outside, let arguments): "\(outside)<\(arguments.map(\.key).joined(separator: ","))>"
        case .parameter(let parameter): "\(parameter.file):\(parameter.name.offset)"
        default: "?"
        }
    }
}

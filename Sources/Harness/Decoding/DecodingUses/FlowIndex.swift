internal import DecodingSources
internal import SwiftSymbols
internal import Threads

/// The functions of the sources with what they do, read file by file as they are needed.
final class FlowIndex {
    private let sources: DecodingSources
    var table: SymbolTable { sources.table }
    let implementations: Implementations
    private var flows: [ObjectIdentifier: ValueFlow] = [:]
    private var read: Set<Int> = []
    /// The events that use a value or a part of it.
    private var uses: [ValueSource: [SourceUse]] = [:]
    /// The passages of values through functions, as far as the files that were read show them.
    private var passages: [PassageStart: FlowSearch.Passage] = [:]
    /// The flows that call a declaration.
    private var callers: [ObjectIdentifier: [ValueFlow]] = [:]

    init(_ sources: DecodingSources) {
        self.sources = sources
        implementations = Implementations(sources)
    }

    /// Reads files that have not been read.
    /// - Returns: The functions of these files, in the order of the text.
    @discardableResult
    func read(_ files: [Int]) -> [ValueFlow] {
        let new = files.filter { read.insert($0).inserted }
        let found = zip(new, table.resolvedNames(in: new)).flatMap { file, names in
            var reader = FlowReader(sources, names, file: file)
            reader.readFile()
            return reader.flows
        }
        for flow in found { add(flow) }
        if !found.isEmpty { passages = [:] }
        return found
    }

    private func add(_ flow: ValueFlow) {
        flows[ObjectIdentifier(flow.declaration)] = flow
        for (number, event) in flow.events.enumerated() {
            for (root, origins) in Dictionary(grouping: event.sources, by: \.root) {
                uses[root, default: []].append(SourceUse(flow: flow, number: number, root: root, origins: origins))
            }
            if case .call(let use) = event.action { callers[ObjectIdentifier(use.declaration), default: []].append(flow) }
        }
    }

    /// Returns what a declaration does; its file is read if needed.
    func flow(of declaration: Declaration) -> ValueFlow? {
        let key = ObjectIdentifier(declaration)
        if let known = flows[key] { return known }
        read([declaration.file])
        return flows[key]
    }

    /// Returns what a declaration does, if its file was read.
    func known(_ declaration: Declaration) -> ValueFlow? { flows[ObjectIdentifier(declaration)] }

    /// Returns the events that use a value or a part of it, in the files that were read.
    func events(using source: ValueSource) -> [SourceUse] { uses[source] ?? [] }

    /// Returns a passage, which is searched for once.
    func passage(from start: PassageStart, search: () -> FlowSearch.Passage) -> FlowSearch.Passage {
        if let known = passages[start] { return known }
        let found = search()
        passages[start] = found
        return found
    }

    /// Returns the functions that call a declaration, in the files that were read.
    func callers(of declaration: Declaration) -> [ValueFlow] { callers[ObjectIdentifier(declaration)] ?? [] }
}

/// A value that a function gets, and the number of calls before it.
struct PassageStart: Hashable {
    let source: ValueSource
    let path: MemberPath
    let depth: Int
}

/// An event that uses a value or parts of it.
struct SourceUse {
    let flow: ValueFlow
    /// The position of the event.
    let number: Int
    /// The value.
    let root: ValueSource
    /// The parts of the value that the event uses.
    let origins: [ValueSource]

    var event: ValueEvent { flow.events[number] }

    /// Returns where the values of the event have a content.
    /// - Parameter start: Where the value has it.
    /// - Returns: The properties; nil if none of the values has the content.
    func path(from start: MemberPath) -> MemberPath? {
        var found: MemberPath?
        for origin in origins {
            guard let path = origin.path(from: start) else { continue }
            if let found, found != path { return [] }
            found = path
        }
        return found
    }
}

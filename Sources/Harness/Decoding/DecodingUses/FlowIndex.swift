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
    /// The flows that use a value or a part of it, and the positions of the events.
    private var uses: [ValueSource: [(flow: ValueFlow, event: Int)]] = [:]
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
        return found
    }

    private func add(_ flow: ValueFlow) {
        flows[ObjectIdentifier(flow.declaration)] = flow
        for (number, event) in flow.events.enumerated() {
            for source in Set(event.sources.map(\.root)) { uses[source, default: []].append((flow, number)) }
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
    func events(using source: ValueSource) -> [(flow: ValueFlow, event: Int)] { uses[source] ?? [] }

    /// Returns the functions that call a declaration, in the files that were read.
    func callers(of declaration: Declaration) -> [ValueFlow] { callers[ObjectIdentifier(declaration)] ?? [] }
}

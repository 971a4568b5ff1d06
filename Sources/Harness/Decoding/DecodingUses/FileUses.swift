package import DecodingPrograms
package import DecodingSources
internal import SwiftSymbols
internal import Threads
package import VerificationModel

/// The places at which sources name files, and the types that the files are decoded into.
package struct FileUses: Sendable {
    /// A place that names a file.
    package struct Use: Sendable {
        /// The name as it is written: `movie`, or `Fixtures/movie.json`.
        ///
        /// A NUL replaces each part that is not known.
        package let text: String
        package let place: SourcePlace
        /// The label of the argument that contains it, or the name of the called function; nil outside of calls.
        package let label: String?
        /// Whether the function that contains it expects an error.
        package let isExpected: Bool
        /// Whether the label, or the name of a parameter that gets the text, is that of a file.
        package let hasFileLabel: Bool
        /// Whether it is the name of a resource whose extension is written as `json`.
        package let isResource: Bool
        /// The function, variable or case that contains it.
        package let function: String
        package let isTest: Bool
        /// Whether a call opens a file with the name.
        package let isOpened: Bool
        /// Whether a call lists the files of a folder with the name.
        package let isListed: Bool
        /// The types that the content of the file is decoded into.
        package let decodings: [Decoding]
        /// The types that are decoded from objects that were given the name before, such as a stub.
        package let keeping: [Decoding]
        /// The types that functions decode that the same function calls, if the content cannot be followed.
        package let nearby: [Decoding]
    }

    /// A type that a call decodes.
    package struct Decoding: Sendable {
        package let root: DecodingSources.Root
        /// The name of the type, as messages give it.
        package let name: String
        /// The types of the sources that it is written with, and the files that declare them.
        package let parts: [(name: String, file: String)]
        /// A text that is equal for equal types only.
        package let key: String
        /// The call that decodes.
        package let call: ProgramPlace
        package let place: SourcePlace
        /// The function that contains the call.
        package let function: String
        /// Whether only one branch of the function decodes.
        package let isConditional: Bool
        /// Whether an assertion of a test expects that decoding fails.
        package let isExpected: Bool
        /// Whether a `try?` or a `catch` hides that decoding fails.
        package let isTolerated: Bool
        /// Whether a test fails if decoding does.
        package let mustSucceed: Bool
        /// Whether a property kept the content on its way, so that the call may decode that of other files as well.
        package let isStored: Bool
    }

    /// The uses in the order of the text.
    package let all: [Use]
    /// The texts of tests, which may be parts of names that tests put together.
    package let testTexts: Set<String>
    /// Whether tests list the files of a folder whose name is not written.
    package let listsUnnamedFolder: Bool

    /// Finds the places that name files.
    /// - Parameters:
    ///   - sources: The sources, with those of tests.
    ///   - observer: Observes how far the search is.
    ///   - isName: Returns whether a text may name a file.
    package init(_ sources: DecodingSources, observer: StepObserver = .none, where isName: @escaping @Sendable (String) -> Bool) {
        (all, testTexts, listsUnnamedFolder) = DeepStack.run {
            let table = sources.table
            let isTest = sources.areTests
            let files = DeepStack.map(sources.fileCount) { number in
                if isTest[number] { return true }
                var walk = TextWalk(isName: isName)
                walk.walk(table.files[number].root)
                return walk.isFound
            }
            let index = FlowIndex(sources)
            let flows = index.read(files.indices.filter { files[$0] })
            let followed = observer.counter(of: flows.count, "following names of files")
            let uses = flows.flatMap { flow in
                defer { followed() }
                return Self.uses(in: flow, index, sources, isName)
            }.sorted { $0.place < $1.place }
            let ofTests = flows.filter { isTest[$0.declaration.file] }
            let lists = ofTests.flatMap(\.events).contains { event in
                if case .list = event.action { return !event.sources.contains { if case .text = $0 { true } else { false } } }
                return false
            }
            return (uses, Set(ofTests.flatMap(\.texts).map(\.text)), lists)
        }
    }

    /// The most calls between a name and the call that opens the file, in tests and in an app, where short words are more often not names.
    private static let (testDepth, appDepth) = (8, 1)

    private static func uses(
        in flow: ValueFlow, _ index: FlowIndex, _ sources: DecodingSources, _ isName: (String) -> Bool
    ) -> [Use] {
        let texts = flow.texts.filter { isName($0.text) || flow.resources.contains($0.place) }
        guard !texts.isEmpty, !sources.table.isDecodingInitializer(flow.declaration) else { return [] }
        let search = FlowSearch(index: index, sources: sources)
        let isTest = TestSources.isTest(sources, flow.declaration.file)
        var nearby: [FlowSearch.Found]?
        var seen: Set<TextPlace> = []
        return texts.filter { seen.insert($0.place).inserted }.map { place, text, label in
            let result = search.follow(.text(place), in: flow)
            let kept = result.decodings.isEmpty ? search.follow(.kept(place), in: flow).decodings : []
            // The type of a library takes precedence over a type of the sources that is decoded nearby.
            let isNearby = result.decodings.isEmpty && kept.isEmpty && !result.isDecodedElsewhere
            if isNearby, nearby == nil { nearby = search.reached(around: flow) }
            let decoding = { (found: FlowSearch.Found) in Self.decoding(found, sources) }
            return Use(
                text: text, place: sources.place(ProgramPlace(file: place.file, offset: place.offset)), label: label,
                isExpected: flow.events.contains(where: \.isExpected),
                hasFileLabel: result.isFileName || label.map(KnownCalls.isOfFile) ?? false,
                isResource: flow.resources.contains(place), function: flow.declaration.number.map { sources.table.paths[$0] } ?? "",
                isTest: isTest,
                isOpened: result.openDepth.map { $0 <= (isTest ? testDepth : appDepth) } ?? false,
                isListed: result.isListed, decodings: result.decodings.map(decoding), keeping: kept.map(decoding),
                nearby: isNearby ? (nearby ?? []).map(decoding) : [])
        }
    }

    static func decoding(_ found: FlowSearch.Found, _ sources: DecodingSources) -> Decoding {
        let call = ProgramPlace(file: found.call.file, offset: found.call.offset)
        let root = sources.root(of: found.type)
        return Decoding(
            sources, root, found.type, at: call, in: found.function, isConditional: found.isConditional, isExpected: found.isExpected,
            isTolerated: found.isTolerated, mustSucceed: found.mustSucceed, isStored: found.isStored)
    }
}

extension FileUses.Decoding {
    /// - Parameters:
    ///   - sources: The sources with the call.
    ///   - root: The type, as programs read it.
    ///   - type: The same type.
    ///   - call: The call that decodes.
    ///   - function: The function that contains the call.
    init(
        _ sources: DecodingSources, _ root: DecodingSources.Root, _ type: KnownType, at call: ProgramPlace, in function: Declaration,
        isConditional: Bool = false, isExpected: Bool = false, isTolerated: Bool = false, mustSucceed: Bool = false,
        isStored: Bool = false
    ) {
        let name = sources.name(of: root)
        self.init(
            root: root, name: name, parts: sources.parts(of: root).map { ($0.name, sources.place($0.place).file) },
            key: "\(name) \(type.key)\(root.isRawValue ? " raw value" : "")", call: call, place: sources.place(call),
            function: function.number.map { sources.table.paths[$0] } ?? "", isConditional: isConditional, isExpected: isExpected,
            isTolerated: isTolerated, mustSucceed: mustSucceed, isStored: isStored)
    }
}

/// A search for texts in a file, before its names are resolved.
private struct TextWalk: BodyWalk {
    let isName: (String) -> Bool
    private(set) var isFound = false

    init(isName: @escaping (String) -> Bool) { self.isName = isName }

    mutating func declaration(_ declaration: Declaration, walkContent: (inout Self) -> Void) {
        guard declaration.condition.isActive else { return }
        if declaration.kind == .enumCase, isName(declaration.name.text) { isFound = true }
        walkContent(&self)
    }

    mutating func enter(_ expression: ExpressionNode, in scope: Declaration) {
        guard !isFound else { return }
        switch expression {
        case .literal(.string, _, _):
            if case .string(let text)? = Literals.constant(expression) { isFound = text == "json" || isName(text) }
        case .interpolation(_, let texts, _): isFound = isName(texts.joined(separator: "\u{0}"))
        default: break
        }
    }
}

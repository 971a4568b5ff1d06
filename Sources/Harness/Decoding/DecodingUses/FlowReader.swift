internal import DecodingSources
internal import SwiftSymbols

/// Reads what the functions of a file do with values.
///
/// A value has the origins of all values that it is made of. The order of statements matters for variables only.
struct FlowReader {
    let sources: DecodingSources
    let table: SymbolTable
    let names: ResolvedNames
    let file: Int
    /// Whether it belongs to tests, whose assertions can expect errors.
    let isTest: Bool
    private(set) var flows: [ValueFlow] = []
    /// The function that is read.
    var flow: ValueFlow
    /// The origins of local variables, and of properties that the function has set.
    var locals: [[String: Set<ValueSource>]] = [[:]]
    /// The origins of the values that the innermost closure returns; nil outside of closures.
    var closureResult: Set<ValueSource>?
    /// Whether an assertion of a test expects an error.
    var isExpected = false
    /// Whether the name of a test announces an error.
    var isAnnounced = false
    /// Whether the place is behind a `try` whose error makes the test fail.
    var mustSucceed = false
    /// Whether errors are hidden.
    var isTolerated = false
    /// Whether the expression is a statement, whose value is not used.
    var isStatement = false
    /// The number of `do` statements around the place that catch errors.
    var catchDepth = 0
    /// The number of branches around the place.
    var branchDepth = 0
    /// The branches around the place that run for certain cases of an enumeration.
    var branches: [CaseBranch] = []
    /// The label of the innermost argument around the place, or the name of the called function if it has none.
    var label: String?
    /// The places of folders whose files the repository does not contain.
    var folders: Set<TextPlace> = []
    var scope: Declaration

    init(_ sources: DecodingSources, _ names: ResolvedNames, file: Int) {
        self.sources = sources
        table = sources.table
        isTest = TestSources.isTest(sources, file)
        self.names = names
        self.file = file
        scope = table.files[file].root
        flow = ValueFlow(scope)
    }

    /// Reads all functions of the file.
    mutating func readFile() { read(table.files[file].root) }

    mutating func read(_ declaration: Declaration) {
        guard declaration.condition.isActive else { return }
        let (outer, outerLocals, outerScope) = (flow, locals, scope)
        let (outerResult, outerExpected, outerTolerated, outerDepth) = (closureResult, isExpected, isTolerated, branchDepth)
        let (outerBranches, outerAnnounced, outerSucceeds, outerCatches) = (branches, isAnnounced, mustSucceed, catchDepth)
        flow = ValueFlow(declaration)
        scope = declaration
        closureResult = nil
        let isTestFunction = isTest && declaration.kind == .function
        isExpected = isTestFunction && ExpectedFailure.isSuggested(by: declaration)
        isAnnounced = isTestFunction && NegativeWords.occur(in: declaration.name.text)
        (mustSucceed, catchDepth) = (false, 0)
        (isTolerated, branchDepth, branches) = (false, 0, [])
        // A local function sees the variables around it.
        if outerScope.kind != .block { locals = [[:]] }
        locals.append([:])
        let own = ObjectIdentifier(declaration)
        let arguments = testArguments(of: declaration)
        for (index, parameter) in declaration.parameters.enumerated() {
            var sources: Set = [ValueSource.parameter(own, index)]
            sources.formUnion(arguments)
            if let value = parameter.defaultValue { sources.formUnion(self.value(value)) }
            locals[locals.count - 1][parameter.name.text] = sources
        }
        if let value = declaration.value, declaration.kind == .variable {
            label = declaration.name.text
            let sources = self.value(value)
            label = nil
            add(.result, sources)
        }
        if declaration.kind == .enumCase { readRawValue(of: declaration) }
        for accessor in declaration.accessors {
            if let name = accessor.value { locals[locals.count - 1][name.text] = [.value(own)] }
            body(accessor.body)
        }
        for statement in declaration.statements { read(statement) }
        flows.append(flow)
        (flow, locals, scope) = (outer, outerLocals, outerScope)
        (closureResult, isExpected, isTolerated, branchDepth) = (outerResult, outerExpected, outerTolerated, outerDepth)
        (branches, isAnnounced, mustSucceed, catchDepth) = (outerBranches, outerAnnounced, outerSucceeds, outerCatches)
        for member in declaration.members { read(member) }
    }

    /// Returns the origins of the values in `@Test(arguments: ...)`, which a test gets as its parameters.
    mutating func testArguments(of declaration: Declaration) -> Set<ValueSource> {
        guard let test = declaration.builtAttributes.first(where: { $0.name == "Test" }) else { return [] }
        return test.arguments.reduce(into: []) { $0.formUnion(value($1.value)) }
    }

    /// Reads the raw value of a case as the text that the case represents.
    mutating func readRawValue(of declaration: Declaration) {
        let types = declaration.parent?.inherited.map(\.path) ?? []
        guard types.first == ["String"], !types.contains(["CodingKey"]) else { return }
        add(.result, declaration.value.map { value($0) } ?? text(declaration.name.text, at: declaration.name.offset))
    }

    // MARK: The function

    mutating func add(_ action: ValueEvent.Action, _ sources: Set<ValueSource>, cases: [CaseSubject: GivenCase] = [:]) {
        flow.add(
            ValueEvent(
                action: action, sources: sources, isExpected: isExpected || isAnnounced && !mustSucceed, isTolerated: isTolerated,
                mustSucceed: mustSucceed && !isExpected && !isTolerated, isConditional: branchDepth > 0, branches: branches, cases: cases))
    }

    func local(_ name: String) -> Set<ValueSource>? {
        for frame in locals.reversed() { if let found = frame[name] { return found } }
        return nil
    }

    /// The function that is read; `self` is its receiver.
    var function: Declaration { flow.declaration }
}

internal import DecodingPrograms
internal import DecodingSources
internal import DecodingUses
internal import SwiftSymbols
internal import VerificationModel

/// Finds types that are decoded more strictly than they look.
struct TypeFindings {
    private let program: DecodingProgram
    private let types: [DecodedType]
    /// The variables of the sources, by the places of their names.
    private let variables: [ProgramPlace: Declaration]

    /// - Parameters:
    ///   - program: The types of the sources.
    ///   - decoded: Those of them that the app decodes.
    ///   - sources: The sources of the types.
    init(_ program: DecodingProgram, _ decoded: Set<TypeNumber>, _ sources: DecodingSources) {
        self.program = program
        types = program.types.indices.filter { decoded.contains(TypeNumber($0)) }.map { program.types[$0] }
        let all = sources.table.declarations.filter { $0.kind == .variable }
        variables = Dictionary(all.map { (ProgramPlace(file: $0.file, offset: $0.name.offset), $0) }) { first, _ in first }
    }

    /// The findings, sorted.
    var all: [Finding] {
        var seen: Set<ProgramPlace> = []
        let strict = strictlyDecoded
        let own = types.filter { type in type.place.map { $0.file < program.ownFileCount && seen.insert($0).inserted } ?? false }
        return own.filter { !TestSources.isTest(path: program.place($0.place ?? ProgramPlace(file: 0, offset: 0)).file) }
            .flatMap { findings(of: $0, strict) }.sorted()
    }

    /// The places of the enumerations that properties are decoded as by the compiler, so that an unknown value fails the type.
    private var strictlyDecoded: Set<ProgramPlace> {
        var found: Set<ProgramPlace> = []
        for case .fields(let fields) in types.map(\.shape) {
            for field in fields where field.overload == nil {
                var number = field.type
                while let inner = program[number].content { number = inner }
                if let place = program[number].place { found.insert(place) }
            }
        }
        return found
    }

    private func findings(of type: DecodedType, _ strict: Set<ProgramPlace>) -> [Finding] {
        switch type.shape {
        case .fields(let fields): fields.compactMap { finding(of: $0, in: type) }
        case .rawValues(let values) where type.place.map(strict.contains) ?? false: finding(of: values, in: type).map { [$0] } ?? []
        default: []
        }
    }

    private func finding(of field: DecodedType.Field, in type: DecodedType) -> Finding? {
        guard !field.isOptional, field.overload == nil, let variable = variables[field.place], !variable.isConstant else { return nil }
        let isWrapped = !variable.builtAttributes.isEmpty
        if isWrapped {
            guard let node = variable.type, Self.isOptional(node), program[field.type].isWrapper(of: variable, program) else { return nil }
            return Finding(
                .scanWrapper, at: program.place(field.place), what: "\(type.name) requires \"\(field.key)\", although its value may be nil",
                allowed: "a key that may be missing", because: "the compiler decodes the property wrapper, which is not optional",
                next: "add an overload of decode for the wrapper that accepts a missing key")
        }
        guard variable.value != nil else { return nil }
        return Finding(
            .scanDefault, at: program.place(field.place),
            what: "\(type.name) requires \"\(field.key)\", although \(field.property) has a default value",
            allowed: "an optional property, or decodeIfPresent in an init(from:)",
            because: "the compiler decodes var \(field.property) like a property without a default value",
            next: "decode it with decodeIfPresent if the API may leave it out")
    }

    private static func isOptional(_ node: TypeNode) -> Bool {
        switch node {
        case .optional: true
        case .named(let name, _): name.text == "Optional"
        default: false
        }
    }

    /// The names of cases for values that no other case has.
    private static let names: Set<String> = ["unknown", "unknowncase", "unknowndefault", "unknownvalue", "unrecognized", "unrecognised"]

    private func finding(of values: DecodedType.RawValues, in type: DecodedType) -> Finding? {
        guard let place = type.place, let unknown = values.cases.first(where: { Self.names.contains($0.name.lowercased()) }) else {
            return nil
        }
        return Finding(
            .scanUnknownCase, at: program.place(place),
            what: "\(type.name) has the case \(unknown.name), but refuses values that it does not list",
            allowed: "an init(from:) that gives \(unknown.name) for other values",
            because: "the compiler decodes raw values strictly, so that one new value fails the whole answer",
            next: "write the init(from:), or rename the case if the API sends it as a value")
    }
}

extension DecodedType {
    /// The type of the values in an optional or a collection; nil for any other type.
    fileprivate var content: TypeNumber? {
        switch shape {
        case .optional(let inner), .array(let inner), .set(let inner), .dictionary(_, let inner): inner
        default: nil
        }
    }

    /// Whether it is the type of a property wrapper, and not that of an attribute without meaning for decoding.
    fileprivate func isWrapper(of variable: Declaration, _ program: DecodingProgram) -> Bool {
        if case .optional = shape { return false }
        return variable.builtAttributes.contains { $0.name.map { shortName.hasPrefix($0) } ?? false }
    }
}

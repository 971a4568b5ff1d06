internal import DecodingPrograms
internal import SwiftSymbols

/// Builds the program of types, and of all types and functions that they use.
final class ProgramBuilder {
    /// The program that is built.
    enum Direction {
        /// The decoding of types.
        case decoding
        /// The values that types write when they are encoded, as the same shapes: a key that is not always written is optional.
        case encoding
    }

    let table: SymbolTable
    let direction: Direction
    let conformances: Conformances
    let openConditions: OpenConditions
    private let packageTypes: PackageTypes
    /// The part of the sources that is not parsed, and may extend any type; nil if there is none.
    private let missing: Obstacle?
    /// The names of functions, getters and subscripts that may throw, in extensions of outside types and in protocols.
    private(set) lazy var throwingNames = Self.throwingNames(in: table)
    /// The functions of the sources that decide whether a value matches a pattern.
    private lazy var patternOperators = table.declarations.filter { $0.kind == .function && $0.name.text == "~=" }
    /// The members that may stop the program.
    let stopping: StoppingMembers
    /// The members that may stand in place of those of the standard library.
    let added: AddedMembers
    /// The classes that others inherit from.
    private(set) lazy var superclasses = Set(
        table.declarations.filter { $0.kind == .class }.flatMap { table.inheritedTypes(of: $0) }.flatMap(\.parts).compactMap { type in
            if case .nominal(let parent, _) = type, parent.kind == .class { ObjectIdentifier(parent) } else { nil }
        })
    let dateFormats: DateFormats
    /// Whether a type of the sources has the name of a formatter.
    private(set) lazy var declaresFormatter = table.declarations.contains { $0.isNominal && DateFormats.types.contains($0.name.text) }
    /// The `encode(to:)` that extensions add to outside types and protocols, with their names.
    private(set) lazy var outsideEncoding = Self.outsideEncoding(in: table)
    /// The names of the members of classes that a subclass overrides.
    private(set) lazy var overriddenNames = Set(table.declarations.filter(\.isOverride).map(\.name.text))
    var program = DecodingProgram()
    private var numbers: [String: TypeNumber] = [:]
    private var functionNumbers: [String: FunctionNumber] = [:]
    /// An associated type of a type.
    struct AssociatedName: Hashable {
        let name: String
        let owner: ObjectIdentifier
    }
    /// The associated types whose types are looked for.
    var namesInProgress: Set<AssociatedName> = []
    /// The number of different arguments that each generic type and generic function is read with.
    private var instanceCounts: [ObjectIdentifier: Int] = [:]
    /// The functions whose bodies are still to be read.
    private var waiting: [() -> Void] = []
    private let findDecoders: () -> MadeDecoders
    /// The decoders that the sources make.
    ///
    /// Few bodies decode with a decoder of their own.
    private lazy var decoders = findDecoders()

    /// - Parameter decoders: Returns the decoders that the sources make.
    init(
        _ table: SymbolTable, _ openConditions: OpenConditions, _ direction: Direction = .decoding, decoders: @escaping () -> MadeDecoders
    ) {
        self.table = table
        findDecoders = decoders
        self.direction = direction
        self.openConditions = openConditions
        dateFormats = DateFormats(table: table)
        stopping = StoppingMembers(table)
        added = AddedMembers(table)
        conformances = Conformances(table)
        packageTypes = PackageTypes(table)
        missing =
            table.files.enumerated().lazy.compactMap { file, parsed in
                parsed.excessOffset.map { Obstacle("code that is nested too deeply", at: ProgramPlace(file: file, offset: $0)) }
            }.first
    }

    /// The names of all functions, getters and subscripts of the sources that may throw.
    private lazy var allThrowingNames = Set(
        table.declarations.filter { $0.isThrowing || $0.accessors.contains(where: \.isThrowing) }.map(\.name.text))

    /// Returns whether a member of a type that is not known may be one of the sources that throws.
    func mayThrow(_ name: String, of type: KnownType) -> Bool { type.isUnknown && allThrowingNames.contains(name) }

    private static func throwingNames(in table: SymbolTable) -> Set<String> {
        var found: Set<String> = []
        for declaration in table.declarations where declaration.isThrowing || declaration.accessors.contains(where: \.isThrowing) {
            guard let parent = declaration.parent, parent.kind == .extension else { continue }
            switch table.extendedType(of: parent) {
            case .nominal(let type, _) where type.kind != .protocol: continue
            default: found.insert(declaration.kind == .subscript ? "subscript" : declaration.name.text)
            }
        }
        return found
    }

    /// The `init(from:)` that extensions add to outside types and protocols, with their names.
    private(set) lazy var outsideDecoding = table.declarations.compactMap {
        [table] declaration -> (initializer: Declaration, outside: String)? in
        guard table.isDecodingInitializer(declaration), declaration.isCandidate, let parent = declaration.parent, parent.kind == .extension,
            let name = table.extendedType(of: parent).outsideName
        else { return nil }
        return (declaration, String(TypeMatching.last(name)))
    }

    /// Returns whether the sources may declare which values of a type match a literal.
    func declaresPatternOperator(for type: KnownType) -> Bool {
        patternOperators.contains { function in
            guard let parameter = function.parameters.last, function.parameters.count == 2 else { return true }
            let declared = self.type(parameter.type, at: function)
            guard BodyReader.isConcrete(declared), BodyReader.isConcrete(type.fullyUnwrapped) || declared.outsideName == "Error" else {
                return true
            }
            return key(of: declared) == key(of: type.fullyUnwrapped)
        }
    }

    /// The parts of the beginning of an instance that may stop the program: values of properties, or the initializer of a superclass that does
    /// not decode.
    func riskyStart(of owner: Declaration) -> [String] {
        var found: [String] = []
        // The sources may contain classes that inherit from each other.
        var seen: Set<ObjectIdentifier> = []
        var next: Declaration? = owner
        while let one = next, seen.insert(ObjectIdentifier(one)).inserted {
            next = nil
            let risky = DeclaredTypeReader.storedProperties(of: one).first { $0.value != nil && stopping.containValue(of: $0) }
            if let risky { found.append("the value of \(risky.name.text)") }
            guard one.kind == .class, case .nominal(let parent, _)? = table.superclass(of: one), !conformances.isDecodable(parent) else {
                continue
            }
            let initializers = table.ownMembers("init", of: parent).filter { $0.parameters.allSatisfy(\.isOmissible) }
            if stopping.contain(initializers) { found.append("super.init() of \(parent.name.text)") }
            next = parent
        }
        return found
    }

    // MARK: Written types

    /// Returns the type that a written type refers to at its place.
    func type(_ node: TypeNode, at context: Declaration) -> KnownType {
        let found = table.type(node, at: context)
        switch found {
        case .unknown, .outside("RawValue", _), .outside("ID", _), .associated:
            return AssociatedTypes(self).type(node, at: context, found)
        case .outside(let name, let arguments) where !arguments.isEmpty && arguments.contains(where: \.isOpen):
            return .outside(name, inner(node).map { type($0, at: context) })
        case .nominal(let declaration, _) where found.isOpen && isInside(declaration, context):
            // A generic type without arguments is the type itself in its own declaration.
            return .declared(declaration)
        default: return found
        }
    }

    private func isInside(_ type: Declaration, _ context: Declaration) -> Bool {
        var scope: Declaration? = context
        while let one = scope {
            if one === type { return true }
            if one.kind == .extension, case .nominal(let extended, _) = table.extendedType(of: one), extended === type { return true }
            scope = one.parent
        }
        return false
    }

    /// The types in a written optional, array or dictionary, or the generic arguments of a type.
    private func inner(_ node: TypeNode) -> [TypeNode] {
        switch node {
        case .optional(let one), .array(let one): [one]
        case .dictionary(let key, let value): [key, value]
        case .named(_, let arguments), .member(_, _, let arguments): arguments
        case .opaque(let one), .attributed(_, let one): inner(one)
        default: []
        }
    }

    /// Returns the type of a variable, or the result type of a callable.
    func type(of declaration: Declaration) -> KnownType {
        if declaration.kind == .variable, declaration.pattern == nil, let node = declaration.type { return type(node, at: declaration) }
        return table.inferredType(of: declaration)
    }

    // MARK: Types

    /// The greatest depth of the generic arguments of a type that is read.
    private static let argumentDepth = 8
    /// The greatest depth of the types that a function is read for.
    private static let bindingDepth = 16
    /// The greatest number of types that one generic type or function is read with.
    private static let instanceLimit = 2_000

    /// Counts one more use of a generic type or function, and returns whether it is read.
    private func countsInstance(of declaration: Declaration) -> Bool {
        let key = ObjectIdentifier(declaration)
        instanceCounts[key, default: 0] += 1
        return instanceCounts[key, default: 0] <= Self.instanceLimit
    }

    /// Returns the number of a type, and reads its decoding.
    func number(of type: KnownType, at place: ProgramPlace?) -> TypeNumber {
        let type = packageTypes.known(AssociatedTypes(self).resolved(type))
        let name = self.name(of: type)
        // A name of an SDK means another type in a file that does not import its module.
        let isOpaque = place.map { OpaqueTypes.contain(type, namedIn: $0.file, table) } ?? false
        let key = isOpaque ? "opaque \(self.key(of: type))" : self.key(of: type)
        if let known = numbers[key] { return known }
        let number = TypeNumber(program.types.count)
        numbers[key] = number
        let obstacle = Obstacle("\(name) is not read yet", at: place)
        program.types.append(
            DecodedType(name: name, shortName: shortName(of: type), place: declaredPlace(of: type), shape: .unreadable(obstacle)))
        let shape = shape(of: type, at: place)
        program.types[number.index].shape = shape
        if case .unreadable = shape { program.types[number.index].isOpaque = isOpaque }
        if case .nominal(let declaration, _) = type {
            program.types[number.index].isReference = declaration.kind == .class
            program.types[number.index].asksForContainer = DeclaredTypeReader(self, declaration, type).asksForContainer(shape)
        }
        return number
    }

    /// Returns the number of an enumeration whose raw value is saved, whatever it encodes.
    func number(ofRawValueOf type: KnownType, at place: ProgramPlace?) -> TypeNumber {
        let key = "raw value of \(self.key(of: type))"
        if let known = numbers[key] { return known }
        let number = TypeNumber(program.types.count)
        numbers[key] = number
        program.types.append(
            DecodedType(
                name: name(of: type), shortName: shortName(of: type), place: declaredPlace(of: type),
                shape: .unreadable(Obstacle("\(name(of: type)) is not read yet", at: place))))
        if case .nominal(let declaration, _) = type, missing == nil {
            program.types[number.index].shape = DeclaredTypeReader(self, declaration, type).rawValueShape
        } else if let missing {
            program.types[number.index].shape = .unreadable(missing)
        }
        return number
    }

    private func declaredPlace(of type: KnownType) -> ProgramPlace? {
        guard case .nominal(let declaration, _) = type, !PackageTypes.declares(declaration, table) else { return nil }
        return self.place(of: declaration.name, in: declaration)
    }

    func place(of name: NameNode, in declaration: Declaration) -> ProgramPlace { ProgramPlace(file: declaration.file, offset: name.offset) }

    private func shape(of type: KnownType, at place: ProgramPlace?) -> DecodedType.Shape {
        switch type {
        case .nominal(let declaration, let arguments):
            if let missing { return .unreadable(missing) }
            // A generic type may contain itself with other arguments, which have no end.
            guard arguments.allSatisfy({ $0.depth < Self.argumentDepth }) else {
                return .unreadable(
                    Obstacle(
                        "\(declaration.name.text) with arguments more than \(Self.argumentDepth) types deep", at: declaredPlace(of: type)))
            }
            // Types that contain each other with other arguments have a number that grows exponentially with their depth.
            guard arguments.isEmpty || countsInstance(of: declaration) else {
                return .unreadable(
                    Obstacle(
                        "\(declaration.name.text) with more than \(Self.instanceLimit) different arguments", at: declaredPlace(of: type)))
            }
            return switch direction {
            case .decoding: DeclaredTypeReader(self, declaration, type).shape
            case .encoding: WrittenTypeReader(self, declaration, type).shape
            }
        case .outside(let name, let arguments): return outsideShape(name, arguments, at: place)
        case .composition(let parts) where parts.count == 1: return shape(of: parts[0], at: place)
        default: return .unreadable(Obstacle("\(name(of: type)) is not a type that can be read", at: place))
        }
    }

    private func outsideShape(_ full: String, _ arguments: [KnownType], at place: ProgramPlace?) -> DecodedType.Shape {
        let name = String(full.split(separator: ".").last ?? "")
        func argument(_ index: Int) -> TypeNumber { number(of: arguments[index], at: place) }
        // An `init(from:)` that the sources add to a type that decodes already is not used.
        if let leaf = Leaves.leaf(named: name) { return .leaf(leaf) }
        switch (name, arguments.count) {
        case ("Optional", 1): return .optional(argument(0))
        case ("Array", 1): return .array(argument(0))
        case ("Set", 1) where isHashedAtRisk(arguments[0]), ("Dictionary", 2) where isHashedAtRisk(arguments[0]):
            return .unreadable(Obstacle("keys or elements whose hash or == may stop the program", at: place))
        case ("Set", 1): return .set(argument(0))
        case ("Dictionary", 2): return .dictionary(keys(arguments[0], at: place), argument(1))
        case ("Range", 1), ("ClosedRange", 1), ("PartialRangeFrom", 1), ("PartialRangeUpTo", 1), ("PartialRangeThrough", 1):
            return .range(argument(0), name: name)
        case ("ContiguousArray", 1): return .array(argument(0))
        case (_, 0) where Leaves.anyValues.contains(name): return .anyValue
        default: break
        }
        if let initializer = addedInitializer(of: full) {
            return .custom(function(initializer, bindings: [:], selfType: .outside(full, arguments)))
        }
        return .unreadable(Obstacle("the sources of \(full) are not there", at: place))
    }

    /// Returns whether the hash or the equality of a type may stop the program.
    func isHashedAtRisk(_ type: KnownType) -> Bool { stopping.contain("==", of: type) || stopping.contain("hash", of: type) }

    /// The `init(from:)` that the sources add to an outside type.
    private func addedInitializer(of name: String) -> Declaration? {
        table.addedMembers("init", of: name).first { table.isDecodingInitializer($0) && $0.isCandidate }
    }

    private func keys(_ type: KnownType, at place: ProgramPlace?) -> DecodedType.DictionaryKeys {
        let type = packageTypes.known(type)
        switch type {
        case .outside("String", _): return .string
        case .outside("Int", _): return .int
        case .nominal(let declaration, _) where PackageTypes.declares(declaration, table):
            // Only Tagged is a key; its raw value converts the text.
            let raw = AssociatedTypes(self).rawValue(of: type)
            return raw.map { .representable(number(of: $0, at: place)) } ?? .pairs(number(of: type, at: place))
        case .nominal(let declaration, _) where conformances.conforms(declaration, to: ["CodingKeyRepresentable"]):
            return .representable(number(of: type, at: place))
        default: return .pairs(number(of: type, at: place))
        }
    }

    // MARK: Functions

    /// Returns the number of a function for certain types; its body is read later.
    ///
    /// - Parameters:
    ///   - bindings: The types of generic parameters of the function and of its type.
    ///   - omitted: The parameters that get their default values.
    ///   - selfType: The type of `self`.
    func function(
        _ declaration: Declaration, bindings: [ObjectIdentifier: KnownType], omitted: Set<Int> = [], selfType: KnownType, accessor: Int = 0
    ) -> FunctionNumber {
        let bound = declaration.allGenerics.map { parameter in bindings[ObjectIdentifier(parameter)].map { self.key(of: $0) } ?? "" }
        let key = "\(declaration.file)#\(declaration.name.offset)#\(bound)#\(omitted.sorted())#\(self.key(of: selfType))"
        if let known = functionNumbers[key] { return known }
        let number = FunctionNumber(program.functions.count)
        functionNumbers[key] = number
        let place = self.place(of: declaration.name, in: declaration)
        var function = DecodingFunction(name: declaration.name.text, place: place)
        function.isInitializer = declaration.kind == .initializer
        function.isFailable = declaration.isFailable
        function.isQuiet = isQuiet(declaration, selfType)
        // A generic function may call itself with other types, which have no end.
        let isDeep = selfType.depth > Self.bindingDepth || bindings.values.contains { $0.depth > Self.bindingDepth }
        guard !isDeep, bindings.isEmpty || countsInstance(of: declaration) else {
            let what =
                isDeep
                ? "\(declaration.name.text) for types more than \(Self.bindingDepth) types deep"
                : "\(declaration.name.text) for more than \(Self.instanceLimit) different types"
            function.body = [.evaluate(.opaque(Term.Opaque(mayStop: true, Obstacle(what, at: place))))]
            program.functions.append(function)
            return number
        }
        program.functions.append(function)
        // Initializers of types know their properties only when the type is read.
        waiting.append { [unowned self] in
            let reader = BodyReader(self, declaration, bindings: bindings, selfType: selfType)
            program.functions[number.index] = reader.function(function, omitted: omitted)
        }
        return number
    }

    private func isQuiet(_ declaration: Declaration, _ selfType: KnownType) -> Bool {
        !declaration.isThrowing && !declaration.accessors.contains(where: \.isThrowing) && BodyReader.container(selfType) == nil
            && !declaration.parameters.contains { BodyReader.container(type($0.type, at: declaration)) != nil }
    }

    /// Returns the number of the function of a custom date strategy; its body is read later.
    func function(of strategy: DateStrategy, at place: ProgramPlace) -> FunctionNumber {
        let number = FunctionNumber(program.functions.count)
        program.functions.append(DecodingFunction(name: "dateDecodingStrategy", place: place))
        waiting.append { [unowned self] in
            let reader = BodyReader(self, strategy.scope, bindings: [:], selfType: table.selfType(in: strategy.scope))
            program.functions[number.index] = reader.function(program.functions[number.index], of: strategy)
        }
        return number
    }

    /// Returns the settings of the decoder that a call of `decode(_:from:)` uses; nil for one that cannot be followed.
    /// - Parameter call: The place of the name of the called function.
    func settings(ofDecoderAt call: ProgramPlace) -> DecoderSettings? {
        guard let number = decoders.users[call] else { return nil }
        let settings = decoders.all[number].settings
        if case .custom(let place) = settings.dates, program.dateFunctions[place] == nil, let strategy = decoders.dateStrategies[place] {
            program.dateFunctions[place] = function(of: strategy, at: place)
        }
        return settings
    }

    /// Reads the bodies of all functions that are used.
    func readFunctions() {
        while !waiting.isEmpty {
            let next = waiting
            waiting = []
            for read in next { read() }
        }
    }
}

extension KnownType {
    /// The number of types in each other: 1 for `Int`, 3 for `[Int?]`.
    fileprivate var depth: Int {
        switch self {
        case .nominal(_, let parts), .outside(_, let parts), .composition(let parts): 1 + (parts.map(\.depth).max() ?? 0)
        case .tuple(let elements): 1 + (elements.map(\.type.depth).max() ?? 0)
        case .function(let parameters, let result): 1 + ((parameters + [result]).map(\.depth).max() ?? 0)
        case .metatype(let inner), .associated(let inner, _): 1 + inner.depth
        case .parameter, .module, .unknown: 1
        }
    }
}

extension Declaration {
    /// The generic parameters of a declaration and of the declarations around it.
    var allGenerics: [Declaration] {
        var found: [Declaration] = []
        var scope: Declaration? = self
        while let one = scope {
            found += one.generics
            scope = one.parent
        }
        return found
    }
}

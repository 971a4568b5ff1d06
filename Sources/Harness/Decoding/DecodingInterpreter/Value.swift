internal import DecodingPrograms
internal import StrictJSON

/// A value while a program runs.
///
/// An optional that has a value is that value, and one without is ``null``.
enum Value {
    case null
    case void
    case bool(Bool)
    case integer(Int)
    case double(Double)
    case string(String)
    case array([Value])
    /// Values whose order is not known: the keys of a container, or the keys and values of a dictionary.
    case unordered([Value])
    case tuple([(label: String?, value: Value)])
    /// A dictionary with texts as keys.
    case dictionary([String: Value])
    case key(String)
    /// The coding path of a decoder or of a container.
    case path(Path?)
    /// A case of an enumeration with its associated values.
    case `case`(String, [Value])
    indirect case decoder(DecoderValue)
    case container(ContainerValue)
    /// A value of a type whose properties can be read from its JSON value.
    indirect case decoded(TypeNumber, DecoderValue)
    /// A value with the properties that an initializer gave it.
    case object(ObjectValue)
    indirect case error(Fault)
    /// A type by its name, without the types around it.
    case type(String)
    case closure(ClosureValue)
    /// A value that is not nil. Nothing else is known about it.
    indirect case present(Obstacle)
    /// A value of which nothing is known.
    indirect case unknown(Obstacle)

    /// The value as another variable gets it: a structure is copied, and so is a container that moves from element to element.
    var copied: Value {
        switch self {
        case .object(let object): object.copied
        case .container(let container): .container(container.copy)
        case .tuple(let parts): .tuple(parts.map { ($0.label, $0.value.copied) })
        case .case(let name, let values) where !values.isEmpty: .case(name, values.map(\.copied))
        case .array(let values) where values.contains(where: \.hasParts): .array(values.map(\.copied))
        case .unordered(let values) where values.contains(where: \.hasParts): .unordered(values.map(\.copied))
        case .dictionary(let members) where members.values.contains(where: \.hasParts): .dictionary(members.mapValues(\.copied))
        default: self
        }
    }

    /// Whether a copy of it may be changed in part.
    private var hasParts: Bool {
        switch self {
        case .object, .container, .tuple, .array, .unordered, .dictionary: true
        case .case(_, let values): !values.isEmpty
        default: false
        }
    }

    /// Notes that nothing is known any more of the instances of classes in the value.
    func forgetInstances(_ obstacle: Obstacle) {
        switch self {
        case .object(let object): object.forgetInstances(obstacle)
        case .array(let values), .unordered(let values), .case(_, let values): for value in values { value.forgetInstances(obstacle) }
        case .tuple(let parts): for part in parts { part.value.forgetInstances(obstacle) }
        case .dictionary(let members): for member in members.values { member.forgetInstances(obstacle) }
        default: break
        }
    }

    /// The closures in the value.
    var closures: [ClosureValue] {
        switch self {
        case .closure(let closure): [closure]
        case .object(let object): object.closures
        case .array(let values), .unordered(let values), .case(_, let values): values.flatMap(\.closures)
        case .tuple(let parts): parts.flatMap(\.value.closures)
        case .dictionary(let members): members.values.flatMap(\.closures)
        default: []
        }
    }

    /// Why the value is not known; nil if it is.
    var obstacle: Obstacle? {
        switch self {
        case .present(let obstacle), .unknown(let obstacle): obstacle
        default: nil
        }
    }

    /// Whether the value is nil; nil if that is not known.
    var isNull: Bool? {
        switch self {
        case .null: true
        case .unknown: nil
        default: false
        }
    }
}

/// A path to a value, as decoders name it.
final class Path: Sendable {
    let parent: Path?
    let part: PathPart

    private init(_ parent: Path?, _ part: PathPart) {
        self.parent = parent
        self.part = part
    }

    static func appending(_ part: PathPart, to path: Path?) -> Path { Path(path, part) }

    /// The parts of a path, the outermost first.
    static func parts(_ path: Path?) -> [PathPart] {
        var parts: [PathPart] = []
        var next = path
        while let one = next {
            parts.append(one.part)
            next = one.parent
        }
        return parts.reversed()
    }
}

/// A decoder of one JSON value.
struct DecoderValue {
    /// The value; nil for the null of a missing key.
    let node: JSONValue?
    let path: Path?
    /// The path of the decoder whose containers, nested ones too, the value was asked from.
    ///
    /// Some errors have this path.
    let ownerPath: Path?
    /// Whether a container decodes the value, without a decoder of its own.
    let isDirect: Bool

    init(node: JSONValue?, path: Path?) {
        self.init(node: node, path: path, ownerPath: path, isDirect: false)
    }

    init(node: JSONValue?, path: Path?, ownerPath: Path?, isDirect: Bool) {
        self.node = node
        self.path = path
        self.ownerPath = ownerPath
        self.isDirect = isDirect
    }

    var kind: JSONValue.Kind { node?.kind ?? .null }

    /// The decoder that an `init(from:)` gets.
    var own: DecoderValue { DecoderValue(node: node, path: path) }

    /// The value of a nested container, which belongs to the decoder of the container around it.
    var nested: DecoderValue { DecoderValue(node: node, path: path, ownerPath: ownerPath, isDirect: false) }
}

/// A container.
final class ContainerValue {
    enum Kind {
        /// The members by their coding keys.
        case keyed(ObjectMembers, KeySet?)
        case unkeyed([JSONValue])
        case single
    }

    let kind: Kind
    let decoder: DecoderValue
    /// The number of the next element of an unkeyed container.
    var index = 0

    init(_ kind: Kind, _ decoder: DecoderValue) {
        self.kind = kind
        self.decoder = decoder
    }

    /// The container itself, or a copy of one with elements at the same element.
    var copy: ContainerValue {
        guard case .unkeyed = kind else { return self }
        let copy = ContainerValue(kind, decoder)
        copy.index = index
        return copy
    }
}

/// The properties of a value that an initializer makes.
final class ObjectValue {
    private var properties: [(name: String, value: Value)] = []
    /// The value that the initializer assigned to `self`, for example a case.
    var whole: Value?
    let type: TypeNumber?
    /// Whether it is an instance of a class, which is shared and not copied.
    let isReference: Bool
    /// Whether a walk through the properties has begun, which instances that contain each other ask for again.
    private var isVisited = false

    init(_ type: TypeNumber?, isReference: Bool = false) {
        self.type = type
        self.isReference = isReference
    }

    /// A copy of a structure with copies of the structures in it.
    private var copy: ObjectValue {
        let copy = ObjectValue(type)
        copy.properties = properties.map { ($0.name, $0.value.copied) }
        copy.whole = whole?.copied
        return copy
    }

    /// The value that another variable gets.
    var copied: Value { .object(isReference ? self : copy) }

    /// The value of a property; nil if it has none.
    ///
    /// An object has few properties, which a search finds faster than a dictionary.
    subscript(name: String) -> Value? { properties.first { $0.name == name }?.value }

    /// Notes that nothing is known of the properties any more, nor of those of the instances of classes in them.
    func forget(_ obstacle: Obstacle) {
        guard !isVisited else { return }
        isVisited = true
        defer { isVisited = false }
        for property in properties { property.value.forgetInstances(obstacle) }
        properties = properties.map { ($0.name, .unknown(obstacle)) }
        if let whole { self.whole = .present(whole.obstacle ?? obstacle) }
    }

    /// Notes that nothing is known any more of the instances of classes in the properties, or of the properties if it is one itself.
    func forgetInstances(_ obstacle: Obstacle) {
        if isReference { return forget(obstacle) }
        for property in properties { property.value.forgetInstances(obstacle) }
        whole?.forgetInstances(obstacle)
    }

    /// The closures in the properties.
    var closures: [ClosureValue] {
        guard !isVisited else { return [] }
        // Instances may contain each other.
        isVisited = true
        defer { isVisited = false }
        return properties.flatMap(\.value.closures) + (whole?.closures ?? [])
    }

    /// Whether code that gets the object can read parts of the JSON text with it.
    var mayReadMore: Bool {
        guard !isVisited else { return false }
        isVisited = true
        defer { isVisited = false }
        return properties.contains { $0.value.mayReadMore } || whole?.mayReadMore == true
    }

    func set(_ name: String, _ value: Value) {
        if let whole {
            // The value that was assigned to `self` has the property.
            if case .object(let object) = whole { return object.set(name, value) }
            self.whole = .present(Obstacle("a value that is changed in part", at: nil))
            return
        }
        guard let known = properties.firstIndex(where: { $0.name == name }) else {
            properties.append((name, value))
            return
        }
        properties[known].value = value
    }
}

/// A closure, and the variables around it.
final class ClosureValue {
    let parameters: [Pattern]
    let body: [Step]
    /// Its own variables.
    let own: Range<Int>
    let frame: Frame
    /// The rounds of the loops around it when it was made.
    let rounds: [Int]

    init(parameters: [Pattern], body: [Step], own: Range<Int>, frame: Frame) {
        self.parameters = parameters
        self.body = body
        self.own = own
        self.frame = frame
        rounds = frame.rounds
    }

    /// Whether the variables around it are still those with which it was made, which are new in each round of a loop.
    var hasItsVariables: Bool { frame.rounds.starts(with: rounds) }
}

/// The variables of a function that runs.
final class Frame {
    var variables: [Value]
    /// The variables whose values are never nil.
    let present: Set<Variable>
    /// The rounds of loops and calls of closures that run, the innermost last.
    var rounds: [Int] = []

    init(_ function: DecodingFunction) {
        variables = Array(repeating: .null, count: max(function.variableCount, function.parameters.count + 1))
        present = function.present
    }
}

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
    /// A type of the program.
    case chosenType(TypeNumber)
    /// The bytes of a text in UTF-8.
    case utf8(String)
    case closure(ClosureValue)
    /// A value that is not nil. Nothing else is known about it.
    indirect case present(Obstacle)
    /// A value of which nothing is known.
    indirect case unknown(Obstacle)

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
        var search = ValueSearch()
        return search.closures(in: self)
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
    /// Whether ``forget(_:)`` runs, which instances that contain each other call again.
    private var isVisited = false

    init(_ type: TypeNumber?, isReference: Bool = false) {
        self.type = type
        self.isReference = isReference
    }

    /// The properties with other values.
    func copy(_ value: (Value) throws(Interruption) -> Value) throws(Interruption) -> ObjectValue {
        let copy = ObjectValue(type)
        copy.properties.reserveCapacity(properties.count)
        for property in properties { copy.properties.append((property.name, try value(property.value))) }
        return copy
    }

    /// The values of the properties, and the value that was assigned to `self`.
    var parts: [Value] { properties.map(\.value) + (whole.map { [$0] } ?? []) }

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

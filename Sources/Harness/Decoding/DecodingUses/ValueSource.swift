internal import SwiftSymbols

/// An origin of a value inside a function.
indirect enum ValueSource: Hashable {
    /// A string that is written in the sources, by its place.
    case text(TextPlace)
    /// A string that an object was given before, such as the name of the answer that a stub gives to the next request.
    case kept(TextPlace)
    /// A parameter of a function, by the function's declaration and the parameter's index.
    case parameter(ObjectIdentifier, Int)
    /// The value of `self` in a function.
    case receiver(ObjectIdentifier)
    /// The value of a property or variable, or the result of a function.
    case value(ObjectIdentifier)
    /// Data that the app saved, or the folder that contains it, by the place of the call that gets it.
    case saved(TextPlace)
    /// A stored property of a value, by its declaration.
    case member(ValueSource, ObjectIdentifier)
    /// A value with a stored property that has the origin.
    case holder(ValueSource, ObjectIdentifier)
    /// A value that a function made of another one, and that may have its content in any property.
    case made(ValueSource)
}

/// The stored properties in which a value has a content, the outermost first.
///
/// No property means that the value is the content, or that it is not known where in the value it is.
typealias MemberPath = [ObjectIdentifier]

extension ValueSource {
    /// The most properties inside of each other that are distinguished.
    private static let depthLimit = 4

    /// Returns the origin of a stored property; nil if only another property has the content.
    func member(_ property: ObjectIdentifier) -> ValueSource? {
        switch self {
        case .holder(let content, let held): held == property ? content : nil
        case .text, .kept, .saved, .made: self
        case .parameter, .receiver, .value, .member: depth < Self.depthLimit ? .member(self, property) : made
        }
    }

    /// Returns the origin of a value with a stored property that has this origin.
    func held(in property: ObjectIdentifier) -> ValueSource { depth < Self.depthLimit ? .holder(self, property) : made }

    /// The origin of a value that a function made of this one.
    var made: ValueSource {
        switch self {
        case .text, .kept, .saved, .made: self
        case .holder(let content, _): content.made
        case .parameter, .receiver, .value, .member: .made(self)
        }
    }

    /// The origin of a value that an object keeps after a call; nil for values that are not followed there.
    var kept: ValueSource? {
        switch self {
        case .text(let place): .kept(place)
        case .kept, .parameter, .saved: self
        case .receiver, .value: nil
        case .member(let inner, let property): inner.kept?.member(property)
        case .holder(let inner, let property): inner.kept?.held(in: property)
        case .made(let inner): inner.kept?.made
        }
    }

    /// The origin without the properties that lead to it, or to the value.
    var root: ValueSource {
        switch self {
        case .member(let inner, _), .holder(let inner, _), .made(let inner): inner.root
        case .text, .kept, .saved, .parameter, .receiver, .value: self
        }
    }

    private var depth: Int {
        switch self {
        case .member(let inner, _), .holder(let inner, _), .made(let inner): inner.depth + 1
        case .text, .kept, .saved, .parameter, .receiver, .value: 0
        }
    }

    /// Returns where a value of this origin has a content.
    /// - Parameter start: Where the root has it.
    /// - Returns: The properties; nil if the value does not have the content.
    func path(from start: MemberPath) -> MemberPath? {
        switch self {
        case .member(let inner, let property):
            guard let path = inner.path(from: start) else { return nil }
            guard let first = path.first else { return path }
            return first == property ? Array(path.dropFirst()) : nil
        case .holder(let inner, let property): return inner.path(from: start).map { [property] + $0 }
        case .made(let inner): return inner.path(from: start).map { _ in [] }
        case .text, .kept, .saved, .parameter, .receiver, .value: return start
        }
    }
}

/// The place of a written string.
struct TextPlace: Hashable, Comparable {
    let file: Int
    /// The offset in bytes from the beginning of the file.
    let offset: Int

    static func < (left: TextPlace, right: TextPlace) -> Bool { (left.file, left.offset) < (right.file, right.offset) }
}

/// Something that a function does with values.
struct ValueEvent {
    enum Action {
        /// A call outside of the sources opens a file.
        case load
        /// A call outside of the sources asks a server.
        case request
        /// A call outside of the sources lists the files of a folder.
        case list
        /// A call outside of the sources gets a type to decode. The type as the function knows it, and the name of the called function.
        case decode(KnownType, by: NameNode)
        /// A call makes a value of a raw value. The type as the function knows it, and the name in the call.
        case represent(KnownType, by: NameNode)
        /// A function of the sources gets values as an argument; nil for its receiver.
        case pass(to: ResolvedNames.Use, parameter: Int?)
        /// A function of the sources is called.
        case call(ResolvedNames.Use)
        /// A property or variable of the sources gets values.
        case store(Declaration)
        /// The function returns values.
        case result
    }

    let action: Action
    /// The origins of the values.
    let sources: Set<ValueSource>
    /// Whether an assertion of a test expects that the action fails.
    let isExpected: Bool
    /// Whether a `try?` or a `catch` hides that the action fails.
    let isTolerated: Bool
    /// Whether a test fails if the action does.
    let mustSucceed: Bool
    /// Whether only one branch of the function does it.
    let isConditional: Bool
    /// The branches around it that run for certain cases of an enumeration.
    let branches: [CaseBranch]
    /// The cases that a call gives to the function.
    let cases: [CaseSubject: GivenCase]

    /// Returns the cases that the called function gets.
    /// - Parameter outer: Those that the calling function gets.
    func givenCases(_ outer: [CaseSubject: String]) -> [CaseSubject: String] {
        cases.compactMapValues { given in
            switch given {
            case .written(let name): name
            case .subject(let subject): outer[subject]
            }
        }
    }
}

/// A declaration that contains code: a function, an initializer, a variable, or the statements of a file.
final class ValueFlow {
    let declaration: Declaration
    fileprivate(set) var events: [ValueEvent] = []
    /// The written strings in it, each with the label of the argument that contains it, or the name of the called function.
    fileprivate(set) var texts: [(place: TextPlace, text: String, label: String?)] = []

    /// The stores that the function reads from.
    fileprivate(set) var stores: [(place: TextPlace, store: SavedStore)] = []

    /// The written strings that name a JSON resource of a bundle, whatever the string is.
    fileprivate(set) var resources: Set<TextPlace> = []

    init(_ declaration: Declaration) {
        self.declaration = declaration
    }

    func add(_ event: ValueEvent) { events.append(event) }
    func add(_ store: SavedStore, at place: TextPlace) { stores.append((place, store)) }
    func add(resource place: TextPlace) { resources.insert(place) }
    func add(_ text: String, at place: TextPlace, label: String?) { texts.append((place, text, label)) }
}

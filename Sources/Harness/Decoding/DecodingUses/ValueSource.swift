internal import SwiftSymbols

/// An origin of a value inside a function.
enum ValueSource: Hashable {
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
    /// Whether only one branch of the function does it.
    let isConditional: Bool
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

internal import ContractFiles
internal import StrictJSON

/// The reason why a type does not decode a body, and the place in the body.
struct DecodingFailure {
    /// The location of the refused value.
    ///
    /// For a missing key it includes the key.
    let location: JSONLocation
    /// The problem, in the words of a message.
    let what: String
    /// The values that would have been decoded.
    let allowed: String
    /// The advice for the problem.
    let next: String
    /// The refused value, or the object without the key.
    let value: JSONValue?

    /// Creates a failure from an error.
    /// - Parameters:
    ///   - error: A `DecodingError`, or another error of the type.
    ///   - type: The type that threw it.
    ///   - document: The body; nil if it is not JSON, which is refused at its root.
    init(_ error: any Error, of type: ResponseType, in document: JSONDocument?) {
        guard let error = error as? DecodingError, let document else {
            location = JSONLocation()
            what = "\(type.name) does not read the body: \(Self.words(of: error))"
            allowed = document == nil ? "strict JSON" : "a body that \(type.name) reads"
            next = "decide how the app handles such an answer, or record it again if it is a mistake"
            value = document?.root
            return
        }
        if NumberProbe.isUnplaced(error), let number = NumberProbe.firstRefused(by: type, in: document) {
            location = number.location
            what = "\(location) is \(Self.shown(number.value))"
            allowed = "a number that the property of \(type.name) can hold"
            next = "change the property's type if the API has changed, to Double for example, or record the answer again"
            value = number.value
            return
        }
        let walk = KeyWalk(type: type, root: document.root)
        switch error {
        case .keyNotFound(let key, let context):
            let (parent, value) = walk.follow(context.codingPath)
            location = parent.appending(.name(key.stringValue))
            what = "\(location) is missing"
            allowed = "the key \"\(key.stringValue)\", which \(type.name) requires"
            next = Self.advice(of: key.stringValue, in: value)
            self.value = value
        case .typeMismatch(let expected, let context):
            (location, value) = walk.follow(context.codingPath)
            what = "\(location) is \(Self.shown(value))"
            allowed = "\(Self.name(expected)), which \(type.name) reads there"
            next = "change the property's type if the API has changed, or record the answer again"
        case .valueNotFound(let expected, let context):
            (location, value) = walk.follow(context.codingPath)
            what = value == nil ? "\(location) is not there" : "\(location) is null"
            allowed = "\(Self.name(expected)), which \(type.name) reads there"
            next = "make the property optional if the API sends null, or record the answer again"
        case .dataCorrupted(let context):
            (location, value) = walk.follow(context.codingPath)
            what = "\(location) is \(Self.shown(value)): \(Self.clause(context.debugDescription))"
            allowed = "a value that \(type.name) accepts"
            next = "change how the property is decoded if the API has changed, or record the answer again"
        @unknown default:
            location = JSONLocation()
            what = "\(type.name) does not read the body: \(error)"
            allowed = "a body that \(type.name) reads"
            next = "change the type if the API has changed, or record the answer again"
            value = document.root
        }
    }

    private static func words(of error: any Error) -> String {
        if case .dataCorrupted(let context) = error as? DecodingError { return clause(context.debugDescription) }
        return clause("\(error)")
    }

    /// Returns a sentence without its full stop, because findings have none.
    private static func clause(_ sentence: String) -> String {
        sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }

    private static func advice(of key: String, in object: JSONValue?) -> String {
        let names = object?.members.map(\.key) ?? []
        let nearest = NearestKey.of(key, in: names).map { "; the object has \"\($0)\"" } ?? ""
        return "make the property optional if the API may leave it out, or record the answer again\(nearest)"
    }

    private static func name(_ type: Any.Type) -> String {
        switch "\(type)" {
        case "String": "a string (String)"
        case "Bool": "a boolean (Bool)"
        case let name where name.hasPrefix("Array<"): "an array (\(name))"
        case let name where name.hasPrefix("Dictionary<"): "an object (\(name))"
        case let name where name.contains("Int"): "a whole number (\(name))"
        case let name where ["Double", "Float", "Decimal"].contains(name): "a number (\(name))"
        case let name: name
        }
    }

    /// Returns a value with its type, shortened for messages.
    static func shown(_ value: JSONValue?) -> String {
        guard let value else { return "not there" }
        let text = value.text.count > 60 ? value.text.prefix(57) + "..." : value.text[...]
        return switch value.kind {
        case .object: "an object"
        case .array: "an array of \(value.elements.count)"
        case .string: "the string \(text)"
        case .number: "the number \(text)"
        case .boolean: "the boolean \(text)"
        case .null: "null"
        }
    }
}

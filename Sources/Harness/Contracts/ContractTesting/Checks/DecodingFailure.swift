internal import ContractFiles
internal import DecodingInterpreter
package import StrictJSON
package import VerificationModel

/// The reason why a type does not decode a body, and the place in the body.
package struct DecodingFailure {
    /// The location of the refused value.
    ///
    /// For a missing key it includes the key.
    package let location: JSONLocation
    /// The location that the coding path of the error has, if that is another one.
    private var codingLocation: JSONLocation?
    /// The problem, in the words of a message.
    package var what: String { problem + branches }
    /// The problem without the failures of other branches, which a registered type does not show.
    private(set) var problem: String
    /// The failures of the branches that were tried before, as the end of a sentence; empty if there were none.
    private var branches = ""
    /// Whether a key is missing.
    package private(set) var isMissingKey = false
    /// The systems that decode the body although others refuse it.
    private(set) var acceptingSystems: [String] = []
    /// The values that would have been decoded.
    package let allowed: String
    /// The advice for the problem.
    package private(set) var next: String
    /// The refused value, or the object without the key.
    package let value: JSONValue?
    /// The property or call in the sources that reads the value; nil for a registered type.
    package let reader: SourcePlace?
    /// Returns the decoder's name of a key in the text; nil for the names as they are.
    private let keys: ((String) -> String?)?

    /// Creates the failure of a body that is not JSON, which is refused at its root.
    /// - Parameters:
    ///   - error: The error of a registered type; nil for a type that is read from sources.
    ///   - name: The name of the type.
    init(_ error: (any Error)? = nil, notJSONFor name: String) {
        location = JSONLocation()
        problem = "\(name) does not read the body: \(error.map(Self.words) ?? "The given data was not valid JSON")"
        allowed = "strict JSON"
        next = Self.decide
        value = nil
        reader = nil
        keys = nil
    }

    /// Returns the failure as one of certain systems.
    func only(on refusing: [String], notOn accepting: [String]) -> DecodingFailure {
        var failure = self
        failure.problem +=
            ", which \(refusing.joined(separator: ", ")) \(refusing.count == 1 ? "refuses" : "refuse"), but not "
            + accepting.joined(separator: ", ")
        failure.acceptingSystems = accepting
        return failure
    }

    /// Whether the error is one of JSON in a text, of which a registered type shows only the path in the text.
    private(set) var isInText = false

    /// The number of other branches whose failures a message gives.
    private static let shownBranches = 4

    /// Returns the failure with those of the branches that were tried before.
    func after(_ branches: [(failure: DecodingFailure, place: SourcePlace)]) -> DecodingFailure {
        guard !branches.isEmpty else { return self }
        var failure = self
        var parts = branches.prefix(Self.shownBranches).map { "\($0.failure.what) (hidden by \($0.place))" }
        if branches.count > parts.count { parts.append("and \(branches.count - parts.count) more") }
        failure.branches = "; before that, \(parts.joined(separator: ", "))"
        return failure
    }

    /// Returns whether the expected value is a string or a number of any form, as secrets are.
    private static func fitsSecrets(_ kind: DecodingFault.Kind) -> Bool {
        switch kind {
        case .typeMismatch(let expected): expected != "Bool" && !expected.hasPrefix("Array") && !expected.hasPrefix("Dictionary")
        case .dataCorrupted: true
        case .keyNotFound, .valueNotFound, .other: false
        }
    }

    /// Creates a failure from an error of the decoder.
    /// - Parameters:
    ///   - fault: The error.
    ///   - name: The name of the type.
    ///   - document: The body.
    ///   - keys: Returns the decoder's name of a key in the text; nil for the names as they are.
    init(_ fault: DecodingFault, of name: String, in document: JSONDocument, keys: ((String) -> String?)? = nil) {
        reader = fault.reader
        self.keys = keys
        if let number = fault.number {
            location = number.location
            problem = "\(location) is \(Self.shown(number.value))"
            allowed = "a number that the property of \(name) can hold"
            next = "change the property's type if the API has changed, to Double for example, or record the answer again"
            value = number.value
            return
        }
        let walk = KeyWalk(root: document.root, convertedKey: keys)
        if let text = fault.textInText {
            isInText = true
            (location, value) = walk.follow(fault.valuePath ?? [])
            codingLocation = JSONLocation(fault.path.map { step in step.index.map { .index($0) } ?? .name(step.text) })
            problem =
                "\(location) is \(Self.shown(value)), in which the JSON of a text is refused at \(codingLocation ?? location): \(Self.clause(text))"
            allowed = "JSON in the text that \(name) accepts"
            next = "change the type that decodes the text if the API has changed, or record the answer again"
            return
        }
        switch fault.kind {
        case .keyNotFound(let key):
            let (parent, value) = walk.follow(fault.path)
            location = parent.appending(.name(key))
            problem = "\(location) is missing"
            isMissingKey = true
            if let (written, converted) = Self.converted(for: key, in: value, by: keys) {
                problem = "\(parent.appending(.name(written))) is \"\(converted)\" for the decoder, which converts names from snake case"
                allowed = "the key \"\(key)\", which \(name) asks for"
                next = "make \"\(converted)\" the coding key in place of \"\(key)\""
            } else {
                allowed = "the key \"\(key)\", which \(name) requires"
                next = Self.advice(of: key, in: value)
            }
            self.value = value
        case .typeMismatch(let expected):
            (location, value) = walk.follow(fault.path)
            problem = "\(location) is \(Self.shown(value))"
            allowed = "\(Self.description(of: expected)), which \(name) reads there"
            next = "change the property's type if the API has changed, or record the answer again"
        case .valueNotFound(let expected):
            (location, value) = walk.follow(fault.path)
            problem = value == nil ? "\(location) is not there" : "\(location) is null"
            allowed = "\(Self.description(of: expected)), which \(name) reads there"
            next = "make the property optional if the API sends null, or record the answer again"
        case .dataCorrupted(let text):
            (location, value) = walk.follow(fault.valuePath ?? fault.path)
            codingLocation = fault.valuePath.map { _ in walk.follow(fault.path).0 }
            problem = "\(location) is \(Self.shown(value))\(text.map { ": \(Self.clause($0))" } ?? "")"
            allowed = "a value that \(name) accepts"
            next = "change how the property is decoded if the API has changed, or record the answer again"
        case .other(let words) where fault.valuePath != nil:
            (location, value) = walk.follow(fault.valuePath ?? [])
            codingLocation = JSONLocation()
            problem = "\(location) is \(Self.shown(value)): \(Self.clause(words))"
            allowed = "a value that \(name) accepts"
            next = "change how the property is decoded if the API has changed, or record the answer again"
        case .other(let words):
            location = JSONLocation()
            problem = "\(name) does not read the body: \(Self.clause(words))"
            allowed = "a body that \(name) reads"
            next = Self.decide
            value = document.root
        }
        if let text = value?.string, SecretPlaceholder.matches(text), Self.fitsSecrets(fault.kind) {
            next = "record the answer again: the placeholder replaces a secret, and a number, a UUID and base64 keep their form now"
        }
    }

    /// The end of a reason, with the place that reads the value; empty for a registered type.
    var readerClause: String { reader.map { "; \($0) reads it" } ?? "" }

    /// Returns whether decoding fails at a location, in the names of the text or in those of the decoder.
    ///
    /// It fails at the value, and at the coding path of the error.
    func isAt(_ expected: JSONLocation) -> Bool {
        KeyWalk.isSame(expected, location, by: keys) || codingLocation.map { KeyWalk.isSame(expected, $0, by: keys) } ?? false
    }

    /// Returns the key of an object that is meant by a coding key, which the decoder converts to another name; nil if there is none.
    private static func converted(
        for key: String, in object: JSONValue?, by convert: ((String) -> String?)?
    ) -> (written: String, converted: String)? {
        guard let convert, let object else { return nil }
        for member in object.members {
            if let name = convert(member.key), SnakeCase.isMeant(member.key, convertedTo: name, by: key) { return (member.key, name) }
        }
        return nil
    }

    private static let decide = "decide how the app handles such an answer, or record it again if it is a mistake"

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

    private static func description(of type: String) -> String {
        switch type {
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

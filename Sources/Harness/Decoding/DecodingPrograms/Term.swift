/// An expression.
///
/// It keeps what decoding depends on. Everything else is ``opaque(_:)``.
package indirect enum Term: Sendable {
    case constant(Constant)
    case variable(Variable)
    /// A type.
    case metatype
    /// A type that is the value of a variable or result of a protocol's type: `TextRow.self` as `any Row.Type`.
    case chosenType(TypeNumber)
    /// A property of `self` or of another value.
    case property(Term, String)
    /// A case of an enumeration with its associated values.
    case `case`(TypeNumber?, String, [Term])
    /// A coding key by its text.
    case key(String)
    /// A coding key that has the text of a value.
    case keyOf(Term)
    case array([Term])
    case tuple([(label: String?, value: Term)])
    /// A container, or a value that is decoded from one.
    case decode(DecodingOperation, at: ProgramPlace)
    /// A call of a function of the sources.
    case call(FunctionNumber, [Term], at: ProgramPlace)
    /// A value of a type that its `init(from:)` makes from a decoder.
    case make(TypeNumber, from: Term, at: ProgramPlace)
    /// A value of the type that a term gives, which its `init(from:)` makes from a decoder.
    case makeChosen(Term, from: Term, at: ProgramPlace)
    /// A value that a decoder of its own, with its settings, decodes from the bytes of a text: JSON in a text of the JSON.
    case decodeText(Term, TypeNumber, DecoderSettings, at: ProgramPlace)
    /// `try?`.
    case optionalTry(Term, at: ProgramPlace)
    /// `try!`.
    case forcedTry(Term, at: ProgramPlace)
    /// `a!`.
    case forced(Term, at: ProgramPlace)
    case coalesce(Term, Term)
    case and(Term, Term)
    case or(Term, Term)
    case not(Term)
    case compare(Comparison, Term, Term)
    case ternary(Term, Term, Term, at: ProgramPlace)
    /// The value of a part behind `?`: nil if the first value is nil.
    case chain(Term, Variable, Term)
    /// A function or initializer from outside whose result is known for known operands.
    case builtin(Builtin, [Term], at: ProgramPlace)
    /// The date that a formatter reads from a text, or nil.
    case dateOfText(DateTextFormat, Term, at: ProgramPlace)
    /// A function, with the range of its own variables in those of the function around it.
    case closure(parameters: [Pattern], body: [Step], own: Range<Int>)
    /// A variable or property that a call may change: `&a`, or `a` in `a.sort()`.
    case passed(Step.Target, Term)
    case callClosure(Term, [Term], at: ProgramPlace)
    /// `if`, `switch` and `do` as expressions; each branch returns its value.
    case block([Step])
    /// `a as? A`; nil for a value of another type.
    case cast(Term, CheckedType, isForced: Bool, at: ProgramPlace)
    /// An error of the decoder: a case of `DecodingError` with a key, and the container whose path it has.
    case decodingError(String, key: Term?, path: Term?, text: Term?, type: String?)
    /// Another error, with its text in the sources.
    case error(String)
    /// A value that the sources do not determine.
    ///
    /// The operands are evaluated for their effects.
    case opaque(Opaque)

    /// A value that the sources do not determine.
    package struct Opaque: Sendable {
        package let operands: [Term]
        /// Whether the evaluation may throw an error.
        package let mayThrow: Bool
        /// Whether the evaluation may stop the program.
        package let mayStop: Bool
        package let obstacle: Obstacle

        package init(_ operands: [Term] = [], mayThrow: Bool = false, mayStop: Bool = false, _ obstacle: Obstacle) {
            self.operands = operands
            self.mayThrow = mayThrow
            self.mayStop = mayStop
            self.obstacle = obstacle
        }
    }

    package enum Comparison: Sendable {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    }
}

/// A use of a decoder or of one of its containers.
package indirect enum DecodingOperation: Sendable {
    /// `decoder.container(keyedBy:)`.
    case keyed(Term, KeySet)
    /// `decoder.unkeyedContainer()`.
    case unkeyed(Term)
    /// `decoder.singleValueContainer()`.
    case single(Term)
    /// `nestedContainer(keyedBy:forKey:)`, with the name of the type of its keys; without a key in an unkeyed container.
    case nestedKeyed(Term, KeySet, named: String, key: Term?)
    case nestedUnkeyed(Term, key: Term?)
    /// `superDecoder()`, `superDecoder(forKey:)`.
    case superDecoder(Term, key: Term?)
    /// `decode(_:forKey:)`, `decode(_:)`.
    case decode(Term, TypeNumber, key: Term?)
    /// `decode(_:forKey:)`, `decode(_:)` with the type that the second term gives.
    case decodeChosen(Term, Term, key: Term?)
    case decodeIfPresent(Term, TypeNumber, key: Term?)
    case decodeNil(Term, key: Term?)
    case contains(Term, key: Term)
    case allKeys(Term)
    case isAtEnd(Term)
    case count(Term)
    case currentIndex(Term)
    /// `decoder.userInfo[key]`, by the raw value of the key; nil if it is not known.
    case userInfo(String?)
}

/// The coding keys that a container is read with.
package enum KeySet: Sendable {
    /// The keys of an enumeration: names of the cases and their texts.
    case cases([(name: String, key: String)])
    /// A type that accepts every text.
    case any
    /// A type that accepts every text that is a whole number.
    case unread(Obstacle)
}

/// A function, property or initializer from outside.
package enum Builtin: String, Sendable {
    case isEmpty, isFinite, count, startIndex, hasPrefix, hasSuffix, contains, lowercased, uppercased, first, last
    case trimmed
    case url, uuid, int, double, float, bool, string, data64, decimal
    /// A whole number of a text in a base from 2 to 36.
    case intOfBase
    /// The bytes of a text in UTF-8.
    case utf8
    /// The place of a text in another one; of a regular expression of ICU, or of one without regard to case.
    case textRange, expressionRange, anyCaseExpressionRange
    /// An optional of an optional, which is not known if it is nil.
    case ofOneLevel
    /// A value of Double or a list of them, of which literals may be whole numbers.
    case fraction
    /// A whole number of another number, which its type must hold.
    case narrowed
    /// A value of an outside type that is made from others.
    case value
    case stringValue, intValue
    case map, compactMap, flatMap, filter, allSatisfy, firstWhere, containsWhere, forEach
    case append, split, dropFirst, dropLast
    case enumerated, reversed, rounded
    /// A range of two bounds, the first of which is the lower one, and its whole numbers.
    case range, numbers
    /// The different elements of an array.
    case unique
    /// A dictionary of keys and values, none of which may be there twice.
    case uniqueKeys
    case negate
    case add, subtract, multiply, divide, remainder
    case pathOf
    /// A value with properties, from `self` and a tuple of them; `self` itself gets them, or another value as a whole.
    case object, assignProperties, assignSelf
    /// An instance of a class with properties.
    case instance
    case describing
    /// The element of an array at an index.
    case element
    /// The value of a key of a dictionary, or nil.
    case entry
    /// The keys and the values of a dictionary, in an order that is not known.
    case keys, values
    case emptyDictionary
    /// A dictionary of keys and values, by turns.
    case dictionary
    /// A text of several parts.
    case joined
    /// The date that a `DateFormatter` with a format, the locale `en_US_POSIX` and a time zone reads from a text, or nil.
    case dateInGMT, dateInLocalZone, dateInZoneOfFormat
}

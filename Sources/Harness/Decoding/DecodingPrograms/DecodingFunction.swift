/// An initializer or a function that takes part in decoding.
package struct DecodingFunction: Sendable {
    package let name: String
    package let place: ProgramPlace
    /// The variables that get the arguments, in their order.
    ///
    /// For a method, the first one is `self`.
    package var parameters: [Variable] = []
    /// The variables whose values are never nil.
    package var present: Set<Variable> = []
    /// The number of variables.
    package var variableCount = 0
    package var body: [Step] = []
    /// The properties that have a value before the body runs.
    package var defaults: [(property: String, value: Term)] = []
    /// Whether it is an initializer, whose result is `self`.
    package var isInitializer = false
    /// Whether it can neither throw an error nor read a decoder, so that its caller only depends on its result and on what it changes.
    package var isQuiet = false
    /// Whether the result of an initializer may be nil.
    package var isFailable = false
    /// The type that `self` has in an initializer; nil in other functions.
    package var selfType: TypeNumber?

    package init(name: String, place: ProgramPlace) {
        self.name = name
        self.place = place
    }
}

/// The number of a variable in its function.
///
/// Variable 0 is `self`.
package struct Variable: Hashable, Sendable {
    package let index: Int

    package init(_ index: Int) {
        self.index = index
    }

    package static let own = Variable(0)
}

/// A statement.
package indirect enum Step: Sendable {
    case evaluate(Term)
    /// `let`, `var`; the pattern always matches.
    case bind(Pattern, Term)
    case assign(Target, Term)
    case branch([StepCondition], then: [Step], else: [Step], at: ProgramPlace)
    case choose(Term, [Choice], at: ProgramPlace)
    case loop(Loop, body: [Step], label: String?, at: ProgramPlace)
    case attempt([Step], catches: [Catch], at: ProgramPlace)
    /// Statements with a label that `break` ends.
    case labeled(String, [Step])
    /// The error, and its type if it is known.
    case `throw`(Term, type: String?, at: ProgramPlace)
    case `return`(Term?)
    case `break`(label: String?)
    case `continue`(label: String?)
    case `fallthrough`
    case deferred([Step])

    /// A variable or property that gets a value.
    package indirect enum Target: Hashable, Sendable {
        case variable(Variable)
        /// A property of `self`.
        case property(String)
        /// A stored property of the value of a variable or property.
        case member(Target, String)
        /// A part of a variable or property, such as an element: nothing is known of the whole any more.
        case partOf(Target)
        /// Something that decoding does not depend on.
        case ignored
    }

    /// The condition of a loop.
    package enum Loop: Sendable {
        case `while`([StepCondition])
        case repeatWhile(Term)
        case each(Pattern, in: Term, where: Term?)
    }

    /// A case of a `switch`.
    package struct Choice: Sendable {
        /// The patterns; empty for `default`.
        package let items: [(pattern: Pattern, condition: Term?)]
        package let body: [Step]

        package init(items: [(pattern: Pattern, condition: Term?)], body: [Step]) {
            self.items = items
            self.body = body
        }
    }

    /// A `catch`.
    package struct Catch: Sendable {
        /// The patterns; empty for one that catches all errors.
        package let items: [(pattern: Pattern, condition: Term?)]
        /// The variable that gets the error.
        package let error: Variable?
        package let body: [Step]

        package init(items: [(pattern: Pattern, condition: Term?)], error: Variable?, body: [Step]) {
            self.items = items
            self.error = error
            self.body = body
        }
    }
}

/// A condition of `if`, `guard` and `while`.
package enum StepCondition: Sendable {
    case holds(Term)
    /// `let a = b`.
    case unwrap(Pattern, Term)
    /// `case a = b`.
    case match(Pattern, Term)
}

/// A pattern.
package indirect enum Pattern: Sendable {
    case any
    case bind(Variable)
    /// A value that is equal.
    case equal(Term)
    /// A case of an enumeration or an error with its associated values; nil if they do not matter.
    ///
    /// A pattern for errors of any type names the enumeration.
    case `case`(String, [Pattern]?, of: String? = nil)
    /// `a?`.
    case present(Pattern)
    case tuple([Pattern])
    /// A value of a type: `is A`, `let a as A`.
    case type(CheckedType, Pattern)
    /// A number between two bounds, which may be missing.
    case inside(low: Constant?, high: Constant?, isClosed: Bool)
    case unread(Obstacle)
}

/// A type that a value is checked for.
package enum CheckedType: Sendable {
    case decodingError
    case error
    case leaf(Leaf)
    /// A type itself, as in `type is String.Type`, and whether no type of the sources can have its name.
    case metatype(String, isOutside: Bool)
    case other(String)
    /// A type of the sources, by its name and place.
    case declared(String, ProgramPlace)
    /// A protocol of the sources.
    case conformance
}

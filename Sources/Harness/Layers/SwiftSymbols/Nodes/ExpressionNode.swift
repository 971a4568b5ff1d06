/// An expression as it is written.
///
/// Parentheses around one value are left out.
package indirect enum ExpressionNode {
    case name(NameNode, labels: [String]?, generics: [TypeNode])
    /// `a.b`; `a` is missing in an implicit member.
    case member(ExpressionNode?, NameNode, labels: [String]?, generics: [TypeNode])
    case call(ExpressionNode, CallArguments)
    case `subscript`(ExpressionNode, CallArguments)
    case closure(ClosureNode)
    /// A literal with its text as it is written, quotes included.
    case literal(LiteralKind, String, at: Int)
    /// A string with interpolated values, each as the arguments of a call, and the texts around them as they are written.
    case interpolation([CallArguments], texts: [String], at: Int)
    case array([ExpressionNode], at: Int)
    case dictionary([(ExpressionNode, ExpressionNode)], at: Int)
    case tuple([ArgumentNode])
    /// Operands and operators in their order, before operator precedence is applied.
    case sequence([SequencePart])
    case prefix(NameNode, ExpressionNode)
    case postfix(ExpressionNode, NameNode)
    case keyPath(TypeNode?, [KeyPathPart])
    case optionalChain(ExpressionNode)
    /// `try?`.
    case optional(ExpressionNode)
    /// `try` and `try!`.
    case tried(ExpressionNode, isForced: Bool)
    case forced(ExpressionNode)
    /// `await a`.
    case awaited(ExpressionNode)
    case reference(ExpressionNode)
    /// `if`, `switch` and `do`.
    case statement(StatementNode)
    case macro(NameNode, generics: [TypeNode], CallArguments)
    /// A type that cannot be any other expression: `[A]`, `A?`, `(A) -> B`.
    case type(TypeNode)
    case pattern(PatternNode)
    /// `a`, and the code that branches of `#if` add behind it.
    case conditional(ExpressionNode?, [Branch<ExpressionNode>])
    /// The expression before the `#if` in whose branch the code continues.
    case continued
    /// `super`.
    case `super`
    case missing
}

/// The kind of a literal.
package enum LiteralKind {
    case integer, float, string, boolean, `nil`, regex
    /// A string with interpolated values.
    case interpolation
    case array, dictionary
}

/// A part of a sequence of operands and operators.
package enum SequencePart {
    case operand(ExpressionNode)
    case `operator`(NameNode)
    case assignment
    /// `? a :`.
    case ternary(ExpressionNode)
    case cast(TypeNode, CastKind)
    /// `is`.
    case check(TypeNode)
}

/// The kind of a cast: `as`, `as?`, `as!`.
package enum CastKind {
    case plain, optional, forced
}

/// An argument of a call.
package struct ArgumentNode {
    package let label: String?
    package let value: ExpressionNode

    package init(label: String?, value: ExpressionNode) {
        self.label = label
        self.value = value
    }
}

/// The arguments of a call.
package struct CallArguments {
    package var arguments: [ArgumentNode] = []
    /// The trailing closures, the first one without a label.
    package var trailing: [ArgumentNode] = []
    /// Whether there are parentheses.
    package var isParenthesized = true
    /// The offset of the first parenthesis, bracket or brace, in bytes from the beginning of the file.
    package var offset = 0
    /// The labels of all arguments.
    var labels: [String?] { (arguments + trailing).map(\.label) }

    init(arguments: [ArgumentNode] = [], trailing: [ArgumentNode] = [], isParenthesized: Bool = true, offset: Int = 0) {
        self.arguments = arguments
        self.trailing = trailing
        self.isParenthesized = isParenthesized
        self.offset = offset
    }

    /// Creates arguments in parentheses.
    package init(_ arguments: [ArgumentNode]) {
        self.arguments = arguments
    }
}

/// A component of a key path behind its root.
package enum KeyPathPart {
    case property(NameNode, generics: [TypeNode])
    case `subscript`(CallArguments)
    /// `?` or `!`.
    case unwrapped
}

/// A closure.
package final class ClosureNode {
    /// The offset of its beginning, in bytes from the beginning of the file.
    package let offset: Int
    package struct Parameter {
        package let name: NameNode
        package let type: TypeNode?
    }

    package let attributes: [AttributeNode]
    /// `[weak a, b = c]`.
    package let captures: [(name: NameNode, value: ExpressionNode?)]
    /// The parameters; nil for `$0` and so on.
    package let parameters: [Parameter]?
    package let thrown: TypeNode?
    package let result: TypeNode?
    package let body: [StatementNode]

    package init(
        offset: Int, attributes: [AttributeNode], captures: [(name: NameNode, value: ExpressionNode?)], parameters: [Parameter]?,
        thrown: TypeNode?,
        result: TypeNode?, body: [StatementNode]
    ) {
        self.offset = offset
        self.attributes = attributes
        self.captures = captures
        self.parameters = parameters
        self.thrown = thrown
        self.result = result
        self.body = body
    }
}

/// The content of one branch of an `#if`.
package struct Branch<Content> {
    package let condition: Condition
    package let content: Content
}

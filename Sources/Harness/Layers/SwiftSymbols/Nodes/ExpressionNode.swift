/// An expression as it is written.
///
/// Parts that do not affect the meaning of names, such as `try` and parentheses around one value, are left out.
indirect enum ExpressionNode {
    case name(NameNode, labels: [String]?, generics: [TypeNode])
    /// `a.b`; `a` is missing in an implicit member.
    case member(ExpressionNode?, NameNode, labels: [String]?, generics: [TypeNode])
    case call(ExpressionNode, CallArguments)
    case `subscript`(ExpressionNode, CallArguments)
    case closure(ClosureNode)
    case literal(LiteralKind, at: Int)
    /// A string with interpolated values, each as the arguments of a call.
    case interpolation([CallArguments], at: Int)
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
enum LiteralKind {
    case integer, float, string, boolean, `nil`, regex
    /// A string with interpolated values.
    case interpolation
    case array, dictionary
}

/// A part of a sequence of operands and operators.
enum SequencePart {
    case operand(ExpressionNode)
    case `operator`(NameNode)
    case assignment
    /// `? a :`.
    case ternary(ExpressionNode)
    /// `as`, `as?`, `as!`.
    case cast(TypeNode, isOptional: Bool)
    /// `is`.
    case check(TypeNode)
}

/// An argument of a call.
struct ArgumentNode {
    let label: String?
    let value: ExpressionNode
}

/// The arguments of a call.
struct CallArguments {
    var arguments: [ArgumentNode] = []
    /// The trailing closures, the first one without a label.
    var trailing: [ArgumentNode] = []
    /// Whether there are parentheses.
    var isParenthesized = true
    /// The offset of the first parenthesis, bracket or brace, in bytes from the beginning of the file.
    var offset = 0
}

/// A component of a key path behind its root.
enum KeyPathPart {
    case property(NameNode, generics: [TypeNode])
    case `subscript`(CallArguments)
    /// `?` or `!`.
    case unwrapped
}

/// A closure.
final class ClosureNode {
    /// The offset of its beginning, in bytes from the beginning of the file.
    let offset: Int
    struct Parameter {
        let name: NameNode
        let type: TypeNode?
    }

    let attributes: [AttributeNode]
    /// `[weak a, b = c]`.
    let captures: [(name: NameNode, value: ExpressionNode?)]
    /// The parameters; nil for `$0` and so on.
    let parameters: [Parameter]?
    let thrown: TypeNode?
    let result: TypeNode?
    let body: [StatementNode]

    init(
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
struct Branch<Content> {
    let condition: Condition
    let content: Content
}

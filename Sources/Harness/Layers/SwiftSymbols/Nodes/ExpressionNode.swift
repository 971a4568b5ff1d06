/// An expression as it is written, without what does not change what its names mean: `try`, parentheses around one value.
indirect enum ExpressionNode {
    case name(NameNode, labels: [String]?, generics: [TypeNode])
    /// `a.b`; `a` is missing in an implicit member.
    case member(ExpressionNode?, NameNode, labels: [String]?, generics: [TypeNode])
    case call(ExpressionNode, CallArguments)
    case `subscript`(ExpressionNode, CallArguments)
    case closure(ClosureNode)
    case literal(LiteralKind, at: Int)
    /// A string with values in it, each as it is handed over.
    case interpolation([CallArguments], at: Int)
    case array([ExpressionNode], at: Int)
    case dictionary([(ExpressionNode, ExpressionNode)], at: Int)
    case tuple([ArgumentNode])
    /// Operands and what stands between them, in their order, as they are not yet bound.
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
    /// A type that can be no other expression: `[A]`, `A?`, `(A) -> B`.
    case type(TypeNode)
    case pattern(PatternNode)
    /// `a` and what `#if` puts behind it.
    case conditional(ExpressionNode?, [Branch<ExpressionNode>])
    /// What stands before the `#if` in whose branch the expression goes on.
    case continued
    /// `super`.
    case `super`
    case missing
}

/// What a literal is.
enum LiteralKind {
    case integer, float, string, boolean, `nil`, regex
    /// A string with values in it.
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

/// A value that is handed over.
struct ArgumentNode {
    let label: String?
    let value: ExpressionNode
}

/// What a call hands over.
struct CallArguments {
    var arguments: [ArgumentNode] = []
    /// Closures behind the parentheses, the first without a label.
    var trailing: [ArgumentNode] = []
    /// Whether there are parentheses.
    var isParenthesized = true
    /// Where what is handed over begins, in bytes from the beginning of the file: the parenthesis, bracket or brace.
    var offset = 0
}

/// A part of a key path behind its root.
enum KeyPathPart {
    case property(NameNode, generics: [TypeNode])
    case `subscript`(CallArguments)
    /// `?` or `!`.
    case unwrapped
}

/// A closure.
final class ClosureNode {
    /// Where it begins, in bytes from the beginning of the file.
    let offset: Int
    struct Parameter {
        let name: NameNode
        let type: TypeNode?
    }

    let attributes: [AttributeNode]
    /// `[weak a, b = c]`.
    let captures: [(name: NameNode, value: ExpressionNode?)]
    /// Nil where they are `$0` and so on.
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

/// What stands in one branch of an `#if`.
struct Branch<Content> {
    let condition: Condition
    let content: Content
}

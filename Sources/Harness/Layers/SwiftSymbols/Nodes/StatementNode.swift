/// A statement as it is written.
indirect enum StatementNode {
    case expression(ExpressionNode)
    /// A function or type inside a function.
    case declaration(Declaration)
    /// The statements of a block that declares functions or types.
    ///
    /// The functions and types are the members of the declaration. Branches of `#if` belong to the same block.
    case scope(Declaration, [StatementNode])
    case variable([BindingNode], attributes: [AttributeNode])
    case `if`([ConditionNode], then: [StatementNode], else: [StatementNode])
    case `guard`([ConditionNode], else: [StatementNode])
    case `while`([ConditionNode], [StatementNode])
    case `repeat`([StatementNode], while: ExpressionNode)
    case `for`(PatternNode, TypeNode?, in: ExpressionNode, where: ExpressionNode?, [StatementNode], at: Int)
    case `switch`(ExpressionNode, [Branch<[CaseNode]>])
    case `do`([StatementNode], thrown: TypeNode?, catches: [CatchNode])
    case `return`(ExpressionNode?)
    case `throw`(ExpressionNode)
    case block([StatementNode])
    /// `#if`.
    case conditional([Branch<[StatementNode]>])
}

/// A variable that is declared inside a function.
struct BindingNode {
    let pattern: PatternNode
    let type: TypeNode?
    let value: ExpressionNode?
    let accessors: [AccessorNode]
}

/// A body, or one accessor of a variable.
struct AccessorNode {
    /// The name of the new or old value in it.
    let value: Word?
    /// Whether it returns the variable's value.
    let isGetter: Bool
    var thrown: TypeNode?
    let body: [StatementNode]
}

/// A condition of `if`, `guard` and `while`.
enum ConditionNode {
    case expression(ExpressionNode)
    /// `let a = b`; a missing value is `a` itself.
    case optionalBinding(PatternNode, TypeNode?, ExpressionNode?)
    /// `case a = b`.
    case pattern(PatternNode, TypeNode?, ExpressionNode)
}

/// A case of a `switch`.
struct CaseNode {
    let items: [(pattern: PatternNode, condition: ExpressionNode?)]
    let body: [StatementNode]
}

/// A `catch`.
struct CatchNode {
    let items: [(pattern: PatternNode?, condition: ExpressionNode?)]
    let body: [StatementNode]
}

/// A pattern that a value is matched with.
indirect enum PatternNode {
    case wildcard
    case name(NameNode)
    case tuple([(label: String?, pattern: PatternNode)])
    /// An expression to compare with, which may bind names.
    case expression(ExpressionNode)
    /// `is A`.
    case type(TypeNode)
}

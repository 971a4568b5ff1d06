/// A statement as it is written.
package indirect enum StatementNode {
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
    /// `break`, `continue` and `fallthrough`.
    case jump(JumpKind, label: String?)
    /// A loop or another statement with a label.
    case labeled(NameNode, StatementNode)
    case block([StatementNode])
    /// `defer`.
    case deferred([StatementNode])
    /// `#if`.
    case conditional([Branch<[StatementNode]>])
}

extension StatementNode {
    /// Whether it is or contains `return` with a value that is certainly not `()`, apart from the functions and closures in it.
    var returnsOtherThanVoid: Bool { returns { $0?.isCertainlyAValue ?? false } }

    /// Whether it is or contains `return` without a value, apart from the functions and closures in it.
    var returnsNothing: Bool { returns { $0 == nil } }

    private func returns(_ isSuch: (ExpressionNode?) -> Bool) -> Bool {
        switch self {
        case .return(let value): isSuch(value)
        case .scope(_, let body), .guard(_, else: let body), .while(_, let body), .repeat(let body, while: _), .block(let body),
            .deferred(let body), .for(_, _, in: _, where: _, let body, at: _):
            body.contains { $0.returns(isSuch) }
        case .if(_, let then, let otherwise): (then + otherwise).contains { $0.returns(isSuch) }
        case .switch(_, let branches): branches.contains { $0.content.contains { $0.body.contains { $0.returns(isSuch) } } }
        case .do(let body, thrown: _, let catches):
            body.contains { $0.returns(isSuch) } || catches.contains { $0.body.contains { $0.returns(isSuch) } }
        case .labeled(_, let inner): inner.returns(isSuch)
        case .conditional(let branches): branches.contains { $0.content.contains { $0.returns(isSuch) } }
        case .expression(.statement(let inner)): inner.returns(isSuch)
        case .expression, .declaration, .variable, .throw, .jump: false
        }
    }
}

extension ExpressionNode {
    /// Whether it is a literal, a member of the expected type, or makes a value of a type that it names.
    fileprivate var isCertainlyAValue: Bool {
        switch self {
        case .literal, .interpolation, .array, .dictionary, .closure, .keyPath: true
        case .member(nil, _, _, _): true
        case .call(.name(let name, _, _), _): name.text.isCapitalized
        case .call(.member(nil, _, _, _), _): true
        default: false
        }
    }
}

/// The kind of a statement that continues elsewhere.
package enum JumpKind {
    case `break`, `continue`, `fallthrough`
}

/// A variable that is declared inside a function.
package struct BindingNode {
    package let pattern: PatternNode
    package let type: TypeNode?
    package let value: ExpressionNode?
    package let accessors: [AccessorNode]
    /// Whether it may lose its value: `weak var`.
    package let isWeak: Bool
    /// Whether its value is evaluated at its first use: `lazy var`.
    package let isLazy: Bool
}

/// A body, or one accessor of a variable.
package struct AccessorNode {
    /// The name of the new or old value in it.
    package let value: Word?
    /// Whether it returns the variable's value.
    package let isGetter: Bool
    /// Whether it is a getter that changes nothing and returns its value: neither `mutating get` nor `_read`.
    package let isPlain: Bool
    package var thrown: TypeNode?
    /// Whether it may throw.
    package var isThrowing = false
    package let body: [StatementNode]
}

/// A condition of `if`, `guard` and `while`.
package enum ConditionNode {
    case expression(ExpressionNode)
    /// `let a = b`; a missing value is `a` itself.
    case optionalBinding(PatternNode, TypeNode?, ExpressionNode?)
    /// `case a = b`.
    case pattern(PatternNode, TypeNode?, ExpressionNode)
    /// `#available`; false for `#unavailable`.
    case availability(Bool)
}

/// A case of a `switch`.
package struct CaseNode {
    package let items: [(pattern: PatternNode, condition: ExpressionNode?)]
    package let body: [StatementNode]
}

/// A `catch`.
package struct CatchNode {
    package let items: [(pattern: PatternNode?, condition: ExpressionNode?)]
    package let body: [StatementNode]
}

/// A pattern that a value is matched with.
package indirect enum PatternNode {
    case wildcard
    case name(NameNode)
    case tuple([(label: String?, pattern: PatternNode)])
    /// An expression to compare with, which may bind names.
    case expression(ExpressionNode)
    /// `is A`.
    case type(TypeNode)
}

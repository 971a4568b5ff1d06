/// A declaration as it is written, and what its names may stand for.
///
/// It knows nothing of other files. Nothing of it changes once the table of all files is made: that is what lets it go from one thread to another.
final class Declaration: @unchecked Sendable {
    enum Kind: String {
        case file
        /// Functions and types that are declared by statements of one block inside a function.
        case block
        case `struct`, `class`, `enum`, actor, `protocol`, `extension`
        case `typealias`, associatedType, genericParameter
        case function, variable, `subscript`, initializer, deinitializer, enumCase
        case macro, `operator`, precedenceGroup
    }

    enum Access: UInt8, Comparable {
        case `private`, `fileprivate`, `internal`, package, `public`

        static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
    }

    struct Parameter {
        /// Nil for `_`.
        let label: String?
        let name: NameNode
        let type: TypeNode
        let isVariadic: Bool
        let defaultValue: ExpressionNode?
        let attributes: [AttributeNode]

        /// Whether a call need not hand anything over for it.
        var isOmissible: Bool { defaultValue != nil || isVariadic }
    }

    let kind: Kind
    let name: NameNode
    /// Its file's number among all files.
    let file: Int
    /// Its own among all declarations, once all files are read; nil for what has no name of its own.
    var number: Int?
    /// The number of what belongs to it among all types and extensions, once all files are read; 0, where nothing is, for what is neither.
    var entry = 0
    /// Whether it stands in an extension that asks something of what it extends, once all files are read.
    var isConditional = false
    /// Around which `#if` it stands, if around any.
    let condition: Condition
    /// What it stands in, nil for a file.
    unowned let parent: Declaration?

    var access = Access.internal
    /// Whether the access is written, or that of what it stands in.
    var hasWrittenAccess = false
    var isStatic = false
    var isOverride = false
    var isAsync = false
    /// Whether it is an initializer that gives an optional.
    var isFailable = false
    var generics: [Declaration] = []
    var requirements: [RequirementNode] = []
    /// What stands behind the colon; of a precedence group the groups that it is compared with.
    var inherited: [TypeNode] = []
    /// Those of all branches of `#if`.
    var attributes: [AttributeNode] = []
    var parameters: [Parameter] = []
    /// A variable's type, a function's result, what an alias or an extension stands for, what a generic parameter conforms to.
    var type: TypeNode?
    /// What a variable begins with, a raw value of a case, what a macro stands for.
    var value: ExpressionNode?
    /// Where several variables take one value apart, how.
    var pattern: PatternNode?
    var thrown: TypeNode?
    var accessors: [AccessorNode] = []
    var members: [Declaration] = []
    /// The blocks of its bodies that declare something, without those inside these.
    var blocks: [Declaration] = []
    /// Statements of a file, and macros that stand among members.
    var statements: [StatementNode] = []

    init(_ kind: Kind, _ name: NameNode, file: Int, condition: Condition, parent: Declaration?) {
        self.kind = kind
        self.name = name
        self.file = file
        self.condition = condition
        self.parent = parent
    }

    /// The attributes that it has in a build that has it.
    var builtAttributes: [AttributeNode] { attributes.filter { $0.condition.isActive || !condition.isActive } }

    /// Whether anything with a name stands in it.
    var hasContent: Bool { !(generics.isEmpty && members.isEmpty && blocks.isEmpty) }

    var isNominal: Bool {
        switch kind {
        case .struct, .class, .enum, .actor, .protocol: true
        default: false
        }
    }

    /// Whether it can be called: what follows is what it gives then.
    var isCallable: Bool {
        switch kind {
        case .function, .subscript, .initializer, .enumCase, .macro: true
        default: false
        }
    }
}

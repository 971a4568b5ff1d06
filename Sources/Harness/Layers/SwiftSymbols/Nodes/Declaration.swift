/// A declaration as it is written.
///
/// It contains no references to other files. It does not change once the table of all files is complete, so that threads can share it.
final class Declaration: @unchecked Sendable {
    enum Kind: String {
        case file
        /// The functions and types that statements of one block inside a function declare.
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

        /// Whether a call may omit the argument.
        var isOmissible: Bool { defaultValue != nil || isVariadic }
    }

    let kind: Kind
    let name: NameNode
    /// The number of its file among all files.
    let file: Int
    /// Its number among all declarations, once all files are read; nil if it has no name of its own.
    var number: Int?
    /// The index of its entry among all types and extensions, once all files are read.
    ///
    /// Other declarations have 0, an empty entry.
    var entry = 0
    /// Whether its extension has requirements on the extended type, once all files are read.
    var isConditional = false
    /// The conditions of the `#if` around it.
    let condition: Condition
    /// The declaration around it; nil for a file.
    unowned let parent: Declaration?

    var access = Access.internal
    /// Whether the access level is written, on the declaration itself or on the one around it.
    var hasWrittenAccess = false
    var isStatic = false
    var isOverride = false
    var isAsync = false
    /// Whether it is an initializer that returns an optional.
    var isFailable = false
    var generics: [Declaration] = []
    var requirements: [RequirementNode] = []
    /// The types behind the colon.
    ///
    /// For a precedence group, the groups that it is compared with.
    var inherited: [TypeNode] = []
    /// The attributes in all branches of `#if`.
    var attributes: [AttributeNode] = []
    var parameters: [Parameter] = []
    /// The type of a variable, the result of a function, the target of an alias or extension, or the constraint of a generic parameter.
    var type: TypeNode?
    /// The initial value of a variable, the raw value of a case, or the definition of a macro.
    var value: ExpressionNode?
    /// The pattern that splits one value into several variables.
    var pattern: PatternNode?
    var thrown: TypeNode?
    var accessors: [AccessorNode] = []
    var members: [Declaration] = []
    /// The blocks of its bodies that contain declarations, without nested ones.
    var blocks: [Declaration] = []
    /// The statements of a file, and the macro expansions among members.
    var statements: [StatementNode] = []

    init(_ kind: Kind, _ name: NameNode, file: Int, condition: Condition, parent: Declaration?) {
        self.kind = kind
        self.name = name
        self.file = file
        self.condition = condition
        self.parent = parent
    }

    /// The attributes that a build with this declaration contains.
    var builtAttributes: [AttributeNode] { attributes.filter { $0.condition.isActive || !condition.isActive } }

    /// Whether it contains declarations with names.
    var hasContent: Bool { !(generics.isEmpty && members.isEmpty && blocks.isEmpty) }

    var isNominal: Bool {
        switch kind {
        case .struct, .class, .enum, .actor, .protocol: true
        default: false
        }
    }

    /// Whether it can be called, so that an expression continues with its result.
    var isCallable: Bool {
        switch kind {
        case .function, .subscript, .initializer, .enumCase, .macro: true
        default: false
        }
    }
}

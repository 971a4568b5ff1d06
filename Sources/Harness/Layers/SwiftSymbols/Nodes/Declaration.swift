/// A declaration as it is written.
///
/// It contains no references to other files. It does not change once the table of all files is complete, so that threads can share it.
package final class Declaration: @unchecked Sendable {
    package enum Kind: String {
        case file
        /// The functions and types that statements of one block inside a function declare.
        case block
        case `struct`, `class`, `enum`, actor, `protocol`, `extension`
        case `typealias`, associatedType, genericParameter
        case function, variable, `subscript`, initializer, deinitializer, enumCase
        case macro, `operator`, precedenceGroup
    }

    package enum Access: UInt8, Comparable {
        case `private`, `fileprivate`, `internal`, package, `public`

        package static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
    }

    package struct Parameter {
        /// Nil for `_`.
        package let label: String?
        package let name: NameNode
        package let type: TypeNode
        package let isVariadic: Bool
        package let defaultValue: ExpressionNode?
        package let attributes: [AttributeNode]

        /// Whether a call may omit the argument.
        package var isOmissible: Bool { defaultValue != nil || isVariadic }
    }

    package let kind: Kind
    package let name: NameNode
    /// The number of its file among all files.
    package internal(set) var file: Int
    /// Its number among all declarations, once all files are read; nil if it has no name of its own.
    package var number: Int?
    /// The index of its entry among all types and extensions, once all files are read.
    ///
    /// Other declarations have 0, an empty entry.
    package var entry = 0
    /// The generic parameters of the types around a type, the outermost first, once all files are read.
    package var outerGenerics: [Declaration] = []
    /// Whether its extension has requirements on the extended type, once all files are read.
    package var isConditional = false
    /// The conditions of the `#if` around it.
    package let condition: Condition
    /// The declaration around it; nil for a file.
    package unowned let parent: Declaration?

    package var access = Access.internal
    /// Whether the access level is written, on the declaration itself or on the one around it.
    package var hasWrittenAccess = false
    /// Whether it is visible only to imports with `@_spi`, by its own attribute or by one of the declarations around it.
    package var isSPI = false
    package var isStatic = false
    package var isOverride = false
    package var isAsync = false
    /// Whether a variable is declared with `let`.
    package var isConstant = false
    /// Whether a variable cannot be set where it is visible: a constant, one with a getter alone, or one with a private setter.
    package var isReadOnly = false
    package var isLazy = false
    /// Whether a variable keeps no object: `weak` or `unowned`.
    package var isWeak = false
    /// Whether a function or initializer may throw.
    package var isThrowing = false
    /// Whether it is an initializer that returns an optional.
    package var isFailable = false
    /// Whether it is an initializer that is written `init!`.
    package var isImplicitlyUnwrapped = false
    package var generics: [Declaration] = []
    package var requirements: [RequirementNode] = []
    /// The names of the associated types that a protocol's generic arguments mean (SE-0346).
    package var primaryTypes: [Word] = []
    /// The types behind the colon.
    ///
    /// For a precedence group, the groups that it is compared with.
    package var inherited: [TypeNode] = []
    /// The attributes in all branches of `#if`.
    package var attributes: [AttributeNode] = []
    package var parameters: [Parameter] = []
    /// The type of a variable, the result of a function, the target of an alias or extension, or the constraint of a generic parameter.
    package var type: TypeNode?
    /// The initial value of a variable, the raw value of a case, or the definition of a macro.
    package var value: ExpressionNode?
    /// The pattern that splits one value into several variables.
    package var pattern: PatternNode?
    package var thrown: TypeNode?
    package var accessors: [AccessorNode] = []
    package var members: [Declaration] = []
    /// The blocks of its bodies that contain declarations, without nested ones.
    package var blocks: [Declaration] = []
    /// The statements of a file, and the macro expansions among members.
    package var statements: [StatementNode] = []

    package init(_ kind: Kind, _ name: NameNode, file: Int, condition: Condition, parent: Declaration?) {
        self.kind = kind
        self.name = name
        self.file = file
        self.condition = condition
        self.parent = parent
    }

    /// The attributes that a build with this declaration contains.
    package var builtAttributes: [AttributeNode] { attributes.filter { $0.condition.isActive || !condition.isActive } }

    /// Whether the compiler prefers other declarations that can be called in the same way.
    package var isDisfavored: Bool { attributes.contains { $0.name == "_disfavoredOverload" } }

    /// Whether it contains declarations with names.
    package var hasContent: Bool { !(generics.isEmpty && members.isEmpty && blocks.isEmpty) }

    package var isNominal: Bool {
        switch kind {
        case .struct, .class, .enum, .actor, .protocol: true
        default: false
        }
    }

    /// Whether it is an extension with generic arguments: `extension Array<Film>`.
    package var hasArguments: Bool { if case .named(_, let arguments)? = type { kind == .extension && !arguments.isEmpty } else { false } }

    /// Whether it can be called, so that an expression continues with its result.
    package var isCallable: Bool {
        switch kind {
        case .function, .subscript, .initializer, .enumCase, .macro: true
        default: false
        }
    }
}

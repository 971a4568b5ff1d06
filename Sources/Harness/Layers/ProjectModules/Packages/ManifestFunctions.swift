internal import SwiftSyntax

/// The functions of a manifest that make a target with one expression, as in
/// `static func lambda(name: String) -> Target { .executableTarget(name: "\(name)Lambda", path: "Lambdas/\(name)") }`.
enum ManifestFunctions {
    /// Returns a manifest in which the expressions of such functions are in the place of their calls.
    ///
    /// Lines keep their numbers. A function that is used in another way than by calls stays as it is, and so do calls that do not have its
    /// parameters.
    static func expanded(_ tree: SourceFileSyntax) -> SourceFileSyntax {
        let collector = Collector(viewMode: .sourceAccurate)
        collector.walk(tree)
        let functions = collector.functions.filter { $0.value.count == 1 }.compactMapValues(\.first)
        guard !functions.isEmpty else { return tree }
        let expansion = Expansion(functions)
        let expanded = expansion.visit(tree)
        let left = Collector(viewMode: .sourceAccurate)
        left.walk(expanded)
        let complete = expansion.names.subtracting(left.references)
        return complete.isEmpty ? expanded : Removal(complete).visit(expanded)
    }

    fileprivate struct Function {
        let parameters: [(label: String?, name: String, defaultValue: ExprSyntax?)]
        let body: FunctionCallExprSyntax

        init?(_ node: FunctionDeclSyntax) {
            guard node.signature.returnClause?.type.trimmedDescription.split(separator: ".").last == "Target",
                let items = node.body?.statements, items.count == 1, let item = items.first?.item,
                let body = (item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self))?.as(FunctionCallExprSyntax.self)
            else { return nil }
            self.body = body
            parameters = node.signature.parameterClause.parameters.map { parameter in
                let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
                return (label, (parameter.secondName ?? parameter.firstName).text, parameter.defaultValue?.value)
            }
        }

        /// Returns the values of the parameters, by their names; nil if a call has other arguments.
        func values(for call: FunctionCallExprSyntax) -> [String: ExprSyntax]? {
            guard call.trailingClosure == nil else { return nil }
            var values: [String: ExprSyntax] = [:]
            var arguments = call.arguments.map { $0 }[...]
            for parameter in parameters {
                if let argument = arguments.first, argument.label?.text == parameter.label {
                    values[parameter.name] = argument.expression
                    arguments.removeFirst()
                } else if let value = parameter.defaultValue {
                    values[parameter.name] = value
                } else {
                    return nil
                }
            }
            return arguments.isEmpty ? values : nil
        }
    }

    /// Finds the functions, and the names that are used.
    private final class Collector: SyntaxVisitor {
        var functions: [String: [Function]] = [:]
        var references: Set<String> = []

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            if let function = Function(node) { functions[node.name.text, default: []].append(function) }
            return .visitChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            references.insert(node.baseName.text)
            return .visitChildren
        }
    }

    /// Puts expressions in the place of calls.
    private final class Expansion: SyntaxRewriter {
        private let functions: [String: Function]
        /// The names of the functions that were put in the place of calls.
        private(set) var names: Set<String> = []
        /// The functions whose calls are being replaced.
        private var active: Set<String> = []
        /// The greatest number of functions that are called in each other.
        private static let depthLimit = 32
        /// The number of calls that may still be replaced; functions that call each other many times would not end.
        private var left = 10_000
        /// The number of bytes that may still be put in the place of calls; a parameter may be in an expression many times.
        private var bytesLeft = 256 << 10

        init(_ functions: [String: Function]) {
            self.functions = functions
            super.init()
        }

        override func visit(_ call: FunctionCallExprSyntax) -> ExprSyntax {
            // The call of a function by itself stays, so that the function is listed as not read.
            guard left > 0, active.count < Self.depthLimit, let name = call.memberName ?? call.plainName, let function = functions[name],
                let values = function.values(for: call), active.insert(name).inserted
            else {
                return super.visit(call)
            }
            defer { active.remove(name) }
            let substituted = Substitution(values).visit(function.body)
            let size = substituted.totalLength.utf8Length
            guard size <= bytesLeft else { return super.visit(call) }
            names.insert(name)
            left -= 1
            bytesLeft -= size
            let body = visit(ExprSyntax(substituted).trimmed)
            var result = WithoutNewlines().rewrite(body).cast(ExprSyntax.self)
            let lineCount = call.trimmedDescription.count(where: \.isNewline)
            result.leadingTrivia = call.leadingTrivia
            result.trailingTrivia = Trivia(pieces: lineCount > 0 ? [.newlines(lineCount)] : []) + call.trailingTrivia
            return result
        }
    }

    /// Puts values in the place of parameters.
    private final class Substitution: SyntaxRewriter {
        private let values: [String: ExprSyntax]

        init(_ values: [String: ExprSyntax]) {
            self.values = values
            super.init()
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
            values[node.baseName.text].map(\.trimmed) ?? ExprSyntax(node)
        }

        override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax {
            var access = node
            access.base = node.base.map { visit($0) }
            return ExprSyntax(access)
        }
    }

    private final class WithoutNewlines: SyntaxRewriter {
        override func visit(_ token: TokenSyntax) -> TokenSyntax {
            var token = token
            if token.leadingTrivia.contains(where: \.isNewline) { token.leadingTrivia = .space }
            if token.trailingTrivia.contains(where: \.isNewline) { token.trailingTrivia = .space }
            return token
        }
    }

    /// Empties functions whose calls are all replaced.
    private final class Removal: SyntaxRewriter {
        private let names: Set<String>

        init(_ names: Set<String>) {
            self.names = names
            super.init()
        }

        override func visit(_ node: FunctionDeclSyntax) -> DeclSyntax {
            guard names.contains(node.name.text), var body = node.body else { return super.visit(node) }
            let lineCount = body.trimmedDescription.count(where: \.isNewline)
            body.statements = []
            body.rightBrace.leadingTrivia = Trivia(pieces: lineCount > 0 ? [.newlines(lineCount)] : [])
            body.leftBrace.trailingTrivia = []
            var function = node
            function.body = body
            return DeclSyntax(function)
        }
    }
}

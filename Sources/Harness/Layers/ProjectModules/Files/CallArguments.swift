internal import SwiftSyntax

extension FunctionCallExprSyntax {
    /// Returns the argument with a label.
    func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }

    /// The name of the called member: `target` for `.target(...)`; nil for anything else.
    var memberName: String? { calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text }

    /// The name that is called without a member: `Package` for `Package(...)`; nil for anything else.
    var plainName: String? { calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text }
}

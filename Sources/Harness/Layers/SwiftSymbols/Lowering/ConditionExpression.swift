package import SwiftSyntax

/// The condition of an `#if`, read without the properties of a build.
///
/// Source: The Swift Programming Language, "Conditional Compilation Block".
package struct ConditionExpression {
    /// A part of a condition that a build decides.
    package enum Question {
        /// A name that may be defined.
        case name(String)
        /// A function with its argument: `os(Linux)`.
        case function(String, argument: String)
        /// Anything else, which is not a valid condition.
        case other
    }

    private let expression: ExprSyntax

    package init(_ expression: ExprSyntax) { self.expression = expression }

    /// Returns whether the condition is true; nil if parts decide that which are not known.
    ///
    /// - Parameter answer: Returns whether a part is true; nil if that is not known.
    package func value(_ answer: (Question) -> Bool?) -> Bool? { Self.value(expression, answer) }

    private static func value(_ condition: ExprSyntax, _ answer: (Question) -> Bool?) -> Bool? {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
        if let name = condition.as(DeclReferenceExprSyntax.self) { return answer(.name(name.baseName.text)) }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return value(only.expression, answer)
        }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
            return value(not.expression, answer).map { !$0 }
        }
        if let sequence = condition.as(SequenceExprSyntax.self) { return value(Array(sequence.elements), answer) }
        if let call = condition.as(FunctionCallExprSyntax.self) {
            let argument = call.arguments.first?.expression.trimmedText ?? ""
            return answer(.function(call.calledExpression.trimmedText, argument: argument))
        }
        if let asked = condition.as(_CanImportExprSyntax.self) { return answer(.function("canImport", argument: asked.importPath.text)) }
        return answer(.other)
    }

    /// Returns whether a sequence of conditions is true.
    ///
    /// `&&` binds closer than `||`.
    private static func value(_ elements: [ExprSyntax], _ answer: (Question) -> Bool?) -> Bool? {
        let groups = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
        let values = groups.map { group -> Bool? in
            let parts = group.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map { value($0, answer) }
            return parts.contains(false) ? false : parts.contains(nil) ? nil : true
        }
        return values.contains(true) ? true : values.contains(nil) ? nil : false
    }

    /// Whether it is true or false by the version of the compiler or of the language, so that a branch that is left out may have any syntax.
    package var asksForVersion: Bool { Self.asksForVersion(expression) }

    private static func asksForVersion(_ condition: ExprSyntax) -> Bool {
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return asksForVersion(only.expression)
        }
        if let not = condition.as(PrefixOperatorExprSyntax.self) { return asksForVersion(not.expression) }
        if let sequence = condition.as(SequenceExprSyntax.self) {
            let groups = sequence.elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
            return groups.allSatisfy { $0.contains(where: asksForVersion) }
        }
        guard let call = condition.as(FunctionCallExprSyntax.self) else { return false }
        return ["_compiler_version", "compiler", "swift"].contains(call.calledExpression.trimmedText)
    }

    /// Returns whether a version is the one that a text asks for, `>=5.9` or `<6`; nil for another text.
    package static func compares(_ version: [Int], _ text: String) -> Bool? {
        guard let sign = [">=", "<"].first(where: text.hasPrefix) else { return nil }
        let wanted = text.dropFirst(sign.count).split { !$0.isNumber }.map { Int($0) ?? 0 }
        let padded = { (numbers: [Int]) in numbers + Array(repeating: 0, count: max(0, 4 - numbers.count)) }
        let isBefore = padded(version).lexicographicallyPrecedes(padded(wanted))
        return sign == "<" ? isBefore : !isBefore
    }
}

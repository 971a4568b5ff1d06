internal import SwiftSymbols

extension Declaration {
    /// The construct by which a function or getter does something else than its parameters and its body show; nil if there is none.
    var unreadTrait: String? {
        if isImplicitlyUnwrapped { return "init!" }
        if let parameter = parameters.first(where: \.type.isImplicitlyUnwrapped) { return "\(parameter.name.text), which may be nil" }
        if let attribute = (attributes + parameters.flatMap(\.attributes)).first(where: \.changesMeaning) {
            return "the attribute @\(attribute.type.heads.first?.text ?? "")"
        }
        return accessors.first(where: \.isGetter).map(\.isPlain) == false ? "a getter that is mutating or _read" : nil
    }

    /// Whether it is there on the system; nil if that is not known.
    var isAvailable: Bool? {
        let found = attributes.filter(\.condition.isActive).map(\.availability)
        return found.contains(.unavailable) ? false : found.contains(.open) ? nil : true
    }

    /// Whether code that is not asynchronous may call it.
    var isCandidate: Bool { condition.isActive && !isAsync }
}

extension AttributeNode {
    /// The attributes that leave the effects of a call as they are.
    private static let harmless: Set<String> = [
        "IBAction", "IBInspectable", "IBOutlet", "MainActor", "Sendable", "_alwaysEmitIntoClient", "_optimize", "_semantics", "_specialize",
        "_spi", "_transparent", "autoclosure", "available", "backDeployed", "concurrent", "discardableResult", "escaping", "frozen",
        "inlinable", "inline", "noescape", "nonobjc", "objc", "preconcurrency", "usableFromInline", "warn_unqualified_access",
    ]

    /// Whether it may be a result builder, a wrapper of a parameter or a macro, or chooses or takes away the declaration.
    fileprivate var changesMeaning: Bool {
        guard condition.isActive else { return false }
        guard let name = type.heads.first?.text, !name.hasSuffix("Actor") else { return availability != .available }
        return availability != .available || !Self.harmless.contains(name)
    }
}

internal import VerificationModel

/// The app's response types by their names.
struct TypeRegistry: Sendable {
    private let types: [String: ResponseType]

    /// - Throws: ``ContractSuiteError/repeatedType(_:)``.
    init(_ list: [ResponseType]) throws(ContractSuiteError) {
        var types: [String: ResponseType] = [:]
        for type in list {
            guard types.updateValue(type, forKey: type.name) == nil else { throw .repeatedType(type.name) }
        }
        self.types = types
    }

    subscript(name: String) -> ResponseType? { types[name] }

    /// Returns the finding for a type that is not registered.
    func unknown(_ named: ResponsePromise.Named) -> Finding {
        let known = types.keys.sorted()
        return Finding(
            .contractUnknownType, at: named.place, what: "no response type \"\(named.name)\" is registered",
            allowed: known.isEmpty ? "none, or a registered type; there are none" : "none, \(known.joined(separator: ", "))",
            because: "only registered types can be decoded into",
            next: NearestName.advice(for: named.name, in: known, otherwise: "register \(named.name) where verify is built"))
    }

    /// Returns the verdict on a type that does not map to a domain type; nil where it does.
    func mismatch(of type: ResponseType, mappedTo domain: ResponsePromise.Named) -> Verdict? {
        guard let name = type.domainName else {
            return .couldNotRun([
                Finding(
                    .contractNoMapping, at: domain.place, what: "\(type.name) is registered without a mapping",
                    allowed: "a mapping to \(domain.name)", because: "without one nothing can be mapped",
                    next: "register it with domain: { ... }, or take \"domain\" out")
            ])
        }
        guard name != domain.name else { return nil }
        let finding = Finding(
            .contractDomain, at: domain.place, what: "\(type.name) maps to \(name), not to \(domain.name)", allowed: name,
            because: "the contract names the type that the mapping gives",
            next: "write domain: \(name) if that is right, or change the mapping")
        // A type that no mapping gives is a name that does not exist.
        let exists = types.values.contains { $0.domainName == domain.name }
        return exists ? .broken([finding]) : .couldNotRun([finding])
    }
}

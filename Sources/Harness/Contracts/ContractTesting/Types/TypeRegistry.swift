internal import VerificationModel

/// The app's response types by name.
struct TypeRegistry: Sendable {
    private let types: [String: ResponseType]

    /// Creates a registry.
    /// - Throws: ``ContractSuiteError/repeatedType(_:)`` if two types have the same name.
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
            because: "types are registered, or read from the \"sources\" that apis.yml names",
            next: NearestName.advice(
                for: named.name, in: known,
                otherwise: "register \(named.name) where verify is built, or name the app's folders under \"sources\" in apis.yml"))
    }

    /// Returns the finding for a type that is read from sources, which no mapping is known for.
    static func noMapping(of type: SourceType, to domain: ResponsePromise.Named) -> Finding {
        Finding(
            .contractNoMapping, at: domain.place, what: "\(type.name) is parsed from sources, so that `domain` cannot be checked",
            allowed: "a registered type with a mapping to \(domain.name)", because: "mappings must be compiled",
            next: "register \(type.name) with domain: { ... } where verify is built, or take \"domain\" out")
    }

    /// Returns the verdict on a type that does not map to a domain type; nil if it does.
    func mismatch(of type: ResponseType, mappedTo domain: ResponsePromise.Named) -> Verdict? {
        guard let name = type.domainName else {
            return .couldNotRun([
                Finding(
                    .contractNoMapping, at: domain.place, what: "\(type.name) is registered without a mapping",
                    allowed: "a mapping to \(domain.name)", because: "without a mapping, nothing can be mapped",
                    next: "register it with domain: { ... }, or take \"domain\" out")
            ])
        }
        guard name != domain.name else { return nil }
        let finding = Finding(
            .contractDomain, at: domain.place, what: "\(type.name) maps to \(name), not to \(domain.name)", allowed: name,
            because: "the contract names the type that the mapping gives",
            next: "write domain: \(name) if that is right, or change the mapping")
        // A domain type that no mapping returns does not exist, so the contract is badly written.
        let exists = types.values.contains { $0.domainName == domain.name }
        return exists ? .broken([finding]) : .couldNotRun([finding])
    }
}

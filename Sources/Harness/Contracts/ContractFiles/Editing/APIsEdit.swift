internal import StrictYAML
internal import VerificationModel

/// Adds decisions to the text of `apis.yml`, and keeps every other byte.
package enum APIsEdit {
    /// Returns the text with an addition.
    ///
    /// Lines are inserted. A list in flow style in one line gets the entry behind its bracket. The result is read again: it differs from
    /// the text before only in the addition.
    /// - Throws: ``APIsEditError`` if the addition cannot be made without changes to anything else.
    package static func adding(_ addition: APIsAddition, to api: String, in bytes: [UInt8]) throws(APIsEditError) -> [UInt8] {
        guard let old = read(bytes) else { throw .badlyWritten }
        guard let entry = old.entries.first(where: { $0.key == api }) else { throw .noAPI(api) }
        let content = Content(old.file, api)
        guard let expected = content.adding(addition) else { throw .exists(api) }
        let text = APIsText(bytes)
        guard let edited = text.adding(addition, to: entry, before: old.entries) else { throw .noPlace(api) }
        guard let new = read(edited), Content(new.file, api) == expected, hasSameOthers(new.file, old.file, except: api) else {
            throw .noPlace(api)
        }
        return edited
    }

    /// Returns the lines of an addition with the name of the API, which a person can add.
    package static func lines(of addition: APIsAddition, for api: String) -> [String] { ["\(api):"] + addition.lines.map { "  " + $0 } }

    private static func read(_ bytes: [UInt8]) -> (file: APIFile, entries: [YAMLEntry])? {
        let problems = FormatProblems()
        do {
            let root = try YAMLReading.root(of: bytes, file: ContractFileName.apis)
            let file = APIFile(root, problems: problems)
            guard problems.all.isEmpty, case .mapping(let entries) = root.content else { return nil }
            return (file, entries)
        } catch {
            return nil
        }
    }

    private static func hasSameOthers(_ new: APIFile, _ old: APIFile, except api: String) -> Bool {
        func others(_ file: APIFile) -> [String: API] {
            file.apis.filter { $0.key != api }.mapValues { other in
                var other = other
                // The lines move.
                other.sources.place = SourcePlace(file: ContractFileName.apis)
                return other
            }
        }
        return others(new) == others(old)
    }

    /// The parts of the file that an addition may change: an API, and the secrets of all.
    private struct Content: Equatable {
        var api: API?
        var names: [String: String]
        var allowed: Set<AllowedSecret.Kind>
        /// The number of allowed entries, because two may be equal.
        var count: Int

        init(_ file: APIFile, _ name: String) {
            api = file.apis[name]
            api?.sources.place = SourcePlace(file: ContractFileName.apis)
            api?.sortSecrets()
            names = file.secrets.names
            allowed = Set(file.secrets.allowed.map(\.kind))
            count = file.secrets.allowed.count
        }

        /// Returns what is read after an addition; nil if it is there already.
        func adding(_ addition: APIsAddition) -> Content? {
            var new = self
            switch addition {
            case .secret(let section, let name, let variable):
                let secret = API.Secret(name: name, variable: variable)
                let list = section.list
                guard var api = new.api, !api[keyPath: list].contains(where: { $0.name == name }) else { return nil }
                api[keyPath: list].append(secret)
                api.sortSecrets()
                new.api = api
                new.names[name] = variable
            case .harmlessName(let name, _):
                guard new.allowed.insert(.name(name)).inserted else { return nil }
                new.count += 1
            case .harmlessValue(let value, _):
                guard new.allowed.insert(.value(value)).inserted else { return nil }
                new.count += 1
            }
            return new
        }
    }
}

extension APIsAddition.Section {
    fileprivate var list: WritableKeyPath<API, [API.Secret]> {
        switch self {
        case .query: \.query
        case .headers: \.headers
        case .fields: \.fields
        }
    }
}

extension API {
    /// Sorts the secrets, to compare them regardless of their order in the file.
    fileprivate mutating func sortSecrets() {
        query.sort { $0.name < $1.name }
        headers.sort { $0.name < $1.name }
        fields.sort { $0.name < $1.name }
    }
}

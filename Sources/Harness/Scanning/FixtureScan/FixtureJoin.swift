package import DecodingUses
internal import VerificationModel

/// The connection of a fixture with the types that decode it.
package enum FixtureJoin: Sendable {
    /// How a connection was found.
    package enum Evidence: Sendable {
        /// The content of the file flows into the call that decodes.
        case flow
        /// The function that names the file calls functions that decode this type only.
        case call
        /// The type reads the keys of the file, and decodes it; no source shows that it does.
        case keys
    }

    /// The types that decode it, each by a call.
    case joined([FileUses.Decoding], by: Evidence)
    /// Several types may decode it, and the sources do not show which.
    case ambiguous([FileUses.Decoding])
    /// Sources name it, but no type that decodes it was found.
    case used
    /// No source names it.
    case unused

    /// Connects a fixture by the places that name it.
    ///
    /// A type that the content flows into takes precedence over those that are decoded nearby, which are only tried.
    init(_ all: [FileUses.Use]) {
        let uses = all.filter(\.isCertainlyFile)
        let flowing = Self.distinct(uses.flatMap(\.decodings))
        guard flowing.isEmpty else {
            self = .joined(flowing, by: .flow)
            return
        }
        let near = uses.map { ($0.keeping.isEmpty ? $0.nearby : $0.keeping).filter { !$0.isTolerated } }.filter { !$0.isEmpty }
        // The branches of one function decode what it gets in one of several ways.
        let single = near.filter { Set($0.map(\.functionPlace)).count == 1 }
        if let first = single.first, single.allSatisfy({ $0[0].functionPlace == first[0].functionPlace }) {
            self = .joined(Self.distinct(first, ignoringCalls: true), by: .call)
        } else if !near.isEmpty {
            self = .ambiguous(Self.distinct((single.isEmpty ? near : single).flatMap { $0 }, ignoringCalls: true))
        } else {
            // A word may be the name of a file that a call gets in a way that is not followed.
            self = all.isEmpty ? .unused : .used
        }
    }

    /// Connects a fixture with the type that has most of its keys, or the types, if they decode it; nil if one of them does not.
    /// - Parameter matches: The types that have enough of its keys, the best first.
    init?(byKeys matches: [TypeMatch]) {
        let best = matches.prefix { $0.keys == matches[0].keys }
        guard !best.isEmpty, best.allSatisfy({ if case .decodes = $0.verdict { true } else { false } }) else { return nil }
        self = best.count == 1 ? .joined([best[0].decoding], by: .keys) : .ambiguous(best.map(\.decoding))
    }

    /// Returns the first decoding of each type, by each call.
    private static func distinct(_ decodings: [FileUses.Decoding], ignoringCalls: Bool = false) -> [FileUses.Decoding] {
        var seen: Set<String> = []
        return decodings.filter { seen.insert(ignoringCalls ? $0.key : "\($0.key) \($0.place)").inserted }
    }
}

extension FixtureJoin {
    /// Returns the connection without types that were only found nearby, and that refuse the fixture.
    ///
    /// Several of them that may decode it show nothing: an empty list fits the type of each list. The same holds for calls that may get the content
    /// from a property, such as that of a stub, and for a generic call that decodes each type for another caller.
    func confirmed(by trials: [Scan.Trial]) -> FixtureJoin {
        let fitting = trials.filter { if case .fails = $0.verdict { false } else { true } }.map(\.decoding)
        let count = Set(fitting.map(\.key)).count
        switch self {
        case .joined(_, by: .flow): return count > 1 && fitting.allSatisfy(\.isStored) ? .used : self
        case .joined(_, by: .call):
            let types = Dictionary(grouping: fitting, by: \.place).values.map { Set($0.map(\.key)).count }
            return types.allSatisfy { $0 == 1 } && count > 0 ? self : .used
        case .ambiguous: return count == 1 ? self : .used
        case .joined(_, by: .keys), .used, .unused: return self
        }
    }

    /// The types that are tried.
    package var decodings: [FileUses.Decoding] {
        switch self {
        case .joined(let decodings, _), .ambiguous(let decodings): decodings
        case .used, .unused: []
        }
    }
}

extension FileUses.Decoding {
    /// Whether a test declares the type.
    package var isOfTests: Bool { parts.contains { TestSources.isTest(path: $0.file) } }

    /// The function that decodes: one of its branches if it has several, or the call itself.
    var functionPlace: String { isConditional ? "\(place.file) \(function)" : "\(place)" }
}

extension FileUses.Use {
    /// Whether the text certainly names a file: a call opens it, it ends with `.json`, or its label is that of a file.
    var isCertainlyFile: Bool {
        if isOpened || isListed || isResource { return true }
        // In an app, texts are more often keys, and paths those of a server.
        return isTest && (hasFileLabel || text.hasSuffix(".json"))
    }

    /// Whether the file that the text names must exist: a test opens it as a resource, and does not expect that this fails.
    var mustExist: Bool {
        isTest && isResource && !isExpected && !text.contains("\0")
    }
}

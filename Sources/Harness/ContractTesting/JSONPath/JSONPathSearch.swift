internal import Recordings

/// What a ``JSONPath`` leads to in a text.
struct JSONPathSearch {
    /// A value and the way to it.
    struct Match {
        let location: JSONLocation
        let value: JSONValue
    }

    /// A parent that exists and has no such child.
    struct Miss {
        /// The way to the child that is not there.
        let location: JSONLocation
        let parent: JSONValue
    }

    private(set) var matches: [Match]
    private(set) var misses: [Miss] = []

    init(_ path: JSONPath, in document: JSONDocument) {
        matches = [Match(location: JSONLocation(), value: document.root)]
        for segment in path.segments {
            let parents = matches
            matches = []
            for parent in parents { follow(segment, from: parent) }
        }
    }

    private mutating func follow(_ segment: JSONPath.Segment, from parent: Match) {
        switch segment {
        case .name(let name):
            add(.name(name), parent.value[name], of: parent)
        case .index(let index):
            let elements = parent.value.elements
            let position = index < 0 ? elements.count + index : index
            add(.index(index), elements.indices.contains(position) ? elements[position] : nil, of: parent, at: position)
        case .wildcard:
            let children = Self.children(of: parent)
            let isContainer = parent.value.kind == .array || parent.value.kind == .object
            if isContainer { matches += children } else { misses.append(Miss(location: parent.location, parent: parent.value)) }
        case .descendants(let name):
            collect(name, below: parent)
        }
    }

    private mutating func add(_ step: JSONLocation.Step, _ child: JSONValue?, of parent: Match, at position: Int? = nil) {
        guard let child else {
            misses.append(Miss(location: parent.location.appending(step), parent: parent.value))
            return
        }
        let found = position.map(JSONLocation.Step.index) ?? step
        matches.append(Match(location: parent.location.appending(found), value: child))
    }

    private mutating func collect(_ name: String, below parent: Match) {
        for child in Self.children(of: parent) {
            if child.location.steps.last == .name(name) { matches.append(child) }
            collect(name, below: child)
        }
    }

    private static func children(of parent: Match) -> [Match] {
        let members = parent.value.members.map { member in
            Match(location: parent.location.appending(.name(member.key)), value: member.value)
        }
        let elements = parent.value.elements.enumerated().map { index, value in
            Match(location: parent.location.appending(.index(index)), value: value)
        }
        return members + elements
    }
}

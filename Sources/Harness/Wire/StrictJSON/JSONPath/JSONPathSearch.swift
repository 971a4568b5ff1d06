/// The values that a ``JSONPath`` matches in a text.
package struct JSONPathSearch {
    /// A value and the way to it.
    package struct Match {
        package let location: JSONLocation
        package let value: JSONValue
    }

    /// A parent that exists and has no such child.
    package struct Miss {
        /// The path to the child that is not there.
        package let path: String
        /// The name of the child; nil for an index, a wildcard and a descendant.
        package let name: String?
        package let parent: JSONValue
    }

    package private(set) var matches: [Match]
    package private(set) var misses: [Miss] = []

    package init(_ path: JSONPath, in document: JSONDocument) {
        matches = [Match(location: JSONLocation(), value: document.root)]
        for segment in path.segments {
            let parents = matches
            matches = []
            for parent in parents { follow(segment, from: parent) }
            if case .descendants = segment { dropRepeated() }
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
            if isContainer {
                matches += children
            } else {
                misses.append(Miss(path: "\(parent.location)[*]", name: nil, parent: parent.value))
            }
        case .descendants(let name):
            let before = matches.count
            collect(name, below: parent)
            if matches.count == before { misses.append(Miss(path: "\(parent.location)..\(name)", name: nil, parent: parent.value)) }
        }
    }

    private mutating func add(_ step: JSONLocation.Step, _ child: JSONValue?, of parent: Match, at position: Int? = nil) {
        guard let child else {
            let name: String? = if case .name(let found) = step { found } else { nil }
            misses.append(Miss(path: parent.location.appending(step).description, name: name, parent: parent.value))
            return
        }
        let found = position.map(JSONLocation.Step.index) ?? step
        matches.append(Match(location: parent.location.appending(found), value: child))
    }

    private mutating func collect(_ name: String, below parent: Match) {
        for child in Self.children(of: parent) {
            if case .name(let found)? = child.location.steps.last, found.utf8.elementsEqual(name.utf8) { matches.append(child) }
            collect(name, below: child)
        }
    }

    /// A value below two parents of which one is inside the other is found from both.
    private mutating func dropRepeated() {
        var seen: Set<Int> = []
        matches = matches.filter { seen.insert($0.value.range.lowerBound).inserted }
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

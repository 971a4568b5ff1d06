/// A query for values of a JSON text.
///
/// Source: RFC 9535, of which these selectors are read: `$`, `.name`, `['name']`, `[n]`, `[-n]`, `[*]`, `.*`, `..name`.
package struct JSONPath: Sendable {
    /// One step from a value to its children.
    enum Segment: Sendable {
        case name(String)
        case index(Int)
        case wildcard
        case descendants(String)
    }

    /// The query as written.
    package let text: String
    let segments: [Segment]

    /// Reads a query.
    /// - Throws: ``JSONPathError`` with the place in the text.
    package init(_ text: String) throws(JSONPathError) {
        self.text = text
        var parser = JSONPathParser(text)
        segments = try parser.segments()
    }

    /// The query as the way to one value, where it can lead to one only.
    package var location: JSONLocation? {
        var steps: [JSONLocation.Step] = []
        for segment in segments {
            switch segment {
            case .name(let name): steps.append(.name(name))
            case .index(let index) where index >= 0: steps.append(.index(index))
            case .index, .wildcard, .descendants: return nil
            }
        }
        return JSONLocation(steps)
    }
}

/// The way from a text's root to one value.
package struct JSONLocation: Hashable, Sendable {
    package enum Step: Hashable, Sendable {
        case name(String)
        case index(Int)
    }

    package var steps: [Step]

    package init(_ steps: [Step] = []) {
        self.steps = steps
    }

    package func appending(_ step: Step) -> JSONLocation { JSONLocation(steps + [step]) }
}

extension JSONLocation: CustomStringConvertible {
    /// The ``JSONPath`` of the location, `$.results[0].id`, with brackets around names that are not identifiers.
    package var description: String {
        steps.reduce("$") { path, step in
            switch step {
            case .index(let index): "\(path)[\(index)]"
            case .name(let name) where JSONPathParser.isShorthand(name): "\(path).\(name)"
            case .name(let name): path + "['" + name.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "']"
            }
        }
    }
}

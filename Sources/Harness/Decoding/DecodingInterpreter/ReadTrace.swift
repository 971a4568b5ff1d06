internal import DecodingPrograms
internal import StrictJSON

/// The values of a JSON text that a decoding reads.
///
/// It belongs to one decoding, which runs on one thread.
final class ReadTrace {
    /// The bytes of the values, in the order in which they were read; some are there several times.
    private(set) var ranges: [Range<Int>] = []
    /// The constructs that may read more, each once.
    private(set) var open: [Obstacle] = []

    /// Notes a value that is read as a whole.
    func read(_ node: JSONValue?) {
        if let node { ranges.append(node.range) }
    }

    /// Notes that a construct may read values, without the interpreter following it.
    func leave(_ obstacle: Obstacle) {
        if !open.contains(obstacle) { open.append(obstacle) }
    }

    /// Notes that a construct gets a value with which it may read more.
    func handOver(_ value: Value, to obstacle: Obstacle) {
        if value.mayReadMore { leave(obstacle) }
    }
}

extension Value {
    /// Whether code that gets the value can read parts of the JSON text with it.
    var mayReadMore: Bool {
        var search = ValueSearch()
        return search.mayReadMore(self)
    }
}

extension [Step] {
    /// Whether the statements of a closure use a decoder or a container, or call something that does.
    ///
    /// A closure in a variable may be the closure itself, which is not searched again.
    func decodes(in frame: Frame) -> Bool {
        contains { step in step.parts.terms.contains { $0.decodes(in: frame) } || step.parts.steps.decodes(in: frame) }
    }
}

extension Term {
    fileprivate func decodes(in frame: Frame) -> Bool {
        switch self {
        case .decode, .make, .makeChosen: return true
        case .variable(let variable):
            switch frame.variables.indices.contains(variable.index) ? frame.variables[variable.index] : .null {
            case .decoder, .container, .closure: return true
            default: return false
            }
        default: return parts.terms.contains { $0.decodes(in: frame) } || parts.steps.decodes(in: frame)
        }
    }
}

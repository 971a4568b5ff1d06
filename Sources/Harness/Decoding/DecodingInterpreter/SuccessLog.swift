internal import DecodingPrograms
internal import StrictJSON

/// The values that a decoding reads without a failure, and when it does.
///
/// It shows whether a value that one branch refuses is read by another one. It belongs to one decoding, which runs on one thread.
final class SuccessLog {
    /// The values without parts, by their offsets in the text.
    private var leaves: [Int] = []
    /// A value of any type, and the number of hidden failures before its decoding began.
    private var values: [(offset: Int, order: Int)] = []

    /// A state of the log, to which it returns when a run is repeated, and when what it read is given up because of a failure.
    typealias Mark = (leaves: Int, values: Int)

    var mark: Mark { (leaves.count, values.count) }

    func restore(_ mark: Mark) {
        leaves.removeSubrange(mark.leaves...)
        values.removeSubrange(mark.values...)
    }

    func note(leaf node: JSONValue?) { if let node { leaves.append(node.range.lowerBound) } }

    func note(value node: JSONValue?, after order: Int) {
        if let node { values.append((node.range.lowerBound, order)) }
    }

    /// Returns the hidden failures whose values no other branch reads.
    /// - Parameters:
    ///   - failures: All hidden failures, in their order.
    ///   - root: The JSON text.
    ///   - keys: The strategy for keys.
    func unread(_ failures: [ToleratedFailure], in root: JSONValue, _ keys: DecoderSettings.Keys) -> [ToleratedFailure] {
        failures.enumerated().filter { number, each in !isRead(each.failure, after: number + 1, in: root, keys) }.map(\.element)
    }

    private func isRead(_ failure: DecodingFailureReport, after order: Int, in root: JSONValue, _ keys: DecoderSettings.Keys) -> Bool {
        if case .keyNotFound(let key) = failure.kind {
            guard let object = Self.node(failure.path, in: root, keys) else { return false }
            // Another property reads the value of the key that is meant.
            if let meant = ObjectMembers(object, keys).meant(by: key) { return leaves.contains(where: meant.range.contains) }
            // Another type reads the object without the key.
            return values.contains { $0.offset == object.range.lowerBound && $0.order >= order }
                && leaves.contains(where: object.range.contains)
        }
        guard let node = Self.node(failure.valuePath, in: root, keys) else { return false }
        return leaves.contains(where: node.range.contains)
    }

    /// Returns the value at a coding path; nil if there is none.
    private static func node(_ path: [PathPart], in root: JSONValue, _ keys: DecoderSettings.Keys) -> JSONValue? {
        path.reduce(Optional(root)) { node, part in
            guard let node else { return nil }
            switch part {
            case .key(let key): return node.kind == .object ? ObjectMembers(node, keys)[key] : nil
            case .index(let index): return node.elements.indices.contains(index) ? node.elements[index] : nil
            }
        }
    }
}

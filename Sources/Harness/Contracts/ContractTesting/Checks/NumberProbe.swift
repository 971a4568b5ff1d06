internal import StrictJSON

/// A search for the number that a decoder refused without its location.
///
/// Foundation on Linux reports a number that its property cannot hold, such as 9.99 for an `Int`, as corrupt data at the root. The body is decoded
/// again with numbers replaced by zeros of the same length. The refused number is the first one whose replacement lets the decoding continue.
enum NumberProbe {
    /// A number and its location.
    struct Found {
        let location: JSONLocation
        let value: JSONValue
    }

    /// Returns the first number that makes the decoding fail at the root; nil if no number does.
    static func firstRefused(by type: ResponseType, in document: JSONDocument) -> Found? {
        let candidates = numbers(in: document)
        guard !candidates.isEmpty, !failsAtRoot(type, document, replacing: candidates[...]) else { return nil }
        // The decoding succeeds with the numbers before `low`, and fails with those before `high`.
        var (low, high) = (0, candidates.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if failsAtRoot(type, document, replacing: candidates[middle...]) { high = middle } else { low = middle }
        }
        return candidates[low]
    }

    /// Returns whether a decoding error names only the root of the body.
    static func isUnplaced(_ error: any Error) -> Bool {
        if case .dataCorrupted(let context) = error as? DecodingError { context.codingPath.isEmpty } else { false }
    }

    private static func failsAtRoot(_ type: ResponseType, _ document: JSONDocument, replacing numbers: ArraySlice<Found>) -> Bool {
        var bytes = document.bytes
        for number in numbers {
            let range = number.value.range
            bytes.replaceSubrange(range, with: [UInt8(ascii: "0")] + repeatElement(UInt8(ascii: " "), count: range.count - 1))
        }
        do {
            _ = try type.read(bytes)
            return false
        } catch {
            return isUnplaced(error)
        }
    }

    private static func numbers(in document: JSONDocument) -> [Found] {
        var found: [Found] = []
        collect(JSONLocation(), document.root, &found)
        return found.sorted { $0.value.range.lowerBound < $1.value.range.lowerBound }
    }

    private static func collect(_ location: JSONLocation, _ value: JSONValue, _ found: inout [Found]) {
        switch value.kind {
        case .number: found.append(Found(location: location, value: value))
        case .object: for member in value.members { collect(location.appending(.name(member.key)), member.value, &found) }
        case .array: for (index, element) in value.elements.enumerated() { collect(location.appending(.index(index)), element, &found) }
        case .string, .boolean, .null: break
        }
    }
}

internal import StrictJSON
internal import VerificationModel

/// A walk along a decoder's coding path through a body, from the decoder's names back to the names in the text.
struct KeyWalk {
    let root: JSONValue
    /// Returns the decoder's name of a key in the text; nil for the names as they are.
    let convertedKey: ((String) -> String?)?

    /// Returns the location of a value in the names of the text, and the value; nil if the path matches nothing.
    func follow(_ path: [DecodingFault.Step]) -> (JSONLocation, JSONValue?) {
        var location = JSONLocation()
        var value: JSONValue? = root
        for key in path {
            if let index = key.index, value?.kind == .array {
                location = location.appending(.index(index))
                let elements = value?.elements ?? []
                value = elements.indices.contains(index) ? elements[index] : nil
            } else {
                let name = writtenName(of: key.text, in: value)
                location = location.appending(.name(name))
                value = value?[name]
            }
        }
        return (location, value)
    }

    /// Returns whether a decoder's key strategy converts one location to another: `poster_path` to `posterPath` with a snake-case strategy.
    static func isSame(_ written: JSONLocation, _ found: JSONLocation, by convertedKey: ((String) -> String?)?) -> Bool {
        written.steps.count == found.steps.count
            && zip(written.steps, found.steps).allSatisfy { written, found in
                if written == found { return true }
                guard case .name(let name) = written, case .name(let other) = found else { return false }
                return convertedKey?(name) == other
            }
    }

    private func writtenName(of key: String, in object: JSONValue?) -> String {
        guard let object, object[key] == nil, let convert = convertedKey else { return key }
        return object.members.first { convert($0.key) == key }?.key ?? key
    }
}

/// The search for the key of an object that is most similar to another key, regardless of the naming convention.
enum NearestKey {
    static func of(_ key: String, in keys: [String]) -> String? {
        let plain = keys.filter { $0.filter { $0 != "_" }.lowercased() == key.filter { $0 != "_" }.lowercased() }
        return plain.first ?? NearestName.of(key, in: keys)
    }
}

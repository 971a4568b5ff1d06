internal import StrictJSON
internal import VerificationModel

/// Follows a decoder's coding path through a body, back from the decoder's names to those of the text.
struct KeyWalk {
    let type: ResponseType
    let root: JSONValue

    /// The way to a value in the text's own names, and the value; nil where the path leads to nothing.
    package func follow(_ path: [any CodingKey]) -> (JSONLocation, JSONValue?) {
        var location = JSONLocation()
        var value: JSONValue? = root
        for key in path {
            if let index = key.intValue, value?.kind == .array {
                location = location.appending(.index(index))
                let elements = value?.elements ?? []
                value = elements.indices.contains(index) ? elements[index] : nil
            } else {
                let name = writtenName(of: key.stringValue, in: value)
                location = location.appending(.name(name))
                value = value?[name]
            }
        }
        return (location, value)
    }

    /// Whether a type's decoder may call the first location by the second's names: `poster_path` is `posterPath` under a snake-case strategy.
    static func isSame(_ written: JSONLocation, _ found: JSONLocation, to type: ResponseType) -> Bool {
        written.steps.count == found.steps.count
            && zip(written.steps, found.steps).allSatisfy { written, found in
                if written == found { return true }
                guard case .name(let name) = written, case .name(let other) = found else { return false }
                return type.convertedKey?(name) == other
            }
    }

    private func writtenName(of key: String, in object: JSONValue?) -> String {
        guard let object, object[key] == nil, let convert = type.convertedKey else { return key }
        return object.members.first { convert($0.key) == key }?.key ?? key
    }
}

/// The key of an object that another key probably meant, under whichever convention it is written.
enum NearestKey {
    static func of(_ key: String, in keys: [String]) -> String? {
        let plain = keys.filter { $0.filter { $0 != "_" }.lowercased() == key.filter { $0 != "_" }.lowercased() }
        return plain.first ?? NearestName.of(key, in: keys)
    }
}

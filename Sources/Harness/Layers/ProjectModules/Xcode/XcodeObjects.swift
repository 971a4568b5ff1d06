/// The objects of an Xcode project, by their identifiers.
struct XcodeObjects {
    /// An object of a project.
    struct Object {
        let id: String
        fileprivate let values: [String: Any]

        /// The name of its class, such as `PBXNativeTarget`.
        var kind: String { text("isa") ?? "" }
        /// Returns the text of a key.
        func text(_ key: String) -> String? { values[key] as? String }
        /// Returns the texts in the list of a key; a text alone counts as a list of one.
        func texts(_ key: String) -> [String] { values[key] as? [String] ?? text(key).map { [$0] } ?? [] }
        /// Returns the dictionary of a key.
        func dictionary(_ key: String) -> [String: Any] { values[key] as? [String: Any] ?? [:] }
    }

    private let objects: [String: Any]
    /// The project.
    let project: Object

    /// - Returns: nil if the list has no project.
    init?(_ list: PropertyList) {
        objects = list.root["objects"] as? [String: Any] ?? [:]
        guard let root = list.root["rootObject"] as? String, let values = objects[root] as? [String: Any] else { return nil }
        project = Object(id: root, values: values)
    }

    /// Returns the object with an identifier.
    subscript(_ id: String?) -> Object? {
        guard let id, let values = objects[id] as? [String: Any] else { return nil }
        return Object(id: id, values: values)
    }

    /// Returns the objects that the list of a key names, in its order.
    func list(_ key: String, of object: Object) -> [Object] { object.texts(key).compactMap { self[$0] } }
}

/// The paths of an Xcode project's files and folders, relative to the root of the repository.
///
/// Source: XcodeProj, "PBXFileElement": a path is relative to the group around it, to the folder of the project, or absolute.
struct XcodePaths {
    /// The path of each file and folder that is inside the root, by identifier.
    private(set) var paths: [String: String] = [:]
    /// The path of each file and folder that is absolute, by identifier.
    private(set) var absolute: [String: String] = [:]

    /// - Parameters:
    ///   - objects: The objects of the project.
    ///   - folder: The folder of the project.
    init(_ objects: XcodeObjects, in folder: String) {
        let base = RelativePath.joined(folder, objects.project.text("projectDirPath") ?? "")
        var next: [(object: XcodeObjects.Object, parent: String?)] = []
        if let main = objects[objects.project.text("mainGroup")] { next.append((main, base)) }
        var seen: Set<String> = []
        while let (object, parent) = next.popLast() {
            guard seen.insert(object.id).inserted else { continue }
            let path = Self.path(of: object, below: parent, base)
            paths[object.id] = path
            addAbsolutePath(of: object, objects)
            next += objects.list("children", of: object).map { ($0, path) }
        }
    }

    /// Adds the path of an object if it is absolute, and those of the objects in it.
    private mutating func addAbsolutePath(of object: XcodeObjects.Object, _ objects: XcodeObjects) {
        let written = object.text("path") ?? ""
        let isInGroup = ["<group>", nil].contains(object.text("sourceTree"))
        if object.text("sourceTree") == "<absolute>" || isInGroup && written.hasPrefix("/") { absolute[object.id] = written }
        guard let own = absolute[object.id] else { return }
        for child in objects.list("children", of: object) where ["<group>", nil].contains(child.text("sourceTree")) {
            absolute[child.id] = child.text("path").map { "\(own)/\($0)" } ?? own
        }
    }

    subscript(_ id: String?) -> String? { id.flatMap { paths[$0] } }

    private static func path(of object: XcodeObjects.Object, below parent: String?, _ base: String?) -> String? {
        let written = object.text("path") ?? ""
        switch object.text("sourceTree") {
        case "<group>", nil: return parent.flatMap { RelativePath.joined($0, written) }
        case "SOURCE_ROOT": return base.flatMap { RelativePath.joined($0, written) }
        default: return nil
        }
    }
}

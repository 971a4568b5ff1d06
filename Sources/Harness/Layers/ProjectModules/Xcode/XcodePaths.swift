/// The paths of an Xcode project's files and folders, relative to the root of the repository.
///
/// Source: XcodeProj, "PBXFileElement": a path is relative to the group around it, to the folder of the project, or absolute.
struct XcodePaths {
    /// The path of each file and folder that is inside the root, by identifier.
    private(set) var paths: [String: String] = [:]

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
            next += objects.list("children", of: object).map { ($0, path) }
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

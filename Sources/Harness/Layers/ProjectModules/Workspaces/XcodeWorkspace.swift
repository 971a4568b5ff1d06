internal import SafeFiles
internal import VerificationModel

/// A workspace of Xcode, with the projects and packages that are built together in it.
///
/// Source: `contents.xcworkspacedata` as Xcode 16 writes it. The location of a file or group begins with what its path is relative to:
/// `group:` for the group around it, `container:` for the folder of the workspace.
struct XcodeWorkspace {
    /// The path of the `.xcworkspace`, or of the manifest of which Tuist makes one, relative to the root.
    let path: String
    private let tool: ProjectTool
    /// The paths of what it lists, relative to the root: projects, the folders of packages, and other files.
    private(set) var members: Set<String> = []
    /// The parts that are not read.
    private(set) var unread: [BuildProject.UnreadPart] = []

    /// - Parameters:
    ///   - path: The path of the `.xcworkspace`, relative to the root.
    ///   - root: The root of the repository.
    init(_ path: String, below root: String) {
        self.path = path
        tool = .xcode
        let file = "\(path)/contents.xcworkspacedata"
        do throws(FileError) {
            let bytes = try FileReading.bytes(of: "\(root)/\(file)", limit: 16 << 20)
            do throws(MarkupElements.Failure) {
                read(try MarkupElements(bytes)) { SourcePlace(offset: $0, in: bytes, file: file) }
            } catch {
                skip(SourcePlace(offset: error.offset, in: bytes, file: file), "the workspace is not read: \(error.reason)")
            }
        } catch {
            skip(SourcePlace(file: file), "the workspace is not read: it \(error)")
        }
    }

    /// A workspace that a tool generates.
    init(_ path: String, _ tool: ProjectTool, members: Set<String>, unread: [BuildProject.UnreadPart]) {
        (self.path, self.tool, self.members, self.unread) = (path, tool, members, unread)
    }

    /// A project without targets that lists the parts of the workspace that are not read; nil if everything is read.
    var unreadProject: BuildProject? {
        unread.isEmpty ? nil : BuildProject(tool, path: path, name: RelativePath.name(of: path), targets: [], unread: unread)
    }

    private mutating func read(_ document: MarkupElements, _ place: (Int) -> SourcePlace) {
        let container = RelativePath.folder(of: path)
        // The folders of the groups around the current element, the innermost last; nil for a folder outside of the repository.
        var folders: [String?] = [container]
        for element in document.elements.dropFirst() {
            folders.removeLast(max(0, folders.count - element.depth))
            let group = folders.last ?? container
            switch element.name {
            case "Group": folders.append(element.attributes["location"].map { folder(of: $0, group) } ?? group)
            case "FileRef":
                if let member = element.attributes["location"].flatMap({ folder(of: $0, group) }) {
                    members.insert(member)
                } else {
                    let written = element.attributes["location"] ?? "without a location"
                    skip(place(element.offset), "the file \(written) is not in the repository, or its path is absolute, so it is not read")
                }
                folders.append(group)
            default: folders.append(group)
            }
        }
    }

    /// Returns the path of a location; nil if it is absolute, or not in the repository.
    private func folder(of location: String, _ group: String?) -> String? {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "group": return group.flatMap { RelativePath.joined($0, String(parts[1])) }
        case "container": return RelativePath.joined(RelativePath.folder(of: path), String(parts[1]))
        default: return nil
        }
    }

    private mutating func skip(_ place: SourcePlace, _ reason: String) {
        // A workspace contains no source files itself.
        unread.append(BuildProject.UnreadPart(place: place, reason: reason, hidesFiles: false))
    }
}

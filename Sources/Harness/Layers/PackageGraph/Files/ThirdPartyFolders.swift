internal import ProjectModules
internal import SafeFiles

/// The folders of a repository into which package managers and tools put the code of others, and templates from which Xcode makes new files.
///
/// An app may have folders with such names of its own, so that the files beside and in them decide.
struct ThirdPartyFolders {
    private let root: String
    private var known: [Substring: Bool] = [:]

    init(root: String) { self.root = root }

    /// Returns whether a file is in such a folder, apart from those whose names a pattern has.
    mutating func contain(_ file: String, exceptThoseNamed names: Set<Substring>) -> Bool {
        var end = file.startIndex
        while let slash = file[end...].firstIndex(of: "/") {
            let name = file[end..<slash]
            if RepositoryFolders.isOfOthers(name), !names.contains(name), isThirdParty(file[..<slash], name) { return true }
            end = file.index(after: slash)
        }
        return false
    }

    private mutating func isThirdParty(_ folder: Substring, _ name: Substring) -> Bool {
        if let known = known[folder] { return known }
        let around = folder.dropLast(name.count)
        let signs: [String] =
            switch name {
            case "Pods": ["\(around)Podfile", "\(folder)/Manifest.lock", "\(folder)/Pods.xcodeproj"]
            case "Carthage": ["\(around)Cartfile", "\(folder)/Checkouts", "\(folder)/Build"]
            case "SourcePackages": ["\(folder)/checkouts", "\(folder)/workspace-state.json"]
            default: []
            }
        let found = signs.isEmpty || signs.contains { PathLookup.exists("\(root)/\($0)") }
        known[folder] = found
        return found
    }
}

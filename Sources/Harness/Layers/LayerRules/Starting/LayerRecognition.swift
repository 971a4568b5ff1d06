/// Finds the folders that are layers, by their names.
///
/// Layers are recognized at the shallowest level of folders whose names are mostly known; where there is none, a module is a layer, or each top folder
/// of the only one.
struct LayerRecognition {
    /// The way in which the layers were recognized.
    enum Shape: Equatable {
        /// Folders have names with known roles.
        case roles
        /// Each module is a layer.
        case modules
        /// Names have no known role: each top folder is a layer.
        case topFolders
        /// There is only one folder.
        case single
    }

    /// Folders that are one layer.
    struct FoundLayer {
        var name: String
        var role: LayerRole?
        /// Whether the role is that of a domain beyond doubt.
        var isClearDomain: Bool
        /// Whether it decides which screen comes next, as coordinators do.
        var isNavigation: Bool
        /// The evidence in its code that decides its role instead of its name; nil if there is none.
        var evidence: LayerEvidence?
        /// Whether it is a whole module, or what is left of one.
        let isModule: Bool
        var folders: [String]
        var files: Set<Int>
        /// The ending of the names of the modules that it consists of; nil for any other layer.
        var ending: String?
    }

    let shape: Shape
    /// The patterns whose name in braces distinguishes features, which should not use each other.
    let features: [String]
    /// No two have names that differ in case alone; in the order in which their folders were found.
    private(set) var layers: [FoundLayer]

    /// Whether a layer is a domain beyond doubt.
    var hasDomain: Bool { layers.contains(where: \.isClearDomain) }

    /// Returns whether a use of a layer by another violates the Dependency Rule, by their numbers.
    func isViolation(from: Int, to: Int) -> Bool {
        guard let inner = layers[from].role, let outer = layers[to].role else { return false }
        // The data's side answers, and does not decide which screen comes next.
        if inner == .data, layers[to].isNavigation { return true }
        return inner.mustNotUse(outer, hasDomain: hasDomain)
    }

    /// - Parameter division: The parts that layers are made of; nil for modules where there are any, and folders elsewhere.
    init(_ regions: [SourceSurvey.Region], division: LayerDivision? = nil) {
        var units: [Unit] = []
        var shape = Shape.single
        let fileCount = regions.reduce(0) { $0 + $1.folder.allFiles.count }
        let largest = regions.map(\.folder.allFiles.count).max() ?? 0
        for region in Self.distinguished(regions) {
            // An app is divided by its folders, beside the smaller modules that it is built with.
            let count = region.folder.allFiles.count
            let isMost = regions.count == 1 || region.module == nil || count * 2 > fileCount
            let isMain = isMost || count == largest && count >= Self.appLimit && count * 4 > fileCount
            if region.isPackage {
                shape = .modules
                var package = Unit(whole: region.folder).within(region, isAlone: false)
                (package.role, package.isClearDomain, package.isNavigation) = (nil, false, false)
                units.append(package)
            } else if division == .modules {
                if regions.count > 1 { shape = .modules }
                units.append(Unit(whole: region.folder).within(region, isAlone: false))
            } else if let found = Self.units(of: region.folder, isMain ? .mostNames : .domain), isMost || Self.haveRoles(found, of: count) {
                shape = .roles
                let divided = Self.condensed(found, region).map { $0.within(region, isAlone: regions.count == 1) }
                let role = region.module.flatMap { LayerRole(folder: $0) }
                let isOfOneRole = role != nil && divided.allSatisfy { $0.role == role || $0.role == nil }
                units += isOfOneRole ? [Unit(whole: region.folder).within(region, isAlone: false)] : divided
            } else if regions.count > 1, region.module != nil {
                if shape == .single { shape = .modules }
                units.append(Unit(whole: region.folder).within(region, isAlone: false))
            } else {
                let folders = Self.topFolders(region.folder)
                let found = folders.count == 1 && region.module != nil ? [Unit(whole: region.folder)] : folders
                if found.count > 1, shape == .single { shape = .topFolders }
                units += found.map { $0.within(region, isAlone: true) }
            }
        }
        self.shape = shape
        if shape == .modules, division == nil { units = Self.joinedByEndings(units) }
        layers = Self.merged(units)
        features = units.filter(\.isOfFeatures).flatMap(\.featurePatterns)
    }

    /// The number of files from which the largest module is an app that is divided by its folders.
    private static let appLimit = 100
    /// The number of layers in a module or an app from which similar ones are put together.
    private static let layerLimit = 16

    /// Whether units with roles have a quarter of the files of a module at least: a few deep folders do not decide what its layers are.
    private static func haveRoles(_ units: [Unit], of count: Int) -> Bool {
        units.filter { $0.role != nil || $0.isOfFeatures }.reduce(0) { $0 + $1.files.count } * 4 >= count
    }

    /// Gives modules of one name the names of the folders around them too: `Phone.App` and `Watch.App`.
    private static func distinguished(_ regions: [SourceSurvey.Region]) -> [SourceSurvey.Region] {
        let counts = Dictionary(regions.compactMap(\.module).map { ($0, 1) }, uniquingKeysWith: +)
        return regions.map { region in
            guard let module = region.module, counts[module, default: 0] > 1 else { return region }
            let parts = region.folder.path.split(separator: "/")
            let outer = parts.lastIndex(of: "Sources").map { parts[..<$0] } ?? parts.dropLast()
            let around = outer.last.map(String.init) ?? region.project ?? parts.last.map(String.init)
            return SourceSurvey.Region(
                module: around.map { "\($0).\(module)" } ?? module, project: region.project, folder: region.folder,
                isPackage: region.isPackage)
        }
    }

    /// Gives layers the roles that their code shows.
    mutating func apply(_ evidence: [LayerEvidence?]) {
        for (number, found) in zip(layers.indices, evidence) {
            guard let found else { continue }
            layers[number].evidence = found
            layers[number].role = found.role
        }
    }

    // MARK: Modules

    /// The number of modules from which those with similar names are one layer, and of similar ones that are.
    private static let moduleLimits = (all: 30, alike: 3)

    /// Puts modules whose names have the same last word together where there are too many for rules that people read.
    private static func joinedByEndings(_ units: [Unit]) -> [Unit] {
        let modules = units.filter { $0.isModule && $0.folders.count == 1 }
        guard modules.count > moduleLimits.all else { return units }
        let endings = Dictionary(modules.map { (ending(of: $0.name), 1) }, uniquingKeysWith: +)
            .filter { !$0.key.isEmpty && $0.value >= moduleLimits.alike }
        // A module may be named like the ending of others.
        let group = { (name: String) in endings[name] == nil ? ending(of: name) : name }
        let groups = Dictionary(grouping: modules) { group($0.name) }.filter { endings[$0.key] != nil }
        var joined: Set<String> = []
        return units.flatMap { unit -> [Unit] in
            let ending = group(unit.name)
            guard unit.isModule, unit.folders.count == 1, let alike = groups[ending] else { return [unit] }
            guard joined.insert(ending).inserted else { return [] }
            let roles = Set(alike.map(\.role))
            var whole = Unit(ending, roles.count == 1 ? unit.role : nil, of: alike)
            whole.isClearDomain = whole.role == .domain && whole.isClearDomain
            whole.isModule = true
            whole.ending = ending
            whole.isOfFeatures = LayerRole.holdsFeatures(folder: ending)
            return [whole]
        }
    }

    /// Returns the last word of a name that begins with another one: `Feature` for `HomeFeature`; an empty text for any other name.
    private static func ending(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase), start != name.startIndex, !name[..<start].contains(".") else { return "" }
        let word = name[start...]
        return word.count < 3 || !word.allSatisfy(\.isLetter) ? "" : String(word)
    }

    // MARK: Folders

    /// A folder, or the files in it that are in no folder of their own.
    private struct Unit {
        var name: String
        var role: LayerRole?
        var isClearDomain: Bool
        /// Whether it decides which screen comes next.
        var isNavigation = false
        var isModule = false
        /// Whether each folder in it is a feature.
        var isOfFeatures = false
        /// The ending of the names of the modules that it consists of; nil for any other unit.
        var ending: String?
        /// The paths of the folders, of which there are several where similar ones are put together.
        var folders: [String]
        var files: Set<Int>

        /// The patterns whose name in braces distinguishes the features in it.
        var featurePatterns: [String] {
            guard let ending else { return folders.map { "\(FolderPatterns.literal($0))/{feature}/**" } }
            // The folders of packages have the names of their modules too: `Packages/HomeFeature/Sources/HomeFeature`.
            let parents = folders.filter { $0.hasSuffix(ending) }.map { folder -> String in
                let parts = folder.split(separator: "/")
                let stem = parts.last?.dropLast(ending.count) ?? ""
                let outer = parts.dropLast().map { $0.hasSuffix(ending) || $0 == stem ? "*" : FolderPatterns.literal(String($0)) }
                return outer.map { "\($0)/" }.joined()
            }
            let counts = Dictionary(parents.map { ($0, 1) }, uniquingKeysWith: +)
            return counts.filter { $0.value > 1 }.keys.sorted().map { "\($0){feature}\(FolderPatterns.literal(ending))/**" }
        }

        init(whole folder: Folder) {
            self.init(folder, folder.allFiles)
        }

        init(besideFoldersOf folder: Folder) {
            self.init(folder, Set(folder.files))
        }

        private init(_ folder: Folder, _ files: Set<Int>) {
            name = folder.name
            // The entities of a folder with the data's side are not the app's.
            let isOfData = folder.path.split(separator: "/").dropLast().contains { LayerRole(folder: String($0)) == .data }
            let role = LayerRole(folder: folder.name)
            self.role = role == .domain && isOfData ? .data : role
            isClearDomain = !isOfData && LayerRole.isClearDomain(folder: folder.name)
            isNavigation = LayerRole.isNavigation(folder: folder.name)
            folders = [folder.path]
            self.files = files
        }

        /// Puts units together.
        init(_ name: String, _ role: LayerRole?, of units: [Unit]) {
            self.name = name
            self.role = role
            isClearDomain = units.contains(where: \.isClearDomain)
            isNavigation = units.allSatisfy(\.isNavigation)
            folders = units.flatMap(\.folders)
            files = units.reduce(into: []) { $0.formUnion($1.files) }
        }

        /// The same with the name that it has among the units of all regions.
        func within(_ region: SourceSurvey.Region, isAlone: Bool) -> Unit {
            var unit = self
            if folders == [region.folder.path] {
                unit.name = region.module ?? (name.isEmpty ? "App" : name)
                unit.isModule = region.module != nil
                // The rest of a module has no role by its name, because files beside folders are of all kinds.
                let isWhole = files == region.folder.allFiles
                unit.role = isWhole ? LayerRole(folder: unit.name) : nil
                unit.isClearDomain = isWhole && LayerRole.isClearDomain(folder: unit.name)
                unit.isNavigation = isWhole && LayerRole.isNavigation(folder: unit.name)
            } else if let module = region.module, !isAlone {
                // The rest of a module has its name.
                unit.name = name == module ? module : "\(module).\(name)"
                if unit.role == .domain, LayerRole(folder: module) == .data { (unit.role, unit.isClearDomain) = (.data, false) }
            }
            return unit
        }
    }

    /// Puts units of a module or an app together where there are too many for rules that people read.
    ///
    /// Folders without a known role are one layer then, with the name of the whole, and if there are still too many, so are those of each role.
    private static func condensed(_ units: [Unit], _ region: SourceSurvey.Region) -> [Unit] {
        func count(_ units: [Unit]) -> Int { Set(units.map { $0.name.lowercased() }).count }
        guard count(units) > layerLimit else { return units }
        let others = units.filter { $0.role == nil && !$0.isOfFeatures }
        let rest = others.isEmpty ? [] : [Unit(region.module ?? "Other", nil, of: others)]
        let known = units.filter { $0.role != nil || $0.isOfFeatures }
        guard count(known + rest) > layerLimit else { return known + rest }
        let joined = LayerRole.allCases.compactMap { role -> Unit? in
            let alike = known.filter { $0.role == role && !$0.isOfFeatures }
            return alike.isEmpty ? nil : Unit(role.rawValue.prefix(1).uppercased() + role.rawValue.dropFirst(), role, of: alike)
        }
        return joined + known.filter(\.isOfFeatures) + rest
    }

    /// The share of folders with known names that makes their level the level of the layers.
    private enum Evidence {
        /// Most are known, or two of the roles that the Dependency Rule is about are there.
        case mostNames
        /// Two of these roles are there.
        case twoRoles
        /// One of them is the domain.
        case domain
    }

    /// The folders below one that are layers, with the files beside them; nil if no level of folders has enough known names.
    private static func units(of folder: Folder, _ evidence: Evidence) -> [Unit]? {
        let isLevel = isLevel(folder, evidence)
        var hasLevel = isLevel
        var units: [Unit] = []
        let whole = wholeFeatures(of: folder)
        for inner in folder.folders {
            if whole.contains(inner.path) {
                units.append(Unit(whole: inner))
                continue
            }
            if isOfFeatures(inner) {
                hasLevel = hasLevel || evidence == .mostNames
                var unit = Unit(whole: inner)
                unit.isOfFeatures = true
                units.append(unit)
                continue
            }
            let needed = evidence == .mostNames && LayerRole(folder: inner.name) != nil ? .twoRoles : evidence
            if LayerRole.mayHoldLayers(folder: inner.name), let found = Self.units(of: inner, needed) ?? modules(in: inner) {
                hasLevel = true
                units += found
            } else {
                units.append(Unit(whole: inner))
            }
        }
        guard hasLevel else { return nil }
        return units + (folder.files.isEmpty ? [] : [Unit(besideFoldersOf: folder)])
    }

    /// The number of features without layers from which one with a few known names is a whole feature too.
    private static let wholeFeatureLimit = 3

    /// Returns the paths of folders that are features as a whole, like most of the folders beside them, though they have known names inside.
    ///
    /// One with a domain and a side of data is layered, and so is one that has most of the code.
    private static func wholeFeatures(of folder: Folder) -> Set<String> {
        let features = folder.folders.filter { LayerRole(folder: $0.name) == nil && LayerRole.mayHoldLayers(folder: $0.name) }
        let known = features.filter { feature in feature.folders.contains { LayerRole(folder: $0.name) != nil } }
        let plain = features.count - known.count
        guard plain >= wholeFeatureLimit, plain > known.count else { return [] }
        return Set(
            known.filter { feature in
                feature.allFiles.count * 2 < folder.allFiles.count
                    && !feature.folders.contains { LayerRole.isClearDomain(folder: $0.name) || !$0.folders.isEmpty && mayBeApp($0) }
            }.map(\.path))
    }

    /// Returns whether a folder has folders of several roles, as an app has.
    private static func mayBeApp(_ folder: Folder) -> Bool { isLevel(folder, .domain) }

    /// The folders in one that is named for features or modules, if one of them belongs to the domain or the data's side.
    private static func modules(in folder: Folder) -> [Unit]? {
        guard LayerRole.holdsFeatures(folder: folder.name),
            folder.folders.contains(where: { [.domain, .data].contains(LayerRole(folder: $0.name)) })
        else { return nil }
        return folder.folders.map(Unit.init(whole:)) + (folder.files.isEmpty ? [] : [Unit(besideFoldersOf: folder)])
    }

    /// The number of features from which they are one layer.
    private static let featureLimit = 6

    /// Returns whether a folder has many features, most of which have no layers of their own.
    private static func isOfFeatures(_ folder: Folder) -> Bool {
        guard LayerRole.holdsFeatures(folder: folder.name), folder.folders.count >= featureLimit else { return false }
        // Screens with a folder each for views and models are not layered by that.
        let layered = folder.folders.count { feature in
            feature.folders.contains { LayerRole.isClearDomain(folder: $0.name) || LayerRole(folder: $0.name) == .data }
        }
        let named = folder.folders.count { LayerRole(folder: $0.name) != nil }
        return layered * 2 < folder.folders.count && named * 2 < folder.folders.count
    }

    private static func isLevel(_ folder: Folder, _ evidence: Evidence) -> Bool {
        let known = folder.folders.filter { LayerRole(folder: $0.name) != nil }
        let roles = Set(known.compactMap { LayerRole(folder: $0.name) })
        let core = roles.filter(\.isCore)
        // Two names among many are a coincidence, unless most of the code is there.
        let isSignificant =
            known.count * 3 >= folder.folders.count || known.reduce(0) { $0 + $1.allFiles.count } * 2 >= folder.allFiles.count
        switch evidence {
        case .mostNames:
            return core.count > 1 && (core.count > 2 || isSignificant)
                || core.count == 1 && roles.count > 1 && known.count * 2 >= folder.folders.count
        case .twoRoles: return core.count > 1 && (core.count > 2 || isSignificant)
        case .domain: return core.count > 1 && core.contains(.domain) && isSignificant
        }
    }

    /// The shallowest folders of which there are several, with the files beside them; the folder itself where there are none.
    private static func topFolders(_ root: Folder) -> [Unit] {
        var folder = root
        while folder.files.isEmpty, folder.folders.count == 1 { folder = folder.folders[0] }
        guard folder.folders.count > 1 else { return [Unit(whole: folder)] }
        return folder.folders.map(Unit.init(whole:)) + (folder.files.isEmpty ? [] : [Unit(besideFoldersOf: folder)])
    }

    /// Folders of one name are one layer: `Films/Domain` and `Search/Domain`.
    private static func merged(_ units: [Unit]) -> [FoundLayer] {
        var layers: [FoundLayer] = []
        var numbers: [String: Int] = [:]
        for unit in units {
            if let number = numbers[unit.name.lowercased()] {
                layers[number].role = layers[number].role ?? unit.role
                layers[number].isClearDomain = layers[number].isClearDomain || unit.isClearDomain
                layers[number].isNavigation = layers[number].isNavigation && unit.isNavigation
                layers[number].folders += unit.folders
                layers[number].files.formUnion(unit.files)
                layers[number].ending = layers[number].ending ?? unit.ending
            } else {
                numbers[unit.name.lowercased()] = layers.count
                layers.append(
                    FoundLayer(
                        name: unit.name, role: unit.role, isClearDomain: unit.isClearDomain, isNavigation: unit.isNavigation,
                        isModule: unit.isModule,
                        folders: unit.folders, files: unit.files, ending: unit.ending))
            }
        }
        return layers
    }
}

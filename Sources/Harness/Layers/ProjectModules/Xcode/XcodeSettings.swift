/// The build settings of a target, for one build configuration.
///
/// Source: Xcode Help, "Build settings reference" and "Build configuration file reference". The settings of the target take precedence over
/// those of its configuration file, of the project, and of the project's configuration file.
struct XcodeSettings {
    /// The levels, from the nearest one.
    private let levels: [[String: String]]
    /// The settings that Xcode gives.
    private let given: [String: String]
    private let target: String
    /// Whether they are those of the configuration `Debug`.
    var isDebug: Bool { given["CONFIGURATION"] == "Debug" }

    init(_ levels: [[String: String]], target: String, project: String, configuration: String) {
        self.levels = levels
        given = ["TARGET_NAME": target, "TARGETNAME": target, "PROJECT_NAME": project, "PROJECT": project, "CONFIGURATION": configuration]
        self.target = target
    }

    /// Returns the value of a setting with the values of the settings that it contains; nil if one of them is not known.
    func value(_ name: String) -> String? {
        var budget = Self.budget
        return value(name, level: 0, depth: 0, &budget)
    }

    /// The value of a setting that is not known.
    ///
    /// It contains a setting without a name.
    static let unknown = "$()"

    /// The number of settings that the value of one may contain, directly or through others; a circle has no end.
    private static let budget = 1_000

    /// The name of the module; nil if a setting that it contains is not known.
    var moduleName: String? {
        let written = value("PRODUCT_MODULE_NAME") ?? (isSet("PRODUCT_MODULE_NAME") ? nil : productName)
        return written.map(ModuleName.of)
    }

    private var productName: String? { isSet("PRODUCT_NAME") ? value("PRODUCT_NAME") : target }

    /// The names that conditions of `#if` find defined.
    var defines: Set<String> {
        let conditions = value("SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? ""
        let flags = (value("OTHER_SWIFT_FLAGS") ?? "").split(separator: " ")
        let defined = zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map { String($0.1) }
        let joined = flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { String($0.dropFirst(2)) }
        return Set(conditions.split(separator: " ").map(String.init) + defined + joined)
    }

    /// The system that the target is built for, as `os()` in a condition names it; nil if the settings name none, or several.
    var system: String? {
        if let supported = value("SUPPORTED_PLATFORMS") { return TargetSystem.common(to: supported.split(separator: " ").map(String.init)) }
        // The name of an SDK may end with its version.
        return value("SDKROOT").flatMap { TargetSystem.common(to: [String($0.prefix(while: \.isLetter))]) }
    }

    /// Returns whether a setting has a value that is written somewhere.
    func isSet(_ name: String) -> Bool { levels.contains { $0[name] != nil } }

    private func value(_ name: String, level: Int, depth: Int, _ budget: inout Int) -> String? {
        budget -= 1
        guard depth < 16, budget > 0 else { return nil }
        if let known = given[name] { return known }
        for (number, settings) in levels.enumerated().dropFirst(level) {
            if let written = settings[name] { return expanded(written, of: name, level: number, depth: depth, &budget) }
        }
        return name == "PRODUCT_NAME" ? target : nil
    }

    /// Returns a text with the values of its `$(NAME)` and `${NAME}`.
    private func expanded(_ text: String, of name: String, level: Int, depth: Int, _ budget: inout Int) -> String? {
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            let open = rest.index(after: dollar)
            guard open < rest.endIndex, "({".contains(rest[open]) else { return nil }
            guard let close = rest[open...].firstIndex(of: rest[open] == "(" ? ")" : "}") else { return nil }
            let parts = rest[rest.index(after: open)..<close].split(separator: ":", maxSplits: 1)
            guard let inner = parts.first.map(String.init) else { return nil }
            let found: String?
            if inner == "inherited" || inner == name {
                found = value(name, level: level + 1, depth: depth + 1, &budget) ?? ""
            } else {
                // A condition that is not set is empty, and the others still hold.
                found = value(inner, level: 0, depth: depth + 1, &budget) ?? (Self.conditions.contains(name) ? "" : nil)
            }
            guard let found else { return nil }
            guard result.utf8.count + found.utf8.count <= ReplacedText.sizeLimit else { return nil }
            result += rest[..<dollar] + (parts.count > 1 ? ModuleName.of(target: found) : found)
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    private static let conditions: Set<String> = ["OTHER_SWIFT_FLAGS", "SWIFT_ACTIVE_COMPILATION_CONDITIONS"]
}

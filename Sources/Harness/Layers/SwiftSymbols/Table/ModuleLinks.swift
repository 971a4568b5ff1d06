/// The modules that each module of several packages and projects sees.
///
/// Modules are named by keys, because several may have the same name, and because files that are compiled into several modules have a key of
/// their own.
package struct ModuleLinks: Sendable {
    /// For each key, the others whose files are compiled together with its own.
    package var peers: [String: [String]] = [:]
    /// For each key, the others whose files are compiled together with its own in another build, whose branches of `#if` see them.
    package var peersElsewhere: [String: [String]] = [:]
    /// For each name that files import, the keys; nil if each key is a name.
    package var named: [String: [String]]?
    /// For each key, the package or project, within which `package` declarations are visible; all are in the same one by default.
    package var packages: [String: String] = [:]
    /// For each key, the names that mean something else to its files.
    package var exceptions: [String: [String: [String]]] = [:]

    /// Creates links.
    ///
    /// - Parameter named: For each name that files import, the keys; nil if each key is a name.
    package init(named: [String: [String]]? = nil) { self.named = named }
}

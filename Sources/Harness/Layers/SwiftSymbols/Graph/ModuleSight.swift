/// The modules whose declarations the files of each module may use.
package struct ModuleSight: Sendable {
    /// For each file, the number of its module.
    package let ofFile: [Int]
    /// For each module, itself and those of which its files may use anything, directly or through others, in any build.
    package let seen: [Set<Int>]

    /// Creates the sight of modules.
    package init(ofFile: [Int], seen: [Set<Int>]) { (self.ofFile, self.seen) = (ofFile, seen) }
}

internal import Locks
package import SwiftSymbols

extension SharedParses {
    /// The parsed files of a run that reads the types of sources first, and checks the layers of a root later.
    ///
    /// The files of the root are listed when the first file is parsed.
    package convenience init(layersOf root: String) {
        let tree = Locked<SourceTree??>(nil)
        self.init { path in
            tree.withLock { tree in
                // A root that cannot be read is reported by the check of the layers.
                if tree == nil { tree = .some(try? SourceTree(root: root)) }
                return tree?.map { $0.build(of: path) }
            }
        }
    }
}

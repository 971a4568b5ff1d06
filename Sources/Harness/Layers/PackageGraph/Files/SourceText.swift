internal import ProjectModules
internal import SafeFiles
internal import SwiftSymbols
internal import Threads
internal import VerificationModel

/// The text of a file.
package struct SourceText: Sendable {
    /// The path, relative to the root.
    package let path: String
    /// The key of the modules that it is compiled into; empty if there is none.
    let module: String
    /// The modules that it is compiled into, by the names that files import.
    let moduleNames: [String]
    let defines: Set<String>
    let features: Set<String>
    /// The system that its module is built for; nil if no project names one.
    let system: String?
    package let bytes: [UInt8]

    init(
        path: String, module: String, moduleNames: [String] = [], defines: Set<String> = [], features: Set<String> = [],
        system: String? = nil, bytes: [UInt8]
    ) {
        (self.path, self.module, self.moduleNames, self.bytes) = (path, module, moduleNames, bytes)
        (self.defines, self.features, self.system) = (defines, features, system)
    }

    /// Reads files of a tree, in their order.
    ///
    /// - Shape: For each file its text, or the reason why it cannot be read. A file that no target contains gets an empty key.
    static func all(_ files: [String], of tree: SourceTree) -> [Result<SourceText, UnreadableSource>] {
        DeepStack.map(files.count) { number in
            let path = files[number]
            do throws(FileError) {
                let modules = tree.repository
                return .success(
                    SourceText(
                        path: path, module: modules.key(of: path), moduleNames: modules.names(of: path), defines: modules.defines(of: path),
                        features: modules.features(of: path), system: modules.system(of: path), bytes: try tree.bytes(of: path)))
            } catch {
                return .failure(UnreadableSource(path: path, reason: "it \(error)"))
            }
        }
    }
}

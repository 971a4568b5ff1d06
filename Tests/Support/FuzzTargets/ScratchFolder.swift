import Foundation
import Locks

/// A folder for the targets whose parsers take files.
///
/// A process runs one input at a time.
final class ScratchFolder: Sendable {
    static let shared = ScratchFolder()

    private let path: String
    private let files = Locked<Set<String>>([])

    private init() {
        path = NSTemporaryDirectory() + "plumbline-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    }

    /// Writes files, removes those of the last input, and returns the folder.
    func filled(_ files: [String: [UInt8]]) -> String {
        self.files.withLock { old in
            for name in old.subtracting(files.keys) { try? FileManager.default.removeItem(atPath: "\(path)/\(name)") }
            for (name, bytes) in files {
                let file = URL(fileURLWithPath: "\(path)/\(name)")
                do {
                    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try Data(bytes).write(to: file)
                } catch {
                    fatalError("the folder for files cannot be written: \(error)")
                }
            }
            old = Set(files.keys)
        }
        return path
    }
}

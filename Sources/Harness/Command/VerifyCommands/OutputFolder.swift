internal import SafeFiles
internal import VerificationModel

/// A folder to which a command writes files.
struct OutputFolder {
    /// The path of the folder.
    let path: String
    /// The next step for a folder or file that cannot be written: `name another folder with --into`.
    let advice: String

    /// Creates the folder, and those around it, if they are missing.
    func create() throws(CommandError) {
        do throws(FileError) {
            try makeFolders(path)
        } catch {
            throw CommandError("the folder \(path) \(error); \(advice)")
        }
    }

    /// Writes a file, or replaces it.
    func write(_ text: String, to name: String) throws(CommandError) {
        do throws(FileError) {
            try FileReplacement.write(Array(text.utf8), to: "\(path)/\(name)")
        } catch {
            throw CommandError("the file \(path)/\(name) \(error); \(advice)")
        }
    }
}

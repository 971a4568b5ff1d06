internal import ArgumentParser
internal import Foundation
internal import VerificationModel

/// A value of `--format`: a format with an optional file, such as `json` or `json=FILE`.
package struct RequestedFormat<Format: Sendable>: Sendable {
    /// The name of the format, as it was written.
    package let name: String
    /// The format.
    package let format: Format
    /// The file that is written; nil if the result is printed.
    package let file: String?

    /// Reads a value of `--format`.
    /// - Parameters:
    ///   - argument: The value.
    ///   - names: The names of all formats.
    ///   - format: Returns the format with a name.
    /// - Throws: `ValidationError` for an unknown format, or an empty name of a file.
    package init(_ argument: String, names: [String], format: (String) -> Format?) throws {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        name = parts[0]
        guard let found = format(parts[0]) else {
            let advice = NearestName.advice(for: parts[0], in: names, otherwise: "write one of: \(names.joined(separator: ", "))")
            throw ValidationError("\"\(parts[0])\" is not a format; \(advice)")
        }
        guard parts.count == 1 || !parts[1].isEmpty else {
            throw ValidationError("the name of the file is empty; write \(name)=FILE, or \(name) to print it")
        }
        self.format = found
        file = parts.count == 2 ? parts[1] : nil
    }

    /// Refuses two formats on standard output.
    static func refuseTwoPrinted(_ requests: [Self]) throws {
        guard let second = requests.filter({ $0.file == nil }).dropFirst().first else { return }
        throw ValidationError("only one format can be printed; write the other to a file: --format \(second.name)=FILE")
    }

    /// Refuses two results in one file.
    /// - Parameters:
    ///   - requests: The values of `--format`.
    ///   - other: Another file that the command always writes; nil if there is none.
    static func refuseSharedFiles(_ requests: [Self], other: String? = nil) throws {
        let files = (requests.compactMap(\.file) + [other].compactMap { $0 }).map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        guard Set(files).count == files.count else {
            let others = other.map { ", other than \($0)" } ?? ""
            throw ValidationError("two reports cannot be written to the same file; give each its own file\(others)")
        }
    }
}

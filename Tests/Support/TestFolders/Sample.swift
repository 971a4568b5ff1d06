internal import Foundation
internal import VerificationModel

/// A folder below a test target's `Samples`: input files, and in `expected.txt` the output that the test expects for them.
public struct Sample: Sendable, CustomStringConvertible {
    /// The name of the folder, which describes the sample.
    public let name: String
    /// The path of the folder, with no links in it.
    public let path: String

    /// The name, as test reports show it.
    public var description: String { name }

    /// Returns every sample below a folder, sorted by name.
    ///
    /// - Throws: ``SampleError``, where the folder holds no sample, or a file that belongs to none.
    public static func all(in folder: String) throws -> [Sample] {
        let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
        let entries = try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: [.isDirectoryKey])
        guard !entries.isEmpty else { throw SampleError.noSamples(folder: folder) }
        return
            try entries.map { entry in
                guard try entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else {
                    throw SampleError.strayFile(entry.lastPathComponent, folder: folder)
                }
                return Sample(name: entry.lastPathComponent, path: "\(root.path)/\(entry.lastPathComponent)")
            }
            .sorted { $0.name < $1.name }
    }

    /// Returns the one file that is neither the expected output nor one of the named extra files.
    public func input(except extras: String...) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: path)
        let inputs = names.filter { $0 != Self.expectedName && !extras.contains($0) }.sorted()
        guard let input = inputs.first, inputs.count == 1 else { throw SampleError.inputs(inputs, sample: path) }
        return input
    }

    /// Returns the text of a file, or nil if the sample does not have the file.
    public func text(_ file: String) throws -> String? {
        guard FileManager.default.fileExists(atPath: "\(path)/\(file)") else { return nil }
        let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(file)"))
        guard let text = String(validUTF8: bytes) else { throw SampleError.notUTF8(file, sample: path) }
        return text
    }

    /// Returns the expected output.
    ///
    /// - Throws: ``SampleError``, where the folder has no `expected.txt`.
    public func expected() throws -> ExactText {
        guard let text = try text(Self.expectedName) else { throw SampleError.noExpectation(sample: path) }
        return ExactText(text)
    }

    private static let expectedName = "expected.txt"
}

/// A reason why a folder of samples cannot be tested.
public enum SampleError: Error, Equatable, CustomStringConvertible {
    case noSamples(folder: String)
    case strayFile(String, folder: String)
    case inputs([String], sample: String)
    case noExpectation(sample: String)
    case notUTF8(String, sample: String)

    /// The place and what is wrong there.
    public var description: String {
        switch self {
        case .noSamples(let folder): "\(folder) holds no samples"
        case .strayFile(let file, let folder): "\(folder)/\(file) belongs to no sample: move it into a folder of its own"
        case .inputs([], let sample): "\(sample) holds no input file"
        case .inputs(let inputs, let sample): "\(sample) holds more than one input file: \(inputs.joined(separator: ", "))"
        case .noExpectation(let sample): "\(sample) has no expected.txt"
        case .notUTF8(let file, let sample): "\(sample)/\(file) is not UTF-8"
        }
    }
}

/// Text that equals other text only if the bytes are the same.
///
/// Strings are equal when they look the same, whatever their bytes are.
public struct ExactText: Equatable, Sendable, CustomStringConvertible {
    /// The text.
    public let description: String

    /// Creates a text that is compared by its bytes.
    public init(_ text: String) { description = text }

    /// Compares the bytes.
    public static func == (one: ExactText, other: ExactText) -> Bool {
        one.description.utf8.elementsEqual(other.description.utf8)
    }
}

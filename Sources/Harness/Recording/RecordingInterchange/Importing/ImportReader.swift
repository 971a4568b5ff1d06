internal import Foundation
internal import SafeFiles
internal import VerificationModel

/// Reads the files of other programs in any known format.
package struct ImportReader: Sendable {
    /// The largest file that is read, in bytes.
    private static let sizeLimit = 512 << 20

    private let format: ImportFormat?
    private let request: ImportedRequestLine?
    private let now: Int

    /// Creates a reader.
    /// - Parameters:
    ///   - format: The format; detected from the content if nil.
    ///   - request: The request, which the output of curl does not contain.
    ///   - now: The time in seconds since 1970: dates with two-digit years are near it; the current time if nil.
    package init(format: ImportFormat? = nil, request: ImportedRequestLine? = nil, now: Int? = nil) {
        self.format = format
        self.request = request
        self.now = now ?? Int(Date.now.timeIntervalSince1970)
    }

    /// Reads a file, or a folder of a format that has folders.
    /// - Throws: ``ImportError`` if nothing of it can be read.
    package func read(_ path: String) throws(ImportError) -> ImportedFile {
        let isFolder: Bool
        do {
            isFolder = try PathLookup.isFolder(path)
        } catch {
            throw ImportError(.file(error), at: SourcePlace(file: path))
        }
        var file = isFolder ? try folder(path) : try read(Self.bytes(of: path), path)
        // The notes are kept, so that the parts that were left out are still reported.
        if file.exchanges.isEmpty, file.problems.isEmpty { file.problems = [ImportError(.nothing, at: SourcePlace(file: path))] }
        return file
    }

    private var formats: [ImportFormat] { format.map { [$0] } ?? ImportFormat.all }

    /// Reads a folder in the first format that recognizes it.
    private func folder(_ path: String) throws(ImportError) -> ImportedFile {
        var problem: ImportError?
        for folder in formats.compactMap(\.folder) {
            do throws(ImportError) {
                return try folder.read(path)
            } catch {
                guard error.reason == .folder else { throw error }
                problem = problem ?? error
            }
        }
        throw problem ?? ImportError(.folder, at: SourcePlace(file: path))
    }

    /// Reads the content of a file.
    /// - Parameter path: The path, as messages name it.
    /// - Throws: ``ImportError`` if nothing of it can be read.
    package func read(_ bytes: [UInt8], _ path: String) throws(ImportError) -> ImportedFile {
        if bytes.isEmpty { throw ImportError(.empty, at: SourcePlace(file: path)) }
        if let reason = Self.encoding(of: bytes) { throw ImportError(reason, at: SourcePlace(file: path, line: 1, column: 1)) }
        if CurlCommand.isOne(bytes) { throw ImportError(.curlCommand, at: SourcePlace(file: path, line: 1, column: 1)) }
        for case .text(let recognizes, let read) in formats.map(\.reader) where format != nil || recognizes(bytes) {
            return try read(ImportedText(bytes: bytes, file: path, request: request, now: now))
        }
        let isJSON = bytes.first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) } == UInt8(ascii: "{")
        guard isJSON || format != nil else { throw ImportError(.unknownFormat, at: SourcePlace(file: path, line: 1, column: 1)) }
        let json = try ImportedJSON(bytes, file: path)
        for case .json(let recognizes, let read) in formats.map(\.reader) where format != nil || recognizes(json.root) {
            return try read(json)
        }
        throw ImportError(.unknownFormat, at: json.place(of: json.root))
    }

    /// Returns the problem of a file whose first bytes are not text in UTF-8; nil if there is none.
    private static func encoding(of bytes: [UInt8]) -> ImportError.Reason? {
        let isUTF16 = [[0xFF, 0xFE], [0xFE, 0xFF]].contains { bytes.starts(with: $0) } || bytes.prefix(2).contains(0)
        if isUTF16 { return .encoding("UTF-16, or not text", next: "save it as UTF-8, or export it again") }
        let packed: [(name: String, mark: [UInt8])] = [("gzip", [0x1F, 0x8B]), ("a zip archive", Array("PK\u{3}\u{4}".utf8))]
        let found = packed.first { bytes.starts(with: $0.mark) }
        return found.map { .encoding($0.name, next: "unpack it, and import its content") }
    }

    static func bytes(of path: String) throws(ImportError) -> [UInt8] {
        do {
            return try FileReading.bytes(of: path, limit: sizeLimit)
        } catch {
            throw ImportError(.file(error), at: SourcePlace(file: path))
        }
    }
}

import Foundation
import Subprocess
import TestFolders

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

extension BuiltProgram {
    /// A terminal that the operating system emulates for a program.
    private struct Terminal {
        /// The end that the test reads.
        let reader: FileDescriptor
        /// The end that the program writes to.
        let writer: FileDescriptor

        /// Opens a terminal.
        ///
        /// Source: openpty(3).
        init() throws {
            var (reader, writer): (CInt, CInt) = (-1, -1)
            guard openpty(&reader, &writer, nil, nil, nil) == 0 else { throw Errno(rawValue: errno) }
            (self.reader, self.writer) = (FileDescriptor(rawValue: reader), FileDescriptor(rawValue: writer))
        }

        /// Reads what the program writes until it ends.
        func text() throws -> String {
            defer { try? reader.close() }
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 4_096)
            while true {
                do {
                    let count = try buffer.withUnsafeMutableBytes { try reader.read(into: $0) }
                    if count == 0 { break }
                    bytes += buffer.prefix(count)
                } catch Errno.ioError {
                    // Linux reports the end of a terminal without a writer as an error.
                    break
                }
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Runs `verify` to its end, with a terminal as standard error.
    /// - Returns: The run, whose errors are the text that the terminal received.
    static func runOnTerminal(_ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]) async throws -> Run {
        let terminal = try Terminal()
        async let text = withCheckedThrowingContinuation { continuation in
            DispatchQueue(label: "terminal").async { continuation.resume(with: Result { try terminal.text() }) }
        }
        let result = try await Subprocess.run(
            path(of: verify), arguments: Arguments(arguments), environment: variables(environment),
            workingDirectory: FilePath(folder.path), output: .string(limit: 1 << 24),
            error: .fileDescriptor(terminal.writer, closeAfterSpawningProcess: true))
        return Run(status: try status(result.terminationStatus), output: result.standardOutput, errors: try await text)
    }
}

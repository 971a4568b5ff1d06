import ArgumentParser
import Foundation

/// The standard output, for the showcase's results.
@MainActor
final class StandardOutput {
    /// Why nothing can be written any more; nil while it can.
    private(set) var problem: String?

    /// Creates the output, which detects by itself that its reader has closed it.
    init() {
        // Otherwise the system would end the process.
        _ = signal(SIGPIPE, SIG_IGN)
    }

    /// Writes text, unless that has failed before.
    func write(_ text: String) {
        guard problem == nil else { return }
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            let reason = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError) ?? error as NSError
            problem = "the output cannot be written: \(String(cString: strerror(Int32(reason.code))))"
        }
    }

    /// Ends a command.
    /// - Parameter isWhole: Whether everything requested arrived.
    /// - Throws: The exit status 1 where it did not, or could not be written.
    func end(isWhole: Bool) throws {
        if let problem { StandardError.write("showcase: \(problem)\n") }
        if !isWhole || problem != nil { throw ExitCode.failure }
    }
}

/// The standard error, for all other text.
enum StandardError {
    /// Writes text; a failure is ignored.
    static func write(_ text: String) {
        _ = Result { try FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
    }
}

/// The standard input.
enum StandardInput {
    /// The next line; nil at the end.
    ///
    /// The main actor goes on meanwhile.
    static func line() async -> String? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: readLine()) }
        }
    }
}

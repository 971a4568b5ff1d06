import Foundation

/// Where the showcase's results go.
enum StandardOutput {
    /// Makes writing to a pipe that nobody reads any more an error, where the system would end the process.
    static func reportGoneReaders() {
        _ = signal(SIGPIPE, SIG_IGN)
    }

    /// Writes text; where that cannot be, the program says so and ends with status 1.
    static func write(_ text: String) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            StandardError.write("showcase: the output cannot be written: \(error.localizedDescription)\n")
            exit(EXIT_FAILURE)
        }
    }
}

/// Where everything else goes.
enum StandardError {
    /// Writes text, if anybody is there to read it.
    static func write(_ text: String) {
        _ = Result { try FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
    }
}

/// What somebody types.
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

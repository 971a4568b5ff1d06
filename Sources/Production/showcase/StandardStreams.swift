import Foundation

/// Where the showcase's results go.
enum StandardOutput {
    static func write(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }
}

/// Where everything else goes.
enum StandardError {
    static func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
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

internal import ArgumentParser
internal import MockServer

/// Reads faults and latencies on the command line.
enum FaultOption {
    /// All forms of the option, as in the help.
    static let forms = FaultKind.all.flatMap(\.forms).joined(separator: ", ")

    /// Returns the fault of a text, with its probability: `truncate=100@0.3`.
    static func fault(_ text: String) throws -> Fault {
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard let fault = FaultKind.fault(parts[0]) else {
            throw ValidationError("\"\(text)\" is not a valid fault; list them: verify serve --help")
        }
        guard parts.count == 2 else { return fault }
        guard let probability = Double(written: parts[1]), (0...1).contains(probability) else {
            throw ValidationError("\"\(parts[1])\" in \"\(text)\" is not a valid probability (expected a number from 0 to 1)")
        }
        return fault.probability(probability)
    }

    /// Returns the latency of a text: `200ms`, `100ms-300ms` or `200ms~0.5`.
    static func latency(_ text: String) throws -> Latency {
        guard let latency = Latency(written: text[...]) else {
            throw ValidationError("\"\(text)\" is not a valid latency (expected 200ms, 1.5s, 100ms-300ms or 200ms~0.5)")
        }
        return latency
    }
}

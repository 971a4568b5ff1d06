internal import DecodingPrograms

/// A failure that a `try?` or a `catch` hides, and the value with which the branch began.
struct HiddenFailure {
    let failure: ToleratedFailure
    /// The path of the outermost value whose decoding failed.
    let start: Path?
}

extension Fault {
    /// Returns the error with the hidden failures of branches that were tried with the same value before.
    /// - Parameter isRetry: Whether the error ends the handling of these failures, so that they belong to it with any value.
    func after(_ hidden: ArraySlice<HiddenFailure>, isRetry: Bool = false) -> Fault {
        let start = Path.parts(start)
        let added = hidden.filter { isRetry || Path.parts($0.start) == start }.map(\.failure).filter { !earlier.contains($0) }
        var fault = self
        fault.earlier = added + earlier
        return fault
    }
}

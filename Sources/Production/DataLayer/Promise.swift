/// What fulfils a `Future`.
///
/// Unchecked: a future locks inside and may be fulfilled on any thread, but its closure is not marked so.
struct Promise<Output, Failure: Error>: @unchecked Sendable {
    let fulfil: (Result<Output, Failure>) -> Void
}

/// The closure that fulfils a `Future`.
///
/// Unchecked: a future has an internal lock and may be fulfilled on any thread, but its closure is not marked `Sendable`.
struct Promise<Output, Failure: Error>: @unchecked Sendable {
    let fulfil: (Result<Output, Failure>) -> Void
}

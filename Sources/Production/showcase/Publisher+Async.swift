#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

extension Publisher where Failure == Never {
    /// Waits until a value comes that is wanted, which may be the one that is there already.
    @MainActor
    func reaches(_ isWanted: @escaping (Output) -> Bool) async {
        var subscription: AnyCancellable?
        await withCheckedContinuation { continuation in
            subscription = first(where: isWanted).sink { _ in continuation.resume() }
        }
        withExtendedLifetime(subscription) {}
    }
}

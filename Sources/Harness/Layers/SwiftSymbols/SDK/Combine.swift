extension SDKModule {
    static let combine = SDKModule(
        name: "Combine", exports: [],
        declarations: """
            extension AnyCancellable {}
            extension AnyPublisher: Publisher {}
            extension Published.Publisher: Publisher {}
            extension Publisher {
                func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure>
                func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
            }
            """)
}

/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let observation = SDKModule(
        name: "Observation", exports: [],
        declarations: #"""
            extension Observable {}
            extension ObservationRegistrar {}
            """#)
}

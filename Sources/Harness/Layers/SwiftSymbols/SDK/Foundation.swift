extension SDKModule {
    static let foundation = SDKModule(
        name: "Foundation", exports: [],
        declarations: """
            extension NSObject: Equatable, Hashable, CustomStringConvertible {}
            """)
}

extension SDKModule {
    static let swiftUI = SDKModule(
        name: "SwiftUI", exports: ["Foundation", "Combine"],
        declarations: """
            extension Text: View { func bold() -> Text }
            extension Font: Hashable { static let headline: Font }
            extension Color: View, ShapeStyle { static let red: Color }
            extension EnvironmentValues {}
            extension Environment { init(_ keyPath: KeyPath<EnvironmentValues, Value>) }
            extension ForEach: View {
                init<Element>(_ data: [Element], @ViewBuilder content: @escaping (Element) -> Content)
                init<Element, Key>(_ data: [Element], id: KeyPath<Element, Key>, @ViewBuilder content: @escaping (Element) -> Content)
            }
            extension VStack: View {}
            extension View {
                func font(_ font: Font?) -> some View
                func padding(_ length: CGFloat) -> some View
                func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
                func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View
            }
            """)
}

/// The property wrappers of SwiftUI and Combine.
///
/// Source: the interfaces of SwiftUI and Combine, `projectedValue` of each type.
extension StandardLibrary {
    private static let projections = [
        "State": "Binding", "Binding": "Binding", "AppStorage": "Binding", "SceneStorage": "Binding", "FocusState": "Binding",
        "ObservedObject": "ObservedObject.Wrapper", "StateObject": "ObservedObject.Wrapper", "EnvironmentObject": "ObservedObject.Wrapper",
        "Bindable": "ObservedObject.Wrapper", "Published": "Published.Publisher",
    ]

    /// Returns the type of `$name` of a variable with a property wrapper; nil if it is not known.
    static func projection(of wrapper: String) -> String? { projections[wrapper] }

    /// Returns whether a type has a binding of each member of its value as a member.
    static func forwardsMembers(_ name: String) -> Bool { name == "Binding" || name == "ObservedObject.Wrapper" }
}

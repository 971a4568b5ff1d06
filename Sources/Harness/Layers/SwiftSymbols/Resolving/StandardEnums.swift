/// The cases and methods of the standard library's enums.
///
/// Source: The Swift Standard Library, Optional and Result.
enum StandardEnums {
    /// Returns the associated value of a case, or nil if it is unknown or there is no such case.
    static func payload(of name: String, in type: KnownType) -> KnownType? {
        switch (name, type) {
        case ("some", .outside("Optional", let arguments)): arguments.first
        case ("success", .outside("Result", let arguments)) where arguments.count == 2: arguments[0]
        case ("failure", .outside("Result", let arguments)) where arguments.count == 2: arguments[1]
        default: nil
        }
    }

    static func method(_ name: String, of type: KnownType) -> Collections.Method? {
        switch type {
        case .outside("Optional", let arguments) where arguments.count == 1: methodOfOptional(name, arguments[0])
        case .outside("Result", let arguments) where arguments.count == 2: methodOfResult(name, arguments[0], arguments[1])
        default: nil
        }
    }

    private static func methodOfOptional(_ name: String, _ wrapped: KnownType) -> Collections.Method? {
        switch name {
        case "map": Collections.Method(closure: [wrapped]) { .optional($0) }
        case "flatMap": Collections.Method(closure: [wrapped]) { .optional($0.unwrapped) }
        default: nil
        }
    }

    private static func methodOfResult(_ name: String, _ success: KnownType, _ failure: KnownType) -> Collections.Method? {
        switch name {
        case "get": Collections.Method { _ in success }
        case "map": Collections.Method(closure: [success]) { .outside("Result", [$0, failure]) }
        case "mapError": Collections.Method(closure: [failure]) { .outside("Result", [success, $0]) }
        case "flatMap": Collections.Method(closure: [success]) { $0 }
        case "flatMapError": Collections.Method(closure: [failure]) { $0 }
        default: nil
        }
    }
}

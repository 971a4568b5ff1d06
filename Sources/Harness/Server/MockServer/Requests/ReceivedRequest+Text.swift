internal import HTTPMessages

/// The text of a request in a test's output, with the placeholders of the journal for secrets.
///
/// The properties of the request keep the received values.
extension ReceivedRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The number, the method and the target, with placeholders for secrets: `#1 GET /3/search/movie?page=1`.
    public var description: String {
        method.isEmpty ? "#\(number) a request that could not be read" : "#\(number) \(display.shown(self))"
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// The parts of the request and the beginning of its body, with placeholders for secrets.
    public var customMirror: Mirror {
        let children: KeyValuePairs<String, Any> = [
            "number": number, "method": display.shown(text: method), "target": display.shown(target: target),
            "version": display.shown(text: version), "headers": headers.fields.map { display.shown($0) },
            "body": display.shown(bodyOf: RequestFacts(self)),
        ]
        return Mirror(self, children: children, displayStyle: .struct)
    }
}

extension HAREntry {
    /// Members of an entry that are read or reported separately, and the measurements that each entry has.
    static let members: Set = [
        "startedDateTime", "request", "response", "_webSocketMessages", "_eventSourceMessages", "time", "timings", HARExchange.ownKey,
    ]
    /// Members of a request that are read, or repeat others.
    static let requestMembers: Set = [
        "method", "url", "httpVersion", "headers", "cookies", "queryString", "postData", "headersSize", "bodySize",
    ]
    /// Members of a response that are read, or repeat others.
    static let responseMembers: Set = [
        "status", "statusText", "httpVersion", "headers", "cookies", "content", "redirectURL", "headersSize", "bodySize",
    ]
    /// Members of a request's body that are read.
    static let postDataMembers: Set = ["mimeType", "params", "text", "encoding", "_encoding"]
    /// Members of a response's body that are read, or repeat others.
    static let contentMembers: Set = ["size", "compression", "mimeType", "text", "encoding"]
    /// Members of a header field, or of a parameter.
    static let pairMembers: Set = ["name", "value"]
    /// Members of a cookie, all of which its header field has.
    static let cookieMembers: Set = ["name", "value", "path", "domain", "expires", "httpOnly", "secure", "sameSite"]
}

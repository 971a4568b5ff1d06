import HTTPMessages
import Testing

@Suite("Hosts of requests")
struct RequestHostTests {
    @Test(arguments: [
        ("https://API.Example.com/a", "api.example.com"), ("https://api.example.com:443/a", "api.example.com"),
        ("http://api.example.com:80", "api.example.com"), ("http://api.example.com:8080?a", "api.example.com:8080"),
        ("https://user:word@api.example.com#a", "api.example.com"), ("https://api.example.com./a", "api.example.com"),
        ("https://[::1]:8080/a", "[::1]:8080"), ("https://[::1]/a", "[::1]"), ("//cdn.example.com/a", "cdn.example.com"),
        ("https://api.example.com/?next=https://other.example.com", "api.example.com"), ("HTTP://A", "a"),
        ("/a", nil), ("/a?b=https://api.example.com", nil), ("https:///a", nil), ("https://{{HOST}}/a", nil), ("", nil),
        ("https://api.example.com:no/a", nil), ("https://api.example.com:99999/a", nil), ("https://:80/a", nil),
        ("https://[::1/a", "[::1"),
    ])
    func readsTheHostOfATarget(_ target: String, _ expected: String?) { #expect(RequestHost(target: target)?.description == expected) }

    @Test(arguments: [
        ("localhost", true), ("localhost:8080", true), ("app.localhost", true), ("127.0.0.1", true), ("127.1.2.3:9", true), ("[::1]", true),
        ("LOCALHOST.", true), ("localhost.example.com", false), ("128.0.0.1", false), ("127.0.0.1.example.com", false),
        ("example.com", false),
    ])
    func knowsLoopback(_ authority: String, _ expected: Bool) { #expect(RequestHost(authority: authority)?.isLoopback == expected) }
}

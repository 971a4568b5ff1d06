import HTTPMessages
import Testing

@Suite("Request targets")
struct RequestTargetTests {
    @Test(arguments: [
        ("https://api.example.com/3/search/movie?query=a", ["3", "search", "movie"]),
        ("/3/movie/", ["3", "movie", ""]),
        ("https://api.example.com", []),
        ("https://api.example.com?a=1", []),
        ("/a%20b/%C3%A9/100%", ["a b", "é", "100%"]),
        ("/a+b#part", ["a+b"]),
        ("/good?u=http://evil.example/path", ["good"]),
        ("//a", ["", "a"]),
    ])
    func takesPathsApart(_ target: String, _ expected: [String]) {
        #expect(RequestTarget(target).segments == expected)
    }

    @Test func takesQueriesApart() {
        let query = RequestTarget("/a?query=fight%20club&q=a+b&flag&empty=&a=1&a=2&key={{KEY}}").query
        #expect(
            query.map { "\($0.name)=\($0.value ?? "nil")" } == [
                "query=fight club", "q=a b", "flag=nil", "empty=", "a=1", "a=2", "key={{KEY}}",
            ])
    }
}

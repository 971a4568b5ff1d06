import HTTPMessages
import Testing

@Suite("Path templates")
struct PathTemplateTests {
    private func template(_ path: String) throws -> PathTemplate { try #require(PathTemplate(RequestTarget(path).segments)) }

    @Test(arguments: [
        ("/3/movie/{id}", "/3/movie/7", true), ("/3/movie/{id}", "/3/movie/", false), ("/3/movie/{id}", "/3/movie", false),
        ("/3/movie/{id}", "/3/movie/7/videos", false), ("/3/movie/{id}", "/4/movie/7", false), ("/", "/", true), ("/a/", "/a", false),
        ("/é", "/%C3%A9", true), ("/é", "/e%CC%81", false), ("/%7Eme", "/~me", true),
    ])
    func acceptsPaths(_ text: String, _ path: String, _ isAccepted: Bool) throws {
        #expect(try template(text).accepts(RequestTarget(path).segments) == isAccepted)
    }

    @Test(arguments: ["/a/{id}x", "/a/x{id}", "/a/{}", "/{b}{c}", "/}", "/{{KEY}}"])
    func refusesBracesThatDoNotEncloseASegment(_ text: String) {
        #expect(PathTemplate(RequestTarget(text).segments) == nil)
    }

    @Test func findsVariables() throws {
        let template = try template("/movie/{id}/{kind}").after(["v3", "a"])
        #expect(template.text == "/v3/a/movie/{id}/{kind}")
        #expect(template.variables == ["id", "kind"])
        #expect(template.variables(in: ["v3", "a", "movie", "7", "videos"]) == ["id": "7", "kind": "videos"])
        #expect(template.variables(in: ["movie", "7", "videos"]) == [:])
    }
}

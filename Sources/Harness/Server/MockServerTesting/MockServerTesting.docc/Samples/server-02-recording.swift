import App
import MockServer
import MockServerTesting
import Testing

@Test(.mockServer(recordings: "price"))
func readsAPrice() async throws {
    let server = try MockServer.current
    #expect(try await fetchPrice(7, from: server.baseURL).amount == 79.95)
}

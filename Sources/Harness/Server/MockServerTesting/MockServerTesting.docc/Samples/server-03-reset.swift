import App
import MockServer
import MockServerTesting
import Testing

@Test(.mockServer(recordings: "price"))
func readsAPrice() async throws {
    let server = try MockServer.current
    #expect(try await fetchPrice(7, from: server.baseURL).amount == 79.95)
}

@Test(.mockServer(isStrict: true))
func failsIfTheConnectionIsReset() async throws {
    let server = try MockServer.current
    try server.reply(to: "GET /prices/7", with: .recording("price").with(.reset(.duringHead)))
    await #expect(throws: (any Error).self) { try await fetchPrice(7, from: server.baseURL) }
}

import Foundation
import Redaction
import StandInAPI
import Testing

@testable import Recorder

/// Tests of an answer that reveals a fault of the search for secrets: the proxy names it, and goes on.
@Suite("Faults while a proxy records", .timeLimit(.minutes(2)))
struct ProxyFaultTests {
    @Test func recordsTheOtherAnswers() async throws {
        let site = try ProxySite()
        try await StandInAPI.run(answering: { $0.path.hasSuffix("/two") ? .text("TRAP") : .text("[]") }) {
            [site] (api: StandInAPI) async throws in
            try await site.run(
                before: api.url.absoluteString,
                with: { settings in
                    settings.policy.willSearch = { bytes in
                        if bytes.starts(with: "TRAP".utf8) { _ = bytes[bytes.count] }
                    }
                }
            ) { proxy, log in
                for path in ["one", "two", "three"] {
                    let answer = try await site.ask(proxy, "GET /\(path)")
                    #expect(answer.hasPrefix("HTTP/1.1 200"))
                }
                let words = await log.events(3).map { "\($0)" }
                #expect(words.contains { $0.contains("get-base-one") || $0.contains("get-one") }, "\(words)")
                #expect(words.contains { $0.contains("three") }, "\(words)")
                #expect(
                    words.contains {
                        $0.contains("two")
                            && $0.contains("body cannot be searched for secrets because of a fault of this program")
                    }, "\(words)")
            }
        }
    }
}

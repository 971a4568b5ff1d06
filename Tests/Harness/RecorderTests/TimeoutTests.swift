import Testing

@testable import Recorder

@Suite("Timeouts of requests")
struct TimeoutTests {
    @Test(
        arguments: [
            (.zero, 0), (.nanoseconds(1), 1), (.milliseconds(1_500), 1_500_000_000), (.seconds(9_000_000_000), 9_000_000_000_000_000_000),
            (.seconds(10_000_000_000), .max), (.seconds(Int64.max), .max),
        ] as [(Duration, Int64)])
    func haveAtMostAsManyNanosecondsAsCanBeCounted(_ time: Duration, _ nanoseconds: Int64) {
        #expect(LiveClient.nanoseconds(of: time) == nanoseconds)
    }
}

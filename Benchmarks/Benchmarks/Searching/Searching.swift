import Foundation
import HTTPMessages
import Recordings
import Redaction

/// The time to search bodies for secrets, compared with parsing them, and by their size.
///
/// `Scripts/bench-redaction` runs it.
@main
enum SearchingBenchmark {
    private static let runs = 5

    static func main() throws {
        let isFast = try compareWithParsing()
        let isLinear = try measureSizes()
        if !isFast || !isLinear { exit(1) }
    }

    // MARK: Parsing

    private static func compareWithParsing() throws -> Bool {
        let body = Bodies.page(of: 1_000_000)
        var (parsing, searching) = ([Double](), [Double]())
        for run in 0...runs {
            let times = [
                try seconds { _ = try JSONSerialization.jsonObject(with: Data(body)) },
                try seconds { if let refusal = try search(body, "application/json") { throw refusal } },
            ]
            // The first warms up.
            guard run > 0 else { continue }
            parsing.append(times[0])
            searching.append(times[1])
        }
        let (parsed, searched) = (median(parsing), median(searching))
        let ratio = searched / parsed
        show(String(format: "JSON of 1 MB: JSONSerialization %.1f ms, search %.1f ms", parsed * 1_000, searched * 1_000))
        show(String(format: "search / JSONSerialization %8.2f   at most 3: %@", ratio, ratio <= 3 ? "met" : "missed"))
        return ratio <= 3
    }

    // MARK: Sizes

    /// The sizes of bodies, in kilobytes.
    private static let sizes = [100, 400, 1_000, 4_000]

    /// Prints a table of times, and returns whether no time grows faster than the size of the body.
    private static func measureSizes() throws -> Bool {
        show("\nbody".padding(toLength: 30, withPad: " ", startingAt: 0) + sizes.map { column("\($0) KB") }.joined() + column("growth"))
        var isLinear = true
        var refusals: [String] = []
        for body in Bodies.repetitive {
            var refusal: RedactionError?
            var medians: [Double] = []
            for size in sizes {
                let bytes = body.bytes(size * 1_000)
                // Short times depend more on other work of the machine.
                medians.append(median(try (0..<(size < 1_000 ? 3 : 1)).map { _ in try seconds { refusal = try search(bytes, body.type) } }))
            }
            // The time of each byte of the largest body, as a multiple of that of the second. The times of the smallest are too short to compare.
            let growth = medians[sizes.count - 1] / Double(sizes[sizes.count - 1]) / (medians[1] / Double(sizes[1]))
            isLinear = isLinear && growth <= 2
            if let refusal { refusals.append("refused, \(body.title): \(refusal)") }
            show(
                body.title.padding(toLength: 29, withPad: " ", startingAt: 0)
                    + medians.map { column(String(format: "%.0f ms", $0 * 1_000)) }.joined() + column(String(format: "%.2f", growth)))
        }
        for refusal in refusals { show(refusal) }
        show("time of a byte, 4 MB / 400 KB   at most 2 in each line: \(isLinear ? "met" : "missed")")
        return isLinear
    }

    private static func column(_ text: String) -> String { String(repeating: " ", count: max(0, 11 - text.count)) + text }

    /// Prints a line at once, because the next one takes time.
    private static func show(_ line: String) {
        print(line)
        fflush(nil)
    }

    // MARK: Time

    /// Does what a recorder does with the body of an answer before it is written.
    ///
    /// A body with more encodings inside each other than can be searched is refused. The search has taken its time until then.
    /// - Returns: The refusal; nil if the body can be written.
    private static func search(_ body: [UInt8], _ type: String) throws -> RedactionError? {
        var redactor = Redactor(SecretPolicy(known: [try KnownSecret(name: "SHOP_KEY", value: "shop-key-0815")]))
        let exchange = CapturedExchange(
            comment: "Made", request: CapturedExchange.Request(method: "GET", target: "https://shop.example.com/items"),
            response: CapturedExchange.Response(status: 200, reason: "OK", headers: ["Content-Type": type], body: body))
        do throws(RedactionError) {
            _ = try redactor.redacted([exchange])
            return nil
        } catch {
            return error
        }
    }

    private static func seconds(_ work: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        return try clock.measure(work) / .seconds(1)
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

internal import HTTPMessages
internal import NIOCore
internal import NIOHPACK
internal import NIOHTTP2
internal import Recordings

/// The steps of an answer on a stream of HTTP/2.
///
/// A fault that ends a connection ends all its streams.
struct HTTP2Answer: Sendable {
    enum Step: Sendable {
        case wait(Duration)
        case head(HPACKHeaders, isEnd: Bool)
        case body(ArraySlice<UInt8>, isEnd: Bool)
        /// The body in parts of a size, with a pause between two of them.
        ///
        /// Each part is cut when it is sent: a large body has millions of them.
        case parts(ArraySlice<UInt8>, size: Int, every: Duration, isEnd: Bool)
        case resetStream
        case close
        case reset
        case hang
    }

    /// Fields that belong to connections of HTTP/1.1: RFC 9113 section 8.2.2.
    private static let dropped = HeaderFields.hopByHopNames.union(["content-length"])

    let steps: [Step]

    init(_ response: MockResponse, _ plan: FaultPlan, isHead: Bool) {
        let response = plan.replacement ?? response
        let body = isHead || response.isBodyless ? [] : response.body
        let head = Self.head(response, length: plan.announcedLength ?? response.length(isHead: isHead))
        var steps: [Step] = plan.delay > .zero ? [.wait(plan.delay)] : []
        func paced(_ body: ArraySlice<UInt8>, isEnd: Bool) -> [Step] { Self.paced(head, body, plan.pace, response.chunks, isEnd: isEnd) }
        switch plan.part {
        case .whole: steps += paced(body[...], isEnd: plan.ending.endsStream)
        case .nothing: break
        case .halfHead, .head: steps.append(.head(head, isEnd: false))
        case .body(let count): steps += paced(body.prefix(count), isEnd: false)
        case .malformedChunks: steps += paced(body.prefix(body.count / 2), isEnd: false)
        case .bytes(let bytes): steps += [.head(head, isEnd: false), .body(bytes[...], isEnd: false)]
        }
        switch plan.ending {
        case .regular: break
        case .endOfAnswer: if !plan.part.isWhole { steps.append(.resetStream) }
        case .close: steps.append(.close)
        case .reset: steps.append(.reset)
        case .silence: steps.append(.hang)
        }
        self.steps = steps
    }

    private static func head(_ response: MockResponse, length: Int?) -> HPACKHeaders {
        var head = HPACKHeaders([(":status", "\(response.status)")])
        for field in response.headers.fields where !dropped.contains(field.name.lowercased()) {
            head.add(name: field.name.lowercased(), value: field.value)
        }
        if let length { head.add(name: "content-length", value: "\(length)") }
        return head
    }

    /// Returns the steps of the head and the body.
    /// - Parameter isEnd: Whether the stream ends after the last step.
    private static func paced(
        _ head: HPACKHeaders, _ body: ArraySlice<UInt8>, _ pace: FaultPlan.Pace, _ chunks: [BodyFile.Chunk], isEnd: Bool
    ) -> [Step] {
        guard !body.isEmpty else { return [.head(head, isEnd: isEnd)] }
        var parts: [(pause: Duration, bytes: ArraySlice<UInt8>)] = []
        var rest = body
        switch pace {
        case .atOnce: break
        case .parts(let size, let interval): return [.head(head, isEnd: false), .parts(body, size: size, every: interval, isEnd: isEnd)]
        case .recorded:
            var time = 0
            for chunk in chunks {
                parts.append((.milliseconds(chunk.milliseconds - time), rest.prefix(chunk.count)))
                rest = rest.dropFirst(chunk.count)
                time = chunk.milliseconds
            }
        }
        if !rest.isEmpty { parts.append((.zero, rest)) }
        var steps: [Step] = [.head(head, isEnd: false)]
        for (index, part) in parts.enumerated() {
            if part.pause > .zero { steps.append(.wait(part.pause)) }
            steps.append(.body(part.bytes, isEnd: isEnd && index == parts.count - 1))
        }
        return steps
    }
}

extension FaultPlan.Part {
    fileprivate var isWhole: Bool { if case .whole = self { true } else { false } }
}

extension FaultPlan.Ending {
    /// Whether a complete answer ends its stream.
    fileprivate var endsStream: Bool {
        switch self {
        case .regular, .endOfAnswer: true
        case .close, .reset, .silence: false
        }
    }
}

package import HTTPMessages
internal import NIOCore
internal import NIOHPACK

/// A request that is parsed from bytes without a connection.
package enum ParsedRequest: Hashable, Sendable {
    /// A complete request.
    case request(method: String, target: String, headers: HeaderFields, body: [UInt8])
    /// A request that the server refuses: the status, and the reason.
    case refused(status: Int, reason: String)
    /// The beginning of a request.
    case incomplete

    /// Parses the first request of a connection with HTTP/1.1.
    /// - Parameters:
    ///   - bytes: The bytes that arrive.
    ///   - ends: The numbers of bytes that have arrived before others do, in ascending order.
    package static func http1(_ bytes: [UInt8], arrivingAt ends: [Int], limits: RequestLimits = RequestLimits()) -> ParsedRequest {
        do throws(RequestRefusalError) {
            var parser = RequestHeadParser(limits: limits)
            let ends = ends.filter { $0 < bytes.count } + [bytes.count]
            for (index, end) in ends.enumerated() {
                let parsed = bytes.withUnsafeBytes { all in
                    Result { () throws(RequestRefusalError) in try parser.parse(UnsafeRawBufferPointer(rebasing: all[..<end])) }
                }
                guard let (head, count) = try parsed.get() else { continue }
                return try body(of: head, bytes, from: count, ends[index...], limits)
            }
            return .incomplete
        } catch {
            return .refused(status: error.status, reason: error.reason)
        }
    }

    private static func body(
        of head: RequestHead, _ bytes: [UInt8], from start: Int, _ ends: ArraySlice<Int>, _ limits: RequestLimits
    ) throws(RequestRefusalError) -> ParsedRequest {
        func request(_ body: [UInt8]) -> ParsedRequest {
            .request(method: head.line.method, target: head.line.target, headers: head.headers, body: body)
        }
        switch head.framing {
        case .none: return request([])
        case .length(let length): return bytes.count - start < length ? .incomplete : request(Array(bytes[start..<start + length]))
        case .chunked:
            var reader = ChunkedBodyReader(limits: limits)
            var buffer = ByteBuffer()
            var position = start
            for end in ends {
                buffer.writeBytes(bytes[position..<end])
                position = end
                if try reader.read(&buffer) { return request(reader.body) }
            }
            return .incomplete
        }
    }

    /// Parses the head of a request with HTTP/2.
    package static func http2(_ fields: [(name: String, value: String)], limits: RequestLimits = RequestLimits()) -> ParsedRequest {
        do throws(RequestRefusalError) {
            let head = try HTTP2Request.head(HPACKHeaders(fields), limits)
            return .request(method: head.line.method, target: head.line.target, headers: head.headers, body: [])
        } catch {
            return .refused(status: error.status, reason: error.reason)
        }
    }
}

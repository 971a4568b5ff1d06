import Benchmark
import Foundation
import StrictJSON

/// The strict reader beside Foundation's, on the same 10 MB: an answer in the shape of a film search, its page repeated.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock, .peakMemoryResident], warmupIterations: 1, maxDuration: .seconds(20), maxIterations: 21)
    let bytes = document(of: 10_000_000)
    let data = Data(bytes)

    Benchmark("JSONSerialization") { benchmark in
        for _ in benchmark.scaledIterations { blackHole(try JSONSerialization.jsonObject(with: data)) }
    }
    Benchmark("JSONDocument") { benchmark in
        for _ in benchmark.scaledIterations { blackHole(try JSONDocument(bytes)) }
    }
}

/// JSON of at least as many bytes, the same in every run.
private func document(of count: Int) -> [UInt8] {
    var text = #"{"page":1,"results":["#
    var number = 0
    while text.utf8.count < count {
        number += 1
        if number > 1 { text += "," }
        text += """
            {"adult":false,"backdrop_path":"\\/lantern\(number).jpg","genre_ids":[12,878],"id":\(900_000 + number),"original_language":"en",\
            "original_title":"La Derni\\u00e8re Lanterne","overview":"Two sisters keep a lighthouse that no ship has passed for \(number) years. Then one does, \
            and the older of them, never sure whether to leave — nor to stay — must choose.","popularity":61.\(number),"poster_path":null,\
            "release_date":"2019-10-04","title":"The Lantern Keepers","video":false,"vote_average":7.4,"vote_count":\(number % 3_000)}
            """
    }
    return Array((text + #"],"total_pages":3,"total_results":5}"#).utf8)
}

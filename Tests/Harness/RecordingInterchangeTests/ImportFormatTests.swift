import Foundation
@testable import RecordingInterchange
import TestFolders
import Testing

@Suite("Import formats")
struct ImportFormatTests {
    @Test func hasANameForEachFormat() {
        let names = ImportFormat.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(!names.contains(""))
        for format in ImportFormat.all { #expect(ImportFormat.named(format.name)?.names.file == format.names.file) }
        #expect(ImportFormat.named("none") == nil)
    }

    @Test func listsAllFormatsInTexts() {
        #expect(ImportFormat.options == "har, curl or wiremock")
        #expect(ImportFormat.contents == "HAR files, the output of curl -is, or WireMock mappings")
        #expect(ImportFormat.paths == "HAR files, outputs of curl -is, WireMock mappings, or WireMock's folder")
        #expect(ImportFormat.files == "a HAR file, the output of curl -is, or WireMock mappings")
    }

    /// A folder of samples is named by its format; one of them at least is read by its content alone as it is by the format's name.
    @Test(arguments: ImportFormat.all.map(\.name))
    func readsASample(_ name: String) throws {
        let format = try #require(ImportFormat.named(name))
        let samples = try Sample.all(in: Bundle.module.bundleURL.appendingPathComponent("Samples/\(name)").path)
        let request = ImportedRequestLine("GET https://a.example/")
        let read = samples.filter { sample in
            let path = format.folder == nil ? (try? sample.input(besides: "request.txt")).map { "\(sample.path)/\($0)" } : sample.path
            let texts = [nil, format].map { format in
                path.flatMap { try? ImportReader(format: format, request: request).read($0) }.flatMap {
                    $0.exchanges.isEmpty ? nil : $0.text
                }
            }
            return texts[0] != nil && texts[0] == texts[1]
        }
        #expect(!read.isEmpty)
    }
}

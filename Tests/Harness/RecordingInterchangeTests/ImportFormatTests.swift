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

    /// A folder of samples is named by its format; those that are imported are read by their content alone as they are by the format's name.
    @Test(arguments: ImportFormat.all.map(\.name))
    func readsSamples(_ name: String) throws {
        let format = try #require(ImportFormat.named(name))
        let request = ImportedRequestLine("GET https://a.example/")
        let samples = try Sample.all(in: Bundle.module.bundleURL.appendingPathComponent("Samples/\(name)").path)
            .filter { try $0.text("expected.txt")?.contains(": Imported from ") == true }
        #expect(!samples.isEmpty)
        for sample in samples {
            let path = try format.folder == nil ? "\(sample.path)/\(sample.input(except: "request.txt"))" : sample.path
            let file = try ImportReader(format: format, request: request).read(path)
            #expect(!file.exchanges.isEmpty, "\(sample.path)")
            #expect(try ImportReader(request: request).read(path).text == file.text, "\(sample.path)")
        }
    }
}

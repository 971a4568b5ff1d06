import Foundation
import RecordingInterchange
import TestFolders
import Testing

/// The results of imports.
///
/// A user's bug report becomes a test when its file is copied into `Samples`.
@Suite("Samples of import formats")
struct ImportSampleTests {
    private static func samples(_ format: String) throws -> [Sample] {
        try Sample.all(in: Bundle.module.bundleURL.appendingPathComponent("Samples/\(format)").path)
    }

    /// Returns what the reader gives for a path in a sample, or why it refuses.
    private func imported(_ path: String, of sample: Sample, format: ImportFormat? = nil) throws -> ExactText {
        let request = try sample.text("request.txt").flatMap { ImportedRequestLine($0.trimmingCharacters(in: .newlines)) }
        let reader = ImportReader(format: format, request: request)
        var text: String
        do throws(ImportError) {
            text = try reader.read("\(sample.path)\(path)").text
        } catch {
            text = "refused\n\(error.finding)"
        }
        text.replace("\(sample.path)/", with: "")
        return ExactText("\(text)\n")
    }

    @Test(arguments: try samples("curl"))
    func importsCurlOutput(_ sample: Sample) throws {
        let input = try sample.input(except: "request.txt")
        #expect(try imported("/\(input)", of: sample, format: .curl) == sample.expected())
    }

    @Test(arguments: try samples("har"))
    func importsHAR(_ sample: Sample) throws {
        #expect(try imported("/\(sample.input())", of: sample, format: .har) == sample.expected())
    }

    /// However the folder is named, and where it has one mapping by that file's name too, the exchanges are the same.
    @Test(arguments: try samples("wiremock"))
    func importsWireMockMappings(_ sample: Sample) throws {
        let mappings = try FileManager.default.contentsOfDirectory(atPath: "\(sample.path)/mappings")
        let expected = try sample.expected()
        try #require(!mappings.isEmpty)
        for path in ["", "/", "/mappings", "/mappings/"] + (mappings.count == 1 ? ["/mappings/\(mappings[0])"] : []) {
            #expect(try imported(path, of: sample) == expected, "\(path)")
        }
    }
}

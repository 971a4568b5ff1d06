import Foundation
import RecordingInterchange
import TestFolders
import Testing
import VerifyRunning

extension ImportCommandTests {
    /// The samples of a format are in a folder with its name.
    @Test(arguments: ImportFormat.all.map { $0.name })
    func offersEachFormat(_ name: String) async throws {
        let help = await run("import", "--help").output
        #expect(help.split(separator: "--from <format>").last?.split(separator: "--request").first?.contains(name) == true)
        let samples = try Sample.all(in: "\(PackageFolders.root)/Tests/Harness/RecordingInterchangeTests/Samples/\(name)")
        // The samples of a folder format are folders.
        let paths = try samples.map { sample in
            try FileManager.default.fileExists(atPath: "\(sample.path)/mappings")
                ? sample.path : "\(sample.path)/\(sample.input(except: "request.txt"))"
        }
        let options = ["--contracts", "@/Contracts", "--from", name, "--request", "GET https://a.example/"]
        let run = await run(["import"] + paths + options, environment: [:])
        #expect(run.output.contains("\nnew ") || run.output.hasPrefix("new "))
    }

    @Test func refusesUnknownFormats() async {
        let run = await run("import", "@/a", "--contracts", "@/Contracts", "--from", "none")
        let message = "Error: The value 'none' is invalid for '--from <format>'. Please provide one of 'har', 'curl' or 'wiremock'.\n"
        #expect(run.errors.hasPrefix(message))
    }
}

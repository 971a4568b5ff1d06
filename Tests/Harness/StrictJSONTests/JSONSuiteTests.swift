import SafeFiles
import StrictJSON
import TestFolders
import Testing

/// The JSON test suite that lies beside the package: every file, and for those that it leaves to the reader, our decision.
@Suite("JSON test suite", .enabled(if: PackageFolders.hasShared("suites/json"), "../shared/suites/json is absent"))
struct JSONSuiteTests {
    static let folder = "\(PackageFolders.shared)/suites/json/test_parsing"

    static func files(_ prefix: String) throws -> [String] {
        guard PackageFolders.hasShared("suites/json") else { return [] }
        return try FolderListing.files(below: folder, where: { $0.hasSuffix(".json") }).filter { $0.hasPrefix(prefix) }
    }

    private func isAccepted(_ file: String) throws -> Bool {
        let bytes = try FileReading.bytes(of: "\(Self.folder)/\(file)", limit: 1 << 20)
        do {
            _ = try JSONDocument(bytes)
            return true
        } catch { return false }
    }

    @Test func acceptsWhatMustBeAccepted() throws {
        let files = try Self.files("y_")
        #expect(files.count == 95)
        for file in files { #expect(try isAccepted(file), "\(file)") }
    }

    @Test func refusesWhatMustBeRefused() throws {
        let files = try Self.files("n_")
        #expect(files.count == 188)
        for file in files { #expect(try !isAccepted(file), "\(file)") }
    }

    /// Numbers are text, whatever their size; 500 levels are within the limit of 512.
    ///
    /// Everything else that is left to us is not UTF-8, or is not a character, or begins with a byte order mark: refused.
    @Test func decidesWhatIsLeftOpen() throws {
        let files = try Self.files("i_")
        #expect(files.count == 35)
        let accepted = try files.filter(isAccepted)
        #expect(accepted == files.filter { $0.hasPrefix("i_number") } + ["i_structure_500_nested_arrays.json"])
    }
}

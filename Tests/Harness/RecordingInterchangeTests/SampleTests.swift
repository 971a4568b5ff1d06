import TestFolders
import Testing

/// A sample that is not compared with anything must fail, never pass.
@Suite("Samples")
struct SampleTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("samples/no-input/expected.txt", "")
        try folder.write("samples/no-output/input.txt", "")
        try folder.write("samples/two-inputs/a", "")
        try folder.write("samples/two-inputs/b", "")
    }

    @Test func reportsWhatIsMissing() throws {
        let samples = try Sample.all(in: "\(folder.path)/samples")
        #expect(samples.map(\.name) == ["no-input", "no-output", "two-inputs"])
        #expect(throws: SampleError.inputs([], sample: samples[0].path)) { try samples[0].input() }
        #expect(throws: SampleError.noExpectation(sample: samples[1].path)) { try samples[1].expected() }
        #expect(throws: SampleError.inputs(["a", "b"], sample: samples[2].path)) { try samples[2].input() }
    }

    @Test func refusesAFolderWithoutSamples() throws {
        try folder.write("stray/a.txt", "")
        #expect(throws: SampleError.strayFile("a.txt", folder: "\(folder.path)/stray")) { try Sample.all(in: "\(folder.path)/stray") }
        try folder.remove("stray/a.txt")
        #expect(throws: SampleError.noSamples(folder: "\(folder.path)/stray")) { try Sample.all(in: "\(folder.path)/stray") }
    }

    @Test func comparesTextByItsBytes() { #expect(ExactText("\u{E9}") != ExactText("e\u{301}")) }
}

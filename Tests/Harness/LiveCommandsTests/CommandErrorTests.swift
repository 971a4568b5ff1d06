import ContractFiles
import MockServer
import Recorder
import Testing
import VerificationModel
import VerifyCommands

/// The lines of errors: those of findings, and one for everything else, whatever names are in it.
@Suite("The lines of errors")
struct CommandErrorTests {
    private static let finding = Finding(
        .formatValue, at: SourcePlace(file: "a\nb.yml", line: 1, column: 2), what: "\"x\ny\"", allowed: "a", because: "b", next: "c")
    private static let lines = "a\\nb.yml:1:2\n  \"x\\ny\"\n  allowed: a\n  because: b\n  next: c\n  code: format.value"

    @Test func findingsHaveSeveral() {
        let error = WorkspaceError.badlyWritten([Self.finding])
        #expect(CommandError(error).description == Self.lines)
        #expect(CommandError(RecordingPlanError.workspace(error)).description == Self.lines)
        #expect(CommandError(MockServerError(.contracts([Self.finding, Self.finding]))).description == "\(Self.lines)\n\(Self.lines)")
    }

    @Test func allOthersHaveOne() {
        let name = "a\n::error::b\u{2028}"
        let errors = [
            CommandError(name), CommandError(WorkspaceError.noAPIs(name)), CommandError(RecordingPlanError.nothing(name)),
            CommandError(RecordingPlanError.workspace(.unknownAPI(name, known: [name]))),
            CommandError(MockServerError(.noRecordings(name))),
        ]
        for error in errors {
            let text = error.description
            #expect(text.contains(#"a\n::error::b"#))
            #expect(!text.contains { $0.isNewline })
        }
    }
}

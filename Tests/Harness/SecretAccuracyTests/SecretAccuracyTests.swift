import Foundation
import SecretCorpus
import Testing

/// How many secrets of a corpus are found, and how many texts without one are changed.
@Suite("Accuracy of redaction")
struct SecretAccuracyTests {
    private static let table = Result { try AccuracyTable(SecretCorpus()) }

    private static let isWriting = ProcessInfo.processInfo.environment["WRITE_SECRETS_ACCURACY"] == "1"

    @Test(
        "Finds enough secrets of each group",
        arguments: [(SecretSample.Group.knownShape, 990), (.namedValue, 990), (.knownValue, 1_000)])
    func findsSecrets(_ group: SecretSample.Group, perMille: Int) throws {
        let (count, missed) = AccuracyTable.sum(of: try Self.table.get().secrets(of: group))
        let found = count - missed.count
        #expect(
            found * 1_000 >= perMille * count,
            "\(group.rawValue): \(found) of \(count) are found. These are missed:\n\(missed.joined(separator: "\n"))")
    }

    @Test("Changes less than one in a hundred texts without a secret")
    func keepsCleanTexts() throws {
        let (count, changed) = AccuracyTable.sum(of: try Self.table.get().clean)
        #expect(
            changed.count * 100 < count,
            "\(changed.count) of \(count) texts without a secret are changed:\n\(changed.joined(separator: "\n"))")
    }

    @Test("The published table is the measured one", .enabled(if: !isWriting))
    func publishesTheTable() throws {
        #expect(try Self.table.get().isPublished, "run make secrets-accuracy")
    }

    @Test("Writes the table", .enabled(if: isWriting))
    func writesTheTable() throws {
        try Self.table.get().publish()
    }
}

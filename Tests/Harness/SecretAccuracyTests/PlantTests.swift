import HTTPMessages
import Recordings
import Redaction
import SecretCorpus
import SecretSearch
import Testing

/// The answers that the built program records, here in the process of the test.
@Suite("Planted secrets")
struct PlantTests {
    private static let plants = Plant.all()

    @Test func areOfEveryKind() {
        #expect(Self.plants.count >= 800)
        #expect(Set(Self.plants.map(\.kind)).count >= 150)
        for group in SecretSample.Group.allCases { #expect(Self.plants.count { $0.group == group } >= 150, "\(group)") }
        #expect(Self.plants.count { $0.request != nil } >= 40)
    }

    @Test func areTheSameEachTime() {
        #expect(Plant.all().map(\.answer) == Self.plants.map(\.answer))
    }

    /// A search that does not find a secret in its answer could not find it in a recording.
    @Test func areFoundBeforeTheyAreRedacted() {
        let search = SecretSearch(Self.plants.map(\.secret))
        for (number, plant) in Self.plants.enumerated() {
            let fields = plant.fields.map { "\($0.name): \($0.value)\n" }.joined()
            let found = search.secrets(in: plant.body).union(search.secrets(in: Array(fields.utf8)))
            #expect(found.contains(number), "\(plant.kind): \(String(decoding: plant.answer, as: UTF8.self))")
        }
    }

    /// The built program does the same with all of them in one run.
    @Test func areRedactedOrRefused() throws {
        for (number, plant) in Self.plants.enumerated() where !plant.fields.contains(where: { $0.name == "Content-Encoding" }) {
            let known = plant.group == .knownValue ? [try KnownSecret(name: "PLANT", value: plant.secret)] : []
            var redactor = Redactor(SecretPolicy(known: known))
            let fields = HeaderFields(plant.fields.map { HeaderFields.Field(name: $0.name, value: $0.value) })
            let exchange = CapturedExchange(
                comment: "Made", request: CapturedExchange.Request(method: "GET", target: "https://shop.example.com/plants/\(number)"),
                response: CapturedExchange.Response(status: 200, reason: "OK", headers: fields, body: plant.body))
            do throws(RedactionError) {
                let redacted = Measurement.texts(of: try redactor.redacted([exchange])[0])
                let found = SecretSearch([plant.secret]).secrets(in: redacted)
                #expect(found.isEmpty && !plant.isSealed, "\(plant.kind): \(String(decoding: redacted, as: UTF8.self))")
            } catch {
                #expect(plant.isSealed, "\(plant.kind): \(error)")
            }
        }
    }
}

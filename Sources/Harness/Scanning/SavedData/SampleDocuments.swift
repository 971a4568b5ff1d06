internal import DecodingInterpreter
internal import DecodingPrograms
internal import StrictJSON

/// JSON texts as a version of an app writes them: one with all values, one without any value that may be missing, and one for each choice.
///
/// One choice differs between the first text and another one, so that a refusal shows which choice the reader does not accept.
struct SampleDocuments {
    typealias Choices = [SampleWriter.Choice: Int]

    /// A text, and the choices in it.
    struct Sample {
        let document: JSONDocument
        /// The choices that differ from the text with all values: `without $.note`; nil for that text.
        let choice: String?
        let choices: Choices
    }

    /// The texts; empty if what the type writes is not known.
    private(set) var samples: [Sample] = []
    /// The constructs of which it is not known what they write, and that the texts leave out.
    private(set) var obstacles: [Obstacle] = []
    private let program: DecodingProgram
    private let type: TypeNumber
    private let settings: DecoderSettings

    /// The most texts of a type.
    private static let limit = 400

    /// - Parameters:
    ///   - program: What types write.
    ///   - type: The type.
    ///   - settings: The settings of a decoder that reads what the encoder writes.
    init(_ program: DecodingProgram, _ type: TypeNumber, _ settings: DecoderSettings) {
        (self.program, self.type, self.settings) = (program, type, settings)
        var waiting: [Choices] = [[:]]
        var seen: Set<SampleWriter.Choice> = []
        var absent: Choices = [:]
        while !waiting.isEmpty {
            let choices = waiting.removeFirst()
            let writer = add(choices)
            for (choice, count) in writer.open where seen.insert(choice).inserted {
                if choice.isPresence { absent[choice] = 1 }
                waiting += (1..<count).map { choices.merging([choice: $0]) { $1 } }
            }
            guard samples.count < Self.limit else {
                if !waiting.isEmpty { obstacles.append(Obstacle("more than \(Self.limit) forms of \(program[type].name)", at: nil)) }
                break
            }
        }
        // A reader may ask for one of several values that may be missing.
        if absent.count > 1 {
            for choices in [[:]] + samples.map(\.choices).filter({ $0.keys.contains { !$0.isPresence } })
            where samples.count < 2 * Self.limit {
                _ = add(absent.merging(choices) { $1 })
            }
        }
        var known: Set<Obstacle> = []
        obstacles = obstacles.filter { known.insert($0).inserted }
    }

    private mutating func add(_ choices: Choices) -> SampleWriter {
        var writer = SampleWriter(program: program, settings: settings, values: .first)
        writer.begin(choices)
        do throws(SampleWriter.Unwritten) {
            let text = try writer.text(of: type)
            guard let document = try? JSONDocument(Array(text.utf8)) else {
                throw SampleWriter.Unwritten(obstacle: Obstacle("a form of \(program[type].name) that is not JSON", at: nil))
            }
            if !samples.contains(where: { $0.document.bytes == document.bytes }) {
                samples.append(Sample(document: document, choice: writer.label, choices: choices))
            }
        } catch {
            obstacles.append(error.obstacle)
        }
        obstacles += writer.obstacles
        return writer
    }

    /// Returns the text of a sample with each of the other values.
    /// - Parameter withEmpty: Whether one of them has no elements.
    func variants(of sample: Sample, withEmpty: Bool = false) -> [JSONDocument] {
        (FoundationSamples.Values.others + (withEmpty ? [.empty] : [])).compactMap { values in
            var writer = SampleWriter(program: program, settings: settings, values: values)
            writer.begin(sample.choices)
            guard let text = try? writer.text(of: type) else { return nil }
            return try? JSONDocument(Array(text.utf8))
        }
    }
}

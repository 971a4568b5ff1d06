/// A failure of a network or a server, on the wire.
///
/// Each file of the folder `Kinds` contains one kind: its forms in a test and on a command line, and its change of an answer.
public struct Fault: Sendable {
    /// The change of one answer by a fault.
    typealias Change = @Sendable (inout FaultPlan) -> Void

    private let text: String
    private let draw: @Sendable (inout FaultNumbers) -> Change
    private var probability = 1.0

    /// Creates a fault that is the same for every answer.
    /// - Parameters:
    ///   - text: The fault in the form of a command line.
    ///   - change: Changes an answer.
    init(_ text: String, _ change: @escaping Change) {
        self.init(text, drawing: { _ in change })
    }

    /// Creates a fault that random numbers decide.
    /// - Parameters:
    ///   - text: The fault in the form of a command line.
    ///   - draw: Draws the change of one answer. It takes the same number of random numbers whether or not the answer has the fault.
    init(_ text: String, drawing draw: @escaping @Sendable (inout FaultNumbers) -> Change) {
        self.text = text
        self.draw = draw
    }

    /// Returns the same fault with a probability.
    ///
    /// The seed of the server decides which answers have it.
    /// - Parameter probability: A number from 0, for no answer, to 1, for every answer.
    public func probability(_ probability: Double) -> Fault {
        var fault = self
        fault.probability = probability
        return fault
    }

    /// Draws whether and how one answer has the fault.
    /// - Returns: The change of the answer; nil if it does not have the fault.
    func change(_ generator: inout SeededGenerator) -> Change? {
        // Drawn for every answer, so that a probability does not change the faults after it.
        let isDrawn = generator.fraction() < probability
        var numbers = FaultNumbers(&generator)
        let change = draw(&numbers)
        generator = numbers.shared
        return isDrawn ? change : nil
    }
}

extension Fault: CustomStringConvertible {
    /// The fault in the form of a command line: `truncate=100@0.3`.
    public var description: String { probability == 1 ? text : "\(text)@\(probability)" }
}

/// The random numbers of one fault of one answer.
struct FaultNumbers {
    /// The numbers of all faults of the answer.
    ///
    /// The next fault continues with them.
    var shared: SeededGenerator
    /// Numbers for this fault alone, as many as it needs.
    let own: SeededGenerator

    init(_ generator: inout SeededGenerator) {
        own = SeededGenerator(seed: generator.next(), stub: 0, count: 0)
        shared = generator
    }
}

/// A way in which a network or a server fails, at the wire.
///
/// Each file of the folder `Kinds` holds one: how a test and a command line write it, and what it changes of an answer.
public struct Fault: Sendable {
    /// The change that a fault makes to one answer.
    typealias Change = @Sendable (inout FaultPlan) -> Void

    private let words: String
    private let draw: @Sendable (inout FaultNumbers) -> Change
    private var probability = 1.0

    /// Creates a fault that is the same for every answer.
    /// - Parameters:
    ///   - words: The fault as a command line has it.
    ///   - change: Changes an answer.
    init(_ words: String, _ change: @escaping Change) {
        self.init(words, drawing: { _ in change })
    }

    /// Creates a fault that chance decides.
    /// - Parameters:
    ///   - words: The fault as a command line has it.
    ///   - draw: Draws the change of one answer. It takes as many numbers whether or not the answer has the fault.
    init(_ words: String, drawing draw: @escaping @Sendable (inout FaultNumbers) -> Change) {
        self.words = words
        self.draw = draw
    }

    /// The same fault for a share of the answers, which the server's seed decides.
    /// - Parameter probability: From 0, never, to 1, always.
    public func probability(_ probability: Double) -> Fault {
        var fault = self
        fault.probability = probability
        return fault
    }

    /// Draws whether and how one answer has the fault.
    /// - Returns: The change of the answer; nil where it does not have the fault.
    func change(_ generator: inout SeededGenerator) -> Change? {
        // Drawn for every answer, so that a probability changes nothing about the faults after it.
        let isDrawn = generator.fraction() < probability
        var numbers = FaultNumbers(&generator)
        let change = draw(&numbers)
        generator = numbers.shared
        return isDrawn ? change : nil
    }
}

extension Fault: CustomStringConvertible {
    /// The fault as a command line has it: `truncate=100@0.3`.
    public var description: String { probability == 1 ? words : "\(words)@\(probability)" }
}

/// The random numbers of one fault of one answer.
struct FaultNumbers {
    /// The numbers of all faults of the answer, which the faults after it go on with.
    var shared: SeededGenerator
    /// Numbers of the fault's own, as many as it needs.
    let own: SeededGenerator

    init(_ generator: inout SeededGenerator) {
        own = SeededGenerator(seed: generator.next(), stub: 0, count: 0)
        shared = generator
    }
}

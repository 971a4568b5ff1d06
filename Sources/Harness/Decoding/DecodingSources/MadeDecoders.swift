package import DecodingPrograms
internal import SwiftSymbols
internal import Threads

/// The decoders that sources make with `JSONDecoder()`.
package struct MadeDecoders: Sendable {
    /// The decoders in the order of the text, each with its settings.
    ///
    /// A setting that depends on a condition, or whose decoder cannot be followed, is not read: the settings contain the reason.
    package let all: [(settings: DecoderSettings, place: ProgramPlace, names: [String])]
    /// For each call that decodes, the index of its decoder, by the place of the name of the called function.
    ///
    /// A call is absent if its decoder is not known.
    package let users: [ProgramPlace: Int]
    /// The functions of custom date strategies, by the places that set them.
    let dateStrategies: [ProgramPlace: DateStrategy]
}

/// A function that a decoder reads dates with: a closure, or the name of a function.
///
/// Parsed expressions do not change, so that threads can share it.
struct DateStrategy: @unchecked Sendable {
    let expression: ExpressionNode
    /// The declaration around it.
    let scope: Declaration
    /// The names of the local variables around it, and the formats of those that are formatters.
    let locals: [String: DateTextFormat?]
}

extension DecodingSources {
    /// The decoders that the sources make.
    package var decoders: MadeDecoders { made(.decoder) }

    /// The encoders that the sources make, each with the settings of a decoder that reads what it writes.
    package var encoders: [(settings: DecoderSettings, place: ProgramPlace)] {
        made(.encoder).all.map { ($0.settings, $0.place) }
    }

    func made(_ coder: Coder) -> MadeDecoders { DeepStack.run { madeHere(coder) } }

    /// Finds the coders that the sources make, on a thread with a deep stack.
    func madeHere(_ coder: Coder) -> MadeDecoders {
        var selection = CoderFiles(texts)
        var walk: DecoderWalk
        repeat {
            walk = DecoderWalk(table: table, coder)
            walk.readProperties()
            for (file, isSelected) in zip(table.files, selection.selected) where isSelected { walk.walk(file.root) }
        } while selection.add(named: walk.names)
        let order = walk.made.indices.sorted { left, right in
            (walk.made[left].place.file, walk.made[left].place.offset) < (walk.made[right].place.file, walk.made[right].place.offset)
        }
        let positions = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        return MadeDecoders(
            all: order.map { (walk.settings(of: $0), walk.made[$0].place, walk.declaredNames(of: $0)) },
            users: walk.users.compactMapValues { positions[$0] },
            dateStrategies: walk.dateStrategies)
    }
}

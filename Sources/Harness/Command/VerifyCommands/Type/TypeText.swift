internal import DecodingPrograms
internal import VerificationModel

/// The decoding of a type as text.
struct TypeText {
    private let program: DecodingProgram
    private let readability: Readability

    init(_ program: DecodingProgram, _ readability: Readability) {
        self.program = program
        self.readability = readability
    }

    /// Returns the keys of a type and of all types in it that the sources declare, or that are not read.
    func text(of type: TypeNumber) -> String {
        readability.closure(of: type).filter { number in
            number == type || program[number].place != nil || !readability.ownObstacles(of: number).isEmpty
        }.map(section).joined(separator: "\n")
    }

    private func section(_ number: TypeNumber) -> String {
        let type = program[number]
        var lines = ["\(type.name)\(type.place.map { "  \(program.place($0))" } ?? "")"]
        lines += TextTable.lines(rows(of: type)).map { "  \($0)" }
        for (words, obstacles) in [("needs", readability.ownSettings(of: number)), ("not read", readability.ownObstacles(of: number))] {
            for obstacle in obstacles {
                lines.append("  \(words): \(obstacle.what)\(obstacle.place.map { " at \(program.place($0))" } ?? "")")
            }
        }
        return lines.map { OneLine.of($0) + "\n" }.joined()
    }

    private func rows(of type: DecodedType) -> [[String]] {
        switch type.shape {
        case .fields(let fields): return fields.map { row($0) }
        case .cases(let cases):
            return cases.flatMap { one in
                [[one.key, "a case", "one of the cases", "\(program.place(one.place))"]] + one.fields.map { row($0, below: one.key) }
            }
        case .rawValues(let values):
            return [["", name(of: values.type), "one of", values.cases.map { literal($0.value) }.joined(separator: ", ")]]
        case .custom(let function):
            return program.keys(of: function).map { key in
                [
                    key.label(unknown: "(a key that is computed)"), key.type.map(name) ?? "a container",
                    words(for: key.demand), "\(program.place(key.place))",
                ]
            }
        case .wrapped(let inner): return [["", name(of: inner), "the value itself", ""]]
        case .rawRepresentable(let raw, let function):
            return [["", name(of: raw), "the value itself, if init(rawValue:) accepts it", "\(program.place(program[function].place))"]]
        case .optional(let inner): return [["", name(of: inner), "or null", ""]]
        case .array(let inner), .set(let inner): return [["[]", name(of: inner), "each element", ""]]
        case .dictionary(_, let inner): return [["*", name(of: inner), "each value", ""]]
        case .range(let inner, _): return [["[]", name(of: inner), "the bounds", ""]]
        case .leaf, .anyValue, .unreadable: return []
        }
    }

    private func words(for demand: AskedKey.Demand) -> String {
        switch demand {
        case .conditional: "required in a branch"
        case .omissible: "may be missing"
        case .required, .optional, .tolerated: demand.rawValue
        }
    }

    private func row(_ field: DecodedType.Field, below key: String? = nil) -> [String] {
        let demand = field.overload != nil ? "decoded by an overload" : field.isOptional ? "optional" : "required"
        return [
            ([key].compactMap { $0 } + [field.key]).joined(separator: "."), name(of: field.type), demand, "\(program.place(field.place))",
        ]
    }

    private func name(of type: TypeNumber) -> String { program[type].name }

    private func literal(_ constant: Constant) -> String {
        switch constant {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .string(let text): "\"\(text)\""
        case .integer(let number): "\(number)"
        case .double(let number): "\(number)"
        }
    }
}

/// Finds what prevents types from being decoded by their sources.
///
/// A construct is an obstacle if the result of decoding may depend on it and the sources do not determine its effect.
package struct Readability {
    private let program: DecodingProgram
    /// For each type, its own obstacles.
    private let own: [[Obstacle]]
    /// For each type, the values of `decoder.userInfo` that it asks for itself.
    private let settings: [[Obstacle]]
    /// For each type, the types that it decodes directly.
    private let parts: [[TypeNumber]]

    package init(_ program: DecodingProgram) {
        self.program = program
        let functions = FunctionWalk.all(of: program)
        let found = program.types.map { type in
            Self.directly(type.shape, functions) { program[$0].isFailable }
        }
        own = found.map(\.obstacles)
        settings = found.map(\.settings)
        parts = found.map(\.types)
    }

    /// The obstacles of a type itself, without those of the types in it.
    package func ownObstacles(of type: TypeNumber) -> [Obstacle] { own[type.index] }

    /// The obstacles of a type and of all types in it, the nearest first, each once.
    package func obstacles(of type: TypeNumber) -> [Obstacle] {
        var found: [Obstacle] = []
        for each in closure(of: type) { for obstacle in own[each.index] where !found.contains(obstacle) { found.append(obstacle) } }
        return found
    }

    /// The values of `decoder.userInfo` that a type asks for itself, which `userInfo` gives under `decoder`.
    package func ownSettings(of type: TypeNumber) -> [Obstacle] { settings[type.index] }

    /// The values of `decoder.userInfo` that a type and all types in it ask for, the nearest first, each once.
    package func settings(of type: TypeNumber) -> [Obstacle] {
        var found: [Obstacle] = []
        for each in closure(of: type) { for setting in settings[each.index] where !found.contains(setting) { found.append(setting) } }
        return found
    }

    /// A type and all types in it, the nearest first.
    package func closure(of type: TypeNumber) -> [TypeNumber] {
        var seen: Set<TypeNumber> = [type]
        var found = [type]
        var next = 0
        while next < found.count {
            for part in parts[found[next].index] where seen.insert(part).inserted { found.append(part) }
            next += 1
        }
        return found
    }

    /// The obstacles, settings and types that a type depends on itself.
    private struct Parts {
        var obstacles: [Obstacle] = []
        var settings: [Obstacle] = []
        var types: [TypeNumber] = []

        static func += (left: inout Parts, right: Parts) {
            left.obstacles += right.obstacles
            left.settings += right.settings
            left.types += right.types
        }
    }

    private static func directly(
        _ shape: DecodedType.Shape, _ functions: [FunctionWalk], isFailable: (FunctionNumber) -> Bool
    ) -> Parts {
        func called(_ number: FunctionNumber) -> Parts {
            var seen: [Bool: Set<FunctionNumber>] = [false: [number], true: []]
            var next = [(number, isQuiet: false)]
            var found = Parts()
            while let (one, isQuiet) = next.popLast() {
                let walk = functions[one.index]
                for obstacle in isQuiet ? walk.stops : walk.obstacles where !found.obstacles.contains(obstacle) {
                    found.obstacles.append(obstacle)
                }
                for setting in walk.settings where !found.settings.contains(setting) { found.settings.append(setting) }
                found.types += walk.types
                next += walk.functions.filter { seen[isQuiet, default: []].insert($0).inserted }.map { ($0, isQuiet) }
                next += walk.quietFunctions.filter { seen[true, default: []].insert($0).inserted }.map { ($0, true) }
            }
            return found
        }
        func fields(_ fields: [DecodedType.Field]) -> Parts {
            fields.reduce(into: Parts()) { found, field in
                if let overload = field.overload { found += called(overload) } else { found.types.append(field.type) }
            }
        }
        switch shape {
        case .leaf, .anyValue: return Parts()
        case .optional(let inner), .array(let inner), .set(let inner), .wrapped(let inner), .range(let inner, _):
            return Parts(types: [inner])
        case .dictionary(let keys, let value):
            switch keys {
            case .string, .int: return Parts(types: [value])
            case .representable(let key), .pairs(let key): return Parts(types: [key, value])
            }
        case .fields(let list): return fields(list)
        case .rawValues(let values): return Parts(types: [values.type])
        case .cases(let cases): return fields(cases.flatMap(\.fields))
        case .rawRepresentable(let raw, let function):
            var found = called(function)
            // An initializer that cannot fail accepts each value, whatever it makes of it.
            if !isFailable(function) { found.obstacles = [] }
            found.types = [raw] + found.types
            return found
        case .custom(let function): return called(function)
        case .unreadable(let obstacle): return Parts(obstacles: [obstacle])
        }
    }
}

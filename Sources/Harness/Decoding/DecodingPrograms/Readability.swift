/// Finds what prevents types from being decoded by their sources.
///
/// A construct is an obstacle if the result of decoding may depend on it and the sources do not determine its effect.
package struct Readability {
    private let program: DecodingProgram
    /// For each type, its own obstacles.
    private let own: [[Obstacle]]
    /// For each type, the types that it decodes directly.
    private let parts: [[TypeNumber]]

    package init(_ program: DecodingProgram) {
        self.program = program
        let functions = FunctionWalk.all(of: program)
        var own: [[Obstacle]] = []
        var parts: [[TypeNumber]] = []
        for type in program.types {
            let (obstacles, types) = Self.directly(type.shape, functions)
            own.append(obstacles)
            parts.append(types)
        }
        self.own = own
        self.parts = parts
    }

    /// The obstacles of a type itself, without those of the types in it.
    package func ownObstacles(of type: TypeNumber) -> [Obstacle] { own[type.index] }

    /// The obstacles of a type and of all types in it, the nearest first, each once.
    package func obstacles(of type: TypeNumber) -> [Obstacle] {
        var found: [Obstacle] = []
        for each in closure(of: type) { for obstacle in own[each.index] where !found.contains(obstacle) { found.append(obstacle) } }
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

    private static func directly(_ shape: DecodedType.Shape, _ functions: [FunctionWalk]) -> ([Obstacle], [TypeNumber]) {
        func called(_ number: FunctionNumber) -> ([Obstacle], [TypeNumber]) {
            var seen: Set<FunctionNumber> = [number]
            var next = [number]
            var obstacles: [Obstacle] = []
            var types: [TypeNumber] = []
            while let one = next.popLast() {
                let walk = functions[one.index]
                for obstacle in walk.obstacles where !obstacles.contains(obstacle) { obstacles.append(obstacle) }
                types += walk.types
                next += walk.functions.filter { seen.insert($0).inserted }
            }
            return (obstacles, types)
        }
        func fields(_ fields: [DecodedType.Field]) -> ([Obstacle], [TypeNumber]) {
            fields.reduce(into: ([], [])) { found, field in
                guard let overload = field.overload else {
                    found.1.append(field.type)
                    return
                }
                let inner = called(overload)
                found.0 += inner.0
                found.1 += inner.1
            }
        }
        switch shape {
        case .leaf, .anyValue: return ([], [])
        case .optional(let inner), .array(let inner), .set(let inner), .wrapped(let inner), .range(let inner, _): return ([], [inner])
        case .dictionary(let keys, let value):
            switch keys {
            case .string, .int: return ([], [value])
            case .representable(let key), .pairs(let key): return ([], [key, value])
            }
        case .fields(let list): return fields(list)
        case .rawValues(let values): return ([], [values.type])
        case .cases(let cases): return fields(cases.flatMap(\.fields))
        case .rawRepresentable(let raw, let function):
            let (obstacles, types) = called(function)
            return (obstacles, [raw] + types)
        case .custom(let function): return called(function)
        case .unreadable(let obstacle): return ([obstacle], [])
        }
    }
}

internal import DecodingPrograms

/// The decoding of a type as JSON.
///
/// Shape, version 1: `version`; `types`: the type and all types in it, each with `name`, `place`, `keys` (`key`, `type`, `demand`, `place`),
/// `needs` and `notRead` (`what`, `place`).
struct TypeJSON: Encodable {
    let version = 1
    let types: [Entry]

    struct Entry: Encodable {
        let name: String
        let place: String?
        let keys: [Key]
        /// The values of `decoder.userInfo` that it asks for.
        let needs: [Construct]
        let notRead: [Construct]
    }

    struct Key: Encodable {
        let key: String
        let type: String?
        let demand: String
        let place: String
    }

    struct Construct: Encodable {
        let what: String
        let place: String?
    }

    init(_ program: DecodingProgram, _ readability: Readability, _ root: TypeNumber) {
        types = readability.closure(of: root).filter { $0 == root || program[$0].place != nil }.map { number in
            let type = program[number]
            return Entry(
                name: type.name, place: type.place.map { "\(program.place($0))" }, keys: Self.keys(of: type, program),
                needs: Self.constructs(readability.ownSettings(of: number), program),
                notRead: Self.constructs(readability.ownObstacles(of: number), program))
        }
    }

    private static func constructs(_ obstacles: [Obstacle], _ program: DecodingProgram) -> [Construct] {
        obstacles.map { obstacle in Construct(what: obstacle.what, place: obstacle.place.map { "\(program.place($0))" }) }
    }

    private static func keys(of type: DecodedType, _ program: DecodingProgram) -> [Key] {
        func key(_ field: DecodedType.Field, _ path: [String] = []) -> Key {
            Key(
                key: (path + [field.key]).joined(separator: "."), type: program[field.type].name,
                demand: field.overload != nil ? "overload" : field.isOptional ? "optional" : "required",
                place: "\(program.place(field.place))")
        }
        switch type.shape {
        case .fields(let fields): return fields.map { key($0) }
        case .cases(let cases): return cases.flatMap { one in one.fields.map { key($0, [one.key]) } }
        case .custom(let function):
            return program.keys(of: function).map { asked in
                Key(
                    key: asked.label(unknown: "*"),
                    type: asked.type.map { program[$0].name },
                    demand: asked.demand.rawValue, place: "\(program.place(asked.place))")
            }
        default: return []
        }
    }
}

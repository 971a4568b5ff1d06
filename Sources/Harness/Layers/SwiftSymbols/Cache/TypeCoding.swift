extension NodeWriter {
    func name(_ name: NameNode) {
        word(name.word)
        offset(name.offset)
    }

    func condition(_ condition: Condition) {
        flag(condition.isActive)
        list(condition.clauses) { word(Word($0)) }
    }

    func type(_ type: TypeNode) {
        switch type {
        case .named(let found, let arguments):
            number(0)
            name(found)
            list(arguments, self.type)
        case .member(let base, let found, let arguments):
            number(1)
            self.type(base)
            name(found)
            list(arguments, self.type)
        case .optional(let inner):
            number(2)
            self.type(inner)
        case .implicitlyUnwrapped(let inner):
            number(3)
            self.type(inner)
        case .array(let inner):
            number(4)
            self.type(inner)
        case .dictionary(let key, let value):
            number(5)
            self.type(key)
            self.type(value)
        case .tuple(let elements):
            number(6)
            list(elements) { element in
                label(element.label)
                self.type(element.type)
            }
        case .function(let parameters, let result):
            number(7)
            list(parameters, self.type)
            self.type(result)
        case .composition(let types):
            number(8)
            list(types, self.type)
        case .metatype(let inner):
            number(9)
            self.type(inner)
        case .opaque(let inner):
            number(10)
            self.type(inner)
        case .attributed(let found, let inner):
            number(11)
            list(found, attribute)
            self.type(inner)
        case .several(let types):
            number(12)
            list(types, self.type)
        case .missing: number(13)
        }
    }

    func label(_ label: String?) { optional(label) { word(Word($0)) } }

    func attribute(_ attribute: AttributeNode) {
        type(attribute.type)
        list(attribute.arguments, argument)
        number(Self.availabilities.firstIndex(of: attribute.availability) ?? 0)
        condition(attribute.condition)
    }

    func requirement(_ requirement: RequirementNode) {
        switch requirement {
        case .conformance(let left, let right):
            number(0)
            type(left)
            type(right)
        case .same(let left, let right):
            number(1)
            type(left)
            type(right)
        }
    }

    /// All values, by the numbers that are written for them.
    static let availabilities: [AttributeNode.Availability] = [.available, .unavailable, .open]
}

extension NodeReader {
    func name() throws(Damaged) -> NameNode { NameNode(word: try word(), offset: try offset()) }

    func condition() throws(Damaged) -> Condition {
        let isActive = try flag()
        return Condition(clauses: try list { () throws(Damaged) in try word().text }, isActive: isActive)
    }

    func type() throws(Damaged) -> TypeNode { try nested(writtenType) }

    private func writtenType() throws(Damaged) -> TypeNode {
        switch try number() {
        case 0: .named(try name(), try list(type))
        case 1: .member(try type(), try name(), try list(type))
        case 2: .optional(try type())
        case 3: .implicitlyUnwrapped(try type())
        case 4: .array(try type())
        case 5: .dictionary(try type(), try type())
        case 6: .tuple(try list { () throws(Damaged) in (label: try label(), type: try type()) })
        case 7: .function(try list(type), try type())
        case 8: .composition(try list(type))
        case 9: .metatype(try type())
        case 10: .opaque(try type())
        case 11: .attributed(try list(attribute), try type())
        case 12: .several(try list(type))
        case 13: .missing
        default: throw Damaged()
        }
    }

    func label() throws(Damaged) -> String? { try optional { () throws(Damaged) in try word().text } }

    func attribute() throws(Damaged) -> AttributeNode {
        let (type, arguments) = (try type(), try list(argument))
        return AttributeNode(
            type: type, arguments: arguments, availability: try value(NodeWriter.availabilities), condition: try condition())
    }

    func requirement() throws(Damaged) -> RequirementNode {
        switch try number() {
        case 0: .conformance(try type(), try type())
        case 1: .same(try type(), try type())
        default: throw Damaged()
        }
    }

    /// Returns one of several values, whose number was written.
    func value<Value>(_ values: [Value]) throws(Damaged) -> Value {
        let number = try number()
        guard values.indices.contains(number) else { throw Damaged() }
        return values[number]
    }
}

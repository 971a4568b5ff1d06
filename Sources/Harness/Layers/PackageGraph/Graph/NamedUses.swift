internal import SwiftSymbols
package import VerificationModel

/// By whom something is used that has a name.
package struct NamedUses: Hashable, Sendable {
    /// A place where it is used.
    package struct Use: Hashable, Sendable {
        package let place: SourcePlace
        /// The member of it that is used there, `Rating.stars`; nil where it is used itself.
        package let member: String?
        /// The conditions of the `#if` around the place, the outermost first.
        package let conditions: [String]
    }

    /// Its name, behind the names of the types around it.
    package let name: String
    /// What it is, `struct`, `function`, and where it is declared; nil for what no file declares.
    package let declaration: Declaration?
    /// By the files and their places.
    package fileprivate(set) var uses: [Use] = []

    /// What a file declares.
    package struct Declaration: Hashable, Sendable {
        package let kind: String
        package let place: SourcePlace
    }
}

extension SymbolGraph {
    /// Returns everything with a name, with or without the types around it: what files declare, in their order, then what no file declares, if it is used and was watched.
    package func uses(of name: String) -> [NamedUses] {
        var found: [NamedUses] = []
        var numbers: [Int: Int] = [:]
        for (number, symbol) in symbols.declarations.enumerated()
        where symbol.isNamedElsewhere && (symbol.symbol == name || symbol.symbol.hasSuffix(".\(name)")) {
            numbers[number] = found.count
            let declaration = NamedUses.Declaration(kind: symbol.kind, place: place(of: symbol.offset, in: symbol.file))
            found.append(NamedUses(name: symbol.symbol, declaration: declaration))
        }
        for use in symbols.references {
            var scope: Int? = use.declaration
            while let number = scope {
                if let index = numbers[number] { found[index].uses.append(self.use(use, of: number)) }
                scope = symbols.declarations[number].owner
            }
        }
        let outside = outsideUses(of: name)
        return outside.uses.isEmpty ? found : found + [outside]
    }

    /// All that ``uses(of:)`` may be asked for.
    package var names: Set<String> {
        let declared = symbols.declarations.filter(\.isNamedElsewhere)
        return Set(declared.map(\.symbol)).union(declared.map(\.lastName)).union(symbols.outsideUses.flatMap(\.names))
    }

    private func use(_ reference: Reference, of number: Int) -> NamedUses.Use {
        let symbol = symbols.declarations[reference.declaration]
        let member: String? =
            if reference.declaration == number {
                nil
            } else if symbol.symbol.hasPrefix("\(symbols.declarations[number].symbol).") {
                String(symbol.symbol.dropFirst(symbols.declarations[number].symbol.count + 1))
            } else {
                // An extension may write the type in another way.
                symbol.lastName
            }
        return NamedUses.Use(
            place: place(of: reference.offset, in: reference.file), member: member, conditions: reference.conditions)
    }

    private func outsideUses(of name: String) -> NamedUses {
        var found = NamedUses(name: name, declaration: nil)
        for use in symbols.outsideUses {
            let member = use.names.first { $0.hasPrefix("\(name).") }.map { String($0.dropFirst(name.count + 1)) }
            guard use.names.contains(name) || member != nil else { continue }
            found.uses.append(
                NamedUses.Use(
                    place: place(of: use.offset, in: use.file), member: use.names.contains(name) ? nil : member, conditions: use.conditions)
            )
        }
        return found
    }
}

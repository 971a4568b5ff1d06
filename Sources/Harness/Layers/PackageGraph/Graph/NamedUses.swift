internal import SwiftSymbols
package import VerificationModel

/// The uses of something with a name.
package struct NamedUses: Hashable, Sendable {
    /// A place that uses it.
    package struct Use: Hashable, Sendable {
        package let place: SourcePlace
        /// The member that is used there, such as `Rating.stars`; nil if the thing itself is used.
        package let member: String?
        /// The conditions of the `#if` around the place, the outermost first.
        package let conditions: [String]
    }

    /// Its name, with the names of the types around it.
    package let name: String
    /// The kind, such as `struct` or `function`, and the place of the declaration; nil if no file declares it.
    package let declaration: Declaration?
    /// The uses, ordered by files and places.
    package fileprivate(set) var uses: [Use] = []

    /// A declaration in a file.
    package struct Declaration: Hashable, Sendable {
        package let kind: String
        package let place: SourcePlace
    }
}

extension SymbolGraph {
    /// Returns the uses of everything with a name.
    ///
    /// - Parameter name: A name, with or without the types around it.
    /// - Returns: The matching declarations in the order of the files, then the name itself if no file declares it and it is watched and
    ///   used.
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

    /// All names that ``uses(of:)`` can find.
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
                // An extension may write the type differently.
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

/// The imports and declarations of a parsed file.
package struct ParsedFile: Sendable {
    package struct Import {
        /// `Foundation`, or `Foundation.Date` for `import struct Foundation.Date`.
        package let path: [NameNode]
        package let condition: Condition
        package let isExported: Bool
        package let isTestable: Bool
        /// Whether it has the attribute `@_spi`; its groups are not compared.
        let isSPI: Bool

        /// Whether it imports one declaration, and not the others of the module.
        ///
        /// `@_exported` exports the whole module all the same.
        var isAlone: Bool { path.count > 1 && !isExported }
    }

    package let imports: [Import]
    package let root: Declaration
    /// The offset from which the file is not valid Swift; nil if it is valid.
    package let errorOffset: Int?
    /// The offset from which the file is nested too deeply, so that the rest is missing; nil if it is whole.
    package let excessOffset: Int?
}

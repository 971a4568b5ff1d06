import Testing

@testable import SwiftSymbols

/// The lists of what SDKs declare.
@Suite("Modules of SDKs")
struct SDKModuleTests {
    private static let files = SDKModule.all.map { module in
        (module.name, Lowering.parsedFile(Array(module.declarations.utf8), file: 0, build: BuildConditions()))
    }

    @Test func areValidSwiftOfExtensions() {
        for (name, file) in Self.files {
            #expect(file.errorOffset == nil, "\(name)")
            #expect(!file.root.members.isEmpty, "\(name)")
            #expect(file.root.members.allSatisfy { $0.kind == .extension }, "\(name)")
            #expect(file.root.statements.isEmpty, "\(name)")
        }
    }

    @Test func areInTheOrderOfTheirTypes() {
        for (name, file) in Self.files {
            let types = file.root.members.map { ($0.type?.path ?? []).joined(separator: ".") }
            for (first, second) in zip(types, types.dropFirst()) where first > second {
                Issue.record("\(name): \(second) is after \(first)")
            }
        }
    }

    @Test func exportOnlyModulesThatAreListed() {
        let names = Set(SDKModule.all.map(\.name))
        #expect(names.count == SDKModule.all.count)
        for module in SDKModule.all { #expect(names.isSuperset(of: module.exports), "\(module.name)") }
    }

    /// A supertype that is not listed would leave open what its subtypes inherit.
    @Test func listEachSupertype() {
        let members = Self.files.flatMap(\.1.root.members)
        let listed = Set(members.map { ($0.type?.path ?? []).joined(separator: ".") })
        let supertypes = Set(members.flatMap(\.inherited).map { $0.path.joined(separator: ".") })
        let unknown = supertypes.filter { !listed.contains($0) && !StandardLibrary.isKnown($0) }
        #expect(unknown.sorted() == [])
    }
}

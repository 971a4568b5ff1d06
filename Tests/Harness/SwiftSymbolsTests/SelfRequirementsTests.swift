import SwiftSymbols
import Testing

/// Extensions that require something of `Self`.
@Suite("Requirements of Self")
struct SelfRequirementsTests {
    /// Tests a class whose name is that of a generic parameter or an associated type of an outside type.
    ///
    /// The names of such a type are looked up in the requirements of the extension, which name the type.
    @Test(arguments: ["Base", "Root", "Element", "Value", "Output", "Wrapped", "Key", "Content", "Index", "Body", "Iterator", "Scalar"])
    func classesThatAreNamedLikeOutsideTypesHaveTheirMembers(_ name: String) {
        ResolutionSample(
            "an extension",
            "protocol Named {}\nclass \(name) { var title: Title { Title() }\n struct Kind {} }\nstruct Title { func show() {} }",
            in: """
                extension «Named» where Self: «\(name)» {
                    func show(_ a: «Kind») { «title».«show»() }
                    func other() -> «\(name)» { self }
                }
                """,
            uses: ["0 Named", "0 \(name)", "0 \(name).Kind", "0 \(name).title", "0 Title.show", "0 \(name)"]
        ).check()
    }

    /// Tests requirements that no file declares, or that do not compile: each search for them must end.
    @Test(
        arguments: [":", " =="],
        ["Root", "Root & Value", "Root<Value>", "[Root]", "Root.Value", "Self.Root", "Named", "Self", "Shown.Root"])
    func readsRequirementsThatAreNotKnown(_ mark: String, _ type: String) {
        ResolutionSample(
            "extensions",
            "protocol Named {}\nprotocol Shown {}\nextension Shown where Self\(mark) \(type) { typealias Root = Self.Root }",
            in: "extension «Named» where Self\(mark) \(marked(type)) { func f(_ a: Root) { absent(); self.absent(); a.absent() } }",
            uses: ["0 Named"] + (type == "Named" ? ["0 Named"] : type == "Shown.Root" ? ["0 Shown", "0 Shown.Root"] : [])
        ).check()
    }

    private func marked(_ type: String) -> String {
        type.replacing("Named", with: "«Named»").replacing("Shown.Root", with: "«Shown».«Root»")
    }
}

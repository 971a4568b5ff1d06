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

    /// Tests implicit members of protocols, which an extension declares for one conforming type.
    @Test(arguments: [
        ResolutionSample(
            "an opaque parameter",
            "protocol Style {}\nstruct BorderStyle: Style { var width = 1 }\n"
                + "extension Style where Self == BorderStyle {\n static var border: BorderStyle { BorderStyle() }\n"
                + " static func border(_ a: Int) -> BorderStyle { BorderStyle() }\n}",
            "struct Card { func style(_ a: some Style) -> Card { self }\n func drawn(_ a: any Style) -> Card { self } }",
            in: "func f(_ a: «Card») { a.«style»(.«border»).«style»(.«border»(1)).«drawn»(.«border») }",
            uses: ["1 Card", "1 Card.style", "0 Style.border", "1 Card.style", "0 Style.border", "1 Card.drawn", "0 Style.border"]),
        ResolutionSample(
            "a generic parameter",
            "protocol Style {}\nstruct BorderStyle: Style {}\nstruct LineStyle: Style { init(_ a: Int) {} }\n"
                + "extension Style where Self == BorderStyle { static var border: BorderStyle { BorderStyle() } }",
            "extension Style where Self == LineStyle { static var line: Self { LineStyle(1) } }",
            "struct Card { func style<S: Style>(_ a: S) -> Card { self }\n func other<S>(_ a: S) -> Card where S: Style { self } }",
            in: "func f(_ a: «Card») { a.«style»(.«border»).«style»(.«line»).«other»(.«border») }",
            uses: ["2 Card", "2 Card.style", "0 Style.border", "2 Card.style", "1 Style.line", "2 Card.other", "0 Style.border"]),
        ResolutionSample(
            "a protocol of an SDK",
            "import SwiftUI\nstruct BrandStyle: ButtonStyle { func small() -> BrandStyle { self } }\n"
                + "extension ButtonStyle where Self == BrandStyle { static var brand: BrandStyle { BrandStyle() } }",
            in: "import SwiftUI\nfunc f() { Text(\"a\").buttonStyle(.«brand»); Text(\"a\").buttonStyle(.«brand».«small»()) }",
            uses: ["0 ButtonStyle.brand", "0 ButtonStyle.brand", "0 BrandStyle.small"]),
    ])
    func implicitMembersOfProtocolsBelongToOneType(_ sample: ResolutionSample) { sample.check() }

    private func marked(_ type: String) -> String {
        type.replacing("Named", with: "«Named»").replacing("Shown.Root", with: "«Shown».«Root»")
    }
}

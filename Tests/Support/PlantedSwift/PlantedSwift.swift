/// Swift code with one use of each kind in the grammar, and code that only looks like a use.
package enum PlantedSwift {
    /// The text of the other file, with the declarations.
    package static let declarations = """
        struct Remote {
            enum Mode { case fast, slow(Int) }
            static let shared = Remote()
            var name = ""
            var mode = Mode.fast
            var next: [Remote] = []
            func fetch(_ limit: Int) -> Int { limit }
        }
        protocol Loading { associatedtype Output; func load() -> Output }
        class Base { func run() {} }
        @propertyWrapper struct Stored<Value> { var wrappedValue: Value }
        @resultBuilder enum Lines { static func buildBlock(_ parts: String...) -> String { "" } }
        @freestanding(expression) macro remoteURL(_ text: String) -> String = #externalMacro(module: "M", type: "T")
        @attached(member) macro RemoteModel() = #externalMacro(module: "M", type: "T")
        func fetchAll() -> [Remote] { [] }
        func handle(_ body: (Remote) -> Void) {}
        let remoteLimit = 3
        infix operator <+>
        func <+> (left: Remote, right: Remote) -> Remote { left }
        typealias RemoteList = [Remote]
        typealias RemoteHandler = (Remote) -> Void
        enum RemoteError: Error { case gone, late(after: Int) }
        extension String {
            init(remote: Remote) { self = "" }
            func remotely() -> String { self }
        }
        extension Array where Element == Remote { var names: [String] { [] } }
        struct Box<Value> { var value: Value }
        precedencegroup RemotePrecedence {}
        """

    /// Texts in which each reference is marked with `«` and `»`.
    package static let planted: [(kind: String, text: String)] = [
        ("annotation", "let a: «Remote»"), ("optional", "var a: «Remote»?"), ("unwrapped optional", "var a: «Remote»!"),
        ("array", "let a: [«Remote»]"), ("dictionary", "let a: [String: «Remote»]"), ("tuple", "let a: (Int, «Remote»)"),
        ("function type", "let a: («Remote») -> Void"), ("function result", "let a: () -> «Remote»"),
        ("generic argument", "let a: Set<«Remote»>"),
        ("nested type", "let a: «Remote».«Mode»"), ("any", "let a: any «Loading»"), ("some", "func f(_ a: some «Loading») {}"),
        ("composition", "let a: any «Loading» & Sendable"), ("metatype", "let a: «Remote».Type"),
        ("metatype value", "let a = «Remote».self"),
        ("alias", "let a: «RemoteList»"), ("definition of an alias", "typealias A = «Remote»"),
        ("parameter", "func f(_ a: «Remote») {}"), ("result", "func f() -> «Remote»? { nil }"),
        ("thrown type", "func f() throws(«RemoteError») {}"),
        ("inheritance", "class A: «Base» {}"), ("conformance", "struct A: «Loading» { func load() {} }"),
        ("conformance of an extension", "extension Int: «Loading» { public func load() {} }"), ("extension", "extension «Remote» {}"),
        ("generic bound", "func f<T: «Loading»>(_ a: T) {}"), ("where", "func f<T>(_ a: T) where T: «Loading» {}"),
        ("where of an extension", "extension Array where Element == «Remote» {}"),
        ("associated type's bound", "protocol A { associatedtype B: «Loading» }"),
        ("requirement", "protocol A { var b: «Remote» { get } }"),
        ("payload of a case", "enum A { case b(«Remote»)}"), ("subscript", "struct A { subscript(b: «Remote») -> Int { 1 } }"),
        ("initializer call", "let a = «Remote»()"), ("generic initializer call", "let a = «Box»<Int>(value: 1)"),
        ("array initializer call", "let a = [«Remote»]()"), ("static member", "let a = «Remote».«shared»"),
        ("implicit member", "let a: «Remote» = .«shared»"), ("implicit case", "let a: «Remote».«Mode» = .«slow»(1)"),
        ("global function", "let a = «fetchAll»()"), ("global variable", "let a = «remoteLimit» + 1"),
        ("default argument", "func f(_ a: Int = «remoteLimit») {}"), ("interpolation", #"let a = "\(«remoteLimit») left""#),
        ("interpolation in several lines", "let a = \"\"\"\n    \\(«remoteLimit»)\n    \"\"\""),
        ("cast", "func f(_ a: Any) { _ = a as? «Remote» }"), ("forced cast", "func f(_ a: Any) { _ = a as! «Remote» }"),
        ("check", "func f(_ a: Any) { _ = a is «Remote» }"),
        ("type pattern", "func f(_ a: Any) { switch a { case is «Remote»: break; default: break } }"),
        ("case pattern", "func f(_ a: «Remote») { if case .«fast» = a.«mode» {} }"),
        ("case pattern with a payload", "func f(_ a: «Remote») { switch a.«mode» { case .«slow»(let b): _ = b; default: break } }"),
        ("catch", "func f() { do {} catch «RemoteError».«gone» {} catch {} }"),
        ("key path", #"let a = \«Remote».«name»"#), ("key path of the expected type", #"func f(_ a: [«Remote»]) { _ = a.map(\.«name») }"#),
        ("property wrapper", "struct A { @«Stored» var b = 1 }"), ("result builder", #"@«Lines» func f() -> String { "a" }"#),
        ("attached macro", "@«RemoteModel» struct A {}"), ("macro", #"let a = #«remoteURL»("a")"#),
        ("macro's argument", #"let a = #«remoteURL»("\(«remoteLimit»)")"#),
        ("macro with attributes at the top", "@available(iOS 17, *)\n#Preview { «fetchAll»() }"),
        ("macro with attributes in a type", "struct A {\n@available(iOS 17, *)\n#Preview { «fetchAll»() }\n}"),
        ("macro with attributes in a function", "func f() {\n@MainActor\n#Preview { «fetchAll»() }\n}"),
        ("closure's body", "let a = { «fetchAll»() }"),
        ("closure's parameter", "let a = { (b: «Remote») in b.«name» }"),
        ("capture", "func f() { let a = { [b = «remoteLimit»] in b }; _ = a }"),
        ("member of a parameter", "func f(_ a: «Remote») { _ = a.«name» }"), ("method", "func f(_ a: «Remote») { _ = a.«fetch»(1) }"),
        ("member of a function's result", "func f() { _ = «fetchAll»()[0].«name» }"),
        ("member of an element", "func f() { for a in «fetchAll»() { _ = a.«name» } }"),
        ("member of a closure's parameter", "func f() { «fetchAll»().forEach { print($0.«name») } }"),
        ("member of the parameter of a declared function's closure", "func f() { «handle» { print($0.«name») } }"),
        ("member through an optional", "func f(_ a: «Remote»?) { _ = a?.«name» }"),
        ("member of a bound variable", "func f(_ a: «Remote»?) { if let a { _ = a.«name» } }"),
        ("member after guard", "func f(_ a: «Remote»?) { guard let b = a else { return }; _ = b.«name» }"),
        ("member of a variable", "func f() { let a = «Remote»(); _ = a.«next»[0].«name» }"),
        ("operator", "func f(_ a: «Remote») { _ = a «<+>» a }"),
        ("member of an outside type", #"let a = "".«remotely»()"#),
        ("initializer of an outside type", "func f(_ a: «Remote») -> String { «String»(remote: a) }"),
        ("member of arrays with a certain element", "func f() { _ = «fetchAll»().«names» }"),
        ("member of a generic type", "func f(_ a: «Box»<«Remote»>) { _ = a.«value».«name» }"),
        ("inherited member", "class A: «Base» { func b() { «run»() } }"),
        ("member of self", "extension «Remote» { func b() { _ = self.«name» } }"),
        ("assignment", "func f(_ a: inout «Remote») { a.«mode» = .«fast» }"),
        ("ternary", "func f(_ a: Bool) -> «Remote» { a ? .«shared» : «Remote»() }"),
        ("return", "func f() -> «Remote» { return .«shared» }"),
        ("coalescing", "func f(_ a: «Remote»?) -> String { (a ?? .«shared»).«name» }"),
        ("getter", "var a: Int { «remoteLimit» }"), ("observer", "var a = 1 { didSet { print(«remoteLimit») } }"),
        ("local function", "func f() { func g(_ a: «Remote») {} }"), ("condition", "func f() { while «remoteLimit» > 1 {} }"),
        ("destructured tuple", "func f() { for (a, b) in «fetchAll»().enumerated() { print(a, b.«name») } }"),
        ("thrown value", "func f() throws { throw «RemoteError».«late»(after: 1) }"),
        ("case of a raw value", "enum A: Int { case b = 1; static let c = «remoteLimit» }"),
        ("member of an implicitly unwrapped variable", "class A { var b: «Remote»!\n func c() { print(b.«name») } }"),
        ("method of an implicitly unwrapped parameter", "func f(_ a: «Remote»!) { _ = a.«fetch»(1) }"),
        ("element of an implicitly unwrapped array", "func f(_ a: [«Remote»]!) { print(a[0].«name», a.first?.«mode») }"),
        ("result of an implicitly unwrapped closure", "func f(_ a: (() -> «Remote»)!) { print(a().«name») }"),
        ("implicitly unwrapped result", "func f() -> «Remote»! { nil }\nfunc g() { print(f().«name») }"),
        ("assignment to an implicitly unwrapped local", "func f() { let a: «Remote»! = .«shared»\n a.«mode» = .«fast» }"),
        ("operator on an implicitly unwrapped parameter", "func f(_ a: «Remote»!) { _ = a «<+>» a }"),
        (
            "a name that an inner block's type has",
            "func f(_ a: Bool) { if a { struct Remote {}\n _ = Remote() }\n let b: «Remote»? = nil }"
        ),
        (
            "a name that a closure's type has",
            "struct A { func f() { let g = { struct Remote {}\n _ = Remote() }\n g()\n let b: «Remote»? = nil } }"
        ),
        (
            "else of a condition that binds a name",
            "func f(_ a: Int?) { if let remoteLimit = a { print(remoteLimit) } else { print(«remoteLimit») } }"
        ),
        (
            "else of a guard that binds a name",
            "func f(_ a: Int?) { guard let remoteLimit = a else { print(«remoteLimit»); return }\n print(remoteLimit) }"
        ),
        ("thrown type of a getter", "struct A { var b: Int { get throws(«RemoteError») { 1 } } }"),
        ("thrown type of a subscript", "struct A { subscript(b: Int) -> Int { get throws(«RemoteError») { 1 } } }"),
        ("thrown type of a local getter", "func f() { var a: Int { get throws(«RemoteError») { 1 } } }"),
        ("thrown type of a required getter", "protocol A { var b: Int { get throws(«RemoteError») } }"),
        ("thrown type of a closure", "let a = { () throws(«RemoteError») -> Void in }"),
        ("property behind a postfix #if", "func f(_ a: «Remote») -> String { a\n#if DEBUG\n.«next»[0]\n#endif\n.«name» }"),
        ("precedence group of an operator", "infix operator <->: «RemotePrecedence»"),
        ("precedence group of another", "precedencegroup A { higherThan: «RemotePrecedence» }"),
        ("an active branch", "#if os(Linux) || os(macOS)\nlet a: «Remote»\n#endif"),
    ]

    /// Texts that look like uses of the other file, but are not.
    package static let lookalikes: [(kind: String, text: String)] = [
        ("a comment", "// Remote\n/* fetchAll() */ let a = 1"), ("a string", #"let a = "Remote fetchAll() remoteLimit""#),
        ("a nested type of the name", "enum A { struct Remote {}\n let b: Remote }"),
        ("a nested type seen from an extension", "enum A { struct Remote {} }\nextension A { func b(_ c: Remote) {} }"),
        ("a generic parameter of the name", "func f<Remote>(_ a: Remote) -> Remote { a }"),
        ("a type's generic parameter of the name", "struct A<Remote> { let b: Remote }"),
        ("an associated type of the name", "protocol A { associatedtype Remote; func b(_ c: Remote) }"),
        ("a local variable of the name", "func f() { let remoteLimit = 1; print(remoteLimit) }"),
        ("a parameter of the name", "func f(remoteLimit: Int) { print(remoteLimit) }"),
        ("a closure's parameter of the name", "let a = { (remoteLimit: Int) in remoteLimit }"),
        ("a label", "func f(remoteLimit a: Int) { f(remoteLimit: a) }"),
        ("a case of the name", "enum A { case shared }\nlet a: A = .shared"),
        ("a member of another type", "struct A { var name = 1 }\nfunc f(_ a: A) { print(a.name) }"),
        ("a member of an outside type", "func f(_ a: [Int]) { print(a.first!, a.count) }"),
        ("a type of a supertype", "class A { class Remote {} }\nclass B: A { var c: Remote? }"),
        ("a type that a protocol's extension has", "protocol A {}\nextension A { typealias Remote = Int }\nstruct B: A { let c: Remote }"),
        ("a local type of the name", "func f() { struct Remote {}\n let a = Remote()\n print(a) }"), ("an import", "import Remote"),
        ("another module's type", "let a: Other.Remote"), ("a branch that is not built", "#if os(Windows)\nlet a: Remote\n#endif"),
        ("a local function after its use", "func f() { fetchAll()\n func fetchAll() {} }"),
        ("local functions that call each other", "func f() { func a() { fetchAll() }\n func fetchAll() { a() }\n a() }"),
        ("a local type after its use", "func f() { let a = Remote()\n let b: Remote = a\n print(b)\n struct Remote {} }"),
        (
            "a variable after the local function that captures it",
            "func f() { func g() -> String { remoteLimit }\n let remoteLimit = \"\"\n print(g(), remoteLimit) }"
        ),
        ("a generic parameter around an extended type", "struct A<Remote> { struct B {} }\nextension A.B { func c(_ d: Remote) {} }"),
        ("an array of another element type", "func f(_ a: [Int]) { print(a.names) }"),

    ]

    /// Returns the text without its marks, and the offsets of the marks.
    package static func unmarked(_ text: String) -> (text: String, offsets: [Int]) {
        var plain = ""
        var offsets: [Int] = []
        for character in text {
            switch character {
            case "«": offsets.append(plain.utf8.count)
            case "»": break
            default: plain.append(character)
            }
        }
        return (plain, offsets)
    }
}

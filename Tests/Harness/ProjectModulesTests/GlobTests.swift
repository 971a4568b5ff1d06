import Testing

@testable import ProjectModules

@Suite("Globs")
struct GlobTests {
    @Test(arguments: [
        ("Sources/Domain/**", "Sources/Domain/Movie.swift", true),
        ("Sources/Domain/**", "Sources/Domain/Movies/Movie.swift", true),
        ("Sources/Domain/**", "Sources/Domain-evil/Movie.swift", false),
        ("Sources/Domain/**", "Sources/Domain", false),
        ("Sources/Domain", "Sources/Domain/Movie.swift", false),
        ("Sources/Domain/*", "Sources/Domain/Movie.swift", true),
        ("Sources/Domain/*", "Sources/Domain/Movies/Movie.swift", false),
        ("**/DomainLayer/**", "Sources/Production/DomainLayer/Movie.swift", true),
        ("**/DomainLayer/**", "DomainLayer/Movie.swift", true),
        ("**/*UseCase.swift", "App/Domain/DetailUseCase.swift", true),
        ("**/*UseCase.swift", "DetailUseCase.swift", true),
        ("**/*UseCase.swift", "App/DetailUseCases.swift", false),
        ("**", "a/b/c.swift", true),
        ("a/**/**/d", "a/b/c/d", true),
        ("a/**/d", "a/d", true),
        ("a/*b*c", "a/xbbxc", true),
        ("a/*b*c", "a/xbbxd", false),
        ("a/?.swift", "a/b.swift", true),
        ("a/?.swift", "a/bc.swift", false),
        ("App/{Weather,Products}/**", "App/Weather/a.swift", true),
        ("App/{Weather,Products}/**", "App/Movies/a.swift", false),
        ("App/{feature}/**", "App/Movies/a.swift", true),
        ("App/{a,b}{1,2}.swift", "App/b1.swift", true),
        ("App/x{,y}.swift", "App/x.swift", true),
        ("app/a.swift", "App/a.swift", false),
        ("Café/**", "Cafe\u{301}/a.swift", true),
        ("App/**", "App/é/a.swift", true),
        // The combining mark changes the slash to another character, so that no part of the path ends there.
        ("App/**", "App/\u{301}a.swift", false),
    ])
    func matchesPaths(_ pattern: String, _ path: String, _ expected: Bool) throws {
        #expect(try Glob(pattern).matches(path) == expected)
    }

    @Test(
        arguments: [
            ("", .emptyPart), ("/a", .absolute), ("a//b", .emptyPart), ("a/", .emptyPart), ("../a", .dots), ("a/./b", .dots),
            ("a/{b", .braces),
            ("a}", .braces), ("a/{b,{c}}", .braces), ("a/{}", .braces),
            ("{a,b}/{a,b}/{a,b}/{a,b}/{a,b}/{a,b}/{a,b}/{a,b}/{a,b}/{a,b}", .tooManyChoices),
        ] as [(String, GlobError)])
    func refusesInvalidPatterns(_ pattern: String, _ problem: GlobError) {
        #expect(throws: problem) { try Glob(pattern) }
    }

    @Test func matchesManyStarsInReasonableTime() throws {
        let glob = try Glob(String(repeating: "*a", count: 40) + "b")
        #expect(!glob.matches(String(repeating: "a", count: 2_000)))
    }

    @Test func matchesManyFoldersInReasonableTime() throws {
        let glob = try Glob(String(repeating: "**/a/", count: 20) + "c.swift")
        #expect(!glob.matches(String(repeating: "a/", count: 60) + "b.swift"))
    }

    @Test func refusesTooManyChoicesImmediately() {
        #expect(throws: GlobError.tooManyChoices) { try Glob(String(repeating: "{a,b}", count: 60)) }
    }

    @Test func limitsTheNumberOfGroups() throws {
        #expect(try Glob(String(repeating: "{a}", count: 50)).matches("abc"))
        #expect(throws: GlobError.tooManyChoices) { try Glob(String(repeating: "{a}", count: 51)) }
        #expect(throws: GlobError.tooManyChoices) { try Glob(String(repeating: "{a}", count: 100_000)) }
    }

    @Test(arguments: [("Sources/**", "Sources"), ("**/a", ""), ("a/b.swift", "a"), ("a.swift", ""), ("a/{b,c}/d", "a"), ("a/b*/c", "a")])
    func returnsTheFixedFolder(_ pattern: String, _ folder: String) throws {
        #expect(try Glob(pattern).fixedFolder == folder)
    }
}

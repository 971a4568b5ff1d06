package import StrictYAML
internal import DecodingPrograms
internal import HTTPMessages
package import StrictJSON
internal import VerificationModel

/// The messages about values of `apis.yml` and of contract files.
package extension FormatProblem {
    // MARK: Files

    static func fileName(_ name: String, shouldBe renamed: String?) -> FormatProblem {
        .badValue(
            of: "the file's name", found: name, allowed: "a name that ends with .yml",
            because: "a file of another name is silently ignored",
            next: renamed.map { "rename it to \($0)" } ?? "give it another name that ends with .yml, or delete it")
    }

    static func takenFileName(_ name: String) -> FormatProblem {
        .badValue(
            of: "the file's name", found: name,
            allowed: "any but \(ContractFileName.wholeSuite).yml, \(ContractFileName.unusedSuite).yml and a folder layers",
            because: "a suite of verify itself has this name", next: "rename it")
    }

    static func folder(_ name: String) -> FormatProblem {
        .badValue(
            of: "\"\(name)\"", found: "a folder", allowed: "a file", because: "a folder of this name is silently ignored",
            next: "write a file of this name instead, or rename the folder")
    }

    // MARK: apis.yml

    static func base(_ text: String) -> FormatProblem {
        .badValue(
            of: "\"base\"", found: "\"\(text)\"", allowed: "http:// or https://, a host, and a path if all requests share one",
            because: "every request is sent to a URL below it", next: "write it as https://api.example.com/v3")
    }

    /// Returns the problem without the value, which may be the secret itself.
    static func secretVariable(of key: String) -> FormatProblem {
        .badValue(
            of: "\"\(key)\"", found: "not the name of an environment variable", allowed: "letters, digits and _, no digit first",
            because: "the secret itself must never be in this file", next: "name the variable that contains it, for example API_KEY")
    }

    static var allowedSecret: FormatProblem {
        .badValue(
            of: "a false alarm", found: "neither a \"name\" nor a \"value\", or both", allowed: "one of the two, and \"because\"",
            because: "an allowed false alarm needs a clear reason", next: "write it as { name: guest_token, because: all guests share it }")
    }

    static func unknownValues(_ text: String, known: [String]) -> FormatProblem {
        .badValue(
            of: "\"unknown\"", found: "\"\(text)\"", allowed: known.joined(separator: ", "),
            because: "it decides about values that look random and may be secrets",
            next: NearestName.advice(for: text, in: known, otherwise: "write ask, which asks on a terminal and refuses elsewhere"))
    }

    static func sourceFolder(_ text: String) -> FormatProblem {
        .badValue(
            of: "\"sources\"", found: "\"\(text)\"", allowed: "a folder below the root, such as Sources/Data; \".\" for the root itself",
            because: "sources are read below the root only, so that findings can name their files",
            next: "write the path without \"..\", or name a higher root with --root")
    }

    static func platform(_ text: String, known: [String]) -> FormatProblem {
        .badValue(
            of: "\"platform\"", found: "\"\(text)\"", allowed: known.joined(separator: ", "),
            because: "these are the platforms that an app can be built for",
            next: NearestName.advice(for: text, in: known, otherwise: "write one of them, as in #if os(iOS)"))
    }

    static func system(_ text: String) -> FormatProblem {
        .badValue(
            of: "\"systems\"", found: "\"\(text)\"", allowed: "a platform and a version (\(FoundationSystem.knownVersions))",
            because: "Foundation differs between the versions of a platform, and how others decode is not known",
            next: "write it like iOS 16, or Linux 6.2 for the Swift toolchain")
    }

    static func strategy(_ text: String, of key: String, known: [String]) -> FormatProblem {
        .badValue(
            of: "\"\(key)\"", found: "\"\(text)\"", allowed: known.joined(separator: ", "),
            because: "these are the strategies of JSONDecoder that verify knows",
            next: NearestName.advice(for: text, in: known, otherwise: "write one of them, or register the type with its own decoder"))
    }

    static func decoderDeclaration(_ text: String) -> FormatProblem {
        .badValue(
            of: "\"decoder\"", found: "\"\(text)\"",
            allowed: "settings such as { keys: convertFromSnakeCase }, or the name of a declaration",
            because: "a property or function of the sources can make the decoder",
            next: "write the name with the type that has it, such as JSONDecoder.api, or makeDecoder for a global function")
    }

    // MARK: Contracts

    static func missingAPIs(_ name: String) -> FormatProblem {
        .badValue(
            of: "\"api\"", found: "\"\(name)\", and there is no \(ContractFileName.apis)", allowed: "an API of \(ContractFileName.apis)",
            because: "\(ContractFileName.apis) contains the URL of each API",
            next: "write \(ContractFileName.apis) in the contracts folder: \(name): { base: https://api.example.com }")
    }

    static func api(_ name: String, known: [String]) -> FormatProblem {
        .unknownName(
            name, of: "\"api\"", kind: "API of apis.yml", known: known, because: "apis.yml contains the URL of each API",
            otherwise: "add \"\(name)\" to apis.yml in the contracts folder")
    }

    static func request(_ text: String, fault: String?, correction: String?) -> FormatProblem {
        .badValue(
            of: "\"request\"", found: "\"\(text)\"\(fault.map { ", \($0)" } ?? "")",
            allowed: "a METHOD in capitals, a /path below \"base\", {names} for segments that vary, ?name=value for required query items",
            because: "recordings are compared with it", next: "write it as \(correction ?? "GET /prices/{id}?currency")")
    }

    static func fresh(_ text: String) -> FormatProblem {
        .badValue(
            of: "\"fresh\"", found: "\"\(text)\"", allowed: "a number of days from 1 to \(Freshness.allowedDays.upperBound), followed by d",
            because: "an older recording gives a warning", next: "write it as 90d")
    }

    static func recording(_ text: String) -> FormatProblem {
        .badValue(
            of: "\"recording\"", found: "\"\(text)\"",
            allowed: "a path below the fixtures folder without .http, followed by #2 for the second exchange",
            because: "it names a recording", next: "write it as movies/search-batman-page-1")
    }

    static func repeatedRecording(_ name: String, firstLine: Int) -> FormatProblem {
        .badValue(
            of: "\"recording\"", found: "\"\(name)\" again, first in line \(firstLine)", allowed: "each exchange once in a contract",
            because: "two cases would have the same name",
            next: "write all promises in one response, or use a contract of another name")
    }

    static func needsBody(_ key: String) -> FormatProblem {
        .badValue(
            of: "\"\(key)\"", found: "there without \"body\"", allowed: "\"\(key)\" together with \"body\"",
            because: "a type must read the body first", next: "name the type under \"body\"")
    }

    static func keep(_ text: String) -> FormatProblem {
        .badValue(
            of: "\"keep\"", found: "\"\(text)\"", allowed: "read, or no \"keep\"",
            because: "verify record keeps either what the type reads or the whole answer",
            next: "write keep: read, or remove the line to record the whole answer")
    }

    static func keepNeedsSources(_ api: String) -> FormatProblem {
        .badValue(
            of: "\"keep\"", found: "\"read\", and the API \"\(api)\" has no \"sources\"",
            allowed: "\"keep\" for an API with \"sources\" in \(ContractFileName.apis)",
            because: "only the sources of the type show what it reads; a registered type is compiled",
            next: "write the folders of the app's sources in \(ContractFileName.apis): sources: [Sources], or remove \"keep\"")
    }

    static func path(_ text: String, of noun: String, _ problem: JSONPathError) -> FormatProblem {
        .badValue(
            of: noun, found: "\"\(text)\", which \(problem.what) (character \(problem.offset + 1))",
            allowed: "$, .name, ['name'], [0], [-1], [*], ..name", because: "other selectors of RFC 9535 are not supported",
            next: "fix the path")
    }

    static func rejects(_ path: JSONPath) -> FormatProblem {
        .badValue(
            of: "\"rejects\"", found: "\"\(path.text)\"", allowed: "names and indexes from 0", because: "decoding stops at one value",
            next: "name the first value that the type refuses")
    }

    static func sentVariable(_ name: String, known: [String]) -> FormatProblem {
        .unknownName(
            name, of: "a key of \"path\"", kind: "variable of the request", known: known,
            because: "each value replaces a {variable} in the request's path",
            otherwise: "remove it")
    }

    static func framingField(_ name: String) -> FormatProblem {
        .badValue(
            of: "a key of \"headers\"", found: "\"\(name)\"", allowed: "fields about the request itself",
            because: "the client sets the fields for the connection, the framing and the host", next: "remove it")
    }

    static func fieldText(_ name: String) -> FormatProblem {
        .badValue(
            of: "\"\(name)\"", found: "a text with a control character", allowed: "printable text",
            because: "a header field is one line", next: "take the control character out")
    }

    static func sentBody(_ problem: JSONSyntaxError) -> FormatProblem {
        .badValue(
            of: "\"body\"", found: "not valid JSON: it \(problem)", allowed: "a JSON value, or a string, which is sent unchanged",
            because: "it is sent as JSON", next: "write numbers as JSON does: 0.5, and not .5")
    }

    // MARK: Matchers

    static func matcher(_ name: String, known: [String]) -> FormatProblem {
        .unknownName(
            name, of: "\"match\"", kind: "matcher", known: known, because: "there is no other matcher", otherwise: "use one of these")
    }
}

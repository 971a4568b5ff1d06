package import StrictYAML
internal import HTTPMessages
package import StrictJSON

/// What can be wrong with a value of `apis.yml` or of a contract file, in words.
///
/// A table of messages: its rows have one shape, and each its own words.
package extension FormatProblem {
    // MARK: Files

    static func fileName(_ name: String, shouldBe renamed: String?) -> FormatProblem {
        .badValue(
            of: "the file's name", found: name, allowed: "a name that ends with .yml", because: "the file would silently not be read",
            next: renamed.map { "rename it to \($0)" } ?? "give it another name that ends with .yml, or delete it")
    }

    static func takenFileName(_ name: String) -> FormatProblem {
        .badValue(
            of: "the file's name", found: name,
            allowed: "any but \(ContractFileName.wholeSuite).yml, \(ContractFileName.unusedSuite).yml and a folder layers",
            because: "a suite of the program's own has this name", next: "rename it")
    }

    // MARK: apis.yml

    static func base(_ text: String) -> FormatProblem {
        .badValue(
            of: "\"base\"", found: "\"\(text)\"", allowed: "http:// or https://, a host, and a path if all requests share one",
            because: "requests are sent below it", next: "write it as https://api.example.com/v3")
    }

    /// The value itself is not repeated: somebody may have written the secret there.
    static func secretVariable(of key: String) -> FormatProblem {
        .badValue(
            of: "\"\(key)\"", found: "not the name of an environment variable", allowed: "letters, digits and _, no digit first",
            because: "the secret itself must never stand in this file", next: "name the variable that holds it, for example API_KEY")
    }

    static var harmless: FormatProblem {
        .badValue(
            of: "a false alarm", found: "neither a \"name\" nor a \"value\", or both", allowed: "one of the two, and \"because\"",
            because: "what is silenced must be plain to see", next: "write it as { name: guest_token, because: everybody has the same }")
    }

    // MARK: Contracts

    static func api(_ name: String, known: [String]) -> FormatProblem {
        .unknownName(
            name, of: "\"api\"", kind: "API of apis.yml", known: known, because: "apis.yml says where an API lives",
            otherwise: "add \"\(name)\" to apis.yml, which stands beside the contract files")
    }

    static func request(_ text: String) -> FormatProblem {
        .badValue(
            of: "\"request\"", found: "\"\(text)\"",
            allowed: "a METHOD in capitals and a /path, {names} for segments that vary, ?name=value for what the query must have",
            because: "recordings are held against it", next: "write it as GET /3/movie/{id}?language=en")
    }

    static func fresh(_ text: String) -> FormatProblem {
        .badValue(
            of: "\"fresh\"", found: "\"\(text)\"", allowed: "a number of days from 1 with d behind it",
            because: "a recording that is older is warned of", next: "write it as 90d")
    }

    static func recording(_ text: String) -> FormatProblem {
        .badValue(
            of: "\"recording\"", found: "\"\(text)\"",
            allowed: "a path below the fixtures folder without .http, #2 after it for the second exchange",
            because: "it names what was recorded", next: "write it as movies/search-batman-page-1")
    }

    static func repeatedRecording(_ name: String, firstLine: Int) -> FormatProblem {
        .badValue(
            of: "\"recording\"", found: "\"\(name)\" again, first in line \(firstLine)", allowed: "each exchange once in a contract",
            because: "two cases would have the same name",
            next: "put the promises into one response, or into a contract of another name")
    }

    static func needsBody(_ key: String) -> FormatProblem {
        .badValue(
            of: "\"\(key)\"", found: "there beside no \"body\"", allowed: "\"\(key)\" beside a \"body\"",
            because: "a type must read the body first", next: "name the type under \"body\"")
    }

    static func path(_ text: String, of noun: String, _ problem: JSONPathError) -> FormatProblem {
        .badValue(
            of: noun, found: "\"\(text)\", which \(problem.what) (character \(problem.offset + 1))",
            allowed: "$, .name, ['name'], [0], [-1], [*], ..name", because: "no other selector of RFC 9535 is read", next: "mend the path")
    }

    static func rejects(_ path: JSONPath) -> FormatProblem {
        .badValue(
            of: "\"rejects\"", found: "\"\(path.text)\"", allowed: "names and indexes from 0", because: "decoding stops at one value",
            next: "name the first value that is refused")
    }

    static func sentVariable(_ name: String, known: [String]) -> FormatProblem {
        .unknownName(
            name, of: "a key of \"path\"", kind: "variable of the request", known: known,
            because: "a value goes into a segment of the request's path that varies",
            otherwise: "take it out")
    }

    static func framingField(_ name: String) -> FormatProblem {
        .badValue(
            of: "a key of \"headers\"", found: "\"\(name)\"", allowed: "fields that say something of the request itself",
            because: "the client that sends the request frames it, and asks the API's own host", next: "take it out")
    }

    static func fieldText(_ name: String) -> FormatProblem {
        .badValue(
            of: "\"\(name)\"", found: "a text with a control character", allowed: "printable text",
            because: "a header field is one line", next: "take the line break out")
    }

    static func sentBody(_ problem: JSONSyntaxError) -> FormatProblem {
        .badValue(
            of: "\"body\"", found: "a value that as JSON \(problem)", allowed: "a value that JSON has, or a string, which is sent as it is",
            because: "it is sent as JSON", next: "write numbers as JSON does: 0.5, and not .5")
    }

    // MARK: Matchers

    static func matcher(_ name: String, known: [String]) -> FormatProblem {
        .unknownName(
            name, of: "\"match\"", kind: "matcher", known: known, because: "no other matcher is known", otherwise: "take one of these")
    }
}

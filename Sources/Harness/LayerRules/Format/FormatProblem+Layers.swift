internal import ClosedYAML

/// What can be wrong with a value of `layers.yml`, in words.
extension FormatProblem {
    static func layerName(_ name: String) -> FormatProblem {
        .badValue(
            of: "a layer's name", found: "\"\(name)\"", allowed: "text without /",
            because: "cases are named by layer and file, with / between them", next: "rename the layer")
    }

    static func usedLayer(_ name: String, known: [String]) -> FormatProblem {
        .unknownName(
            name, of: "an element of \"uses\"", kind: "layer", known: known,
            because: "a layer uses layers; modules from outside stand under \"imports\"",
            otherwise: "name a layer, or move it to \"imports\"")
    }

    static func day(_ text: String) -> FormatProblem {
        .badValue(
            of: "\"until\"", found: "\"\(text)\"", allowed: "a day, yyyy-MM-dd", because: "the exception ends after it",
            next: "write it as 2027-01-31")
    }

    static func pattern(_ text: String, of noun: String) -> FormatProblem {
        .badValue(
            of: noun, found: "\"\(text)\"", allowed: "a path relative to the root, with *, ?, ** and at most \(Glob.groupLimit) of {a,b}",
            because: "files are matched against it", next: "write it as Sources/App/Domain/**")
    }
}

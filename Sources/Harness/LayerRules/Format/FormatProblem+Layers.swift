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
            of: "\"until\"", found: "\"\(text)\"", allowed: "a day that the calendar has, yyyy-MM-dd",
            because: "the exception ends after it",
            next: "write it as 2027-01-31")
    }

    static func pattern(_ text: String, of noun: String, _ problem: GlobProblem) -> FormatProblem {
        let shown = text.count > 100 ? "\(text.prefix(100))..." : text
        let (what, next) =
            switch problem {
            case .absolute: ("which is absolute", "write it relative to the root")
            case .dots: ("which has . or .. in it", "write the path without them")
            case .emptyPart: ("which has a part without a name", "write it as Sources/App/Domain/**")
            case .braces: ("whose braces are empty, not closed, or inside each other", "write them as {a,b}")
            case .tooManyChoices:
                (
                    "which has too many braces",
                    "write several patterns: \(Glob.groupLimit) groups and \(Glob.choiceLimit) choices are the most"
                )
            }
        return .badValue(
            of: noun, found: "\"\(shown)\", \(what)", allowed: "a path relative to the root, with *, ?, ** and {a,b}",
            because: "files are matched against it", next: next)
    }
}

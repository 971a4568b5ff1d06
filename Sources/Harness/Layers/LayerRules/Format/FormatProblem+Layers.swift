internal import ProjectModules
internal import StrictYAML
internal import PackageGraph
internal import VerificationModel

/// The problems of values in `layers.yml`.
extension FormatProblem {
    static func layerName(_ name: String) -> FormatProblem {
        .badValue(
            of: "a layer's name", found: "\"\(name)\"", allowed: "text without /",
            because: "cases are named by layer and file, with / between them", next: "rename the layer")
    }

    static func layer(_ name: String, of noun: String, known: [String]) -> FormatProblem {
        .unknownName(
            name, of: noun, kind: "layer", known: known, because: "a layer uses layers; modules from outside belong under \"imports\"",
            otherwise: "name a layer, or move it to \"imports\"")
    }

    static func ownLayer(_ name: String, of noun: String) -> FormatProblem {
        .badValue(
            of: noun, found: "\"\(name)\", the layer itself", allowed: "other layers",
            because: "the files of a layer may use each other without it", next: "remove it")
    }

    static func choice(_ name: String, of noun: String, known: [String]) -> FormatProblem {
        .unknownName(
            name, of: noun, kind: "layer", known: known, because: "a rule is about layers, or about the files of a pattern",
            otherwise: "name a layer, or write a pattern such as \(name)/**")
    }

    static func probable(_ text: String) -> FormatProblem {
        .badValue(
            of: "\"probable\"", found: "\"\(text)\"", allowed: ProbableUses.allCases.map(\.rawValue).joined(separator: ", "),
            because: "a use that is not certain is left out, a warning, or a broken rule", next: "write one of these words")
    }

    static func treatment(_ text: String, of key: String) -> FormatProblem {
        .badValue(
            of: "\"\(key)\"", found: "\"\(text)\"", allowed: Leniency.Treatment.allCases.map(\.rawValue).joined(separator: ", "),
            because: "such uses are checked like all others, or allowed", next: "write one of these words")
    }

    static func day(_ text: String) -> FormatProblem {
        .badValue(
            of: "\"until\"", found: "\"\(text)\"", allowed: "a valid date, yyyy-MM-dd",
            because: "the exception ends after it",
            next: "write it as 2027-01-31")
    }

    static func pattern(_ text: String, of noun: String, _ problem: GlobError) -> FormatProblem {
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

    static func exclusion(_ text: String, of noun: String) -> FormatProblem {
        .badValue(
            of: noun, found: "\"\(text)\", which begins with !", allowed: "a path relative to the root, with *, ?, ** and {a,b}",
            because: "patterns add up, and none takes files away from another one",
            next: "list the folders that are meant, such as App/{Domain,Data}/**, or write the pattern without ! under \"exclude\"")
    }

    static func namePattern(_ text: String, of noun: String) -> FormatProblem {
        .badValue(
            of: noun, found: "\"\(text)\"", allowed: "names with dots between them, and * for any text: URLSession, *DTO, Task.sleep",
            because: "names in the sources are compared with it", next: "write the name alone, without parentheses and labels")
    }

    static func capture(_ text: String, of noun: String, _ problem: CapturingGlob.PatternError) -> FormatProblem {
        switch problem {
        case .glob(let problem): return pattern(text, of: noun, problem)
        case .captures(let count):
            return .badValue(
                of: noun, found: "\"\(text)\" with \(count == 0 ? "no name" : "\(count) names") in braces",
                allowed: "a pattern with one name in braces",
                because: "the name distinguishes the groups of files", next: "write it as Sources/App/{feature}/**")
        case .mixed:
            return .badValue(
                of: noun, found: "\"\(text)\" with * or ? beside the name in braces", allowed: "plain text beside it: {feature}View.swift",
                because: "it must be clear where the name begins and ends", next: "write the part of the path out")
        }
    }

    static func cycle(_ text: String) -> FormatProblem {
        .badValue(
            of: "an element of \"\(CycleRule.key)\"", found: "\"\(text)\"", allowed: "layers, or a pattern with one name in braces",
            because: "the layers, or the values of the name, must not use each other in a cycle",
            next: NearestName.advice(
                for: text, in: [CycleRule.allLayers], otherwise: "write a pattern such as Sources/App/{feature}/**"))
    }

    static func presetName(_ name: String, known: [String]) -> FormatProblem {
        .unknownName(
            name, of: "a key of \"presets\"", kind: "preset", known: known,
            because: "a preset is a set of rules that comes with this program",
            otherwise: "write the rules out")
    }
}

/// A rule about the last words of a name.
struct NameRule {
    /// The words that may precede the last words of a name.
    enum Beginning {
        /// Anything, also letters of the same word: `csrfmiddlewaretoken`.
        case anything
        /// Any words except some, or nothing.
        case words(except: NameList)
        /// One of some words.
        case one(of: NameList)
        /// Nothing. Words that follow, such as `value`, were removed from the name.
        case nothing
        /// Nothing, and nothing was removed from the name.
        case onlyWhole
    }

    /// The verdict of a rule on a name.
    enum Effect {
        /// The value is a secret in these places.
        case secret(SecretFieldNames.Place)
        /// The value is a secret only if it looks random, regardless of other rules.
        case doubtful
        /// The value is not a secret, regardless of other rules.
        case harmless
    }

    /// The letters of the last words.
    let ending: [UInt8]
    let beginning: Beginning
    let effect: Effect

    /// Returns whether the rule is about a name without some of its last words.
    /// - Parameters:
    ///   - end: The end of the rest of the name, as an offset in the letters of the name.
    func matches(_ words: NameWords, upTo end: Int) -> Bool {
        guard end >= ending.count, words.letters[(end - ending.count)..<end].elementsEqual(ending) else { return false }
        let start = end - ending.count
        switch beginning {
        case .anything: return true
        case .words(let exceptions): return start == 0 || words.isStart(start) && !exceptions.contains(endOf: words.letters[..<start])
        case .one(let list): return list.word(endOf: words.letters[..<start], where: { words.isStart(start - $0) }) != nil
        case .nothing: return start == 0
        case .onlyWhole: return start == 0 && end == words.letters.count
        }
    }
}

/// Rules about names, by the last letter of their ending, so that a name is compared with few of them.
struct NameRules {
    private var rules = [[NameRule]](repeating: [], count: 256)

    /// Adds a rule for each ending.
    mutating func add(_ endings: [String], after beginning: NameRule.Beginning, _ effect: NameRule.Effect) {
        for letters in endings.map({ Array($0.utf8) }) {
            rules[Int(letters[letters.count - 1])].append(NameRule(ending: letters, beginning: beginning, effect: effect))
        }
    }

    /// Adds rules for secrets.
    mutating func add(_ endings: [String], after beginning: NameRule.Beginning, _ places: SecretFieldNames.Place) {
        add(endings, after: beginning, .secret(places))
    }

    /// Returns the places in which the value of a name is a secret.
    func places(of words: NameWords) -> SecretFieldNames.Place {
        var places: SecretFieldNames.Place = []
        var isDoubtful = false
        var end: Int? = words.letters.count
        while let stem = end, stem > 0 {
            for rule in rules[Int(words.letters[stem - 1])] where rule.matches(words, upTo: stem) {
                switch rule.effect {
                case .secret(let more): places.formUnion(more)
                case .doubtful: isDoubtful = true
                case .harmless: return []
                }
            }
            end = NameAddition.end(before: stem, of: words)
        }
        return isDoubtful && !places.isEmpty ? .random : places
    }
}

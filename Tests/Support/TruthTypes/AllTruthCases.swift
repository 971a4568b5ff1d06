extension TruthCase {
    /// All cases.
    package static let all =
        shop + catalog + chat + orders + profiles + synthesis + foundation + packageTypes + datedTypes + changes + rawRepresentables + helpers

    /// The cases after the compiler's tests of synthesis.
    private static let synthesis = [
        synthesisKeys, synthesisProperties, synthesisCollections, synthesisRaw, synthesisCases, synthesisNames, synthesisGenerics,
        synthesisConformance, synthesisClasses, synthesisWrappers,
    ].flatMap(\.self)

    /// The cases after the tests of Foundation's decoder.
    private static let foundation = [
        foundationNumbers, foundationTexts, foundationOptionals, foundationDates, foundationDictionaries, foundationStrategies,
        foundationContainers, foundationSupers, foundationSingles, foundationValues,
    ].flatMap(\.self)
}

extension TruthCase {
    /// All cases.
    package static let all = apps + packageTypes + synthesis + foundation

    /// The cases in the manner of apps.
    private static let apps = [
        shop, catalog, chat, orders, unions, dynamicKeys, profiles, steeredProfiles, datedTypes, changingFormatters, changes,
        rawRepresentables, helpers,
        valuesAndErrors, overloads,
        sharedValues, chosenTypes,
    ].flatMap(\.self)

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

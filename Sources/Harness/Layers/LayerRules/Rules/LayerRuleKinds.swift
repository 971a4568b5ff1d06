/// The list of all kinds of rules.
enum LayerRuleKinds {
    /// Every kind, in the order in which their cases are reported.
    static let all: [any LayerRule.Type] = [
        ForbidRule.self,
        IndependenceRule.self,
        PlacementRule.self,
        CycleRule.self,
        ReachRule.self,
        NamingRule.self,
    ]
}

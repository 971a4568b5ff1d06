import LayerRules
import Testing

@Test(arguments: LayerSuite(contracts: "Contracts").cases)
func keepsItsLayer(_ layer: LayerCase) throws {
    try layer.check()
}

enum Outer {
    final class SaveUseCase {}
}
func aUseCase() { struct LocalUseCase {} }

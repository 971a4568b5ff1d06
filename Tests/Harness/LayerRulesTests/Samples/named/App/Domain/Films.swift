struct LoadFilmsUseCase: UseCase {}
enum Films {
    final class Search: UseCase {}
}

struct FilmUseCase {}

struct Store {
    let a: FilmUseCase
    let b: FilmUseCase.Kind
}

struct Store {
    let a: FilmUseCase
}

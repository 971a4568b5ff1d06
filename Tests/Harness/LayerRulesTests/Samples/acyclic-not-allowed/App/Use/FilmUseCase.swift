struct FilmUseCase {
    let a: Store
    let b: Store
}

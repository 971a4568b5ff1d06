struct FilmUseCase {
    let next: Helper
}

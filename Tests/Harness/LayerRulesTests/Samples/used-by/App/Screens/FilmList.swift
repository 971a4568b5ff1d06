struct FilmList {
    let store = FilmStore()
}

struct FilmList {
    let films: [Film]
}

struct Style {
    let film: FilmRow?
}

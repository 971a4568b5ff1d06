struct FilmRow {}

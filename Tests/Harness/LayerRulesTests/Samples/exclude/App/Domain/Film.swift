struct Film {
    let title: String
}

import MovieStore
let store = Store()
struct Hidden {}
let own = Hidden()

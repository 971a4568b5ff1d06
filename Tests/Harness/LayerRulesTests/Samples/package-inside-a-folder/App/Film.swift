import MovieStore
let store = Store()

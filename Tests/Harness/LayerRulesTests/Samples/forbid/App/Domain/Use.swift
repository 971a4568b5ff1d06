#if DEBUG
    let a = URLSession.shared
#else
    let b = URLSession.shared
#endif

struct Helper {
    func help() { _ = Store() }
}

struct Films {
    func update() {
        make().reload()
        make().save()
        make().count()
        make().reload()
    }
}

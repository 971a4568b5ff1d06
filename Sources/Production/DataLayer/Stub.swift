enum PlaceholderDataLayer {}

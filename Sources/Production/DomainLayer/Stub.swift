enum PlaceholderDomainLayer {}

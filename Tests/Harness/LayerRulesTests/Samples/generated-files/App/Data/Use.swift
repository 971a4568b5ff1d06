let used = generated()

struct Style {}

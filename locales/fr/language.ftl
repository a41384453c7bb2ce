# The language itself. Every language has these two first.

# What the language calls itself, in one line.
language-name = Français
# The sign between the thousands of a number.
number-group = { "\u202F" }

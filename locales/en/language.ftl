# The language itself. Every language has these two first.

# What the language calls itself, in one line.
language-name = English
# The sign between the thousands of a number.
number-group = ,

# The language itself. Every language has these two first.

# What the language calls itself, in one line.
language-name = Español
# Where its lines begin: ltr (on the left) or rtl (on the right).
language-direction = ltr
# The sign between the thousands of a number.
number-group = { "\u202F" }

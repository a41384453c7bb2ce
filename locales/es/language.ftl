# The language itself. Every language has these two first.

# What the language calls itself, in one line.
language-name = Español
# Where its lines begin: ltr (on the left) or rtl (on the right).
language-direction = ltr
# The sign between the thousands of a number.
number-group = { "\u202F" }
# How many letters a button has room for: composed effects are said in so many.
button-letters = 90

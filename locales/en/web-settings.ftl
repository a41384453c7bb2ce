# The settings of this browser.

web-settings-title = Settings
web-settings-more = They hold for this browser, and at once.
web-settings-language = Language
web-settings-sound = Sound
web-settings-sound-more = Cards, coins, hooves, and a chime when it’s your turn. Low by default.
web-settings-speed = Speed of what happens
web-settings-speed-1 = As drawn
web-settings-speed-3 = Slow
web-settings-speed-2 = Twice
web-settings-speed-0 = At once
web-settings-palette = Colours of the players
web-settings-palette-usual = Painted
web-settings-palette-safe = Easy to tell apart
web-settings-palette-more = For eyes that tell few hues apart. Every player has a shape too.
web-settings-palette-preview = The players’ colours
web-settings-text = Size of text
web-settings-text-usual = Usual
web-settings-text-large = Large
web-settings-text-largest = Largest
web-settings-text-preview = Riders who share your space can be robbed, arrested or called to a duel.
web-settings-pass = Pass by itself
web-settings-pass-more = When a reaction is asked for and nothing you hold fits, the page passes for you after a moment.
web-settings-notices = Results and recaps
web-settings-notices-more = How your fights and games ended, and what happened since your last turn, stay on a card until you close it.

web-browser-title = This browser
web-browser-more = The server knows it as { $name }, by a secret that only this browser has.
web-browser-renew = Sign out everywhere else
web-browser-renew-more = This browser gets a new secret. Whoever else has the old one, on another device or in a copy, can no longer play your seats.
web-browser-renew-done = This browser has a new secret. The old one is worth nothing.
web-browser-leave = Log out
web-browser-leave-more = This browser forgets who it was, and so does the server. You lose your seats for good, also in games that are being played.
web-browser-leave-done = You are logged out.

web-settings-done = Done

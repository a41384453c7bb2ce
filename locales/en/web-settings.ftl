# The settings of this browser.

web-settings-title = Settings
web-settings-more = Saved in this browser, applied at once.
web-settings-language = Language
web-settings-sound = Sound
web-settings-sound-more = Cards, coins, hooves, and a chime when it’s your turn. Quiet by default.
web-settings-speed = Animation speed
web-settings-speed-1 = Normal
web-settings-speed-3 = Slow
web-settings-speed-2 = Double
web-settings-speed-0 = Instant
web-settings-palette = Player colors
web-settings-palette-usual = Standard
web-settings-palette-safe = Color-blind friendly
web-settings-palette-more = The color-blind friendly colors are easy to tell apart. Every player has a shape, too.
web-settings-palette-preview = The player colors
web-settings-text = Text size
web-settings-text-usual = Normal
web-settings-text-large = Large
web-settings-text-largest = Largest
web-settings-text-preview = Players who share your space can be robbed, arrested or challenged to a duel.
web-settings-pass = Auto-pass
web-settings-pass-more = When you could react but hold no playable card, or could show goals at the end of your turn but have none to show, the game goes on for you after a moment.
web-standing-mount = Keep the mount in use
web-standing-mount-more = You aren’t asked at the start of each turn which of your mounts to use.
web-standing-weapon = Keep the weapon in use
web-standing-weapon-more = You aren’t asked at the start of each turn which of your weapons to use.
web-standing-payment = Money before gold nuggets
web-standing-payment-more = Prices are paid in money, and in gold nuggets only as far as necessary. You aren’t asked.
web-settings-notices = Results and recaps
web-settings-notices-more = Cards with the results of your fights and poker games, and with what happened since your last turn, stay until your next action.
web-settings-coach = A coach at my decisions
web-settings-coach-more = One or two sentences wherever something is new.
web-settings-codes = Rule codes
web-settings-codes-more = Shows each rule with the code that links and reports use.

web-browser-title = This browser
web-browser-more = The server knows this browser as { $name }, thanks to a secret that no other browser has.
web-browser-renew = Sign out everywhere else
web-browser-renew-more = This browser gets a new secret. Any other device or copy with the old one can no longer play your seats.
web-browser-renew-done = This browser has a new secret. The old one no longer works.
web-browser-leave = Sign out
web-browser-leave-more = Your name is deleted from this browser and the server. You lose your seats for good, including those in running games.
web-browser-leave-done = You are signed out.

web-settings-done = Done

# Accounts: names that last on several devices. The texts about privacy are docs/privacy.md in short.

web-guest-account = Account
web-guest-help-account = Other players see your name at the table.

web-account-title = Account
web-account-guest = You play as a guest: only this browser knows you. That’s all you need to play.
web-account-of = You are signed in as { $name }.
web-account-phone = Phone
web-account-computer = Computer
web-account-no-passkey = No passkey was used: the dialog was closed, or this device has none for this site.
web-account-old-browser = This browser cannot use passkeys. Update it, or use another one.
web-account-host = Passkeys need a domain name. They do not work while this page is open at an IP address.
web-account-localhost = Open this page at localhost

web-account-keep = Make your name permanent
web-account-keep-more = The name { $name }, your seats, your tables and your statistics will be tied to a passkey, so that you can sign in with your fingerprint, face or PIN on any device, without a password.
web-account-device = Name of this device
web-account-make = Make my name permanent

web-account-sign-in = Sign in
web-account-sign-in-more = Use an account from another device. Seats and tables that you have here as a guest are added to that account.
web-account-with-passkey = Sign in with a passkey
web-account-with-provider = Sign in with { $provider }
web-account-provider-more = You can sign in with { $provider }.
web-account-provider-add = Link your { $provider } account, and you can also sign in with it.
web-account-provider-link = Link
web-account-provider-remove = Unlink
web-account-code = Recovery code
web-account-with-code = Sign in with the code
web-account-email = E-mail address
web-account-address = Your e-mail address
web-account-send = Send me a link
web-account-email-more = The link signs you in. If the address has no account yet, the link makes your name permanent.
web-account-email-add-more = With a confirmed address you can also sign in with a link. Apart from that, the address is used only for e-mails about your games, if you ask for them.
web-account-email-removed = The address has been deleted.
# $address is an e-mail address.
web-account-sent = A link was sent to { $address }. It is valid for 15 minutes.
web-account-link = Sign in with the link
web-account-link-more = This link signs this browser in as { $name }. It was requested in another browser: continue only if that was you.
web-account-link-go = Sign in as { $name }
# $name is the guest of this browser, $tables the number of its unfinished tables.
web-account-link-moves = { $tables ->
    [0] Move what { $name } has here to the account (no unfinished tables)
    [one] Move what { $name } has here to the account ({ $tables } unfinished table)
   *[other] Move what { $name } has here to the account ({ $tables } unfinished tables)
}
web-account-link-stays = Otherwise you play as { $name } again in this browser after you sign out.

web-account-devices = Devices
web-account-unnamed = Unnamed
web-account-here = This browser
web-account-seen = Signed in on { $created }, last seen on { $seen }
web-account-sign-out-device = Sign out
web-account-sign-out-of = Sign out { $name }
web-account-device-done = The device is signed out.

web-account-passkeys = Passkeys
web-account-passkeys-more = Any of your passkeys signs you in. Add one on each device that does not share passkeys with your other devices.
web-account-used = Created on { $created }, last used on { $used }
web-account-remove = Remove
web-account-remove-of = Remove { $name }
web-account-passkey-removed = The passkey no longer works. Delete it on your device, too.
web-account-passkey-name = Name of the passkey
web-account-passkey-add = Add a passkey
web-account-passkey-added = Passkey added.

web-account-recovery = Recovery code
web-account-recovery-more = A recovery code signs you in once, without a passkey. Yours was created on { $made }.
web-account-recovery-new = New recovery code
web-account-recovery-once = Save this code now: it will never be shown again. It signs you in if you lose your devices. Older codes no longer work.
web-account-recovery-paper = Recovery code of { $name } at { $host }
web-account-copy = Copy
web-account-print = Print
web-account-recovery-saved = I’ve saved it

web-account-games = Published games
web-account-games-share = Let my games be published without names
web-account-games-more = If everybody in a game has switched this on before it ends, the host of this server may publish the game’s choices a month later, without names, chat or times. Anyone who remembers a game can recognize it, and what has been published cannot be taken back. You can take any seat without this, and you can switch it off at any time.
web-account-games-on = Your games may be published without names from now on.
web-account-games-off = Your games stay on this server.

web-account-leaving = Sign out
web-account-out = Sign out here
web-account-out-more = This browser will be signed out. Your account, seats and tables remain.
web-account-out-done = You are signed out.
web-account-everywhere = Sign out everywhere else
web-account-everywhere-more = All other devices will be signed out, and what they have open will be closed.
web-account-everywhere-done = All other devices are signed out.
web-account-data = Your data
web-account-data-more = Download everything that the server has stored about you, or delete your account.
web-account-export = Download my data
web-account-delete = Delete my account
web-account-delete-more = Your name, your passkeys, your address and what you wrote in chats are deleted for good. A made-up name takes your place in past games, and bots take over your seats.
web-account-delete-done = Your account has been deleted.
web-account-confirm = Confirm that this is your account
web-account-confirm-more = Use a passkey or your recovery code; the code stays valid. If you have neither, sign out and sign in again.
web-account-confirm-passkey = Confirm with a passkey
web-account-confirm-code = Confirm with the code

web-privacy-title = What the server stores about you
web-privacy-guest = As a guest: the name that you chose, and an identifier that only your browser can prove to be its own.
web-privacy-account = With an account: passkeys (never your fingerprint or face), the names of your devices and the days on which they were used, a digest of your recovery code, and your e-mail address if you gave one.
web-privacy-notices = For notifications: what you want to be told about, your quiet hours, and your offset from UTC.
web-privacy-tables = At tables: your seats, your choices, and what you wrote in the chat.
web-privacy-play = About your play: results, ratings and achievements, whom you ignore, and your vacations.
web-privacy-games = If you let your games be published without names: when you agreed to it, until you switch it off.
web-privacy-push = If a device tells you when it is your turn: its address at the push service of its browser, and the language of the messages, until you switch them off.
web-privacy-reports = When something is reported: a copy of it, with up to ten lines of the chat, for 90 days, for the moderators of this server.
web-privacy-not = Not stored: your IP address, which browser you use, where you are, or what you do elsewhere.
web-privacy-deleted = After deletion, past games keep your choices under a made-up name, so that the others can still replay them.

web-error-not-signed-in = You are not signed in. Reload the page.
web-error-signed-in = You are signed in already. Sign out first.
web-error-confirm-first = Confirm first that this is your account.
web-error-no-ceremony = This took too long, or was begun in another browser. Try again.
web-error-passkey = The passkey was not accepted.
web-error-passkey-host = Passkeys need a domain name. They do not work while this page is open at an IP address.
web-error-unknown-passkey = This passkey is not known here. It may have been removed.
web-error-passkeys-full = Your account cannot have more passkeys. Remove one first.
web-error-overtaken = This was done already, or changed in the meantime. Try again.
web-error-recovery = No account has this code. Check it, and note that every code works only once.
web-error-recovery-form = A recovery code has 7 groups of 4 letters and digits.
web-error-too-many-tries = Too many tries. Wait ten minutes, or use a passkey.
web-error-account = This guest already has an account.
web-error-label = The name of a device or passkey can have up to 40 characters.
web-error-email = This is not an e-mail address.
web-error-email-taken = Another account has this address.
web-error-link = This link has expired, or was used already. Ask for a new one.
web-error-link-browser = Open this link in the browser in which you asked for it.
web-error-no-mail = This server sends no e-mail.
web-error-no-provider = This server has no provider for signing in.
web-error-provider = Signing in failed. Try again.

## E-mails with links

mail-link-subject = Your Darkrock link
mail-link-enter = Open this link to sign in:
mail-link-make = Open this link in the same browser to make your name permanent:
mail-link-add = Open this link in the same browser to confirm your e-mail address:
mail-link-once = The link works once, within 15 minutes.
mail-link-not-you = If you did not ask for this link, ignore this e-mail: nothing will happen.

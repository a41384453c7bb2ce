# Rated play and the people one plays with: leaderboards, profiles, achievements, search, quick play.

## Rated games

web-rated = Rated
web-rated-title = Rated game
web-rated-more = The result changes the players’ ratings: fully against players whom the host of this server vouches for, only slightly against others. No hints, and one seat per browser; whoever leaves the game to a bot comes last.
web-rated-agreed = Other players have sat down, so this can no longer be changed.
web-rating = Rating
# $n is the rating, $plus its uncertainty.
web-rating-of = { $n } ± { $plus }
web-rating-none = Not rated yet
# A change of a rating, with its sign: +12.
web-rating-change = Rating { $change }
web-lobby-rated = Rated or casual
web-lobby-language = Language
web-language = Language at the table
web-language-any = Any
web-profile-of = Profile of { $name }

## Groups of games

web-group-base = Base game
web-group-any = Any game
# $modules are the expansions, $mode the mode.
web-group-mode = { $mode } ({ $modules })

## Quick play and search

web-quick = Play with people
web-quick-more = Takes the next open seat that fits, or opens a table for others to join.
web-quick-go = Find me a table
web-quick-search = Search
web-quick-fields = What kind of table
web-quick-game = Game
web-quick-any = Any
web-quick-rated = Rated or casual
web-quick-rated-yes = Rated
web-quick-rated-no = Casual
web-quick-level = Players
web-quick-level-mine = Near my rating
web-quick-found = { $n ->
    [0] No table fits right now.
    [one] 1 table fits.
   *[other] { $n } tables fit.
}

## Leaderboards

web-nav-leaderboard = Leaderboards
web-leaderboard = Leaderboard
web-leaderboard-more = Ranks players by the rating that they very likely exceed. A player needs at least { $games } rated games against at least { $opponents } different players whom the host of this server vouches for.
# On a server where all opponents count.
web-leaderboard-all = Ranks players by the rating that they very likely exceed. A player needs at least { $games } rated games against at least { $opponents } different opponents.
web-leaderboard-limits = Games with players whom the host does not vouch for move a rating by at most { $recently } points in { $days } days and { $ever } points in total, unless somebody leaves the game.
web-leaderboard-none = Nobody is ranked here yet.
# $n players: the host vouches for too few.
web-leaderboard-few = Nobody can be ranked here until the host of this server vouches for { $opponents } players. So far: { $n }.
web-leaderboard-rank = Rank
web-leaderboard-player = Player
web-leaderboard-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
web-leaderboard-you = You
web-leaderboard-next = Next players
web-leaderboard-back = Previous players

## Profiles

web-nav-profile = My profile
web-profile-none = Play a game first: your profile begins with it.
web-profile-games-won = { $n ->
    [one] 1 game, { $won } won
   *[other] { $n } games, { $won } won
}
web-profile-ratings = Ratings
web-profile-unrated = No rated games yet.
web-profile-rank = Rank { $n }
web-profile-characters = Favorite characters
web-profile-character-games = { $n ->
    [one] played once, won { $won }
   *[other] played { $n } times, won { $won }
}
web-profile-games = Games
web-profile-no-games = No finished games yet.
web-profile-place = Place { $place } of { $seats }
web-profile-lp = { $n } LP
web-profile-won = Won
web-profile-abandoned = Abandoned
web-profile-stayed = Never finished
web-profile-open = Open
web-profile-older = Older games
web-profile-newer = Newer games
web-profile-recent = Played with recently
web-profile-nobody = You have not finished a game with other people yet.
web-profile-together = { $n ->
    [one] 1 game together
   *[other] { $n } games together
}
web-profile-ignored = Ignored players
web-profile-ignore = Ignore
web-profile-ignore-of = Ignore { $name }
web-profile-ignore-more = Ignored players cannot sit at your tables, and you see neither their chat nor their open tables. They are not told.
web-profile-heed = Stop ignoring
web-profile-heed-of = Stop ignoring { $name }

## Achievements

web-achievements = Achievements
web-achievements-sum = { $n } of { $of }
web-achievement-progress = { $done } of { $of }
web-achievement-reached = Reached
web-achievement-finished = Dust on your boots
web-achievement-finished-more = Finish a game.
web-achievement-first-win = A name to remember
web-achievement-first-win-more = Win a game.
web-achievement-win-marshal = Long arm of the law
web-achievement-win-marshal-more = Win as a Marshal.
web-achievement-win-wanted = Outlaw legend
web-achievement-win-wanted-more = Win while Wanted.
web-achievement-bank = Withdrawal
web-achievement-bank-more = Rob the Bank.
web-achievement-train = End of the line
web-achievement-train-more = Rob the train (Ante Up).
web-achievement-bandit = Bandit hunter
web-achievement-bandit-more = Win a fight against a bandit.
web-achievement-duel = High noon
web-achievement-duel-more = Challenge a player to a duel and win it.
web-achievement-arrested = Behind bars
web-achievement-arrested-more = Be arrested.
web-achievement-poker = Card sharp
web-achievement-poker-more = Win at poker in 3 games.
web-achievement-cattle = Both sides of the fence
web-achievement-cattle-more = Wrangle cattle, and rustle some.
web-achievement-prospector = Gold fever
web-achievement-prospector-more = Find nuggets by prospecting in 3 games.
web-achievement-upgrade = Fine-tuning
web-achievement-upgrade-more = Upgrade an item.
web-achievement-stories = Storyteller
web-achievement-stories-more = Contribute to stories in 5 games.
web-achievement-legend = Part of the legend
web-achievement-legend-more = Take part in a legendary story that comes to its end (Blood Money).
web-achievement-deed = Landowner
web-achievement-deed-more = Claim a deed (Blood Money).
web-achievement-gambler = On a streak
web-achievement-gambler-more = Advance on the Gambler track (Ante Up).
web-achievement-every-length = Short, average, long
web-achievement-every-length-more = Win a game of each length.
web-achievement-expansions = New frontiers
web-achievement-expansions-more = Finish a game with Ante Up, and one with Blood Money.
web-achievement-win-both = The whole West
web-achievement-win-both-more = Win a game with Ante Up and Blood Money together.
web-achievement-modes = À la mode
web-achievement-modes-more = Finish games in 3 different modes.
web-achievement-full-table = Full house
web-achievement-full-table-more = Finish a game with 6 seats.
web-achievement-characters = Many faces
web-achievement-characters-more = Finish games as 10 different characters.

## Reports

web-report = Report
# $name is the name of a person.
web-report-name = Report the name { $name }
# $name is the author of a chat line.
web-report-line = Report this line by { $name }
web-report-table = Report this table
# $table is the name of a table.
web-report-table-of = Report the table { $table }
web-report-more = The moderators of this server see what you report. For a chat line or a table, they also see up to ten lines of the chat. Nobody else is told.
web-report-text = What is wrong? (optional)
web-report-send = Send the report
web-report-done = Thank you. The moderators will look at it.
web-guest-admin = Moderation

web-error-reports-full = You have ten open reports. Wait until the moderators have looked at them.
web-error-report-self = You cannot report what is your own.
web-error-network-banned = No new guests are accepted from your network for a few days. Existing names still work.
web-error-own-case = You cannot decide your own case. Leave it to somebody else.
web-error-own-table = You have a seat at this table. Leave this to somebody else.
web-error-role-rank = This person’s role is not below yours.
web-error-role-account = This person plays as a guest. A role needs an account.
web-error-admins-only = Only admins can do this.
web-error-reason = Give a reason of 1 to 200 characters.
web-error-days = This is not a valid number of days.
web-error-network-range = Give an address, or a network that is not too large, such as 192.0.2.0/24.
web-error-network-shared = More people share this network now. Look again before you confirm.
web-error-unseen = This server has not seen this person in the last day.
web-error-report-kind = Not possible for this kind of report.
web-error-announcement = The text can have up to 300 characters.

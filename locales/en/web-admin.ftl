# The admin page: what moderators and admins of a server read.

web-admin-title = Moderation
web-admin-none = This page is for the moderators and admins of this server.
web-admin-role-moderator = Moderator
web-admin-role-admin = Admin
web-admin-tab-reports = Reports
web-admin-tab-tables = Tables
web-admin-tab-bans = Bans
web-admin-tab-announcement = Announcement
web-admin-tab-roles = Roles
web-admin-tab-log = Log

## Reports

web-admin-open = Open
web-admin-closed = Closed
web-admin-no-reports = Nothing has been reported.
web-admin-unnamed = A table without a name
# $name is the name of a person or, for a table, the table’s.
web-admin-report-name = Name: { $name }
web-admin-report-line = Chat line by { $name }
web-admin-report-table = Table: { $name }
web-admin-reporters = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
web-admin-resolved = Resolved
web-admin-unfounded = Unfounded
web-admin-others = Others must decide this: it concerns your own table, or a role that is not below yours.
web-admin-look = Show the chat around it
web-admin-chat = Chat
web-admin-no-lines = No chat.
web-admin-do-hide-line = Remove the line
web-admin-do-rename-guest = Give a neutral name
web-admin-do-ban-guest = Ban
web-admin-do-rename-table = Remove its name
web-admin-do-remove-table = Remove the table
web-admin-do-ban-network = Ban the network
web-admin-do-resolved = Resolved
web-admin-do-unfounded = Unfounded
web-admin-done-hide-line = The line has been removed.
web-admin-done-rename-guest = The person has a neutral name now.
web-admin-done-ban-guest = The person is banned.
web-admin-done-rename-table = The table’s name has been removed.
web-admin-done-remove-table = The table has been removed.
web-admin-done-ban-network = New guests from this network are kept out.
web-admin-done-resolved = The report is closed.
web-admin-done-unfounded = The report is closed as unfounded.

## Tables

web-admin-search = Name of a table or player, or the end of a link
web-admin-no-tables = No tables.
web-admin-read-chat = Read the chat
web-admin-remove-sure = Yes, remove it with its game

## Bans

# $name is the name of a person.
web-admin-ban-of = Ban { $name }
web-admin-reason = Reason, shown to the person
web-admin-reason-usual = A moderator of this server has banned you.
web-admin-length = For how long?
web-admin-forever = Forever
web-admin-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
web-admin-until = Until { $moment }
web-admin-person = A person’s handle or profile link
web-admin-network = Ban a network
web-admin-network-of = Address or network
web-admin-network-more = Only guests who are new or first came less than a week ago are kept out.
web-admin-shared = { $n ->
    [0] shared with no other guest in the last day
    [one] shared with { $n } other guest in the last day
   *[other] shared with { $n } other guests in the last day
}
web-admin-no-bans = Nobody is banned.
web-admin-gone = A person who has left
web-admin-ban-guest = Person
web-admin-ban-address = Address
web-admin-ban-network = A network’s new guests
web-admin-lift = Lift
web-admin-lift-of = Lift the ban: { $name }
web-admin-done-lift = The ban is lifted.

## Announcement, roles, log

web-admin-announce = Announcement
web-admin-announce-more = Everybody sees the announcement at the top of the page until you end it.
web-admin-do-announce = Announce
web-admin-do-unannounce = End it
web-admin-done-announce = Everybody sees the announcement now.
web-admin-done-unannounce = The announcement has ended.
web-admin-role = Role
web-admin-do-role = Give the role
web-admin-no-role = Remove the role
web-admin-no-role-of = Remove the role: { $name }
web-admin-done-role = The roles have been changed.
web-admin-no-deeds = No actions so far.
web-admin-interrupted = interrupted

# The aid on gangs and posses.

aid-act-recruit = Recruit a posse or a gang
    .when = You have Marshal points and are at the Sheriff’s Office or the Marshal’s Office, or you have Wanted points and are at the Outlaw Camp. You have no posse or gang.
    .cost = 1 action and $20.
    .result = Draw a card for your side: a posse if you have Marshal points, a gang if you have Wanted points.
    .example = With 1 Marshal point and $20, you recruit a posse at the Marshal’s Office and draw The Quartermaster.
aid-followers = Gangs and posses
aid-followers-intro = The effect of your posse or gang applies automatically until you lose your last Marshal or Wanted point.
aid-followers-name = Card
aid-followers-side = Side
aid-followers-text = Effect
aid-followers-posse = Posse
aid-followers-gang = Gang

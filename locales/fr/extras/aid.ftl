# The aid on gangs and posses.

aid-act-recruit = Recruter une milice ou un gang
    .when = Vous avez des points Marshall et êtes au Bureau du Shérif ou au Bureau du Marshall, ou vous avez des points Wanted et êtes au Camp des hors-la-loi. Vous n’avez ni milice ni gang.
    .cost = 1 action et 20 $.
    .result = Piochez une carte de votre côté : une milice si vous avez des points Marshall, un gang si vous avez des points Wanted.
    .example = Avec 1 point Marshall et 20 $, vous recrutez une milice au Bureau du Marshall et piochez L’Intendant.
aid-followers = Gangs et milices
aid-followers-intro = L’effet de votre milice ou de votre gang s’applique automatiquement, jusqu’à ce que vous perdiez votre dernier point Marshall ou Wanted.
aid-followers-name = Carte
aid-followers-side = Côté
aid-followers-text = Effet
aid-followers-posse = Milice
aid-followers-gang = Gang

aid-injuries = Injuries
aid-injuries-intro = If you would gain wounds beyond the maximum, draw 1 injury, however many are in excess. While you have it, you discard a poker card for each wound that you would gain, and you lose it with your last wound. An injury is not a wound.
aid-injuries-name = Injury
aid-injuries-text = What it does
aid-score-injury = The LP that your injury costs, if it says so.

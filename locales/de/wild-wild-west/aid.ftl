aid-with-wild-wild-west = Wild Wild West

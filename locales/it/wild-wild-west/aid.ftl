aid-with-wild-wild-west = Selvaggio West

web-module-core-stories = Core stories
web-module-core-stories-more = The stories of the base game instead of the legendary stories, without the Story track and the risk die.

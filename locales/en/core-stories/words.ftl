web-module-core-stories = Core stories
web-module-core-stories-more = The stories of the base game instead of the legendary stories, without the Story track and the risk die.
web-error-border-town-core-stories = Border Town already uses core stories.
web-error-golden-rule-core-stories = Golden Rule already uses core stories.
web-error-law-and-disorder-core-stories = Law and Disorder already uses core stories.
web-error-risky-business-core-stories = Risky Business is played without core stories.
web-error-serenade-core-stories = Serenade already uses core stories.

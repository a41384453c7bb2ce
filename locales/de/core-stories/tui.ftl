about-menu-core-stories = Die Storys des Grundspiels, keine legendären.

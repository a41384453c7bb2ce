about-menu-titles = Un titre rapporte des PL à la fin.

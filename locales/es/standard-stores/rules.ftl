chapter-bm-standard-stores = Comercios fijos
rule-bm-standard-stores-01 = Con los comercios fijos no se reparte nada entre los comercios. Cada uno tiene sus propios objetos, con al menos un arma y una montura en los almacenes generales y en el puesto comercial.
rule-bm-standard-stores-02 = El puesto comercial vende la Derringer, la Gaceta, el Mapa del minero, el Cuarto de milla, el Elixir milagroso y el Whisky. El mercader, si está, vende la Bolsa de medicinas y, con los extras, el Petate, la Carabina, la Pistolera, el Pacificador, las Alforjas y el Caballo de tiro. Los almacenes generales venden todo lo demás.
    .ruling = Nada indica qué objetos coloca en cada comercio la carta de la preparación estándar. Los objetos de una caja se venden donde esa caja tiene su comercio.

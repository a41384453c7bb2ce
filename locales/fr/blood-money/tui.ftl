trader-at = Région du marchand : { $region }. Il vend : { $wares }. Équipements Légendaires : { $row }.

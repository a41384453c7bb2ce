chapter-bm-stories-in-order = Storys der Reihe nach
rule-bm-stories-in-order-01 = Mische die legendären Storys nicht: Ordne sie nach ihren Nummern. Story 1 wird zuerst aufgedeckt, und auf jede folgt die mit der niedrigsten Nummer, die noch übrig ist.
    .ruling = Die Storys sind nummeriert und erzählen zusammen eine Geschichte, die einen Anfang hat. Die Storys des Grundspiels haben keine Nummern, also gibt es für sie keine Reihenfolge.
rule-bm-stories-in-order-02 = Welches ihrer beiden Enden eine Story hat, entscheidet weiterhin der Zufall.
    .ruling = So wissen alle, welche Story als nächste kommt, aber niemand weiß, wie sie endet.

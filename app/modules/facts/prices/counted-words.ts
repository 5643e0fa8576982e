/** What numbers are counted in, or called by: "bus 12", "max 8", "room 3", "km 4,5". */
export const COUNTED =
  /(?<!\p{L})(?:m[aá](?:x|ks|ss)|min|km|n[ºr°o]|zona|zone|lane|room|floor|level|grade|age|page|bus|tram|line|route|platform|gate|unit|number|size|week|day|year|part|module|seit|since|linie|gleis|zimmer|größe|woche|alter|línea|talla|semana|año|desde|ligne|chambre|taille|semaine|depuis|linea|camera|taglia|settimana|linha|quarto|tamanho|ano|lijn|kamer|maat|jaar|linia|pok[oó]j|rozmiar|rok)\p{L}{0,2}\.?$/iu;

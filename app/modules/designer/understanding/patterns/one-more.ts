/** Says that something is one more of its kind. */
export const ONE_MORE =
  /(?<!\p{L})(?:fax|another|second|extra|zweite|zusätzlich|otro|segundo|autre|deuxième|altro|secondo|outro|tweede)(?!\p{L})/iu;

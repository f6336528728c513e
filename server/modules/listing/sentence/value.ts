/** A filter of the search and one value of it, as its query holds it. */
export interface ListingSentenceValue {
  filter:
    | 'subtype'
    | 'type'
    | 'feature'
    | 'condition'
    | 'operation'
    | 'priceLowered'
    | 'place'
    | 'priceMin'
    | 'priceMax'
    | 'areaMin'
    | 'areaMax'
    | 'bedroomsMin'
    | 'bathroomsMin'
    | 'seaMax'
  value: string
}

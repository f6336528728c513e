import { getPlace, searchPlaces } from '../../../../generated/api/place/place'
import type { Place } from '../../../../generated/model'
import type { FormServices, PlaceOption } from '../../../forms/services'

const ISLANDS: Record<string, string> = {
  MALLORCA: 'Mallorca',
  MENORCA: 'Menorca',
  IBIZA: 'Eivissa',
  FORMENTERA: 'Formentera',
}

function optionOf(place: Place): PlaceOption {
  const municipality = place.municipality ?? place.name
  return {
    key: place.slug,
    name: place.name,
    detail: [
      place.kind === 'municipality' ? null : municipality,
      place.island ? ISLANDS[place.island] : null,
    ]
      .filter(Boolean)
      .join(', '),
    municipalityIne: place.municipalityIne ?? '',
    municipality,
    island: place.island,
    town: place.kind === 'town' ? place.name : null,
    postalCode: place.kind === 'postalCode' ? place.name : null,
    geo: place.geo,
  }
}

/** How the form looks up places; `names` are those the record brought along. */
export const placeServices = (names: Readonly<Record<string, string>>): FormServices => ({
  async searchPlaces(text) {
    const { items } = await searchPlaces(
      { q: text, kind: ['municipality', 'town', 'postalCode'], limit: 8 },
      { silent: true },
    )
    return items.map(optionOf)
  },
  placeName: async (slug) => names[slug] ?? (await getPlace(slug, { silent: true })).name,
})

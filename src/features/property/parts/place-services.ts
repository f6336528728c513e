import { searchPlaces, searchStreets } from '../../../../generated/api/place/place'
import type { Place } from '../../../../generated/model'
import type { FormServices, PlaceOption } from '../../../forms/services'

const ISLANDS: Record<string, string> = {
  MALLORCA: 'Mallorca',
  MENORCA: 'Menorca',
  IBIZA: 'Eivissa',
  FORMENTERA: 'Formentera',
}

function optionOf(place: Place): PlaceOption | null {
  if (!place.municipalityIne) return null
  const municipality = place.municipality ?? place.name
  const within = [
    place.kind === 'municipality' ? null : municipality,
    place.island ? ISLANDS[place.island] : null,
  ]
  return {
    key: place.slug,
    name: place.name,
    detail: within.filter(Boolean).join(', '),
    municipalityIne: place.municipalityIne,
    municipality,
    island: place.island,
    town: place.kind === 'town' ? place.name : null,
    postalCode:
      place.kind === 'postalCode'
        ? place.name
        : place.postalCodes?.length === 1
          ? (place.postalCodes[0] ?? null)
          : null,
    geo: place.geo,
  }
}

let municipalities: Promise<Place[]> | null = null

/** The 67 municipalities, asked for once. */
function allMunicipalities(): Promise<Place[]> {
  municipalities ??= searchPlaces({ kind: ['municipality'], limit: 100 }, { silent: true }).then(
    ({ items }) => items,
  )
  municipalities.catch(() => {
    municipalities = null
  })
  return municipalities
}

const municipalityOf = async (ine: string): Promise<Place | undefined> =>
  (await allMunicipalities()).find(({ municipalityIne }) => municipalityIne === ine)

/** How forms of homes look up places. */
export const placeServices: FormServices = {
  async searchPlaces(text) {
    const { items } = await searchPlaces(
      { q: text, kind: ['municipality', 'town', 'postalCode'], limit: 8 },
      { silent: true },
    )
    return items.map(optionOf).filter((option) => option !== null)
  },
  async findAddress({ text, municipalityIne }) {
    const { known, items } = await searchStreets(
      { q: text.slice(0, 120), limit: 1, ...(municipalityIne && { municipalityIne }) },
      { silent: true },
    )
    const [street] = items
    return {
      known,
      geo: street?.geo ?? null,
      exactness: street?.exactness ?? null,
      name: street?.name ?? '',
      number: street?.number ?? null,
    }
  },
  async addressAt({ lat, lon }) {
    const at = `${lat.toFixed(6)},${lon.toFixed(6)}`
    const { items } = await searchStreets({ at, limit: 1 }, { silent: true })
    const [street] = items
    return street ? { name: street.name, number: street.number, exactness: street.exactness } : null
  },
  municipalityName: async (ine) => (await municipalityOf(ine))?.name ?? null,
  municipalityBox: async (ine) => (await municipalityOf(ine))?.bbox ?? null,
}

import { getPlace, searchPlaces } from '../../generated/api/place/place'

/** How forms look up places of every kind, islands too, and what one is called by its slug. */
export const findPlaces = {
  async searchPlaces(text: string) {
    const { items } = await searchPlaces({ q: text, limit: 8 }, { silent: true })
    return items.map(({ slug, name, municipality, municipalityIne, island, kind, geo }) => ({
      key: slug,
      name,
      detail: kind === 'municipality' || kind === 'island' ? '' : (municipality ?? ''),
      municipalityIne: municipalityIne ?? '',
      municipality: municipality ?? name,
      island,
      town: null,
      postalCode: null,
      geo,
    }))
  },
  municipalityName: async (ine: string) => {
    const all = await searchPlaces({ kind: ['municipality'], limit: 100 }, { silent: true })
    return all.items.find(({ municipalityIne }) => municipalityIne === ine)?.name ?? null
  },
  placeName: async (slug: string) => (await getPlace(slug, { silent: true })).name,
}

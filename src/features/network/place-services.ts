import { getPlace, searchPlaces } from '../../../generated/api/place/place'
import type { FormServices } from '../../forms/services'

/** How the form of terms looks up places: islands, too. */
export const placeServices: FormServices = {
  async searchPlaces(text) {
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
  placeName: async (slug) => (await getPlace(slug, { silent: true })).name,
}

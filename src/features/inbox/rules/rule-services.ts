import { searchPlaces } from '../../../../generated/api/place/place'
import type { Place } from '../../../../generated/model'
import type { FormServices } from '../../../forms/services'

/** Municipalities by their INE code, as rules keep them. */
const found = async (q: string, limit: number): Promise<Place[]> =>
  (await searchPlaces({ ...(q && { q }), kind: ['municipality'], limit }, { silent: true })).items

let all: Promise<Place[]> | null = null

/** How the rules look up what a form cannot know: municipalities, and who works for the agency. */
export const ruleServices = (people: readonly { id: string; name: string }[]): FormServices => ({
  searchPlaces: async (text) =>
    (await found(text, 8)).flatMap(({ municipalityIne: ine, name, island, geo }) =>
      ine
        ? [
            {
              key: ine,
              name,
              detail: '',
              municipalityIne: ine,
              municipality: name,
              island,
              town: null,
              postalCode: null,
              geo,
            },
          ]
        : [],
    ),
  placeName: async (ine) => {
    all ??= found('', 100)
    all.catch(() => {
      all = null
    })
    return (await all).find((one) => one.municipalityIne === ine)?.name ?? ine
  },
  listed: { 'rules.*.agents': people, fallbackTo: people },
})

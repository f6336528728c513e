import { searchStreets } from '../../../generated/api/place/place'
import type { Place } from '../../../generated/model'

/**
 * Streets and house numbers for what was typed, in the shape of the list; how exact they are stands
 * where places say their kind. They have no page: the form is sent with their name.
 */
export async function streetsFor(q: string): Promise<Place[]> {
  const { items } = await searchStreets({ q, limit: 6 }, { silent: true })
  return items.map(({ name, number, municipality, exactness, ...rest }, at) => ({
    ...rest,
    slug: `?${at}`,
    kind: exactness as unknown as Place['kind'],
    name: `${name}${number ? ` ${number}` : ''}, ${municipality}`,
    names: [],
    island: null,
    municipality: null,
  }))
}

import { searchPlaces, searchStreets } from '../../../generated/api/place/place'
import type { Place } from '../../../generated/model'
import type { Choice } from './place-field'

const SILENT = { silent: true }

/** From so many letters on, what is no place may be a street. */
const STREET = 4

/** Places for what was typed; where there are none, streets and house numbers. */
export async function find(q: string): Promise<Choice[]> {
  const { items } = await searchPlaces({ q, limit: 8 }, SILENT)
  if (items.length > 0 || q.length < STREET) return items
  const streets = await searchStreets({ q, limit: 6 }, SILENT)
  return streets.items.map(({ name, number, municipality, exactness, ...rest }, at) => {
    const whole = `${name}${number ? ` ${number}` : ''}, ${municipality}`
    return {
      ...rest,
      slug: String(at),
      // How exact it is stands where places say what they are.
      kind: exactness as unknown as Place['kind'],
      name: whole,
      names: [],
      island: null,
      municipality: null,
      send: (id) => send(id, whole),
    }
  })
}

/** As if the name had been typed and nothing chosen: where a street is, the server knows. */
function send(id: string, name: string): void {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement)) return
  field.value = name
  field.form?.requestSubmit()
}

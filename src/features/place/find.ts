import { readSentence } from '../../../generated/api/listing/listing'
import { searchPlaces, searchStreets } from '../../../generated/api/place/place'
import type { Place, PublicOperation, Sentence } from '../../../generated/model'
import type { Choice } from './place-field'

const SILENT = { silent: true }

/** From so many letters on, what is no place may be a street. */
const STREET = 4

/** A name is found without it, too. */
const NOTHING: Sentence = { query: '', understood: [], rest: '' }

/** Does it say more than where, as `piso en Palma hasta 600.000`? Then it can only be sent. */
async function isSentence(q: string, found: boolean): Promise<boolean> {
  const { understood, rest } = await readSentence({ q }, SILENT).catch(() => NOTHING)
  return (rest === '' || !found) && understood.some(({ filter }) => filter !== 'place')
}

/**
 * Places for what was typed, with how many homes of an operation; where there are none, streets and
 * house numbers. A sentence goes to the server as it is (src/features/listing/search/leads-to.ts).
 */
export async function find(q: string, operation?: PublicOperation): Promise<Choice[]> {
  const asked = { q: q.slice(0, 80), limit: 8, ...(operation && { operation }) }
  const { items } = await searchPlaces(asked, SILENT)
  if (q.length < STREET) return items
  if (await isSentence(q, items.length > 0)) return []
  if (items.length > 0) return items
  const streets = await searchStreets({ q: q.slice(0, 120), limit: 6 }, SILENT)
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

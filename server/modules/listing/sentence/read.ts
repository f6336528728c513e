import type { Sentence } from '../../../../generated/model/index.ts'
import { placeOfSlug, slugOf } from '../../place/index.ts'
import { numberAt, type Reading } from './numbers.ts'
import { tokensOf, type Token } from './tokens.ts'
import type { ListingSentenceValue } from './value.ts'
import { LONGEST, PHRASES } from './words.ts'

const set = (list: string): Set<string> => new Set(list.split(' '))

/** What joins words and says nothing of a home. */
const FILLERS = set(
  'a al con cerca de del el en la las lo los me nos o para por que quiero quisiera busco buscamos ' +
    'necesito su tenga un una unos unas y ' +
    'an and at for i in is looking near of on or property the to want we with ' +
    'amb als cerc cerca d dels els es per vull volem i l ' +
    'am auf aus bei dem den der die das ein eine einem einen einer fur ich im mit nahe oder suche ' +
    'suchen und wir zu zum zur',
)
/** What follows is not wanted: no filter says that. */
const NOT = set(
  'sin sense without ohne no kein keine keinen keiner nicht not ni nor nada res tampoco weder noch',
)
/** They begin what is wanted anew, whatever was denied before. */
const WITH = set('con amb with mit')
/** What joins to something denied what is not wanted, either. */
const ALSO = set('y e o u ni i and or nor und oder noch')
const OR = set('o or oder u')
const RENTS = new Set(['A', 'TDA'])

/** Words of the longest name of a place. */
const LONGEST_PLACE = 6

interface Said {
  values: ListingSentenceValue[]
  from: number
  to: number
}

/** The longest phrase that begins here. */
function phraseAt(tokens: readonly Token[], i: number): Reading {
  for (let used = Math.min(LONGEST, tokens.length - i); used > 0; used -= 1) {
    const key = tokens
      .slice(i, i + used)
      .map(({ text }) => text)
      .join(' ')
    const values = PHRASES.get(key)
    if (values) return { values: [...values], used }
  }
  return null
}

/** The longest place whose whole name, in any spelling, begins here. */
function placeAt(sentence: string, tokens: readonly Token[], i: number): Reading {
  for (let used = Math.min(LONGEST_PLACE, tokens.length - i); used > 0; used -= 1) {
    const [first, last] = [tokens[i], tokens[i + used - 1]]
    if (!first || !last) continue
    const slug = slugOf(sentence.slice(first.from, last.to))
    const found = slug === '' ? null : placeOfSlug(slug)
    if (found && found.kind !== 'region')
      return { values: [{ filter: 'place', value: slug }], used }
  }
  return null
}

const longer = (one: Reading, other: Reading): Reading =>
  (other?.used ?? 0) > (one?.used ?? 0) ? other : one

const isFiller = (token: Token | undefined): boolean => FILLERS.has(token?.text ?? '')

/** The longest of what can be read at a place. */
const readingAt = (sentence: string, tokens: readonly Token[], i: number, rents: boolean) =>
  longer(numberAt(tokens, i, rents), longer(phraseAt(tokens, i), placeAt(sentence, tokens, i)))

/** Features with an `or` between them are asked for together by no search: they stay words. */
function withoutEither(said: Said[], tokens: readonly Token[]): Said[] {
  const either = (one: Said | undefined, other: Said | undefined): boolean =>
    one !== undefined &&
    other !== undefined &&
    [one, other].every(({ values }) => values[0]?.filter === 'feature') &&
    other.from - one.to === 1 &&
    OR.has(tokens[one.to]?.text ?? '')
  return said.filter((one, k) => !either(said[k - 1], one) && !either(one, said[k + 1]))
}

/** A later number takes the place of an earlier one only if nothing was said before. */
function queryOf(said: readonly Said[]): string {
  const out = new URLSearchParams()
  const several = new Set(['subtype', 'type', 'feature', 'condition'])
  for (const { filter, value } of said.flatMap(({ values }) => values))
    if (several.has(filter) ? !out.getAll(filter).includes(value) : !out.has(filter))
      out.append(filter, value)
  return out.toString()
}

/**
 * How much a word that denies takes with it: `sin piscina ni garaje`, `que no tenga piscina`, `not
 * in Palma`. None of it becomes a filter.
 */
function deniedAt(sentence: string, tokens: readonly Token[], i: number, rents: boolean): number {
  const past = (from: number): number => {
    let at = from
    while (isFiller(tokens[at]) && !WITH.has(tokens[at]?.text ?? '')) at += 1
    return at
  }
  let end = i + 1
  for (let at = past(end); at < tokens.length;) {
    const reading = readingAt(sentence, tokens, at, rents)
    if (!reading) break
    end = at + reading.used
    if (!ALSO.has(tokens[end]?.text ?? '')) break
    at = past(end + 1)
  }
  return end - i
}

function heard(sentence: string, tokens: readonly Token[]): { said: Said[]; lost: boolean[] } {
  const rents = tokens.some((_, i) =>
    phraseAt(tokens, i)?.values.some(
      ({ filter, value }) => filter === 'operation' && RENTS.has(value),
    ),
  )
  const said: Said[] = []
  const lost = tokens.map(() => false)
  const once = new Set<string>()
  for (let i = 0; i < tokens.length;) {
    const reading = readingAt(sentence, tokens, i, rents)
    // `no más de` is a limit and denies nothing.
    const denied = NOT.has(tokens[i]?.text ?? '') && reading === null
    const used = denied ? deniedAt(sentence, tokens, i, rents) : (reading?.used ?? 1)
    const filter = reading?.values[0]?.filter ?? ''
    // A second place or operation cannot be searched beside the first.
    const again = (filter === 'place' || filter === 'operation') && once.has(filter)
    if (reading && reading.values.length > 0 && !again) {
      said.push({ values: reading.values, from: i, to: i + used })
      once.add(filter)
    } else if (reading || denied || !isFiller(tokens[i])) lost.fill(true, i, i + used)
    i += used
  }
  return { said, lost }
}

/** Reads a sentence. What is not surely a filter stays a word to search for. */
export function readSentence(sentence: string): Sentence {
  const tokens = tokensOf(sentence)
  const { said: all, lost } = heard(sentence, tokens)
  const said = withoutEither(all, tokens)
  for (const one of all) if (!said.includes(one)) lost.fill(true, one.from, one.to)
  const part = (from: number, to: number): string =>
    sentence.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0)
  const rest: string[] = []
  for (let i = 0; i < tokens.length;) {
    let end = i
    while (lost[end]) end += 1
    if (end > i) rest.push(part(i, end))
    i = end + 1
  }
  return {
    query: queryOf(said),
    understood: said.flatMap(({ values, from, to }) =>
      [...new Set(values.map(({ filter }) => filter))].map((filter) => ({
        said: part(from, to),
        filter,
      })),
    ),
    rest: rest.join(' '),
  }
}

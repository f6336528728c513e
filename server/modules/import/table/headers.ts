import type { HomeField } from '../../../../generated/model/index.ts'
import { COLUMN_WORDS } from './column-words.ts'
import { plain } from './plain.ts'

const FIELDS = new Map(
  Object.entries(COLUMN_WORDS).flatMap(([field, words]) =>
    words.split('|').map((word) => [word, field as HomeField] as const),
  ),
)

/** Units behind a name, which say nothing of the field. */
const UNITS = /( (m2|mts2|metros|eur|euros|e|kwh m2|kg m2|mes|month))+$/

/** Short words of headers in full; a `nº` before a name says nothing. */
const SHORT: [RegExp, string][] = [
  [/\bp v p\b/, 'pvp'],
  [/^(m2|mts2|metros|mts) (?=\w)/, ''],
  [UNITS, ''],
  [/^(no|n|num|numero|nro|total|anzahl|number of) (de )?/, ''],
  [/\b(de|del|la|el|los|las|the|of)\b ?/g, ''],
  [/\bcert\b/, 'certificado'],
  [/\bcalif\b/, 'calificacion'],
  [/\benerg\b/, 'energetico'],
  [/\b(sup|superf)\b/, 'superficie'],
  [/\b(constr|const|cons)\b/, 'construida'],
  [/\bconstruidos?\b/, 'construida'],
  [/\bhabit\b/, 'habitaciones'],
  [/\bref\b/, 'referencia'],
]

const expanded = (name: string): string =>
  SHORT.reduce((text, [short, full]) => text.replace(short, full), name).trim()

/** No name is longer; the patterns take the square of a text's length. */
const LONGEST = 120

/** The field that a column's name says; null when it says none that we know. */
export function fieldOfName(name: string): HomeField | null {
  if (name.length > LONGEST) return null
  const folded = plain(name)
  const whole = [folded, folded.replace(UNITS, ''), expanded(folded)]
    .map((one) => FIELDS.get(one))
    .find((field) => field !== undefined)
  if (whole) return whole
  const word = expanded(folded)
    .split(' ')
    .map((one) => FIELDS.get(one))
    .find((one) => one !== undefined && BY_A_WORD.has(one))
  if (word) return word
  // `foto3`, `imagen 12`, `plano 2`
  const counted = /^(.*?) ?\d+$/.exec(folded)?.[1]
  const field = counted ? FIELDS.get(counted) : undefined
  return field && ['pictures', 'plans', 'features', 'notes'].includes(field) ? field : null
}

/** Fields that one word among others names well enough: `WC y baños`. */
const BY_A_WORD: ReadonlySet<HomeField> = new Set<HomeField>([
  'bathrooms',
  'bedrooms',
  'plot',
  'pool',
  'garden',
  'lift',
  'storageRoom',
  'airConditioning',
  'heating',
  'furnished',
  'orientation',
])

/** Fields that several columns may fill. */
export const ADDS_UP: ReadonlySet<HomeField> = new Set(['features', 'pictures', 'plans', 'notes'])

import { plain } from '../person/plain.ts'
import type { Field } from '../row.ts'
import { COLUMN_WORDS } from './column-words.ts'

/** Where a table comes from, by the names of its columns. */
export type Dialect =
  | 'google'
  | 'google_old'
  | 'google_outlook'
  | 'outlook'
  | 'outlook_es'
  | 'other'

/** Names that only one program gives its columns together. The first that fits wins. */
const SIGNS: [Dialect, string[]][] = [
  ['google', ['First Name', 'File As', 'Labels']],
  ['google_old', ['Given Name', 'Family Name', 'Group Membership']],
  ['outlook', ['First Name', 'E-mail Address', 'Business Country/Region']],
  ['google_outlook', ['First Name', 'E-mail Address', 'Home Address', 'Business Country']],
  ['outlook_es', ['Nombre', 'Apellidos', 'Dirección de correo electrónico', 'Categorías']],
]

/** The program a header comes from. */
export function dialectOf(header: string[]): Dialect {
  const names = new Set(header.map(plain))
  return SIGNS.find(([, signs]) => signs.every((sign) => names.has(plain(sign))))?.[0] ?? 'other'
}

/** Words around a name which say that it is of the home somebody looks for. */
const OF_A_WISH =
  /\b(?:demandad[oa]s?|demanda|buscad[oa]s?|desead[oa]s?|(?:de )?interes|wanted|desired|gesucht)\b/g
/** Names that only with such a word are of a wish, since a person has them, too. */
const ONLY_THEN: Record<string, Field> = {
  tipo: 'wantType',
  type: 'wantType',
  poblacion: 'wantPlace',
  localidad: 'wantPlace',
  municipio: 'wantPlace',
  ciudad: 'wantPlace',
  town: 'wantPlace',
  observaciones: 'wantNotes',
  comentarios: 'wantNotes',
}

function wishOfName(word: string): Field | undefined {
  const bare = word.replace(OF_A_WISH, ' ').replace(/ +/g, ' ').trim()
  if (bare === word) return undefined
  const field = ONLY_THEN[bare] ?? BY_NAME.get(bare)
  return field?.startsWith('want') ? field : undefined
}

const BY_NAME = new Map<string, Field>(
  Object.entries(COLUMN_WORDS).flatMap(([field, words]) =>
    words.split('|').map((word): [string, Field] => [plain(word), field as Field]),
  ),
)

/** Whose part of an address a column is, since a file may hold several. */
export type Place = 'home' | 'work' | 'other'
const ADDRESS = new Set<Field>(['street', 'postalCode', 'town', 'country', 'region'])

/** What a column's name says: its field, or null, and for an address which of them. */
export function fieldOfName(name: string): { field: Field | null; place: Place | null } {
  const word = plain(name)
  const field =
    BY_NAME.get(word) ??
    wishOfName(word) ??
    BY_NAME.get(
      word
        .replace(/ ?\d+ ?/g, ' ')
        .replace(/ +/g, ' ')
        .trim(),
    ) ??
    null
  if (field === null || !ADDRESS.has(field)) return { field, place: null }
  const place = /business|trabajo|feina|geschaft/.test(word)
    ? 'work'
    : /other|otr[ao]/.test(word) || /address [2-9]/.test(word)
      ? 'other'
      : 'home'
  return { field, place }
}

/** Names that only an English program gives a column with days or names in it. */
const ENGLISH = new Set([
  'birthday',
  'birth date',
  'birthdate',
  'date of birth',
  'dob',
  'anniversary',
  'first name',
  'last name',
  'given name',
  'family name',
  'surname',
  'created',
  'last contact',
])

/** Whether the columns are named in English. */
export const isEnglish = (header: string[]): boolean =>
  header.some((name) => ENGLISH.has(plain(name)))

/** A whole address (`Home Address`), as some programs write it beside its parts. */
export const isWhole = (name: string): boolean =>
  /^(?:home|business|other) address$|^address \d formatted$/.test(plain(name))

/**
 * Whether a first row names columns: it does when one of its names is known, or nothing in it is a
 * value.
 */
export function isHeader(cells: string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  if (filled.some((cell) => /\S@\S+\.\S/.test(cell) || /^[+(]?[\d\s().-]{7,}$/.test(cell.trim())))
    return false
  return (
    filled.some((cell) => fieldOfName(cell).field !== null) ||
    (filled.length > 1 &&
      filled.every((cell) => /\p{L}/u.test(cell) && cell.length <= 60) &&
      new Set(filled).size === filled.length)
  )
}

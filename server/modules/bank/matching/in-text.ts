/** A text as words are looked for in it: capitals without accents. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

/** Signs that a number needs to prove anything, and digits where it has nothing else. */
const SHORTEST = 4
const SHORTEST_OF_DIGITS = 5

/**
 * How an invoice's number may stand in a folded text; null: it is too short to prove anything. Signs
 * between its groups may be others or none, and zeros before them may be left out (`PV-2026-000142`
 * is `PV2026/142`), but no further digit may follow: `PV-2026-14` is not in `PV-2026-142`. Suppliers
 * write their numbers, and whoever pays the text: what a group took it never gives back (it is looked
 * for ahead, then named), or a number of zeros is tried in a text of zeros in every way there is.
 */
export function writtenAs(number: string): RegExp | null {
  const groups = folded(number).match(/\d+|[A-Z]+/g) ?? []
  const plain = groups.join('')
  const digits = /^\d+$/.test(plain)
  if (plain.length < (digits ? SHORTEST_OF_DIGITS : SHORTEST) || !/\d/.test(plain)) return null
  const parts = groups.map((group, at) =>
    /^\d/.test(group) ? `(?=(?<g${at}>0*${group.replace(/^0+(?=\d)/, '')}))\\k<g${at}>` : group,
  )
  const first = /^\d/.test(plain) ? '(?<!\\d)' : ''
  const last = /\d$/.test(plain) ? '(?!\\d)' : '(?![A-Z])'
  return new RegExp(`${first}${parts.join('[^0-9A-Z]{0,3}')}${last}`)
}

/** Words of names that tell nobody from another. */
const COMMON = new Set(
  (
    'SOCIEDAD LIMITADA ANONIMA COMUNIDAD BIENES HEREDEROS HEREUS GRUPO GRUP COMPANY GMBH LIMITED ' +
    'INMOBILIARIA IMMOBILIARIA PROPERTIES REAL ESTATE SERVICIOS SERVEIS SERVICES MALLORCA MENORCA ' +
    'IBIZA EIVISSA FORMENTERA BALEARES BALEARS ESPANA SPAIN PALMA MARIA JOSE JUAN JOAN ANTONIO ' +
    'ANTONI MIGUEL MIQUEL FRANCISCO FRANCESC TRANSFERENCIA RECIBO PAGO ENERGIA'
  ).split(' '),
)
const SHORTEST_WORD = 4

/** Whether a text has a word of a name that tells it from others, or the whole name. */
export function nameIn(text: string, name: string): boolean {
  const words = new Set(folded(text).split(/[^0-9A-Z]+/))
  const own = folded(name)
    .split(/[^0-9A-Z]+/)
    .filter((word) => word.length > 1)
  const telling = own.filter((word) => word.length >= SHORTEST_WORD && !COMMON.has(word))
  if (telling.some((word) => words.has(word))) return true
  return own.length > 1 && own.every((word) => words.has(word))
}

/** What an address of the site may ask for; everything else in it is nothing to us. */
const KNOWN: Readonly<Record<string, RegExp>> = {
  operation: /^(?:V|A|TDA|ON|NP|T|VOT)$/,
  place: /^[a-z0-9-]{1,80}$/,
  type: /^[a-z]{1,20}$/,
  feature: /^[a-zA-Z]{1,30}$/,
  priceMin: /^\d{1,11}$/,
  priceMax: /^\d{1,11}$/,
  bedroomsMin: /^\d{1,2}$/,
  areaMin: /^\d{1,6}$/,
  cursor: /^[\w-]{1,400}$/,
  cost: /^[\d.,\s€]{1,20}$/,
}

/** The part of a query that is ours, each once and in one order: the same page has one key. */
export function queryOf(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    Object.entries(KNOWN).flatMap(([name, shape]) => {
      const value = search.get(name)?.trim() ?? ''
      return value !== '' && shape.test(value) ? [[name, value]] : []
    }),
  )
}

const PASSED = [
  'operation',
  'place',
  'type',
  'feature',
  'priceMin',
  'priceMax',
  'bedroomsMin',
  'areaMin',
  'cursor',
] as const

/** What a visitor narrows a search by, as the search of the portal takes it. */
export const narrowed = (query: Readonly<Record<string, string>>): [string, string][] =>
  PASSED.flatMap((name) =>
    query[name] === undefined ? [] : [[name, query[name]] as [string, string]],
  )

/** A typed price in EUR cents; null when it is none. */
export function centsOf(typed: string | undefined): number | null {
  const digits = typed?.replace(/,\d{1,2}\s*€?\s*$/, '').replace(/\D/g, '') ?? ''
  return digits === '' || digits.length > 9 ? null : Number(digits) * 100 || null
}

/**
 * Fixed words that stand where another path of the tag has an id, and why each may: an id is a UUID,
 * which no word is, so a request means one of the two.
 */
const WORDS: Record<string, string> = {
  'user/stripe': 'the specification, section 7',
  'user/session': 'where the caller is signed in, as the design names it',
  'user/passkey': 'passkeys of the caller, as the design names them',
  'agency/public': 'the agencies as visitors see them, by their short name',
  'import/lab': 'files that are tried and not brought in',
  'import/table': 'tables of homes whose columns somebody names',
  'order/earnings': 'what a seller earns, with a statement of a period',
  'order/dispute': 'disputes, as the site’s operator settles them',
  'property/bulk': 'what was done to several homes at once',
  'visit/booking': 'links by which visits are booked',
  'visit/open': 'whether a home can be visited, asked by its public page',
  'visit/partner': 'visits that one agency asks of another',
  'visit/page': 'the visitor’s page, by the token of its link',
}

const isParameter = (segment: string | undefined): boolean => segment?.startsWith('{') === true

/** Where two paths could both take one address: the fixed words that stand against a parameter. */
function wordsBetween(a: string, b: string): string[] {
  const [one, two] = [a, b].map((path) => path.split('/').filter(Boolean))
  if (!one || !two || one.length !== two.length) return []
  const fits = one.every(
    (segment, at) => segment === two[at] || isParameter(segment) || isParameter(two[at]),
  )
  const fixed = (mine: string[], other: string[]): string[] =>
    mine.filter((segment, at) => !isParameter(segment) && isParameter(other[at]))
  const [first, second] = [fixed(one, two)[0], fixed(two, one)[0]]
  return fits && first && second ? [first, second] : []
}

/** Pairs of paths of which neither is the plainer one, save those whose word is named above. */
export function ambiguousPaths(paths: readonly string[]): string[] {
  const tagged = (path: string, word: string): string =>
    `${path.split('/').filter(Boolean)[2] ?? ''}/${word}`
  return paths.flatMap((path, at) =>
    paths.slice(at + 1).flatMap((other) => {
      const words = wordsBetween(path, other)
      const named = words.some((word) => tagged(path, word) in WORDS)
      return words.length === 0 || named ? [] : [`${path} and ${other} may mean one address`]
    }),
  )
}

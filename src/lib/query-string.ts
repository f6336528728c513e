type Value = string | number | boolean | null | undefined
export type Query = Record<string, Value | readonly Value[]>

const isEmpty = (value: Value): boolean => value === null || value === undefined || value === 'null'

/**
 * Pairs of a query without null, undefined and the string 'null' (specification, section 5); an
 * array repeats its key.
 */
export function queryPairs(query: Query): [string, string][] {
  return Object.entries(query).flatMap(([key, value]) => {
    const values = Array.isArray(value) ? (value as readonly Value[]) : [value as Value]
    return values
      .filter((item) => !isEmpty(item))
      .map((item): [string, string] => [key, String(item)])
  })
}

/** `?a=1&a=2`, or an empty string when nothing is left. */
export function toQuery(query: Query): string {
  const text = new URLSearchParams(queryPairs(query)).toString()
  return text ? `?${text}` : ''
}

/**
 * Paths of the fields that sources fill: `layout.built`, `texts.title.es`,
 * `basics.offers.V.price`. An offer is named by its operation, since a home has one of each.
 */

type Step = Record<string, unknown>

/** The parts of a value that are merged one by one; null of one that counts as a whole. */
export function partsOf(field: string, value: unknown): Map<string, unknown> | null {
  if (value === undefined || value === null) return new Map()
  if (field === 'basics.offers') return offersOf(value)
  const inside = /^(?:texts\.[^.]+|basics\.offers\.[^.]+)$/.test(field)
  return inside && typeof value === 'object' && !Array.isArray(value)
    ? new Map(Object.entries(value))
    : null
}

/** Offers by operation; null where one stands twice or none can be told. */
function offersOf(value: unknown): Map<string, unknown> | null {
  if (!Array.isArray(value)) return null
  const byOperation = new Map(
    value.map((offer: unknown) => [String((offer as Step | null)?.['operation']), offer]),
  )
  return byOperation.size === value.length ? byOperation : null
}

/** The parts as one value again; undefined where nothing is left. */
export function whole(field: string, parts: Map<string, unknown>): unknown {
  const said = [...parts].filter(([, value]) => value !== undefined)
  if (field === 'basics.offers') return said.map(([, value]) => value)
  return said.length > 0 ? Object.fromEntries(said) : undefined
}

/** What steps say at a path; undefined where they say nothing. */
export function valueAt(steps: object, path: string): unknown {
  const [step = '', field = '', ...inside] = path.split('.')
  let value = (steps as Record<string, Step | undefined>)[step]?.[field]
  let at = `${step}.${field}`
  for (const part of inside) {
    value = partsOf(at, value)?.get(part)
    at = `${at}.${part}`
  }
  return value
}

/** The step of a path with another value there; undefined takes the field out. */
export function stepWith(steps: object, path: string, value: unknown): Step {
  const [step = '', field = '', ...inside] = path.split('.')
  const now = (steps as Record<string, Step | undefined>)[step] ?? {}
  const { [field]: old, ...others } = now
  const put = putInside(`${step}.${field}`, old, inside, value)
  return put === undefined ? others : { ...now, [field]: put }
}

function putInside(at: string, old: unknown, inside: string[], value: unknown): unknown {
  const [part, ...rest] = inside
  if (part === undefined) return value
  const parts = new Map(partsOf(at, old) ?? [])
  parts.set(part, putInside(`${at}.${part}`, parts.get(part), rest, value))
  return whole(at, parts)
}

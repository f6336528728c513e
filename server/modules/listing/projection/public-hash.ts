import { createHash } from 'node:crypto'
import { refName } from '../../../contract/refs.ts'

type Schemas = Record<string, unknown>

/** What the public sees is made of these, and of all they hold. */
const ROOTS = [
  'PropertyBasics',
  'PropertyLocation',
  'PropertyLayout',
  'PropertyFeatures',
  'PropertyLegal',
  'PropertyTexts',
  'PropertyPublication',
  'Listing',
  'ListingCard',
]
/**
 * Raised when the server makes another public home of the same record by the same contract, so that
 * what was drawn before is drawn anew: 2 took numbers out that nobody was to call.
 */
const DRAWING = 2
/** Words for people, which change no home. */
const WORDS = new Set(['description', 'examples'])

const isSchema = (value: unknown): boolean => typeof value === 'object' && value !== null

/**
 * One short text that is another whenever the contract may make another public home of the same
 * record: a field becomes private or public, a name or a value is gone, or the server draws
 * otherwise (`drawing`). It changes rather once too
 * often, since a home that is drawn anew in vain is the same home.
 */
export function publicHash(schemas: Schemas, drawing = DRAWING): string {
  const hash = createHash('sha256').update(`drawing ${drawing}\n`)
  const seen = new Set<string>()
  const add = (value: unknown): unknown => {
    const name = refName(value)
    if (name !== null && !seen.has(name)) {
      seen.add(name)
      hash.update(`${name}:${JSON.stringify(add(schemas[name]))}\n`)
    }
    if (Array.isArray(value)) return value.map(add)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        // A field may be called so, too: then it is a schema.
        .filter(([key, part]) => !WORDS.has(key) || (isSchema(part) && key === 'description'))
        .map(([key, part]) => [key, add(part)]),
    )
  }
  for (const root of ROOTS) add({ $ref: `#/components/schemas/${root}` })
  return hash.digest('hex')
}

import { createHash } from 'node:crypto'
import { refName } from '../contract/refs.ts'

type Schemas = Record<string, unknown>

/** By what a room draws. */
export interface RoomRule {
  /** Its name among the others. */
  name: string
  /** Components of the contract that decide what is made of its documents. */
  from: string[]
  /** Raised when the room makes something else of the same document by the same contract. */
  drawing: number
}

/** Words for people, which change nothing that is drawn. */
const WORDS = new Set(['description', 'examples'])

const isSchema = (value: unknown): boolean => typeof value === 'object' && value !== null

/**
 * One short text that is another whenever these rooms may draw otherwise of the same records: a
 * field becomes private or public, a name or a value is gone, or the room itself draws otherwise
 * (`drawing`). It changes rather once too often, since what is drawn anew in vain is the same.
 */
export function hashOf(schemas: Schemas, rooms: RoomRule[]): string {
  const hash = createHash('sha256')
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
  for (const { name, from, drawing } of rooms) {
    hash.update(`${name} ${drawing}\n`)
    for (const root of from) add({ $ref: `#/components/schemas/${root}` })
  }
  return hash.digest('hex')
}

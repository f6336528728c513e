import { personOf } from './record.ts'
import { SAMPLES } from './samples.ts'
import { pick, share, uuidOf, whole } from './seed.ts'
import type { Schema } from './shapes.ts'
import type { Spot } from './spot.ts'
import { SENTENCES } from './texts.ts'
import { around } from './time.ts'

/** Most that a number is above its least, where nobody says more. */
const SPREAD = 40

/** Values by the shape alone. */
function byShape(schema: Schema, spot: Spot, name: string): unknown {
  const key = `${spot.record}.${name}`
  const types = [schema['type']].flat()
  if (types.includes('boolean')) return share(key) < 0.5
  if (types.includes('integer') || types.includes('number')) {
    const min = Number(schema['minimum'] ?? schema['exclusiveMinimum'] ?? 0)
    const max = Math.min(Number(schema['maximum'] ?? SPREAD), Math.max(min, 0) + SPREAD)
    return whole(key, Math.ceil(min), Math.max(Math.ceil(min), Math.floor(max)))
  }
  if (!types.includes('string') || schema['pattern'] !== undefined) return undefined
  switch (schema['format']) {
    case 'date':
    case 'date-time':
      return around(spot, name, 'past', schema['format'])
    case 'email':
      return personOf(spot.record).email
    case 'uri':
      return 'https://llar.example/'
    case 'uuid':
      return uuidOf(key)
    default:
      return sentence(schema, spot, key)
  }
}

function sentence(schema: Schema, { lang }: Spot, key: string): string {
  const said = pick(key, SENTENCES)[lang]
  return said
    .slice(0, Number(schema['maxLength'] ?? 400))
    .trim()
    .padEnd(Number(schema['minLength'] ?? 0), '.')
}

/**
 * Credible values of a field, best first, as the contract says them: what agrees with its record
 * (`x-sample`), its examples, its enumeration, its shape. The caller takes the first that fits.
 */
export function* candidates(schema: Schema, spot: Spot, name: string): Generator<unknown> {
  const key = `${spot.record}.${name}`
  yield SAMPLES[String(schema['x-sample'])]?.(spot, name, schema)
  for (const values of [schema['examples'], schema['enum']]) {
    const known = Array.isArray(values) ? values.filter((value) => value !== null) : []
    if (known.length > 0) yield pick(key, known)
  }
  yield byShape(schema, spot, name)
}

/** Whether the contract says nothing of a number but that it is one: it counts something. */
export const isCount = (schema: Schema): boolean =>
  [schema['type']].flat().includes('integer') &&
  !['x-sample', 'examples', 'enum', 'x-unit', 'maximum'].some((keyword) => keyword in schema)

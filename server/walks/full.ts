import type { JsonSchema } from '../contract/routes.ts'
import type { Fit } from '../contract/stored/fit.ts'
import { resolve } from './sample.ts'

type Defs = Record<string, JsonSchema>

/** Texts among which every pattern and format of the contract finds its own. */
const TEXTS = [
  'Text',
  '07061',
  'ES',
  '+34971000111',
  'walk@rig.example',
  '00000000-0000-7000-8000-000000000000',
  '2026-01-31',
  '2026-01-31T10:00:00Z',
  'https://rig.example/',
  '10:00',
  '#aabbcc',
  '2',
  '1234567AB1234C0001XY',
  'D-0001',
  'V',
  'a',
  'es',
  '12345678Z',
  'llar',
  'ES9121000418450200051332',
  '07012000123456',
  'ilc1234567890123456789012345678901234567890',
]

/** A valid value with every part of its schema, also those that may be absent. */
export function full(given: JsonSchema, defs: Defs, fit: Fit): unknown {
  const schema = resolve(given, defs)
  if (schema['const'] !== undefined) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  if (Array.isArray(schema['anyOf'])) return full(schema['anyOf'][0] as JsonSchema, defs, fit)
  const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type']
  if (type === 'object') {
    const others = schema['additionalProperties']
    if (!schema['properties'] && typeof others === 'object')
      return { es: full(others as JsonSchema, defs, fit) }
    return Object.fromEntries(
      Object.entries((schema['properties'] ?? {}) as Defs).map(([name, part]) => [
        name,
        full(part, defs, fit),
      ]),
    )
  }
  if (type === 'array')
    return Array.from({ length: Math.max(1, Number(schema['minItems'] ?? 1)) }, () =>
      full((schema['items'] ?? {}) as JsonSchema, defs, fit),
    )
  if (type === 'integer' || type === 'number')
    return Math.min(Number(schema['maximum'] ?? 2), Math.max(Number(schema['minimum'] ?? 2), 2))
  if (type === 'boolean') return true
  const examples = (schema['examples'] ?? []) as string[]
  const found = [...examples, ...TEXTS, 'x'.repeat(Number(schema['minLength'] ?? 1))].find((text) =>
    fit.fits(schema, text),
  )
  if (found === undefined)
    throw new Error(`server/walks/full.ts has no text for ${JSON.stringify(schema)}`)
  return found
}

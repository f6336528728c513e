import { follow } from '../contract/refs.ts'
import type { JsonSchema } from '../contract/routes.ts'

type Defs = Record<string, JsonSchema>

/** A schema with its `$ref` followed; keywords beside the `$ref` win. */
export const resolve = (schema: JsonSchema, defs: Defs): JsonSchema =>
  follow(schema, (name) => defs[name]) as JsonSchema

const FORMATS: Record<string, string> = {
  email: 'walk@rig.example',
  uuid: '00000000-0000-7000-8000-000000000000',
  date: '2026-01-31',
  'date-time': '2026-01-31T10:00:00Z',
  uri: 'https://rig.example/',
}

/** A valid value: the contract's own example where it has one, else the required parts only. */
export function sample(given: JsonSchema, defs: Defs): unknown {
  const schema = resolve(given, defs)
  const examples = schema['examples'] as unknown[] | undefined
  if (examples?.length) return examples[0]
  if (schema['const'] !== undefined) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  if (Array.isArray(schema['anyOf'])) return sample(schema['anyOf'][0] as JsonSchema, defs)
  const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type']
  if (type === 'object') {
    const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
    const required = (schema['required'] ?? []) as string[]
    return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {}, defs)]))
  }
  if (type === 'array')
    return Array.from({ length: Number(schema['minItems'] ?? 0) }, () =>
      sample((schema['items'] ?? {}) as JsonSchema, defs),
    )
  if (type === 'integer' || type === 'number') return Number(schema['minimum'] ?? 0)
  if (type === 'boolean') return true
  return FORMATS[String(schema['format'])] ?? 'x'.repeat(Number(schema['minLength'] ?? 1))
}

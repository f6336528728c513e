import type { JsonSchema } from '../contract/routes.ts'
import { resolve } from './sample.ts'

type Defs = Record<string, JsonSchema>

/** What may be typed at will: a text without enumeration, pattern, format or constant. */
function isFree(schema: JsonSchema): boolean {
  const types = [schema['type']].flat()
  return (
    types.includes('string') &&
    !['enum', 'pattern', 'format', 'const', 'contentMediaType'].some((key) => key in schema)
  )
}

/**
 * A document with every free text of a schema set to `text` (cut to each field's length), its
 * required rest from
 * `base`. Localised texts get it in one language; lists one item.
 */
export function filled(
  given: JsonSchema,
  defs: Defs,
  text: string,
  base: (schema: JsonSchema) => unknown,
): unknown {
  const schema = resolve(given, defs)
  if (isFree(schema)) return text.slice(0, Number(schema['maxLength'] ?? 5000))
  if (schema['type'] === 'array') {
    const item = filled((schema['items'] ?? {}) as JsonSchema, defs, text, base)
    return item === undefined ? undefined : [item]
  }
  if (schema['type'] !== 'object') return undefined
  const extra = schema['additionalProperties']
  if (extra !== null && typeof extra === 'object' && !schema['properties'])
    return { es: filled(extra as JsonSchema, defs, text, base) }
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
  const required = (schema['required'] ?? []) as string[]
  const entries = Object.entries(properties).flatMap(([name, part]) => {
    const value =
      filled(part, defs, text, base) ?? (required.includes(name) ? base(part) : undefined)
    return value === undefined ? [] : [[name, value] as const]
  })
  return entries.length ? Object.fromEntries(entries) : undefined
}

/**
 * Every free text of a value that is `text` or its beginning: how many, and the paths where
 * something else stands.
 */
export function differences(sent: unknown, stored: unknown, path = ''): string[] {
  if (typeof sent === 'string')
    return sent === stored
      ? []
      : [`${path}: ${JSON.stringify(sent)} became ${JSON.stringify(stored)}`]
  if (Array.isArray(sent))
    return sent.flatMap((item, at) =>
      differences(item, (stored as unknown[] | undefined)?.[at], `${path}.${at}`),
    )
  if (sent !== null && typeof sent === 'object') {
    return Object.entries(sent).flatMap(([name, value]) =>
      differences(
        value,
        (stored as Record<string, unknown> | undefined)?.[name],
        path ? `${path}.${name}` : name,
      ),
    )
  }
  return []
}

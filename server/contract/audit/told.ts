import type { AuditDetail } from '../../db/tables/audit.ts'
import { isUuid } from '../../db/id.ts'
import type { JsonSchema } from '../routes.ts'

type Defs = Readonly<Record<string, JsonSchema>>

/** Fields of a line, and values of one of them, at most: the rest of a long list is not told. */
const MOST = 100

const asSchema = (value: unknown): JsonSchema | null =>
  typeof value === 'object' && value !== null ? (value as JsonSchema) : null

/** A schema with what it refers to, and all that it is put together of. */
function partsOf(schema: JsonSchema | null, defs: Defs): JsonSchema[] {
  if (schema === null) return []
  const ref = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined
  const within = ['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
    Array.isArray(schema[key]) ? (schema[key] as JsonSchema[]) : [],
  )
  const named = ref === undefined ? [] : partsOf(defs[ref] ?? null, defs)
  return [schema, ...named, ...within.flatMap((part) => partsOf(part, defs))]
}

/** Is it a code, a switch or an id, by the contract? Nothing else of what people send is kept. */
function tells(value: unknown, parts: JsonSchema[]): boolean {
  if (typeof value === 'boolean') return true
  if (value === null || typeof value === 'object') return false
  const isCode = parts.some(
    ({ enum: codes, const: code }) =>
      code === value || (Array.isArray(codes) && codes.includes(value)),
  )
  return isCode || (isUuid(String(value)) && parts.some(({ format }) => format === 'uuid'))
}

function walk(value: unknown, schema: JsonSchema | null, path: string, defs: Defs): AuditDetail[] {
  const parts = partsOf(schema, defs)
  const field = path
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => partsOf(asSchema(part['items']), defs))
    const told = value.filter((one) => tells(one, items)).slice(0, MOST)
    return [{ field, values: told.map(String) }]
  }
  if (typeof value !== 'object' || value === null)
    return [{ field, values: tells(value, parts) ? [String(value)] : [] }]
  return Object.entries(value).flatMap(([key, one]) => {
    const below = parts.map((part) => asSchema(asSchema(part['properties'])?.[key]))
    const known = below.find((part) => part !== null)
    // A key that no schema names is something that was typed.
    return known ? walk(one, known, path === '' ? key : `${path}.${key}`, defs) : []
  })
}

/** What a line says of a body: of each field its code, its switch or its ids, or its name alone. */
export const toldOf = (body: unknown, schema: JsonSchema, defs: Defs): AuditDetail[] =>
  typeof body === 'object' && body !== null ? walk(body, schema, '', defs).slice(0, MOST) : []

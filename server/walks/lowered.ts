import type { JsonSchema, RoutesFile } from '../contract/routes.ts'
import { follow } from '../contract/refs.ts'

/** From this limit on a text is shown cut (server/contract/stored/fit.ts). */
const PROSE = 80

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One value with a lower limit than the world's values have; a needed one still shows something. */
function limited(schema: JsonSchema, isNeeded: boolean): JsonSchema {
  const length = Number(schema['maxLength'] ?? 0)
  const isFree = !schema['pattern'] && !schema['format'] && !schema['enum']
  if (length > PROSE && isFree) return { ...schema, maxLength: PROSE }
  const mayLack = !isNeeded || (Array.isArray(schema['type']) && schema['type'].includes('null'))
  if (!mayLack) return schema
  if (length > 0) return { ...schema, maxLength: Math.max(1, Number(schema['minLength'] ?? 1)) }
  if (schema['maximum'] !== undefined) return { ...schema, maximum: Number(schema['minimum'] ?? 0) }
  if (schema['maxItems'] !== undefined)
    return { ...schema, maxItems: Number(schema['minItems'] ?? 0) }
  return schema
}

/** The contract in which every limit is lowered, of components and of what operations state alone. */
export function lowered(all: RoutesFile): RoutesFile {
  const { $defs } = all.contract
  const field = (given: JsonSchema, isNeeded: boolean): JsonSchema => {
    const found = follow(given, (name) => $defs[name])
    // A component of one value, as an amount, is lowered where it is used.
    return found['properties'] || found['anyOf'] || found['oneOf'] || found['enum']
      ? given
      : limited(deep(found), isNeeded)
  }
  function deep(schema: JsonSchema): JsonSchema {
    const needed = (schema['required'] ?? []) as string[]
    return Object.fromEntries(
      Object.entries(schema).map(([key, part]) => {
        if (key === 'properties' && isSchema(part))
          return [
            key,
            Object.fromEntries(
              Object.entries(part).map(([name, one]) => [
                name,
                field(deep(one as JsonSchema), needed.includes(name)),
              ]),
            ),
          ]
        if (Array.isArray(part)) return [key, part.map((one) => (isSchema(one) ? deep(one) : one))]
        return [key, isSchema(part) ? deep(part) : part]
      }),
    )
  }
  return {
    ...all,
    contract: {
      ...all.contract,
      $defs: Object.fromEntries(Object.entries($defs).map(([name, one]) => [name, deep(one)])),
    },
    routes: all.routes.map((route) => ({
      ...route,
      body: route.body && { ...route.body, schema: deep(route.body.schema) },
      replies: Object.fromEntries(
        Object.entries(route.replies).map(([status, reply]) => [
          status,
          reply.schema ? { ...reply, schema: deep(reply.schema) } : reply,
        ]),
      ),
    })),
  } as RoutesFile
}

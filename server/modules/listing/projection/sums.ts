import { readFileSync } from 'node:fs'

/** As much of a JSON schema as says whether there is money in it. */
interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

const file = new URL('../../../../generated/openapi.json', import.meta.url)
const { schemas } = (
  JSON.parse(readFileSync(file, 'utf8')) as { components: { schemas: Record<string, Schema> } }
).components

function hasMoney(schema: Schema): boolean {
  const name = schema.$ref?.slice(schema.$ref.lastIndexOf('/') + 1)
  if (name === 'Money') return true
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ]
  return (name !== undefined && hasMoney(schemas[name] ?? {})) || parts.some(hasMoney)
}

/**
 * Fields of an offer that are a sum of money or hold one, as the contract says: a new one is kept
 * back like the others.
 */
const SUMS = Object.entries(schemas['PropertyOffer']?.properties ?? {}).flatMap(([field, schema]) =>
  hasMoney(schema) ? [field] : [],
)

/**
 * An offer whose price is on request, without any sum: what one pays for the parking or the
 * goodwill would tell it, or half of it.
 */
export const withoutSums = <T extends object>(offer: T): T =>
  Object.fromEntries(Object.entries(offer).filter(([field]) => !SUMS.includes(field))) as T

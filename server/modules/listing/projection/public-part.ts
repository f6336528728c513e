import {
  type Condition,
  factsOf,
  holds,
  type HomeFacts,
} from '../../../../generated/fields/condition.ts'
import { readFileSync } from 'node:fs'

/** As much of a JSON schema as decides what is public and what applies. */
interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  'x-public'?: boolean
  'x-when'?: Condition
}

/** What x-when asks of the home itself: its type, and every operation of it. */
export type Applies = Required<HomeFacts>

const file = new URL('../../../../generated/openapi.json', import.meta.url)
/** Components of the contract by name. */
export const components = (
  JSON.parse(readFileSync(file, 'utf8')) as { components: { schemas: Record<string, Schema> } }
).components.schemas

/**
 * The public part of a document of the component `name`: only fields that the contract marks
 * `x-public: true`, of an object in such a field or of each in a dictionary again only those, and
 * without fields whose `x-when` does not hold for this home.
 */
export function publicPart<T extends object>(
  name: string,
  document: T | undefined,
  applies: Applies,
): Partial<T> {
  const kept =
    document === undefined
      ? undefined
      : publicValue({ $ref: `#/components/schemas/${name}` }, document, applies)
  return (kept ?? {}) as Partial<T>
}

/** The same of any schema; undefined when nothing of the value is public. */
export function publicValue(schema: Schema, value: unknown, applies: Applies): unknown {
  if (schema.$ref !== undefined) {
    const component = components[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]
    return component && publicValue(component, value, applies)
  }
  if (Array.isArray(value)) {
    const { items } = schema
    return items
      ? value.map((item) => publicValue(items, item, applies)).filter((item) => item !== undefined)
      : undefined
  }
  if (isRecord(value)) return keepObject(schema, value, applies)
  return value
}

function keepObject(schema: Schema, value: Record<string, unknown>, applies: Applies): unknown {
  if (!schema.properties) {
    // A dictionary such as LocalizedText; an object of unknown shape is nobody's to publish.
    const { additionalProperties: each } = schema
    return typeof each === 'object' ? keepEach(each, value, applies) : undefined
  }
  const own =
    typeof value.operation === 'string' ? { ...applies, operations: [value.operation] } : applies
  const { properties } = schema
  const facts = (key: string) => factsOf(key, (name) => name in properties, value, own)
  const out: Record<string, unknown> = {}
  for (const [key, property] of Object.entries(properties)) {
    if (property['x-public'] !== true || !(key in value) || !holds(property['x-when'], facts))
      continue
    const kept = publicValue(property, value[key], own)
    if (kept !== undefined && kept !== null) out[key] = kept
  }
  return out
}

const keepEach = (each: Schema, value: Record<string, unknown>, applies: Applies): unknown =>
  Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, publicValue(each, part, applies)] as const)
      .filter(([, part]) => part !== undefined),
  )

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Names of the fields that a component states. */
export function fieldsOf(name: string): string[] {
  return Object.keys(components[name]?.properties ?? {})
}

import { readFileSync } from 'node:fs'
import type { Property } from '../../../../generated/model/index.ts'
import { publicFields } from './public-fields.fixture.ts'

export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: unknown
  'x-public'?: boolean
  'x-shows'?: string[]
}

/** Components of the contract. */
export const schemas = (
  JSON.parse(
    readFileSync(new URL('../../../../generated/openapi.json', import.meta.url), 'utf8'),
  ) as { components: { schemas: Record<string, Schema> } }
).components.schemas

/** What stands in every field of which a stranger may not learn, in text and in numbers. */
export const CANARY = 'canary'
export const NUMBER = 7_654_321

/** Not by the contract's flag, which is what is tried. */
const PUBLIC = new Set(publicFields())

/** A value for every field of a component; `hidden` has the paths of those that hold the canary. */
function fill(schema: Schema, at: string, hidden: string[]): unknown {
  const mine = !PUBLIC.has(at)
  if (schema.$ref) return fill(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, at, hidden)
  if (schema.anyOf) return fill(schema.anyOf[0] ?? {}, at, hidden)
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, value]) => [
        key,
        fill(value, `${at}.${key}`, hidden),
      ]),
    )
  }
  if (schema.items) return [fill(schema.items, `${at}.*`, hidden)]
  if (mine) hidden.push(at)
  if (schema.enum) return mine ? CANARY : schema.enum[0]
  if (schema.additionalProperties) return { es: mine ? CANARY : 'abierto' }
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return mine ? NUMBER : 3
  return mine ? CANARY : 'abierto'
}

const STEPS = [
  'Basics',
  'Location',
  'Layout',
  'Features',
  'Legal',
  'Mandate',
  'Texts',
  'Publication',
]

/** Every step filled to the brim, so that nothing private can hide behind an absent field. */
export function fullSteps(): { steps: Partial<Property>; hidden: string[] } {
  const hidden: string[] = []
  const steps = STEPS.map((step) => [
    step.toLowerCase(),
    fill({ $ref: `#/components/schemas/Property${step}` }, step.toLowerCase(), hidden),
  ])
  return { steps: Object.fromEntries(steps) as Partial<Property>, hidden }
}

import { readFileSync } from 'node:fs'
import type { PropertyInput } from '../../../../generated/model/index.ts'
import { follow } from '../../../contract/refs.ts'
import {
  type Condition,
  factsOf,
  holds,
  type HomeFacts,
} from '../../../../generated/fields/condition.ts'
import type { PropertyDoc } from '../../../db/tables/property.ts'

interface Node {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Node>
  items?: Node
  'x-when'?: Condition
  'x-options'?: Record<string, unknown[]>
  'x-options-by'?: string
}

type Values = Record<string, unknown>

/** What a field's condition may look at besides its siblings. */
type Scope = Required<HomeFacts>

const contract = JSON.parse(
  readFileSync(new URL('../../../../generated/openapi.json', import.meta.url), 'utf8'),
) as {
  components: { schemas: Record<string, Node> }
}

/** One of the steps. */
export type Step = keyof PropertyInput

/** The steps of a home, in their order: what it is created with. One that is new is there, too. */
export const STEPS = Object.keys(
  contract.components.schemas['PropertyInput']?.properties ?? {},
) as readonly Step[]

const resolved = new WeakMap<Node, Node>()

/**
 * Follows references; what stands beside `$ref` wins (OpenAPI 3.1). Once for each node: a page of a
 * list asks for a hundred homes.
 */
function resolve(node: Node): Node {
  const known = resolved.get(node)
  if (known) return known
  const found = follow(
    node as Record<string, unknown>,
    (name) => contract.components.schemas[name] as Record<string, unknown> | undefined,
  ) as Node
  resolved.set(node, found)
  return found
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values that a list by type allows; undefined when there is no such list for the field. */
function optionsOf(node: Node, scope: Scope): unknown[] | undefined {
  if (node['x-options-by'] !== 'type') return undefined
  const options = node['x-options'] ?? (node.items ? resolve(node.items)['x-options'] : undefined)
  return options ? (options[scope.type] ?? []) : undefined
}

function strip(node: Node, value: unknown, scope: Scope): unknown {
  const schema = resolve(node)
  const options = optionsOf(schema, scope)
  if (Array.isArray(value)) {
    const items = schema.items
    const kept = options ? value.filter((item) => options.includes(item)) : value
    return items
      ? kept.map((item) => strip(items, item, scope)).filter((item) => item !== undefined)
      : kept
  }
  if (options && !options.includes(value)) return undefined
  const { properties } = schema
  if (!isObject(value) || !properties) return value
  const facts = (key: string) => factsOf(key, (name) => name in properties, value, scope)
  const kept: Values = {}
  for (const [key, child] of Object.entries(value)) {
    const field = properties[key]
    if (!field) continue
    if (!holds(resolve(field)['x-when'], facts)) continue
    const stripped = strip(field, child, scope)
    if (stripped !== undefined) kept[key] = stripped
  }
  return kept
}

/**
 * The steps without the fields that do not apply to this type and these operations, as the
 * contract's `x-when` and
 * `x-options` say. What does not apply stays stored (the type may be changed back) but is never
 * shown nor asked for.
 */
export function applicable(doc: PropertyDoc): PropertyDoc {
  const scope: Scope = {
    type: doc.basics.type,
    operations: doc.basics.offers.map((offer) => offer.operation),
  }
  const property = resolve({ $ref: '#/components/schemas/Property' })
  const result: Values = {}
  for (const step of STEPS) {
    const node = property.properties?.[step]
    if (!node || doc[step] === undefined) continue
    const stripped = strip(node, doc[step], scope)
    if (stripped !== undefined) result[step] = stripped
  }
  return result as unknown as PropertyDoc
}

/** Does this subtype belong to this type? Types without subtypes take none. */
export function subtypeFits(type: string, subtype: string): boolean {
  const options = resolve({ $ref: '#/components/schemas/PropertySubtype' })['x-options'] ?? {}
  return (options[type] ?? []).includes(subtype)
}

/**
 * Does a field (dotted path, lists left out) apply to this home's type and operations? Values
 * beside it are not looked at.
 */
export function asks(doc: PropertyDoc, path: string): boolean {
  const scope: Scope = {
    type: doc.basics.type,
    operations: doc.basics.offers.map((offer) => offer.operation),
  }
  let node: Node | undefined = { $ref: '#/components/schemas/Property' }
  for (const key of path.split('.')) {
    node = resolve(node).properties?.[key]
    if (!node) return false
    const { type, operation } = resolve(node)['x-when'] ?? {}
    const ofHome = { ...(type && { type }), ...(operation && { operation }) }
    if (!holds(ofHome, (fact) => factsOf(fact, () => false, {}, scope))) return false
  }
  return true
}

/** Does this type have subtypes at all? */
export function hasSubtypes(type: string): boolean {
  return (
    (resolve({ $ref: '#/components/schemas/PropertySubtype' })['x-options'] ?? {})[type] !==
    undefined
  )
}

import { expect, test } from 'vitest'
import type { Property } from '../../../../generated/model/index.ts'
import { readOpenapi } from '../../../contract/routes.ts'
import { agencyOf, homeOf } from '../homes.fixture.ts'
import { toCard } from './card.ts'
import { toListing } from './listing.ts'
import { nextPrices, publicOffers } from './prices.ts'
import { publicFields } from './public-fields.fixture.ts'
import { toSearchRows } from './search-row.ts'
import { searchTexts } from './search-terms.ts'

/*
 * What a stranger can learn of a home, field by field of the wizard, held to a list written by hand
 * and read by nobody else (public-fields.txt). No flag of the contract is asked: a field is public
 * when another value of it changes anything that the public is answered. Who makes a field public
 * writes it down there, and who takes one back, too.
 */

interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: unknown
  'x-when'?: Record<string, unknown[]>
}

/** One field of the wizard, some values of it, and what it needs beside it to apply. */
interface Leaf {
  path: string[]
  values: unknown[]
  needs: { path: string[]; value: unknown }[]
}

type Tree = Record<string, unknown>

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
/** Fields whose text the server looks up. */
const KNOWN: Record<string, [string, string]> = {
  municipalityIne: ['07061', '07040'],
  postalCode: ['07100', '07101'],
}

const {
  components: { schemas },
} = JSON.parse(readOpenapi()) as { components: { schemas: Record<string, Schema> } }

function resolve(schema: Schema): Schema {
  if (schema.anyOf) return resolve(schema.anyOf.find(({ type }) => type !== 'null') ?? {})
  if (schema.$ref === undefined) return schema
  const { $ref, ...beside } = schema
  return resolve({ ...schemas[$ref.split('/').at(-1) ?? ''], ...beside })
}

function valuesOf(
  { type, format, enum: list, additionalProperties }: Schema,
  name: string,
): unknown[] {
  if (list) return list
  if (additionalProperties) return [{ es: 'uno' }, { es: 'dos' }]
  if (type === 'boolean') return [true, false]
  if (type === 'integer' || type === 'number') return [3, 4]
  if (format === 'date') return ['2026-03-01', '2026-04-01']
  return KNOWN[name] ?? ['uno', 'dos']
}

/** The fields of a shape; the items of a list are `*`. */
function leavesOf(schema: Schema, path: string[], needs: Leaf['needs']): Leaf[] {
  const { properties, items, ...rest } = resolve(schema)
  if (items) return leavesOf(items, [...path, '*'], needs)
  if (!properties) return [{ path, values: valuesOf(rest, path.at(-1) ?? ''), needs }]
  return Object.entries(properties).flatMap(([name, field]) => {
    const when = Object.entries(resolve(field)['x-when'] ?? {}).map(([key, [value]]) => {
      const ofTheHome = key === 'type' ? ['basics', 'type'] : ['basics', 'offers', '*', 'operation']
      return { path: key in properties ? [...path, key] : ofTheHome, value }
    })
    return leavesOf(field, [...path, name], [...needs, ...when])
  })
}

/** Puts a value into a tree of objects and one-item lists; undefined takes it out. */
function put(tree: Tree, path: string[], value: unknown): void {
  let at = tree
  path.slice(0, -1).forEach((part, index) => {
    const key = part === '*' ? '0' : part
    at[key] ??= path[index + 1] === '*' ? [] : {}
    at = at[key] as Tree
  })
  const last = path.at(-1) === '*' ? '0' : (path.at(-1) ?? '')
  if (value !== undefined) at[last] = value
  else if (Array.isArray(at)) at.splice(0)
  else delete at[last]
}

const leaves = STEPS.flatMap((step) =>
  leavesOf({ $ref: `#/components/schemas/Property${step}` }, [step.toLowerCase()], []),
)
const base = homeOf(agencyOf('Llevant'))

/**
 * All that is made of a home for the public: its page, its cards, what the search keeps and its
 * words.
 */
function toldOf(steps: Tree): string {
  const source = { ...base, property: { ...base.property, ...(steps as Partial<Property>) } }
  const listing = toListing(
    source,
    nextPrices([], publicOffers(source.property.basics.offers), source.property.updatedAt),
  )
  return JSON.stringify([
    listing,
    listing.prices.map((one) => toCard(listing, one)),
    toSearchRows(listing),
    searchTexts(listing),
  ])
}

/**
 * A home with every field, under the conditions of one of them; switches on or off, lists at their
 * first or second value.
 */
function homeFor(leaf: Leaf, on: boolean, nth: number, operation: unknown): Tree {
  const steps: Tree = {}
  for (const { path, values } of leaves)
    put(steps, path, typeof values[0] === 'boolean' ? on : (values[nth] ?? values[0]))
  put(steps, ['basics', 'type'], 'vivienda')
  put(steps, ['basics', 'offers', '*', 'operation'], operation)
  put(steps, ['location', 'addressVisibility'], 'full')
  for (const { path, value } of leaf.needs) put(steps, path, value)
  return steps
}

function isTold(leaf: Leaf): boolean {
  const homes = [true, false].flatMap((on) =>
    [0, 1].flatMap((nth) =>
      (schemas['Operation']?.enum ?? []).map((operation) => [on, nth, operation] as const),
    ),
  )
  return homes.some(([on, nth, operation]) => {
    const tellings = [...leaf.values, undefined].flatMap((value) => {
      const steps = homeFor(leaf, on, nth, operation)
      put(steps, leaf.path, value)
      // Without its kind or its offers a home is none.
      return value === undefined && leaf.path[0] === 'basics' ? [] : [toldOf(steps)]
    })
    return new Set(tellings).size > 1
  })
}

test('a stranger learns of a home exactly what is written down', () => {
  expect(leaves.length).toBeGreaterThan(200)
  expect(
    leaves
      .filter(isTold)
      .map(({ path }) => path.join('.'))
      .toSorted(),
    'what strangers learn is written by hand in public-fields.txt, beside this test',
  ).toEqual(publicFields())
})

test('of the owner, the mandate, the papers and the exact place there is nothing on the list', () => {
  const written = publicFields()
  expect(written.filter((field) => field.startsWith('mandate.'))).toEqual(['mandate.exclusive'])
  for (const secret of [
    'netOwnerPrice',
    'mortgagePending',
    'tenantProfile',
    'cadastralRef',
    'location.geo',
    'location.door',
    'internalNotes',
    'registry',
    'charges',
    'cedula.number',
  ]) {
    expect(
      written.filter((field) => field.includes(secret)),
      secret,
    ).toEqual([])
  }
})

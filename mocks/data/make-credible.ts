import { candidates, type ValueContext } from './values.ts'
import { idAt, kindOf, placeOf, refOf } from './record.ts'
import { pick, share, uuidOf } from './seed.ts'
import { fits, type Schema, type Shapes } from './shapes.ts'
import { DESCRIPTIONS, TITLES } from './texts.ts'

/** How much a reply holds: the designed states of a screen that are about data. */
export type Amount = 'usual' | 'empty' | 'one' | 'many' | 'partial'

/** What the walk knows besides the value. */
export interface MakeContext {
  shapes: Shapes
  amount: Amount
  /** Rows of a page; what the request asks for at most. */
  rows: number
  /** Rows before this page. */
  offset: number
}

const COUNTS =
  /count|total|unread|^(?:new|all|good|files|messages|threads|mine|owners|buyers|tenants|unassigned|archived|hot|expiring|sent|liked|visited|offer|out|others|created|updated|views|calls|shares|prints|enquiries|scans|SEARCH|CANCEL|WON)$/i

/** Makes a value of the right shape a credible one, the same at every asking. `name`: its field. */
export function makeCredible(
  value: unknown,
  given: unknown,
  spot: ValueContext,
  name: string,
  how: MakeContext,
): unknown {
  const { schema, nullable, open } = how.shapes.settled(given)
  if (open) return value
  if (how.amount === 'partial' && nullable && share(`${spot.record}.${name}?`) < 0.6) return null
  if (isLocalized(schema)) return localized(schema, spot, name, how)
  if (Array.isArray(value)) return dressArray(value, schema, spot, name, how)
  if (value !== null && typeof value === 'object')
    return dressObject(value as Schema, schema, spot, name, how)
  if (schema['type'] === 'object' || schema['type'] === 'array') return value
  if (how.amount === 'empty' && COUNTS.test(name) && fits(0, schema, nullable)) return 0
  for (const candidate of candidates(schema, spot, name))
    if (fits(candidate, schema, nullable)) return candidate
  return value
}

const isLocalized = (schema: Schema): boolean =>
  schema['propertyNames'] !== undefined &&
  typeof schema['additionalProperties'] === 'object' &&
  [(schema['additionalProperties'] as Schema)['type']].flat().includes('string')

/** A text in the four languages; what is half known has one of them. */
function localized(
  schema: Schema,
  { record }: ValueContext,
  name: string,
  { amount }: MakeContext,
): Record<string, string> {
  const all = {
    ...pick(
      `${record}.${/desc|text/i.test(name) ? 'description' : 'title'}`,
      /desc|text/i.test(name) ? DESCRIPTIONS : TITLES,
    ),
  }
  const limit = Number((schema['additionalProperties'] as Schema)['maxLength'] ?? 4000)
  const kept = Object.entries(all).slice(0, amount === 'partial' ? 1 : 4)
  return Object.fromEntries(kept.map(([lang, text]) => [lang, text.slice(0, limit)]))
}

function dressObject(
  value: Schema,
  schema: Schema,
  spot: ValueContext,
  name: string,
  how: MakeContext,
): Schema {
  const properties = (schema['properties'] ?? {}) as Record<string, unknown>
  const required = new Set(schema['required'] as string[] | undefined)
  const own = ownId(value, schema, spot, name, how)
  const inside: ValueContext = own === null ? spot : { ...spot, record: own }
  const entries = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    if (key === 'id' && own !== null) return [[key, own]]
    if (part === undefined) return []
    if (how.amount === 'partial' && !required.has(key) && share(`${inside.record}.${key}-`) < 0.6)
      return []
    const at =
      properties[key] ??
      (typeof schema['additionalProperties'] === 'object'
        ? schema['additionalProperties']
        : undefined)
    if (at === undefined) return [[key, part]]
    const inner = makeCredible(part, at, inside, key, how)
    // An object that nobody is, such as a layout, belongs to the record it stands in.
    return [[key, inner]]
  })
  return Object.fromEntries(entries)
}

/**
 * The id of an object that has one: of the address, where it is the object asked for; else the one
 * its place gives it.
 */
function ownId(
  value: Schema,
  schema: Schema,
  spot: ValueContext,
  name: string,
  { shapes, offset }: MakeContext,
): string | null {
  const property = (schema['properties'] as Record<string, unknown> | undefined)?.['id']
  if (property === undefined || typeof value['id'] !== 'string') return null
  if (shapes.settled(property).schema['format'] !== 'uuid') return null
  const asked = spot.params['id']
  if (
    name === '' &&
    typeof asked === 'string' &&
    fits(asked, { type: 'string', format: 'uuid' }, false)
  )
    return asked.toLowerCase()
  if (name === '') return refOf(kindOf(spot.tag), spot.record)
  return /^(?:items|rows|results)\./.test(name)
    ? idAt(kindOf(spot.tag), offset + Number(name.split('.').at(-1)))
    : refOf(kindOf(name.split('.')[0] ?? name), `${spot.record}.${name}`)
}

function lengthOf(
  length: number,
  schema: Schema,
  name: string,
  isPage: boolean,
  how: MakeContext,
): number {
  const least = Number(schema['minItems'] ?? 0)
  const most = Number(schema['maxItems'] ?? 1000)
  const wanted = {
    usual: isPage ? Math.min(8, how.rows) : /^(?:photos|media)$/.test(name) ? 6 : length,
    empty: 0,
    one: 1,
    many: isPage ? how.rows : Math.min(12, most),
    partial: length,
  }[how.amount]
  return Math.max(least, Math.min(most, wanted))
}

/** The country around a place: west, south, east, north. */
function boxOf(record: string): number[] {
  const { lat, lon } = placeOf(record)
  return [lon - 0.06, lat - 0.05, lon + 0.06, lat + 0.05].map((degree) => Number(degree.toFixed(4)))
}

function dressArray(
  value: unknown[],
  schema: Schema,
  spot: ValueContext,
  name: string,
  how: MakeContext,
): unknown[] {
  if (name === 'bbox' && value.length === 4) return boxOf(spot.record)
  if (value.length === 0 || Array.isArray(schema['prefixItems']))
    return how.amount === 'empty' && !schema['minItems'] ? [] : value
  const item = how.shapes.settled(schema['items']).schema
  const choices = item['enum'] as unknown[] | undefined
  if (choices)
    return [...new Set(value)].slice(
      0,
      Math.max(
        Number(schema['minItems'] ?? 0),
        { usual: 4, partial: 2, one: 1, empty: 0, many: Number(schema['maxItems'] ?? 1000) }[
          how.amount
        ],
      ),
    )
  const isPage = name === 'items' && item['type'] === 'object'
  const made = Array.from(
    { length: lengthOf(value.length, schema, name, isPage, how) },
    (_, at) => {
      const base = value[at % value.length]
      // The first of a list without ids speaks for the record itself: a home's first offer is its
      // price in every list.
      const record = at === 0 ? spot.record : `${spot.record}.${name}.${at}`
      return makeCredible(base, schema['items'], { ...spot, record }, `${name}.${at}`, how)
    },
  )
  if (typeof made[0] === 'number' && name === 'widths') return [320, 640, 1280]
  if (item['format'] === 'uuid')
    return made.map((_, at) =>
      at === 0 ? refOf(kindOf(name), spot.record) : uuidOf(`${spot.record}.${name}.${at}`),
    )
  return schema['uniqueItems'] === true ? made.filter((one, at) => made.indexOf(one) === at) : made
}

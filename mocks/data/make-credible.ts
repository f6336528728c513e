import { idAt, refOf } from './record.ts'
import { PHOTOS, SAMPLES, TEXTS } from './samples.ts'
import { pick, share } from './seed.ts'
import { fits, type Schema, type Shapes } from './shapes.ts'
import type { Spot } from './spot.ts'
import { candidates, isCount } from './values.ts'

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

/** Makes a value of the right shape a credible one, the same at every asking. `name`: its field. */
export function makeCredible(
  value: unknown,
  given: unknown,
  spot: Spot,
  name: string,
  how: MakeContext,
): unknown {
  const { schema, nullable, open } = how.shapes.settled(given)
  if (open) return value
  if (how.amount === 'partial' && nullable && share(`${spot.record}.${name}?`) < 0.6) return null
  if (schema['x-sample'] === 'none' && nullable) return null
  if (isLocalized(schema)) return localized(schema, spot, how)
  if (Array.isArray(value)) return dressArray(value, schema, spot, name, how)
  if (value !== null && typeof value === 'object')
    return dressObject(value as Schema, schema, spot, name, how)
  if (schema['type'] === 'object' || schema['type'] === 'array') return value
  if (how.amount === 'empty' && isCount(schema) && fits(0, schema, nullable)) return 0
  for (const candidate of candidates(schema, spot, name))
    if (fits(candidate, schema, nullable)) return candidate
  return value
}

const isLocalized = (schema: Schema): boolean =>
  schema['propertyNames'] !== undefined &&
  typeof schema['additionalProperties'] === 'object' &&
  [(schema['additionalProperties'] as Schema)['type']].flat().includes('string')

/** A text in the four languages; what is half known has one of them. */
function localized(schema: Schema, spot: Spot, { amount }: MakeContext): Record<string, string> {
  const all = { ...(TEXTS[String(schema['x-sample'])] ?? TEXTS['home.title'])?.(spot) }
  const limit = Number((schema['additionalProperties'] as Schema)['maxLength'] ?? 4000)
  const kept = Object.entries(all).slice(0, amount === 'partial' ? 1 : 4)
  return Object.fromEntries(kept.map(([lang, text]) => [lang, text.slice(0, limit)]))
}

function dressObject(
  value: Schema,
  schema: Schema,
  spot: Spot,
  name: string,
  how: MakeContext,
): Schema {
  const properties = (schema['properties'] ?? {}) as Record<string, unknown>
  const required = new Set(schema['required'] as string[] | undefined)
  const own = ownId(value, properties['id'], spot, name, how)
  // An object that nobody is, such as a layout, belongs to the record it stands in.
  const inside = own === null ? spot : { ...spot, ...own }
  const keys = new Set([...Object.keys(value), ...Object.keys(properties)])
  const entries = [...keys].flatMap((key): [string, unknown][] => {
    if (key === 'id' && own !== null) return [[key, own.record]]
    const part = value[key]
    const at = properties[key] ?? schema['additionalProperties']
    if (typeof at !== 'object') return part === undefined ? [] : [[key, part]]
    const needed = required.has(key)
    if (!needed && how.amount === 'partial' && share(`${inside.record}.${key}-`) < 0.6) return []
    // What follows from the record is known although it may be left out, and out where it has none.
    const follows = sampleOf(at, inside, key, how)
    if (follows === null ? !needed : part === undefined && follows === undefined) return []
    return [[key, makeCredible(part, at, inside, key, how)]]
  })
  return Object.fromEntries(entries)
}

/** What a field must be to agree with its record; undefined where nothing does. */
function sampleOf(given: unknown, spot: Spot, name: string, { shapes }: MakeContext): unknown {
  const { schema } = shapes.settled(given)
  return SAMPLES[String(schema['x-sample'])]?.(spot, name, schema)
}

/**
 * The id of an object that has one, and its kind: of the address, where it is the object asked for;
 * else the one its place gives it.
 */
function ownId(
  value: Schema,
  property: unknown,
  spot: Spot,
  name: string,
  { shapes, offset }: MakeContext,
): Pick<Spot, 'record' | 'kind'> | null {
  if (property === undefined || typeof value['id'] !== 'string') return null
  const { schema } = shapes.settled(property)
  if (schema['format'] !== 'uuid') return null
  const said = shapes.kindOf(property)
  const as = (record: string) => ({ record, kind: said })
  const [list = '', number] = name.split('.')
  const asked = spot.params['id']
  if (name === '' && typeof asked === 'string' && fits(asked, schema, false))
    return as(asked.toLowerCase())
  if (name === '') return as(refOf(said ?? spot.tag, spot.record))
  if (list === 'items') return as(idAt(said ?? spot.tag, offset + Number(number)))
  if (said === null || number !== undefined)
    return as(refOf(said ?? list, `${spot.record}.${name}`))
  return as(said === spot.kind ? spot.record : refOf(said, spot.record))
}

function lengthOf(length: number, schema: Schema, isPage: boolean, how: MakeContext): number {
  const least = Number(schema['minItems'] ?? 0)
  const most = Number(schema['maxItems'] ?? 1000)
  const usual = schema['x-sample'] === PHOTOS.sample ? PHOTOS.count : length
  const wanted = {
    usual: isPage ? Math.min(8, how.rows) : usual,
    empty: 0,
    one: 1,
    many: isPage ? how.rows : Math.min(12, most),
    partial: length,
  }[how.amount]
  return Math.max(least, Math.min(most, wanted))
}

function dressArray(
  value: unknown[],
  schema: Schema,
  spot: Spot,
  name: string,
  how: MakeContext,
): unknown[] {
  const whole = sampleOf(schema, spot, name, how)
  if (Array.isArray(whole)) return whole
  if (value.length === 0 || Array.isArray(schema['prefixItems']))
    return how.amount === 'empty' && !schema['minItems'] ? [] : value
  const examples = schema['examples'] as unknown[][] | undefined
  if (examples && how.amount !== 'empty') return pick(`${spot.record}.${name}`, examples)
  const item = how.shapes.settled(schema['items']).schema
  if (Array.isArray(item['enum'])) return chosen(value, schema, how.amount)
  const isPage = name === 'items' && item['type'] === 'object'
  const made = Array.from({ length: lengthOf(value.length, schema, isPage, how) }, (_, at) => {
    // The first of a list without ids speaks for the record itself: a home's first offer is its
    // price in every list.
    const its = at === 0 ? spot : { ...spot, record: `${spot.record}.${name}.${at}`, kind: null }
    return makeCredible(value[at % value.length], schema['items'], its, `${name}.${at}`, how)
  })
  return schema['uniqueItems'] === true || 'examples' in item ? [...new Set(made)] : made
}

/** Some of an enumeration. */
function chosen(value: unknown[], schema: Schema, amount: Amount): unknown[] {
  const most = { usual: 4, partial: 2, one: 1, empty: 0, many: Number(schema['maxItems'] ?? 1000) }
  return [...new Set(value)].slice(0, Math.max(Number(schema['minItems'] ?? 0), most[amount]))
}

import type { Contract } from '../contract.ts'
import { asJson, asList, type Json } from '../json.ts'
import { publicName } from '../public-parts.ts'
import type { Shown } from './shown.ts'

/** A field as generated/fields/field.ts has it. */
export interface Field {
  name: string
  path: string
  group: string
  kind: string
  unit?: string
  codes?: string
  many?: boolean
  at?: string
}

/** Parts of a path that have a word: all but the stars. */
const named = (path: readonly string[]): string[] => path.filter((part) => part !== '*')

/** What the pages need of a shown field. */
export function fieldOf(contract: Contract, { path, schema, group, shows }: Shown): Field {
  const many = schema['type'] === 'array'
  const value = many ? asJson(schema['items']) : schema
  const kind = kindOf(value)
  const unit = value['x-unit'] ?? schema['x-unit']
  const at = shows.some((surface) => ['facts', 'compare', 'print', 'draft'].includes(surface))
    ? publicPlace(contract, path)
    : undefined
  return {
    name: named(path.slice(1)).join('.'),
    path: path.join('.'),
    group,
    kind,
    ...(typeof unit === 'string' && { unit }),
    ...(kind === 'code' && { codes: named(path).at(-1) ?? '' }),
    ...(many && { many }),
    ...(at !== undefined && { at }),
  }
}

/** An integer from some old year to 2100 is a year: it has neither unit nor separators. */
const isYear = ({ minimum, maximum }: Json): boolean =>
  typeof minimum === 'number' && minimum >= 1000 && typeof maximum === 'number' && maximum <= 2100

function kindOf(schema: Json): string {
  if (asList(schema['enum']).length > 0) return 'code'
  if (schema['type'] === 'boolean') return 'boolean'
  if (schema['x-widget'] === 'money') return 'money'
  if (schema['type'] === 'integer' && isYear(schema)) return 'year'
  if (schema['type'] === 'integer' || schema['type'] === 'number') return 'number'
  if (schema['type'] === 'object') return 'localized'
  return schema['format'] === 'date' ? 'day' : 'text'
}

const nameOf = (node: unknown): string | null =>
  String(asJson(node)['$ref'] ?? '')
    .split('/')
    .at(-1) || null

/**
 * Where the public record (`Listing`) has a field: inside its step when it has the public part of
 * that, under its own first key, else among the `facts` that have no place of their own, by name.
 */
function publicPlace({ schemas }: Contract, path: readonly string[]): string {
  const [step = '', first = '', ...rest] = path
  const whole = asJson(asJson(schemas['Property'])['properties'])
  const open = asJson(asJson(schemas['Listing'])['properties'])
  const component = nameOf(whole[step])
  if (component !== null && nameOf(open[step]) === publicName(component)) return path.join('.')
  return open[first] === undefined
    ? `facts.${named([first, ...rest]).join('.')}`
    : [first, ...rest].join('.')
}

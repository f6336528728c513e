import type { JsonSchema } from '../../contract/routes.ts'
import type { Validators } from '../../contract/validator.ts'
import { resolve, sample } from '../sample.ts'

type Defs = Record<string, JsonSchema>

/** A value that the contract refuses, and why. */
export interface Wrong {
  what: string
  value: Record<string, unknown>
}

const KINDS: unknown[] = ['no such value', 41.5, -1, true, [[]], {}]
const asRecord = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}

/** Values just past the limits of a schema. */
function beyond(schema: JsonSchema, defs: Defs): unknown[] {
  const limit = (name: string): number | null =>
    typeof schema[name] === 'number' ? Number(schema[name]) : null
  const [min, max, shortest, longest, fewest, most] = [
    'minimum',
    'maximum',
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
  ].map(limit)
  const item = (): unknown => sample(asRecord(schema['items']), defs)
  return [
    ...(min === null || min === undefined ? [] : [min - 1]),
    ...(max === null || max === undefined ? [] : [max + 1]),
    ...(shortest ? [''] : []),
    ...(longest ? ['x'.repeat(longest + 1)] : []),
    ...(fewest ? [[]] : []),
    ...(most ? [Array.from({ length: Math.min(most, 2000) + 1 }, item)] : []),
  ]
}

/** The properties of an object schema, opened. */
function propertiesOf(schema: JsonSchema, defs: Defs): [string, JsonSchema][] {
  return Object.entries(asRecord(resolve(schema, defs)['properties'])).map(([name, property]) => {
    const opened = resolve(property as JsonSchema, defs)
    const branch = (opened['anyOf'] as JsonSchema[] | undefined)?.find(
      (one) => resolve(one, defs)['type'] !== 'null',
    )
    return [name, branch ? resolve(branch, defs) : opened]
  })
}

/**
 * What is wrong with `valid` in one place each: a field missing, of a wrong kind, out of range or
 * unknown; also one step down. Every one is refused by `refuses`, so a guess that happens to be
 * right is left out. `turn`: of one field alone, another for each turn.
 */
export function wrongOf(
  given: JsonSchema,
  valid: Record<string, unknown>,
  defs: Defs,
  validators: Validators,
  { coerced = false, turn = null }: { coerced?: boolean; turn?: number | null } = {},
): Wrong[] {
  const some = <T>(all: T[]): T[] =>
    turn === null || all.length === 0 ? all : all.slice(turn % all.length).slice(0, 1)
  const schema = resolve(given, defs)
  const check = validators.check(given, coerced)
  const required = (schema['required'] ?? []) as string[]
  const cases: Wrong[] = some(required).map((name) => ({
    what: `${name} missing`,
    value: Object.fromEntries(Object.entries(valid).filter(([key]) => key !== name)),
  }))
  cases.push({ what: 'an unknown field', value: { ...valid, noSuchField: 'x' } })
  for (const [name, property] of some(propertiesOf(given, defs))) {
    const kind = KINDS.find(
      (value) =>
        (!coerced || (String(value) !== '' && String(value) !== '[object Object]')) &&
        validators.check(property, coerced)(coerced ? String(value) : value, false) !== null,
    )
    if (kind !== undefined)
      cases.push({ what: `${name} of a wrong kind`, value: { ...valid, [name]: kind } })
    for (const value of beyond(property, defs))
      cases.push({ what: `${name} out of range`, value: { ...valid, [name]: value } })
    if (coerced) continue
    for (const [inner, below] of some(propertiesOf(property, defs))) {
      const base = asRecord(valid[name] ?? sample(property, defs))
      const wrong = KINDS.find((value) => validators.check(below)(value, false) !== null)
      if (wrong !== undefined)
        cases.push({
          what: `${name}.${inner} of a wrong kind`,
          value: { ...valid, [name]: { ...base, [inner]: wrong } },
        })
    }
  }
  // In a query an empty value is no value at all.
  const said = coerced
    ? cases.filter(({ value }) => Object.values(value).every((one) => String(one) !== ''))
    : cases
  return said.filter(({ value }) => check(structuredClone(value), false) !== null)
}

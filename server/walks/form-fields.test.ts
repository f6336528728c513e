import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { refName } from '../contract/refs.ts'
import { readRoutes, type JsonSchema } from '../contract/routes.ts'
import { Fit, NOTHING } from '../contract/stored/fit.ts'
import { keepUnread } from '../contract/stored/keep.ts'
import { full } from './full.ts'
import { narrower, without, type Contract } from './other-contract.ts'

/**
 * Every field of every form: written with the contract of today, read with one that does not have
 * it (or not its value, or a lower limit), saved there, and read again today. Nothing is
 * unreadable, and the field is there again.
 */
const { contract } = readRoutes()
const today = new Fit(contract)
const bundle = (
  JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')) as {
    components: { schemas: Record<string, JsonSchema> }
  }
).components.schemas
const forms = Object.keys(bundle).filter((name) => bundle[name]?.['x-form'] === true)
/** One object for each form: a check is compiled for each that is asked for. */
const refs = new Map(
  forms.map((form): [string, JsonSchema] => [form, { $ref: `${contract.$id}#/$defs/${form}` }]),
)
const ref = (form: string): JsonSchema => refs.get(form) ?? {}

/** Components that a schema holds, itself among them. */
function within(schema: unknown, found = new Set<string>()): Set<string> {
  const name = refName(schema)
  if (name !== null && !found.has(name)) {
    found.add(name)
    within(contract.$defs[name], found)
  }
  if (typeof schema === 'object' && schema !== null)
    for (const part of Object.values(schema)) within(part, found)
  return found
}

function goesThrough(
  form: string,
  written: Record<string, unknown>,
  before: Fit,
  what: string,
): void {
  const read = before.read(ref(form), structuredClone(written)) as Record<string, unknown>
  expect(read, what).not.toBe(NOTHING)
  expect(before.fits(ref(form), structuredClone(read)), what).toBe(true)
  const saved = (next: unknown): unknown =>
    today.read(ref(form), structuredClone(keepUnread(before, ref(form), written, next)))
  expect(saved(read), `${what}, saved as it was read`).toEqual(written)
  // And with one of its parts taken out, as a form does: all others are there again.
  const part = Object.keys(read).find(
    (key) =>
      !((contract.$defs[form]?.['required'] ?? []) as string[]).includes(key) &&
      JSON.stringify(read[key]) === JSON.stringify(written[key]),
  )
  if (part === undefined) return
  const { [part]: _taken, ...rest } = read
  const { [part]: _gone, ...others } = written
  expect(saved(rest), `${what}, saved without ${part}`).toEqual(others)
}

/** Every field is in one of as many groups, so that few contracts have to be compiled. */
const GROUPS = 4
const isOfForms = new Set(forms.flatMap((form) => [...within(ref(form))]))
const some: Contract = {
  ...contract,
  $defs: Object.fromEntries([...isOfForms].map((name) => [name, contract.$defs[name] ?? {}])),
}
const fields = [...isOfForms].flatMap((name) =>
  Object.keys(contract.$defs[name]?.['properties'] ?? {}).map((field) => ({ name, field })),
)
/** For all forms the same contracts: what forms share is compiled once. */
const groups = Array.from({ length: GROUPS }, (_each, group) => {
  const mine = fields.filter((_field, at) => at % GROUPS === group)
  const changed = (change: typeof without): Fit =>
    new Fit(mine.reduce((one, { name, field }) => change(one, name, field), some))
  return { mine, lacking: changed(without), lower: changed(narrower) }
})

it.each(forms)('%s', (form) => {
  const components = within(ref(form))
  const written = full(ref(form), contract.$defs, today) as Record<string, unknown>
  expect(today.fits(ref(form), structuredClone(written)), 'the example').toBe(true)
  for (const { mine, lacking, lower } of groups) {
    const names = mine
      .filter(({ name }) => components.has(name))
      .map(({ name, field }) => `${name}.${field}`)
      .join(' ')
    goesThrough(form, written, lacking, `without ${names}`)
    goesThrough(form, written, lower, `narrower in ${names}`)
  }
})

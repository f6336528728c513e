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
const ref = (name: string): JsonSchema => ({ $ref: `${contract.$id}#/$defs/${name}` })

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

function goesThrough(form: string, before: Fit, what: string): void {
  const written = full(ref(form), contract.$defs, today) as Record<string, unknown>
  expect(today.fits(ref(form), structuredClone(written)), `${what}: the example`).toBe(true)
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

it.each(forms)(
  '%s',
  (form) => {
    // A whole contract takes its time to compile; these are the components that the form is made
    // of.
    const $defs = Object.fromEntries(
      [...within(ref(form))].map((name) => [name, contract.$defs[name] ?? {}]),
    )
    const fields = Object.entries($defs).flatMap(([name, schema]) =>
      Object.keys(schema['properties'] ?? {}).map((field) => ({ name, field })),
    )
    for (let group = 0; group < GROUPS; group += 1) {
      const mine = fields.filter((_field, at) => at % GROUPS === group)
      const names = mine.map(({ name, field }) => `${name}.${field}`).join(' ')
      const some: Contract = { ...contract, $defs }
      goesThrough(
        form,
        new Fit(mine.reduce((one, { name, field }) => without(one, name, field), some)),
        `without ${names}`,
      )
      goesThrough(
        form,
        new Fit(mine.reduce((one, { name, field }) => narrower(one, name, field), some)),
        `narrower in ${names}`,
      )
    }
  },
  30_000,
)

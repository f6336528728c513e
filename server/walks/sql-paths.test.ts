import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { follow, refName } from '../contract/refs.ts'
import { readRoutes, type JsonSchema } from '../contract/routes.ts'
import { shapesOf } from '../contract/stored/columns.ts'
import type { Contract } from './other-contract.ts'

/*
 * Old names (`x-aliases`) are known where a document is read, and not inside SQL: a query that
 * takes a part out by itself would miss what was written under the old one. So no key on the way of
 * such a query may have an old name, and no value at its end. Who renames one writes a migration,
 * or reads the part in TypeScript (`stored().part`). Keys are told by name alone: rather one time
 * too often.
 */
const { contract } = readRoutes()
const SERVER = path.join(import.meta.dirname, '..')

/**
 * `doc -> 'mandate' ->> 'endsOn'`, `doc #>> '{legal,energy}'`, `jsonb_set(doc, '{a,b}'`, `at: ['a',
 * 'b']`.
 */
const WAYS = [
  /->>?\s*'(\w+)'/g,
  /#>>?\s*'\{([\w,]+)\}'/g,
  /jsonb_set\([^,]+,\s*'\{([\w,]+)\}'/g,
  /\bat: \[('[^\]]+')\]/g,
]

/** Every key that SQL of the server names in a document. */
function keysInSql(): Set<string> {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
    // Migrations, too: the database draws generated columns and indices by them.
    (name) => /\.(?:ts|sql)$/.test(name) && !/\.(test|fixture)\.ts$/.test(name),
  )
  const texts = files.map((name) => readFileSync(path.join(SERVER, name), 'utf8'))
  return new Set(
    texts.flatMap((text) =>
      WAYS.flatMap((way) =>
        [...text.matchAll(way)].flatMap(([, keys = '']) => keys.match(/[a-z]\w*/gi) ?? []),
      ),
    ),
  )
}

const aliasesOf = (schema: JsonSchema): [string, string][] =>
  Object.entries((schema['x-aliases'] ?? {}) as Record<string, string>)

/** What a schema and its items, alternatives and the like are made of, without its own fields. */
function alternatives(schema: JsonSchema, of: Contract): JsonSchema[] {
  const node = follow(schema, (name) => of.$defs[name])
  const within = [node['items'], ...((node['anyOf'] ?? node['oneOf'] ?? []) as unknown[])]
  return [node, ...within.flatMap((part) => (part ? alternatives(part as JsonSchema, of) : []))]
}

/** Keys with an old name, and fields whose values have one, of all that is stored. */
function renamedIn(of: Contract): Set<string> {
  const seen = new Set<string>()
  const found = new Set<string>()
  const walk = (value: unknown): void => {
    const name = refName(value)
    if (name !== null && !seen.has(name)) {
      seen.add(name)
      walk(of.$defs[name])
    }
    if (typeof value !== 'object' || value === null) return
    const { properties, ...node } = value as JsonSchema
    for (const [key, part] of Object.entries((properties ?? {}) as Record<string, JsonSchema>)) {
      const isRenamed = alternatives(part, of).some(
        (one) => one['type'] === 'string' && aliasesOf(one).length > 0,
      )
      if (isRenamed) found.add(key)
      walk(part)
    }
    if (node['type'] === 'object')
      for (const [old, now] of aliasesOf(node)) for (const key of [old, now]) found.add(key)
    for (const part of Object.values(node)) walk(part)
  }
  for (const shape of shapesOf(of).values()) walk(shape)
  return found
}

const refused = (of: Contract): string[] =>
  [...keysInSql()].filter((key) => renamedIn(of).has(key)).toSorted()

it('SQL reads no key or value of a stored document that has an old name', () => {
  expect(keysInSql()).toContain('tacitExtension')
  expect(keysInSql()).toContain('rentPeriod')
  expect(refused(contract)).toEqual([])
})

it('a renamed key or value on the way of a query is refused', () => {
  const other = (name: string, aliases: Record<string, string>): Contract => ({
    ...contract,
    $defs: { ...contract.$defs, [name]: { ...contract.$defs[name], 'x-aliases': aliases } },
  })
  expect(refused(other('PropertyMandate', { tacit: 'tacitExtension' }))).toEqual(['tacitExtension'])
  expect(refused(other('Operation', { sale: 'V' }))).toContain('operation')
  expect(refused(other('PropertyLocation', { geo: 'point' }))).toContain('geo')
  expect(refused(other('PropertyLayout', { rooms: 'bedrooms' }))).toEqual([])
})

import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { blockContract } from '../format/block-style.ts'
import { ROOT } from '../part.ts'
import { newResource } from './resource.ts'

/** What a room is written into. */
const TOUCHED = [
  'openapi',
  'server/app.ts',
  'server/db',
  'server/contract',
  'server/walks',
  'server/modules/takeout',
]
let tree: string
const words = { es: 'Amarres y «boyas»', en: 'Berths', ca: 'Amarradors', de: 'Liegeplätze' }
const BERTH = { name: 'berth', words }

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'llar-new-'))
  for (const part of [...TOUCHED, 'src/lib/paths.ts'])
    cpSync(join(ROOT, part), join(tree, part), { recursive: true })
})
afterEach(() => rmSync(tree, { recursive: true, force: true }))

test('a new room leaves the contract in its one style, every comment with what it is about', () => {
  newResource(tree, BERTH)
  expect(blockContract(tree, { write: false })).toEqual([])
  const contract = readFileSync(join(tree, 'openapi/openapi.yaml'), 'utf8')
  expect(contract).toMatch(/in a minute 429\.\nx-answers:/)
})

test('a new room stands before the takeout, which takes its records along and brings them back', () => {
  newResource(tree, BERTH)
  const file = (path: string) => readFileSync(join(tree, path), 'utf8')
  expect(file('openapi/openapi.yaml')).toContain('      - berth\n      - takeout\n')
  for (const [path, line] of [
    ['records/ask.ts', '  ...berth,'],
    ['records/rooms.ts', "operation: 'getBerth'"],
    ['incoming/passes.ts', 'Berth: { bring: bringBerth }'],
    ['incoming/take-away.ts', "  Berth: 'berth',"],
    ['incoming/bring/berth.ts', 'restoreBerth('],
  ] as const)
    expect(file(`server/modules/takeout/${path}`), path).toContain(line)
})

test('a change asks again who its person is, and a record knows who entered it for good', () => {
  newResource(tree, BERTH)
  const file = (path: string) => readFileSync(join(tree, path), 'utf8')
  const handlers = file('server/modules/berth/berth.handlers.ts')
  // What begins its own transaction is held to the session it came with (decision 69).
  expect(handlers).not.toContain('requireAgency')
  for (const act of ['addBerth', 'saveBerth', 'dropBerth'])
    expect(handlers).toContain(`act(ctx, (work) => ${act}(work,`)
  expect(file('openapi/schemas/berth/Berth.yaml')).toContain('createdBy')
  const brought = file('server/modules/takeout/incoming/bring/berth.ts')
  expect(brought).toContain('b.person(one.createdBy)')
})

test('its page has its name in four languages, and an address that people read', () => {
  newResource(tree, BERTH)
  const file = (path: string) => readFileSync(join(tree, path), 'utf8')
  expect(file('src/features/berth/i18n/es.json')).toContain('"title": "Amarres y «boyas»"')
  expect(file('src/features/berth/i18n/de.json')).toContain('"title": "Liegeplätze"')
  expect(file('src/lib/paths.ts')).toContain("'/auth/amarres-y-boyas'")
  expect(file('src/app/routes/berth/berths.route.tsx')).toContain("'auth-amarres-y-boyas'")
  expect(() => newResource(tree, { name: 'quay', words })).toThrow('/auth/amarres-y-boyas already')
})

test('a name that is no room is told why, and nothing is written', () => {
  for (const [name, plural, sentence] of [
    ['key_set', undefined, 'such as keyset'],
    ['Boat', undefined, 'such as boat'],
    ['boat', 'boat', 'a plural of its own'],
    ['', undefined, 'one small word'],
  ] as const)
    expect(() => newResource(tree, { name, plural, words }), name).toThrow(sentence)
})

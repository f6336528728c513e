import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { lintContract } from './contract.ts'
import { readContract } from './read-contract.ts'
import { small, writeSmall } from './small-contract.fixture.ts'

const LAYOUT = 'schemas/property/PropertyLayout.yaml'
const tree = mkdtempSync(join(tmpdir(), 'llar-refused-'))
const openapi = join(tree, 'openapi')

beforeEach(() => writeSmall(openapi))

test('the contract of a few rooms is right as it is', async () => {
  expect(small.size).toBeGreaterThan(100)
  expect(await read()).toBe('')
  expect(await said(lintContract(openapi))).toBe('')
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(openapi, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  writeFileSync(join(openapi, file), text.replace(from, to))
}

const said = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => '',
    (error: Error) => error.message,
  )
const read = (): Promise<string> => said(readContract(join(tree, 'read.json'), openapi))

test.each([
  ['a reference to nothing', 'cellar: {$ref: Cellar.yaml}', /PropertyLayout\.yaml:\d+/],
  [
    'a pattern that is none',
    'cellar: {type: string, pattern: "(["}',
    /PropertyLayout\.yaml:\d+ cellar pattern: Invalid regular expression/,
  ],
])('%s: says file and line', async (_name, field, message) => {
  edit(LAYOUT, 'properties:\n', `properties:\n  ${field}\n`)
  expect(await read()).toMatch(message)
})

test('a field required that there is not: says file and line', async () => {
  edit(LAYOUT, 'properties:\n', 'required: [cellar]\nproperties:\n')
  expect(await read()).toMatch(/PropertyLayout\.yaml:\d+ required: there is no field cellar/)
})

test('text that is not YAML: says file and line', async () => {
  writeFileSync(join(openapi, LAYOUT), `${readFileSync(join(openapi, LAYOUT), 'utf8')}  : : [`)
  expect(await read()).toMatch(/PropertyLayout\.yaml:\d+/)
})

test('two components of one name are a fault, not Name-2', async () => {
  cpSync(join(openapi, LAYOUT), join(openapi, 'schemas/lead/PropertyLayout.yaml'))
  edit(
    'schemas/lead/LeadInput.yaml',
    'properties:\n',
    'properties:\n  layout: {$ref: PropertyLayout.yaml}\n',
  )
  expect(await read()).toContain('PropertyLayout')
})

test('what only the lint knows, each with its file and line', async () => {
  edit(LAYOUT, 'properties:\n', 'properties:\n  cellar: {type: integer, minimum: one}\n')
  edit('paths/saved/shares.yaml', '  operationId: createSavedShare\n', '')
  edit(
    'schemas/price/PriceWhy.yaml',
    'reason: market\n    text: Dos visitas en un mes',
    'reason: whim\n    text: 5\n    colour: red',
  )
  const faults = await said(lintContract(openapi))
  expect(faults).toMatch(/PropertyLayout\.yaml:\d+/)
  expect(faults).toMatch(/paths\/saved\/shares\.yaml:\d+/)
  expect(faults).toMatch(/schemas\/price\/PriceWhy\.yaml:\d+/)
  for (const what of ['reason', 'text', 'colour'])
    expect(faults).toMatch(new RegExp(`conform to the schema: .*${what}`))
})

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeSmall } from './small-contract.fixture.ts'
import { differenceOf, filesUnder } from './swap.ts'

const root = join(import.meta.dirname, '..', '..')
const layout = 'openapi/schemas/property/PropertyLayout.yaml'
let tree = ''

/** The scripts are copied, so that the tree is generated from its own contract. */
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'llar-generate-'))
  for (const part of [
    'scripts',
    'generated',
    // All of it: which hooks are made depends on what the screens use.
    'src',
    'client',
    'server/contract',
    'server/redraw/hash.ts',
    'server/modules/property/lifecycle/gate-fields.ts',
    'orval.config.ts',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(join(root, part), join(tree, part), { recursive: true })
  cpSync(join(root, 'openapi'), join(tree, 'openapi'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

function generate(...args: string[]): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/generate.ts', ...args], {
    cwd: tree,
    encoding: 'utf8',
  })
  return { code: status, said: stdout + stderr }
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(join(tree, file), change(readFileSync(join(tree, file), 'utf8')))
}

test('from nothing, the same in another folder, time zone, language and order of files, in a few seconds of processor time', () => {
  const env = {
    ...process.env,
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    NODE_OPTIONS: '',
  }
  rmSync(join(tree, 'generated'), { recursive: true, force: true })
  const { stdout, status } = spawnSync(
    'sh',
    ['-c', `"${process.execPath}" scripts/generate.ts; code=$?; times; exit $code`],
    { cwd: tree, encoding: 'utf8', env },
  )
  expect(status).toBe(0)
  for (const file of filesUnder(join(root, 'generated')).filter((one) => one !== 'README.md'))
    expect(readFileSync(join(tree, 'generated', file), 'utf8'), file).toBe(
      readFileSync(join(root, 'generated', file), 'utf8'),
    )
  expect(filesUnder(join(tree, 'generated'))).toEqual(
    filesUnder(join(root, 'generated')).filter((one) => one !== 'README.md'),
  )
  // What is made again is the same, so the next run has nothing to write.
  expect(differenceOf(join(tree, 'generated'), join(root, 'generated'))).toEqual({
    changed: [],
    gone: [],
  })
  // `times` says the children's user and system seconds in its second line, some shells with this
  // language's comma. Ten were promised on a quiet machine; a slow or busy one counts several
  // times as many, and one that hangs far more.
  const seconds = [
    ...(stdout.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.,]+)s/g),
  ].reduce(
    (sum, [, minutes, rest = '']) => sum + Number(minutes) * 60 + Number(rest.replace(',', '.')),
    0,
  )
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThan(600)
})

// Of the contract of a few rooms: the whole one takes three times as long and says no more. Written,
// compiled and entered in a browser the line is in the part "proof of the loop".
test('one line of YAML reaches form, types and server', () => {
  writeSmall(join(tree, 'openapi'))
  expect(generate().code).toBe(0)
  edit(layout, (text) =>
    text.replace(
      'properties:\n',
      'properties:\n  wineCellarBottles: {type: integer, minimum: 0, x-group: rooms}\n',
    ),
  )
  const { code, said } = generate('--check')
  expect(code).toBe(1)
  for (const file of [
    'forms/property/PropertyLayout.ts',
    'forms/property/PropertyLayout.validator.js',
    'model/propertyLayout.ts',
    'server/routes.json',
    'mocks/property/property.msw.ts',
    'offline/table.ts',
  ])
    expect(said).toContain(`generated/${file} is not what openapi/ makes`)
})

test('a contract with a fault: says file and line, changes nothing', () => {
  writeSmall(join(tree, 'openapi'))
  const before = filesUnder(join(tree, 'generated'))
  edit(layout, (text) =>
    text.replace('properties:\n', 'properties:\n  cellar: {type: integer, minimum: one}\n'),
  )
  const { code, said } = generate()
  expect(code).toBe(1)
  expect(said).toMatch(/PropertyLayout\.yaml:\d+/)
  expect(filesUnder(join(tree, 'generated'))).toEqual(before)
  expect(filesUnder(tree).some((file) => file.startsWith('generated.new'))).toBe(false)
})

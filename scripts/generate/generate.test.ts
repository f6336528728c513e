import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { filesUnder } from './swap.ts'

const root = join(import.meta.dirname, '..', '..')
const layout = 'openapi/schemas/property/PropertyLayout.yaml'
let tree = ''

/** The scripts are copied, so that the tree is generated from its own contract. */
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'llar-generate-'))
  for (const part of [
    'scripts',
    'generated',
    'src/lib',
    'src/forms/i18n',
    'src/features/property/i18n',
    'client',
    'server/contract',
    'server/modules/property/gate-fields.ts',
    'orval.config.ts',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(join(root, part), join(tree, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
})
beforeEach(() => {
  rmSync(join(tree, 'openapi'), { recursive: true, force: true })
  cpSync(join(root, 'openapi'), join(tree, 'openapi'), { recursive: true })
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

test('a second run changes nothing, and --check agrees', { timeout: 180_000 }, () => {
  expect(generate()).toMatchObject({ code: 0 })
  const before = new Map(
    filesUnder(join(tree, 'generated')).map((file) => [
      file,
      readFileSync(join(tree, 'generated', file), 'utf8'),
    ]),
  )
  expect(generate().said).toContain(': 0 written, 0 removed')
  for (const [file, text] of before)
    expect(readFileSync(join(tree, 'generated', file), 'utf8')).toBe(text)
  expect(generate('--check')).toMatchObject({ code: 0 })
})

test(
  'the same in another folder, time zone, language and order of files, in a few seconds of processor time',
  { timeout: 120_000 },
  () => {
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
    expect(seconds).toBeLessThan(60)
  },
)

test('one line of YAML reaches form, types and server', { timeout: 120_000 }, () => {
  edit(layout, (text) =>
    text.replace(
      'properties:\n',
      'properties:\n  wineCellarBottles: {type: integer, minimum: 0, x-group: rooms}\n',
    ),
  )
  expect(generate('--check').said).toContain(
    'generated/forms/property/PropertyLayout.ts is not what openapi/ makes',
  )
  expect(generate()).toMatchObject({ code: 0 })
  for (const file of [
    'forms/property/PropertyLayout.ts',
    'forms/property/PropertyLayout.validator.js',
    'model/propertyLayout.ts',
    'server/routes.json',
    'mocks/property/property.msw.ts',
  ]) {
    expect(readFileSync(join(tree, 'generated', file), 'utf8')).toContain('wineCellarBottles')
  }
})

test.each([
  [
    'a reference to nothing',
    (text: string) => text.replace('properties:\n', 'properties:\n  cellar: {$ref: Cellar.yaml}\n'),
    /PropertyLayout\.yaml:\d+/,
  ],
  [
    'a condition on a field that is not there',
    (text: string) =>
      text.replace(
        'properties:\n',
        'properties:\n  cellar: {type: integer, x-when: {dungeon: [true]}}\n',
      ),
    /PropertyLayout\.yaml:\d+ x-when of cellar: there is no field dungeon/,
  ],
  [
    'a pattern that is none',
    (text: string) =>
      text.replace('properties:\n', 'properties:\n  cellar: {type: string, pattern: "(["}\n'),
    /PropertyLayout\.yaml:\d+ cellar pattern: Invalid regular expression/,
  ],
  [
    'a field required that there is not',
    (text: string) => text.replace('properties:\n', 'required: [cellar]\nproperties:\n'),
    /PropertyLayout\.yaml:\d+ required: there is no field cellar/,
  ],
  [
    'a limit that is no number',
    (text: string) =>
      text.replace('properties:\n', 'properties:\n  cellar: {type: integer, minimum: one}\n'),
    /PropertyLayout\.yaml:\d+/,
  ],
  ['text that is not YAML', (text: string) => `${text}  : : [`, /PropertyLayout\.yaml:\d+/],
])('%s: says file and line, changes nothing', { timeout: 60_000 }, (_name, change, message) => {
  edit(layout, change)
  const { code, said } = generate()
  expect(code).toBe(1)
  expect(said).toMatch(message)
  expect(filesUnder(join(tree, 'generated')).length).toBeGreaterThan(100)
  expect(filesUnder(tree).some((file) => file.startsWith('generated.new'))).toBe(false)
})

/** A first field of the layout step, as a line of YAML writes it. */
const withField =
  (field: string) =>
  (text: string): string =>
    text.replace('properties:\n', `properties:\n  cellar: ${field}\n`)

test.each([
  [
    'a value that the field of a condition never has',
    '{type: integer, x-when: {type: [ofcina]}}',
    'x-when of cellar: type is never ofcina',
  ],
  [
    'a widget that nobody registers',
    '{type: integer, x-widget: chipz}',
    'x-widget: "chipz" is none of text,',
  ],
  [
    'a keyword that there is not',
    '{type: integer, x-gruop: rooms}',
    'x-gruop: no such keyword (here: x-form,',
  ],
  ['a unit without words', '{type: integer, x-unit: kilowat}', 'x-unit: "kilowat" is none of m2,'],
  ['more columns than there are', '{type: integer, x-span: 7}', 'x-span: 7 is none of 1, 2, 3'],
  [
    'a text where yes or no is asked',
    "{type: integer, x-public: 'no'}",
    'x-public: "no" must be boolean',
  ],
  [
    'needed to publish, and no line of the gate asks',
    '{type: integer, x-publish: true}',
    'x-publish of cellar: no line of the gate asks for layout.cellar',
  ],
])('%s: --check says file and line', { timeout: 60_000 }, (_name, field, message) => {
  edit(layout, withField(field))
  const line =
    readFileSync(join(tree, layout), 'utf8')
      .split('\n')
      .findIndex((row) => row.startsWith('  cellar:')) + 1
  const { code, said } = generate('--check')
  expect(code).toBe(1)
  expect(said).toContain(`${layout}:${line} ${message}`)
})

test('two operations of one name: --check names both files and lines', { timeout: 60_000 }, () => {
  edit('openapi/paths/saved/shares.yaml', (text) =>
    text.replace('operationId: createSavedShare', 'operationId: listViews'),
  )
  const { code, said } = generate('--check')
  expect(code).toBe(1)
  expect(said).toMatch(
    /paths\/view\/views\.yaml:\d+ operationId: listViews is the name of openapi\/paths\/saved\/shares\.yaml:\d+, too/,
  )
})

test('two components of one name are a fault, not Name-2', { timeout: 60_000 }, () => {
  cpSync(join(tree, layout), join(tree, 'openapi/schemas/lead/PropertyLayout.yaml'))
  edit('openapi/schemas/lead/LeadInput.yaml', (text) =>
    text.replace('properties:\n', 'properties:\n  layout: {$ref: PropertyLayout.yaml}\n'),
  )
  expect(generate()).toMatchObject({ code: 1, said: expect.stringContaining('PropertyLayout') })
})

test('an operation without a name is found where it is written', { timeout: 60_000 }, () => {
  edit('openapi/paths/saved/shares.yaml', (text) =>
    text.replace('  operationId: createSavedShare\n', ''),
  )
  expect(generate()).toMatchObject({
    code: 1,
    said: expect.stringMatching(/paths\/saved\/shares\.yaml:\d+/),
  })
})

test('an example that does not fit its schema is named with its line', { timeout: 60_000 }, () => {
  edit('openapi/schemas/price/PriceWhy.yaml', (text) =>
    text.replace(
      'reason: market\n    text: Dos visitas en un mes',
      'reason: whim\n    text: 5\n    colour: red',
    ),
  )
  const { code, said } = generate()
  expect(code).toBe(1)
  expect(said).toMatch(/schemas\/price\/PriceWhy\.yaml:\d+/)
  for (const what of ['reason', 'text', 'colour'])
    expect(said).toMatch(new RegExp(`conform to the schema: .*${what}`))
})

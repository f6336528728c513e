import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/**
 * A file, what it imports (`./type …`: its types alone), and the rule that must catch it; null:
 * allowed.
 */
const planted: [file: string, imports: string, rule: string | null][] = [
  ['src/features/lead/list.ts', '../property/card', 'feature-feature'],
  ['src/features/lead/detail.ts', '../../app/shell', 'feature-imports'],
  ['src/features/lead/call.ts', 'axios', 'feature-imports'],
  ['src/features/lead/form.ts', '@rjsf/core', 'forms-rjsf'],
  ['src/features/lead/title.ts', '../../ui/head', null],
  ['src/ui/table.ts', '../features/property/card', 'ui-imports'],
  ['src/ui/link.ts', 'react-router-dom', 'ui-imports'],
  ['src/lib/late.ts', '../app/shell', 'lib-imports'],
  ['src/slots/late.ts', '../ui/head', 'slots-imports'],
  ['src/lib/slot.ts', '../slots/late', 'lib-imports'],
  ['src/forms/late.ts', '../features/property/card', 'forms-imports'],
  ['src/public/bar.ts', '@mui/material', 'public-mui'],
  ['src/site/view.tsx', '../features/property/card', 'site-imports'],
  ['src/app/late.ts', '../../server/modules/lead/index', 'src-server'],
  ['src/app/mocked.ts', '../../mocks/handlers', 'src-mocks'],
  ['server/modules/lead/lead.service.ts', '../property/property.service', 'module-inside'],
  ['server/modules/lead/lead.jobs.ts', '../property/index', null],
  ['server/modules/agency/late.ts', '../property/index', 'module-order'],
  ['server/modules/property/early.ts', '../agency/index', null],
  ['server/modules/lead/web.ts', 'fastify', 'module-fastify'],
  ['server/contract/late.ts', '../modules/property/index', 'contract-modules'],
  ['server/modules/lead/raw.ts', 'pg', 'db-drivers'],
  ['server/modules/lead/query.ts', 'kysely', 'db-kysely'],
  ['server/db/late.ts', '../modules/property/index', 'db-modules'],
  ['server/late.ts', '../src/ui/head', 'server-src'],
  ['generated/api/lead/bad.ts', '../../../src/ui/head', 'generated-imports'],
  ['mocks/late.ts', '../server/modules/property/index', 'mocks-imports'],
  ['e2e/late.ts', '../src/ui/head', 'e2e-imports'],
  ['client/late.ts', '../src/ui/head', 'client-imports'],
  ['client/cli/late.ts', '../../src/ui/head', 'command-line-imports'],
  ['src/lib/helpers.ts', './nothing-there', 'unresolvable'],
  ['src/ui/helpers/late.ts', '../head', null],
  ['src/ui/drawer.ts', './helpers/late', 'drawer'],
  ['src/app/one.ts', './two', 'circle'],
  ['src/app/two.ts', './one', null],
  ['src/app/kind.ts', './type shape', 'circle'],
  ['src/app/shape.ts', './type kind', null],
]
const targets = [
  'src/features/property/card',
  'src/app/shell',
  'src/ui/head',
  'server/modules/agency/index',
  'server/modules/lead/index',
  'server/modules/property/index',
  'server/modules/property/property.service',
  'mocks/handlers',
]

let tree = ''
let violations: { from: string; rule: { name: string } }[] = []

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'llar-doors-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), text)
  }
  for (const target of targets) write(`${target}.ts`, 'export const value = 1\n')
  for (const [file, imports] of planted)
    write(
      file,
      imports.startsWith('./type ')
        ? `import type { Used } from '${imports.replace('type ', '')}'\nexport type { Used }\n`
        : `import * as found from '${imports}'\nexport const used = found\n`,
    )
  for (const file of [
    '.dependency-cruiser.cjs',
    'tsconfig.json',
    'package.json',
    'openapi/openapi.yaml',
  ])
    cpSync(join(root, file), join(tree, file))
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  const args = [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    'src',
    'client',
    'server',
    'mocks',
    'generated',
    'e2e',
  ]
  let json: string
  try {
    json = execFileSync(join(root, 'node_modules', '.bin', 'depcruise'), args, {
      cwd: tree,
      encoding: 'utf8',
      maxBuffer: 64e6,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch (error) {
    json = (error as { stdout: string }).stdout
  }
  violations = JSON.parse(json).summary.violations
}, 300_000)

afterAll(() => rmSync(tree, { recursive: true, force: true }))

test.each(planted)('%s importing %s: %s', (file, _imports, rule) => {
  const caught = violations
    .filter((violation) => violation.from === file)
    .map((violation) => violation.rule.name)
  if (rule === null) expect(caught).toEqual([])
  else expect(caught).toContain(rule)
})

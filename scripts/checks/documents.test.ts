import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { citationFaults, faultsOf } from './documents.ts'

let tree = ''
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'llar-documents-'))
  write('package.json', '{"scripts":{"check":"x","contract:diff":"x"}}')
  write('src/lib/paths.ts', "const LIST = [\n  '/auth/contactos/:id',\n]\n")
  write('generated/server/routes.json', '{"routes":[{"url":"/api/v1/lead/:id/"}]}')
  write('server/pages/reference.ts', "app.get('/api/docs')")
  write('server/modules/lead/lead.service.ts', '')
  write('docs/other.md', '# A heading, with words\n')
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

test.each<[string, string[]]>([
  ['npm run check, `npm run contract:diff main~20`', []],
  ['`npm run chekc`', ['npm run chekc: package.json has no such script']],
  ['[one](other.md), [two](other.md#a-heading-with-words), [three](https://llar.example/)', []],
  ['[one](gone.md)', ['links to gone.md, which is not there']],
  ['[two](other.md#a-heading)', ['links to other.md#a-heading: docs/other.md has no such heading']],
  [
    '`server/modules/lead`, `lead/lead.service.ts`, `lead.service.ts`, ' +
      '`../package.json`, `modules/lead/{lead.service}.ts`',
    [],
  ],
  [
    '`server/modules/lead/lead.{service,handlers}.ts`',
    ['server/modules/lead/lead.handlers.ts is not there'],
  ],
  [
    '`server/modules/leads`, `leads.ts`, `../gone`',
    ['server/modules/leads is not there', 'leads.ts is not there', '../gone is not there'],
  ],
  ['`openapi/paths/<tag>`, `server/modules/boat/`, `*.plugin.ts`', []],
  [
    '`/auth/contactos/{id}`, `/auth`, `/api/v1/lead/`, `/lead/{id}/`, `/es/auth/contactos?tag=…`, `/api/docs/`',
    [],
  ],
  [
    '`/auth/kontakte`, `/api/v1/leads/`',
    [
      '/auth/kontakte: no screen, operation or file of the server has this address',
      '/api/v1/leads/: no screen, operation or file of the server has this address',
    ],
  ],
])('%s', (text, expected) => {
  write('docs/page.md', `first line\n${text}\n`)
  expect(faultsOf(tree, 'docs/page.md')).toEqual(expected.map((fault) => `docs/page.md:2 ${fault}`))
})

test('code and contract cite no page that nobody can read', () => {
  const pages = ['ARCHITECTURE.md', 'docs/other.md', 'server/jobs/README.md']
  const text = '/** As other.md says (gone.md 3.1). */\n// docs/other.md, jobs/README.md, README.md'
  expect(citationFaults('server/a.ts', text, pages)).toEqual([
    'server/a.ts:1 cites gone.md, which is not in the tree',
  ])
})

import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readEnv } from '../config/env.ts'
import { readRedirects, redirects } from './redirects.ts'

const RULES = [
  { from: '/blog', to: 'https://blog.example.org/llar' },
  { from: '/blog/*', to: 'https://blog.example.org/llar/*', status: 302 },
  { from: '/old/*', to: '/*', status: 308 },
  { from: '/old/sale', to: '/busqueda/venta/baleares?sort=price' },
  { from: '/all/*', to: '/maps' },
]

test.each([
  ['/blog', 301, 'https://blog.example.org/llar'],
  ['/blog/', 301, 'https://blog.example.org/llar'],
  ['/blog/2026/a?b=1', 302, 'https://blog.example.org/llar/2026/a?b=1'],
  ['/old/sale?page=2', 301, '/busqueda/venta/baleares?sort=price'],
  ['/old/faq?a=1', 308, '/faq?a=1'],
  ['/old//evil.example', 308, '/evil.example'],
  ['/old/\\evil.example', 308, '/evil.example'],
  ['/all/x/y', 301, '/maps'],
  ['/blogger', 404, undefined],
])('%s', async (url, status, location) => {
  const app = Fastify()
  redirects(app, readRedirects(JSON.stringify(RULES)))
  const reply = await app.inject({ url })
  expect([reply.statusCode, reply.headers.location]).toEqual([status, location])
})

test('a file of rules, and none', () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'llar-redirects-')), 'rules.json')
  writeFileSync(file, JSON.stringify(RULES))
  expect(readEnv({ REDIRECTS: file }).redirects).toHaveLength(RULES.length)
  expect(readEnv({}).redirects).toEqual([])
})

test.each([
  ['nowhere.json', /no file nowhere\.json/],
  ['[{]', /JSON list/],
  ['[{"from":"old","to":"/a"}]', /rule 1: "from" must be a path/],
  ['[{"from":"/a","to":"/b"},{"from":"//x","to":"/a"}]', /rule 2/],
  ['[{"from":"/a","to":"//evil.example"}]', /"to" of \/a/],
  ['[{"from":"/a","to":"javascript:alert(1)"}]', /"to" of \/a/],
  ['[{"from":"/a","to":"/b","status":200}]', /301, 302, 303, 307 or 308/],
  ['[{"from":"/api/v1/*","to":"/b"}]', /belongs to the portal/],
  ['[{"from":"/a","to":"/b/*"}]', /only if "from" has one/],
  ['[{"from":"/a*","to":"/b"}]', /last part/],
  ['[{"from":"/a","to":"/b","code":301}]', /"code" is not known/],
  ['[{"from":"/a","to":"/b"},{"from":"/a","to":"/c"}]', /two rules for \/a/],
  ['[{"from":"/a","to":"/b"},{"from":"/b","to":"/a"}]', /circle/],
  ['[{"from":"/a/*","to":"/a/b"}]', /circle/],
])('the start is refused: %s', (REDIRECTS, words) => {
  expect(() => readEnv({ REDIRECTS })).toThrow(words)
  expect(() => readEnv({ REDIRECTS })).toThrow('REDIRECTS')
})

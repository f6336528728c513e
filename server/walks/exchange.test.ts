import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const page = readFileSync(join(ROOT, 'docs/domain/exchange.md'), 'utf8')

/** Lines of the page that name a test: its file and its words. */
const named = [...page.matchAll(/\| `([\w/.-]+\.(?:test|e2e)\.ts)`: (.+?) \|$/gm)].map(
  ([, file = '', words = '']) => ({ file, words }),
)

it('every line of the exchange names a test that exists', () => {
  expect(named.length).toBeGreaterThan(40)
  const missing = named.filter(({ file, words }) => {
    const path = join(ROOT, file)
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(words)
  })
  expect(missing).toEqual([])
})

it('every row of its tables names a test or a page of figures', () => {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Line|---)/.test(line))
  expect(rows.filter((row) => !/`[\w/.-]+\.(?:test\.ts|e2e\.ts|md)`/.test(row))).toEqual([])
  expect(rows.length).toBeGreaterThanOrEqual(named.length)
})

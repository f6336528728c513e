import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const page = read('docs/domain/commerce.md')
const LINES = 20
const TEST = /`([\w/.-]+\.(?:test|e2e)\.tsx?)`: ([^|`]+?)(?=<br>| \(| \|)/g

/** The lines of the page by number: the whole row of each. */
const rows = new Map(
  [...page.matchAll(/^\| (\d+) \|.*$/gm)].map(([row, number]) => [Number(number), row]),
)

it('commerce has all 20 lines, each with a test or figures', () => {
  expect([...rows.keys()]).toEqual(Array.from({ length: LINES }, (_, at) => at + 1))
  const bare = [...rows.values()].filter(
    (row) => [...row.matchAll(TEST)].length === 0 && !row.includes('`docs/bench.md`'),
  )
  expect(bare).toEqual([])
})

it('every line of commerce names tests that exist', () => {
  const named = [...page.matchAll(TEST)].map(([, file = '', words = '']) => ({ file, words }))
  expect(named.length).toBeGreaterThan(LINES)
  const missing = named.filter(
    ({ file, words }) => !existsSync(join(ROOT, file)) || !read(file).includes(words),
  )
  expect(missing).toEqual([])
})
